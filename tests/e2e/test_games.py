"""Three browsers play a whole game of each game against each other and a bot: one browser per size, one of them over a
plain http address in the network."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from rollwright.games import GAMES
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from tests.e2e.player import Player, play_to_the_end, say
from tests.e2e.tables import at_once, open_table


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


def path(url: str) -> str:
    """The part of an address that is the same over every network."""
    return urlsplit(url).path


def join(player: Player) -> None:
    """Sit down, by name; the game begins when everyone sits."""
    player.page.get_by_label(say("page-your-name"), exact=True).fill(player.name)
    player.press(say("page-sit-down"))
    expect(player.button(say("page-sit-down"))).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_browsers_of_every_size_and_a_bot_play_a_whole_game(
    windows: Windows, server: Running, far_url: str, game: str
) -> None:
    ana = Player(windows.open(server.url, "desktop", **at_once(server.url)), "Ana")
    invitation = open_table(ana, server.url, game, guests=2)
    ben = Player(windows.open(invitation, "small phone", **at_once(invitation)), "Ben")
    join(ben)
    plain = invitation.replace(server.url, far_url)
    cleo = Player(windows.open(plain, "phone", **at_once(plain)), "Cleo")
    assert ben.page.evaluate("isSecureContext") is True
    assert cleo.page.evaluate("isSecureContext") is False
    join(cleo)
    players = (ana, ben, cleo)
    tables = [player.page.url for player in players]
    assert len({path(table) for table in tables}) == 1

    play_to_the_end(*players)

    assert len({standings(player.page) for player in players}) == 1
    for player in players:
        expect(player.text("page-over")).to_be_visible()
        prove(player)
    ana.press(say("page-rematch"))
    for player in (ben, cleo):
        player.touch(player.link(say("page-to-the-rematch")))
    for player, table in zip(players, tables, strict=True):
        see_the_first_round(player, table)
    assert len({path(player.page.url) for player in players}) == 1
