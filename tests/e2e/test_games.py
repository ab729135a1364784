"""Two browsers play a whole game of each game against each other and a bot, at every size; one of the sizes over a
plain http address in the network."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.player import Player, play_to_the_end, say
from tests.e2e.tables import GAMES, two_at_a_table
from tests.e2e.windows import SIZES, Windows
from tests.server.running import Running


def standings(page: Page) -> str:
    """The table of the result."""
    return page.get_by_role("region", name=say("page-points"), exact=True).get_by_role("table").inner_text()


def prove(player: Player) -> None:
    """One tap verifies the dice in this browser."""
    player.press(say("page-proof"))
    expect(player.text("page-proof-proven")).to_be_visible()
    expect(player.text("page-proof-promised")).to_be_visible()


def see_the_first_round(player: Player, before: str) -> None:
    """A game has begun at another table."""
    expect(player.page).not_to_have_url(before)
    expect(player.page.get_by_role("heading", level=1)).to_contain_text(say("page-round-number", round=1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_and_a_bot_play_a_whole_game(
    windows: Windows, server: Running, far_url: str, game: str, size: str
) -> None:
    url = far_url if size == "phone" else server.url
    ana, ben = two_at_a_table(windows, url, game, size)
    assert ana.page.evaluate("isSecureContext") is (url == server.url)
    table = ana.page.url
    assert ben.page.url == table

    play_to_the_end(ana, ben)

    assert standings(ana.page) == standings(ben.page)
    for player in (ana, ben):
        expect(player.text("page-over")).to_be_visible()
        prove(player)
    ana.press(say("page-rematch"))
    ben.touch(ben.link(say("page-to-the-rematch")))
    for player in (ana, ben):
        see_the_first_round(player, table)
    assert ana.page.url == ben.page.url
