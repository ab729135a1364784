"""Who is here: the others see at once who goes and who comes, and nobody is away who is not a person."""

import asyncio

from rollwright.server.clock import now_ms
from rollwright.server.live.table_server import TableServer
from rollwright.testing.server.running import Running
from rollwright.testing.server.seated_table import seated_table
from rollwright.testing.server.table_client import TableClient
from tests.server.in_process import looking, seated


def away(guest: TableClient) -> list[bool]:
    """Which seats are away, as this guest was told last."""
    return [since is not None for since in guest.presence["away_since"]]


async def test_the_others_see_at_once_who_goes_and_who_comes_back(server: Running) -> None:
    async with seated_table(server, "border", [None, None, "greedy"]) as here:
        ana, bruno = here.guests.values()
        before = now_ms()
        await bruno.leave()
        for viewer in (ana, here.watcher):
            await viewer.until(lambda viewer=viewer: away(viewer) == [False, True, False])
            assert before <= viewer.presence["away_since"][1] <= now_ms()
        await bruno.enter()
        for viewer in here.viewers:
            await viewer.until(lambda viewer=viewer: away(viewer) == [False, False, False])


async def test_since_when_somebody_is_away_does_not_change_when_the_memory_is_dropped(
    table_server: TableServer,
) -> None:
    ana, bruno = await seated(table_server, "border", 2)
    async with looking(table_server, ana.table, ana.guest), table_server.room(ana.table) as room:
        async with looking(table_server, ana.table, bruno.guest):
            assert room.audience.away_since == {}
        since = dict(room.audience.away_since)
        assert list(since) == [1]
        await asyncio.sleep(0.01)
        await room.reload()
        await room.look()
        assert room.audience.away_since == since


async def test_that_somebody_goes_is_told_also_while_the_memory_is_dropped(table_server: TableServer) -> None:
    ana, bruno = await seated(table_server, "border", 2)
    async with looking(table_server, ana.table, ana.guest) as onlooker, table_server.room(ana.table) as room:
        async with looking(table_server, ana.table, bruno.guest):
            await room.reload()
        await asyncio.sleep(0)
    assert onlooker.presence["away_since"][1] is not None
