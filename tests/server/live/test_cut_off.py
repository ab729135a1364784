"""Looking in at any moment, and requests that are cut off: every entry is there, and seen, once."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rollwright.server.store.store import Row, Status, Store, TableId
from rollwright.session.waiting import Wait
from rollwright.testing.server.postgresql import PostgresqlServer
from tests.server.in_process import (
    Anywhere,
    done,
    looking,
    marking,
    nodes,
    play_at_once,
    seated,
    table_servers,
    types,
)
from tests.server.store.slow import SlowStore


async def test_whoever_looks_in_at_any_moment_sees_every_entry_once(anywhere: Anywhere) -> None:
    people = await seated(anywhere, "twentyone", 2)
    table, random, seen = people[0].table, Random(3), list[list[Any]]()

    playing = asyncio.create_task(play_at_once(people, random, steps=40))

    async def log_has(entries: int) -> None:
        while not playing.done() and len(await anywhere[0].store.log(table)) < entries:
            await asyncio.sleep(0.01)

    async def look_in(number: int) -> None:
        await log_has(2 * number)
        async with looking(random.choice(anywhere), table, people[number % 2].guest) as onlooker:
            await log_has(2 * number + random.randrange(8))
        seen.append(onlooker.entries)

    await asyncio.gather(playing, *(look_in(number) for number in range(20)))
    bodies = [json.loads(row.body) for row in await anywhere[0].store.log(table)]
    for entries in seen:
        assert [{**entry["entry"], "move": ...} for entry in entries] == [
            {**body, "move": ...} for body in bodies[: len(entries)]
        ]
    assert len({len(entries) for entries in seen}) > 3


async def test_a_request_that_is_cut_off_in_the_middle_is_done_whole_or_not_at_all(anywhere: Anywhere) -> None:
    async def cut_off(after: float) -> None:
        people = await marking(anywhere, "twentyone", 2)
        table, turn = people[0].table, (await people[0].see())["turn"]
        moves = [await person.random_move(seat, Random(1)) for seat, person in enumerate(people)]
        await done(people[0].choose(0, moves[0]))
        async with looking(anywhere[0], table, people[0].guest) as onlooker:
            last: dict[str, Any] = {"id": "last", "seat": 1, "turn": turn, "move": moves[1]}
            request = asyncio.create_task(people[1].send("choose", **last))
            await asyncio.sleep(after)
            request.cancel()
            await asyncio.gather(request, return_exceptions=True)
            await done(people[1].send("choose", **last))
            await done(people[0].send("say", seat=0, phrase="phrase-nice"))
            wrote = await types(anywhere[0], table)
            assert (wrote.count("chose"), wrote.count("marked")) == (2, 1)
            await onlooker.has(len(wrote))
        assert len(onlooker.entries) == len(wrote)
        assert onlooker.view == await people[0].see()

    await asyncio.gather(*(cut_off(number / 500) for number in range(10)))


class LosesAnswers(SlowStore):
    """Writes, but the answer never comes."""

    def __init__(self, store: Store, random: Random) -> None:
        super().__init__(store, random)
        self.lost: asyncio.Event | None = None

    async def append(
        self,
        table: TableId,
        first: int,
        rows: Sequence[Row],
        status: Status | None = None,
        waits: Sequence[Wait] = (),
        **more: Any,
    ) -> None:
        await super().append(table, first, rows, status, waits, **more)
        if self.lost is not None:
            self.lost.set()
            await asyncio.Event().wait()


async def cut_off_after_writing(servers: Anywhere) -> None:
    """The request is cut off at the first of these servers, and seen by a viewer of the last."""
    store = servers[0].store
    assert isinstance(store, LosesAnswers)
    people = await marking(servers, "border", 2)
    table, turn = people[0].table, (await people[0].see())["turn"]
    async with looking(servers[-1], table, people[0].guest) as onlooker:
        store.lost = asyncio.Event()
        choosing = people[1].at(servers[0]).send("choose", id="last", seat=1, turn=turn, move="pass")
        request = asyncio.create_task(choosing)
        await store.lost.wait()
        request.cancel()
        await asyncio.gather(request, return_exceptions=True)
        store.lost = None
        assert (await people[0].see())["turn"] == turn + 1
        await done(people[1].send("choose", id="last", seat=1, turn=turn, move="pass"))
        await done(people[1].send("throw", seat=1, turn=turn + 1))
        await onlooker.has(len(await types(servers[0], table)))
    assert [entry["entry"]["type"] for entry in onlooker.entries][-3:] == ["chose", "marked", "rolled"]


async def test_what_was_written_for_a_request_that_was_cut_off_is_done_and_everyone_hears_of_it(tmp_path: Path) -> None:
    async with table_servers(tmp_path, wrap=lambda store: LosesAnswers(store, Random(1))) as servers:
        await cut_off_after_writing(servers)


async def test_what_was_written_for_a_request_that_was_cut_off_is_known_at_another_node(
    postgresql: PostgresqlServer,
) -> None:
    async with nodes(postgresql.new_database(), wrap=lambda store, n: LosesAnswers(store, Random(n))) as servers:
        await cut_off_after_writing(servers)
