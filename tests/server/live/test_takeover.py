"""A bot plays on for somebody who is gone: when it may, who may say so, and how the player gets the seat back."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from rollwright.core.seats import Seat
from rollwright.server.clock import elapsed, now_ms
from rollwright.server.live.table_server import DAY, TableServer
from rollwright.server.store.store import Role, Status, Store
from rollwright.session.clock_reading import ClockReading
from rollwright.table import Pace
from rollwright.testing.server.running import Running
from rollwright.testing.server.seated_table import seated_table
from rollwright.testing.server.table_client import MessageRefused
from tests.server.in_process import (
    Person,
    code,
    done,
    kept,
    looking,
    marking,
    opened,
    seated,
    types,
    with_table_servers,
)


def as_it_is(store: Store) -> Store:
    """No slow store here: nothing races."""
    return store


async def set_away(table_server: TableServer, person: Person, seat: int, seconds: float) -> None:
    """As if the player's socket had been closed so long ago."""
    async with table_server.room(person.table) as room:
        await room.look()
        assert Seat(seat) in room.audience.away_since
        room.audience.away_since[Seat(seat)] = ClockReading(now_ms(), elapsed() - seconds)


# When a bot may play on


def test_no_bot_plays_on_for_one_who_is_here(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await marking(table_server, "border", 2)
        async with looking(table_server, ana.table, bruno.guest):
            refused = await ana.send("take-over", seat=1, bot="greedy")
            assert (refused["problem"]["message"], refused["problem"]["arguments"]) == ("player-is-here", {"seat": 2})

    with_table_servers(tmp_path, promise, wrap=as_it_is)


def test_no_bot_plays_on_before_the_patience_of_the_table_is_at_its_end(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await marking(table_server, "border", 2, patience=300)
        async with looking(table_server, ana.table, ana.guest):
            await set_away(table_server, bruno, 1, 290)
            refused = (await ana.send("take-over", seat=1, bot="greedy"))["problem"]
            assert refused["message"] == "not-away-long-enough"
            assert 1 <= refused["arguments"]["seconds"] <= 10
            assert "bot-took-over" not in await types(table_server, ana.table)
            await set_away(table_server, bruno, 1, 301)
            await done(ana.send("take-over", seat=1, bot="greedy"))
            assert (await kept(table_server, ana.table)).bots == {Seat(1): "greedy"}

    with_table_servers(tmp_path, promise, wrap=as_it_is)


def test_a_table_over_days_waits_for_one_who_is_away_but_not_for_one_who_left(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await marking(table_server, "border", 2, pace=Pace.DAYS, patience=5)
        async with looking(table_server, ana.table, ana.guest):
            await set_away(table_server, bruno, 1, 10 * 86400)
            refused = (await ana.send("take-over", seat=1, bot="greedy"))["problem"]
            assert refused["message"] == "table-waits-for-days"
            await done(bruno.send("leave", seat=1))
            await done(ana.send("take-over", seat=1, bot="greedy"))

    with_table_servers(tmp_path, promise, wrap=as_it_is)


def test_who_comes_back_in_time_is_waited_for_anew(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await marking(table_server, "border", 2, patience=60)
        async with looking(table_server, ana.table, ana.guest):
            await set_away(table_server, bruno, 1, 3600)
            async with looking(table_server, ana.table, bruno.guest):
                pass
            refused = (await ana.send("take-over", seat=1, bot="greedy"))["problem"]
            assert refused["message"] == "not-away-long-enough"

    with_table_servers(tmp_path, promise, wrap=as_it_is)


def test_only_who_sits_at_the_table_lets_a_bot_play_on_and_only_a_bot_that_is_there(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, bruno = await marking(table_server, "border", 2)
        await done(bruno.send("leave", seat=1))
        watcher = Person(table_server, ana.table, "Eva", Role.WATCHER)
        assert code(await watcher.send("take-over", seat=1, bot="greedy")) == "not-allowed"
        unknown = (await ana.send("take-over", seat=1, bot="hal"))["problem"]
        assert unknown["message"] == "bot-unknown"
        await done(ana.send("take-over", seat=1, bot="greedy"))
        twice = (await ana.send("take-over", seat=1, bot="random"))["problem"]
        assert twice["message"] == "no-takeover"

    with_table_servers(tmp_path, promise, wrap=as_it_is)


# Playing on, and coming back


def test_the_bot_plays_on_until_the_player_takes_the_seat_again(server: Running) -> None:
    async def promise() -> None:
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

    asyncio.run(promise())


def test_a_sealed_choice_that_the_bot_made_stays_the_bots_until_the_player_is_back(server: Running) -> None:
    async def promise() -> None:
        async with seated_table(server, "twentyone", [None, None], first=0) as here:
            ana, bruno = here.guests.values()
            await bruno.send("leave", seat=1)
            await ana.send("take-over", seat=1, bot="greedy")
            await ana.send("throw", seat=0, turn=1)
            if "keep" in ana.own[0]["moves"]:
                await ana.choose(0, "keep")
            await bruno.until(lambda: bruno.view["chosen"] == [1])
            with pytest.raises(MessageRefused) as refused:
                await bruno.send("take-back", seat=1, turn=bruno.view["turn"])
            assert refused.value.problem["message"] == "bot-plays-here"
            await bruno.send("come-back", seat=1)
            assert bruno.own[1]["choice"] is not None
            await bruno.send("take-back", seat=1, turn=bruno.view["turn"])
            assert bruno.view["waiting_for"] == [0, 1]

    asyncio.run(promise())


def test_a_bot_that_took_over_plays_on_after_the_memory_was_dropped(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
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

    with_table_servers(tmp_path, promise, wrap=as_it_is)


# Tables that nobody comes back to


def test_a_table_that_never_started_expires_after_its_days_and_not_before(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
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

    with_table_servers(tmp_path, promise, wrap=as_it_is)


def test_a_game_that_everyone_has_forgotten_is_abandoned_and_those_who_still_look_are_told(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        ana, _ = await seated(table_server, "border", 2, pace=Pace.DAYS)
        async with looking(table_server, ana.table, ana.guest) as onlooker:
            assert await table_server.sweep(now_ms() + 60 * DAY - 60_000) == 0
            assert await table_server.sweep(now_ms() + 60 * DAY + 60_000) == 1
        assert onlooker.view["outcome"]["reason"] == "reason-abandoned"

    with_table_servers(tmp_path, promise, wrap=as_it_is)


def test_a_table_where_something_happens_is_not_swept_away(tmp_path: Path) -> None:
    async def promise(table_server: TableServer) -> None:
        await marking(table_server, "border", 2)
        assert await table_server.sweep(now_ms() + 59 * DAY) == 0

    with_table_servers(tmp_path, promise, wrap=as_it_is)
