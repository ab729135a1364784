"""A lost connection is shown, retried, and resumed without a lost or doubled move."""

import re
import time
from collections.abc import Iterator
from itertools import cycle
from typing import Any

from playwright.sync_api import Route, expect

from rollwright.testing.browser.windows import LOST_CONNECTION, Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from tests.e2e.network import Network
from tests.e2e.player import LONGEST_GAME, Player, may_mark, play_until, say
from tests.e2e.tables import at_once, open_against_a_bot, two_at_a_table

ANA = 0


def moves_in_the_log(player: Player, seat: int) -> list[str]:
    """The first words of the moves of a seat, in the order in which the table wrote them down."""
    table = player.page.url.rsplit("/", 1)[1]
    origin = player.page.url.split("/table/")[0]
    steps = player.page.request.get(f"{origin}/api/tables/{table}/replay").json()["steps"]
    return [move.split()[0] for step in steps for move in _moves_of(step["entry"]["entry"], seat)]


def _moves_of(entry: dict[str, Any], seat: int) -> Iterator[str]:
    if entry["type"] == "played" and entry["seat"] == seat:
        yield entry["move"]
    elif entry["type"] == "marked":
        yield from (play["move"] for play in entry["plays"] if play["seat"] == seat)


def test_a_lost_connection_is_shown_and_comes_back_by_itself(
    windows: Windows, server: Running, network: Network
) -> None:
    windows.expect_error(LOST_CONNECTION)
    ana, ben = two_at_a_table(windows, server.url, "twentyone", bots=0, guest_url=network.url)
    network.cut()
    lost = ben.status("page-connection-lost")
    expect(lost).to_be_visible()
    expect(ana.button(say("page-away"), exact=False)).to_be_visible()

    network.mend()
    expect(lost).to_be_hidden()
    expect(ana.button(say("page-away"), exact=False)).to_be_hidden()


def test_a_mark_made_while_the_connection_is_lost_is_not_lost(
    windows: Windows, server: Running, network: Network
) -> None:
    windows.expect_error(LOST_CONNECTION)
    ana, ben = two_at_a_table(windows, server.url, "twentyone", bots=0, guest_url=network.url)
    play_until(may_mark, ana, ben)
    play_until(may_mark, ben)
    network.cut()
    expect(ben.status("page-connection-lost")).to_be_visible()
    ben.press(ben.lit()[0].name)
    pencilled = ben.pencilled()
    assert pencilled
    network.mend()
    expect(ben.status("page-connection-lost")).to_be_hidden()
    wait_until_drawn(ben.page)
    assert ben.pencilled() == pencilled
    ben.page.reload()
    expect(ben.button(pencilled[0])).to_be_visible()


def test_a_board_whose_code_could_not_be_fetched_is_drawn_after_a_reload(windows: Windows, server: Running) -> None:
    windows.expect_error(LOST_CONNECTION)
    page = windows.open(server.url, **at_once(server.url))
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        refused.append(route.request.url)
        if len(refused) == 1:
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(r"/assets/table_ui-"), refuse_once)
    ana = Player(page, "Ana")
    open_against_a_bot(ana, server.url, "twentyone")
    play_until(may_mark, ana)
    assert len(refused) > 1


def test_no_move_is_lost_or_doubled_over_a_bad_network(windows: Windows, network: Network) -> None:
    """A whole game. The network breaks before moves are made, and while they are on their way."""
    windows.expect_error(LOST_CONNECTION)
    ana = Player(windows.open(network.url, **at_once(network.url)), "Ana")
    open_against_a_bot(ana, network.url, "twentyone")
    deadline = time.monotonic() + LONGEST_GAME
    for when in cycle(("before", "", "after", "", "")):
        assert time.monotonic() < deadline, ana.page.get_by_role("banner").inner_text()
        if ana.over:
            break
        if when == "before":
            network.cut()
            expect(ana.status("page-connection-lost")).to_be_visible()
        made = len(ana.acts)
        if ana.act() and when == "after" and len(ana.acts) > made:
            network.cut()
            expect(ana.status("page-connection-lost")).to_be_visible()
        network.mend()
        expect(ana.status("page-connection-lost")).to_be_hidden()
        wait_until_drawn(ana.page)  # until then *Done* may be there, and a second press is not a second move
    ana.press(say("page-proof"))
    expect(ana.text("page-proof-proven")).to_be_visible()
    assert moves_in_the_log(ana, ANA) == [move for move in ana.acts if move != "throw"]
