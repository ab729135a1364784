"""New boards for one game: made from a number that is shown, can be changed, and gives the same boards again."""

import re

from playwright.sync_api import expect

from rollwright.games import GAMES
from rollwright.games.border.board import Board
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from tests.e2e.player import Player, may_mark, play_until, say
from tests.e2e.tables import at_once, join, wish


def test_a_table_is_played_on_boards_made_from_a_number(windows: Windows, server: Running) -> None:
    ana = Player(windows.open(server.url, **at_once(server.url)), "Ana")
    wish(ana, server.url, "border", "page-with-friends", [say("page-sitter-here"), say("page-sitter-link")])
    ana.touch(ana.page.get_by_text(say("page-game-options")))
    ana.touch(ana.page.get_by_text(say("page-new-boards"), exact=True))
    number = ana.page.get_by_label(say("page-set-number"))
    expect(number).to_have_value(re.compile(r"^\d{1,6}$"))
    drawn = number.input_value()
    ana.press(say("page-other-number"))
    expect(number).not_to_have_value(drawn)
    number.fill("4711")
    ana.press(say("page-open"))
    expect(ana.text("page-made-from", number="4711")).to_be_visible()

    invitation = ana.page.get_by_label(say("page-invitation"), exact=True).input_value()
    ben = Player(windows.open(invitation, **at_once(invitation)), "Ben")
    join(ben)
    player = play_until(may_mark, ana, ben)
    made = [board for board in GAMES["border"].sheet_set(4711) if isinstance(board, Board)]
    spaces = player.page.get_by_role("group", name=say("page-board-of", name=player.name)).get_by_role("button")
    names = [str(name) for name in spaces.evaluate_all("all => all.map((one) => one.ariaLabel)")]
    assert any(
        all(re.search(rf"\b{board.colour_at[place].id}\b", names[place], re.IGNORECASE) for place in board.coloured)
        for board in made
    )
