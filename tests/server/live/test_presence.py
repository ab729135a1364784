"""Who is here: the others see at once who goes and who comes, and nobody is away who is not a person."""

import asyncio

from rollwright.server.live.table_server import TableServer
from tests.server.in_process import looking, seated


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
