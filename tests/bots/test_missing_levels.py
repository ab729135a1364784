"""The laboratory, the terminal and the server neither offer nor accept a level that does not exist for a game."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rollwright.bots import levels_of
from rollwright.cli.play import PlayOptions, seated
from rollwright.core.errors import Complaint
from rollwright.core.registry import REGISTRY
from rollwright.games import GAMES
from rollwright.lab.entrants import check_entrants
from rollwright.protocol.rest import NewTable
from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.session.guests import GuestId
from rollwright.translations import Words
from tests.server.in_process import with_table_servers


@pytest.fixture(autouse=True)
def _without_further_levels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Border lists no bots of its own; Twenty One does."""
    without_bots = replace(REGISTRY["border"], bots=None)
    monkeypatch.setitem(REGISTRY._found, "border", without_bots)
    levels_of.cache_clear()
    yield
    monkeypatch.undo()
    levels_of.cache_clear()


def test_the_laboratory_refuses_it() -> None:
    with pytest.raises(Complaint) as raised:
        check_entrants(["greedy", "planner"], "border")
    assert raised.value.arguments == {"text": "planner", "bots": "random, greedy"}
    check_entrants(["greedy", "planner"], "twentyone")


def test_the_terminal_refuses_it() -> None:
    with pytest.raises(Complaint, match="seats-unreadable"):
        seated(PlayOptions("border", seats="person,planner"), Words("en"), people_may_play=True)
    seated(PlayOptions("twentyone", seats="person,planner"), Words("en"), people_may_play=True)


def test_the_server_does_not_offer_it_and_refuses_it(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        games: dict[str, Any] = {info.game: info for info in (await tables.offer(table_server)).games}
        assert games["border"].bots == ("random", "greedy")
        assert "planner" in games["twentyone"].bots
        host = GuestId("guest Ana")
        with pytest.raises(Complaint) as raised:
            await table_server.open(NewTable(game="border", seats=(None, "planner")), host, "invitation", "watching")
        assert (raised.value.message, raised.value.arguments["bots"]) == ("bot-unknown", "random, greedy")
        await table_server.open(NewTable(game="twentyone", seats=(None, "planner")), host, "invitation", "watching")

    assert set(GAMES) >= {"border", "twentyone"}
    with_table_servers(tmp_path, promise)
