"""A bot plays on for a player who left, and tables to which no player returns; tests/session has who may say so."""

import asyncio
from random import Random

import pytest

from rollwright.server.clock import DAY, now_ms
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import Status
from rollwright.table import Pace
from rollwright.testing.server.running import Running
from rollwright.testing.server.seated_table import seated_table
from rollwright.testing.server.table_client import MessageRefused
from tests.server.in_process import (
    done,
    kept,
    looking,
    marking,
    opened,
    seated,
)

# Playing on, and coming back


async def test_the_bot_plays_on_until_the_player_takes_the_seat_again(server: Running) -> None:
    async with seated_table(server, "border", [None, None], first=0) as here:
        ana, bruno = here.guests.values()
        await bruno.send("leave", seat=1)
        await ana.send("take-over", seat=1, bot="greedy")
        await here.all_see(len(ana.entries))
        assert here.watcher.view["seats"][1] == {"name": "Bruno", "bot": "greedy", "left": True}
        rounds = [ana.view["position"]["round"]]
        while ana.view["position"]["round"] < 4:
            await ana.until(lambda: ana.owed(0) is not None)
            await ana.step(0, str(ana.owed(0)), Random(1))
        assert ana.view["position"]["round"] > rounds[0] + 1, "the bot threw and marked"
        await ana.until(lambda: ana.owed(0) is not None)  # now the table waits for Ana, and no bot moves it on
        await bruno.until(lambda: len(bruno.entries) == len(ana.entries))
        with pytest.raises(MessageRefused) as refused:
            await bruno.choose(1, "pass")
        assert refused.value.problem["message"] == "bot-plays-here"
        await bruno.send("come-back", seat=1)
        assert bruno.view["seats"][1] == {"name": "Bruno", "bot": None, "left": False}
        await here.play(Random(1))
        last = [entry["entry"]["type"] for entry in ana.entries]
        assert last.count("bot-took-over") == last.count("came-back") == 1


async def test_a_bot_that_took_over_plays_on_after_the_memory_was_dropped(table_server: TableServer) -> None:
    ana, bruno, celia = await marking(table_server, "border", 3)
    await done(bruno.send("leave", seat=1))
    async with looking(table_server, ana.table, ana.guest) as onlooker:
        await done(ana.send("take-over", seat=1, bot="greedy"))
        async with table_server.room(ana.table) as room:
            await room.reload()
        while 1 in (await ana.see())["waiting_for"]:
            await asyncio.sleep(0.01)
        await done(celia.choose(2, "pass"))
    assert [entry["entry"]["type"] for entry in onlooker.entries].count("marked") == 1


# Tables that nobody comes back to


async def test_a_table_that_never_started_expires_after_its_days_and_not_before(table_server: TableServer) -> None:
    table = await opened(table_server, "border", [None, None])
    assert await table_server.sweep(now_ms() + 7 * DAY - 60_000) == 0
    assert await table_server.sweep(now_ms() + 7 * DAY + 60_000) == 1
    ended = await kept(table_server, table)
    assert ended.outcome is not None
    assert ended.outcome.reason.value == "reason-expired"
    found = await table_server.store.table(table)
    assert found is not None
    assert found.status is Status.OVER
    assert await table_server.sweep(now_ms() + 70 * DAY) == 0


async def test_a_game_that_everyone_has_forgotten_is_abandoned_and_those_who_still_look_are_told(
    table_server: TableServer,
) -> None:
    ana, _ = await seated(table_server, "border", 2, pace=Pace.DAYS)
    async with looking(table_server, ana.table, ana.guest) as onlooker:
        assert await table_server.sweep(now_ms() + 60 * DAY - 60_000) == 0
        assert await table_server.sweep(now_ms() + 60 * DAY + 60_000) == 1
    assert onlooker.view["outcome"]["reason"] == "reason-abandoned"
