"""Two table servers over one database, as two nodes will be: whoever loses a race reads again and tries again."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rollwright.games import GAMES
from rollwright.server.http import tables
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import LostRace, Row, Status, Store, TableId
from rollwright.session.waiting import Wait
from tests.server.in_process import (
    Person,
    check_sequences,
    code,
    done,
    kept,
    looking,
    marking,
    opened,
    play_at_once,
    seated,
    table_servers,
    types,
    with_table_servers,
)
from tests.server.store.slow import SlowStore


class Counting(SlowStore):
    """Counts the races that were lost, in all table servers together."""

    def __init__(self, store: Store, lost: list[TableId]) -> None:
        super().__init__(store, Random(len(lost)))
        self.lost = lost

    async def append(
        self,
        table: TableId,
        first: int,
        rows: Sequence[Row],
        status: Status | None = None,
        waits: Sequence[Wait] = (),
        **more: Any,
    ) -> None:
        try:
            await super().append(table, first, rows, status, waits, **more)
        except LostRace:
            self.lost.append(table)
            raise


def test_a_game_is_played_in_two_table_servers_at_once_and_its_log_is_one(tmp_path: Path) -> None:
    lost: list[TableId] = []

    async def play(one: TableServer, other: TableServer, game: str) -> None:
        people = await seated(one, game, 3)
        table = people[0].table
        async with looking(one, table, people[0].guest) as here, looking(other, table, people[1].guest) as there:
            assert await play_at_once(people, Random(1), other, steps=50) == 0
            await people[0].see()
            await people[1].at(other).see()
        whole = await kept(one, table)
        assert len(here.entries) == len(there.entries) == whole.entries
        wrote = [entry["entry"] for entry in here.entries]
        chosen = sum(entry["type"] == "chose" for entry in wrote)
        assert chosen == sum(len(entry["plays"]) for entry in wrote if entry["type"] == "marked") > 0

    async def promise(one: TableServer, other: TableServer) -> None:
        await asyncio.gather(*(play(one, other, game) for game in GAMES))

    with_table_servers(tmp_path, promise, count=2, wrap=lambda store: Counting(store, lost))
    check_sequences(tmp_path)
    assert len(lost) > 10


async def test_a_move_that_is_sent_to_both_table_servers_is_made_once_and_acknowledged_by_both(tmp_path: Path) -> None:
    async with table_servers(tmp_path, count=2) as (one, other):
        people = await marking(one, "border", 3)
        table, turn = people[0].table, (await people[1].see())["turn"]
        async with looking(one, table, people[1].guest), looking(other, table, people[1].guest):
            answers = await asyncio.gather(
                *(
                    people[1].at(table_server).send("choose", id="x", seat=1, turn=turn, move="pass")
                    for table_server in (one, other, one, other)
                )
            )
        assert [code(answer) for answer in answers] == ["ack"] * 4
        assert (await types(one, table)).count("chose") == 1


def test_of_taking_back_in_one_table_server_and_the_last_choice_in_the_other_one_wins(tmp_path: Path) -> None:
    async def scenario(one: TableServer, other: TableServer) -> None:
        people = await marking(one, "twentyone", 2)
        table, turn = people[0].table, (await people[0].see())["turn"]
        moves = [await person.random_move(seat, Random(1)) for seat, person in enumerate(people)]
        await done(people[0].choose(0, moves[0]))
        async with looking(one, table, people[0].guest) as here, looking(other, table, people[1].guest) as there:
            took_back, chose = await asyncio.gather(
                people[0].send("take-back", seat=0, turn=turn),
                people[1].at(other).send("choose", seat=1, turn=turn, move=moves[1]),
            )
            assert code(chose) == "ack"
            if code(took_back) == "ack":
                assert (await kept(one, table)).waiting_for == (0,)
                await done(people[0].send("choose", seat=0, turn=turn, move=moves[0]))
            else:
                assert code(took_back) == "stale"
            wrote = await types(one, table)
            assert wrote.count("marked") == 1
            assert wrote.count("took-back") == (code(took_back) == "ack")
            for table_server in (one, other):  # the next word from anyone brings what was missed
                await done(people[1].at(table_server).send("say", seat=1, phrase="phrase-nice"))
            await done(people[1].at(one).send("say", seat=1, phrase="phrase-nice"))
        assert len(here.entries) == len(wrote) + 3
        assert len(there.entries) >= len(wrote) + 2

    async def promise(one: TableServer, other: TableServer) -> None:
        await asyncio.gather(*(scenario(one, other) for _ in range(5)))

    with_table_servers(tmp_path, promise, count=2)
    check_sequences(tmp_path)


def test_a_bot_that_both_table_servers_think_for_moves_once(tmp_path: Path) -> None:
    async def promise(one: TableServer, other: TableServer) -> None:
        table = await opened(one, "twentyone", [None, "greedy"], first=0)
        ana = Person(one, table, "Ana")
        await ana.sit(0)
        async with looking(one, table, ana.guest) as here, looking(other, table, ana.guest):
            await ana.at(other).see()
            await done(ana.send("throw", seat=0, turn=1))
            if "again" in (await ana.own(0))["moves"]:
                await done(ana.choose(0, "keep"))
            async with other.room(table) as room:
                await room.reload()
            await ana.at(other).see()
            while 1 not in (await ana.see())["chosen"]:
                await asyncio.sleep(0.01)
                async with one.room(table) as room:
                    await room.reload()
            await done(ana.choose(0, await ana.random_move(0, Random(1))))
        wrote = await types(one, table)
        assert wrote[: wrote.index("marked")].count("chose") == 2
        assert [entry["entry"]["type"] for entry in here.entries] == wrote[: len(here.entries)]

    with_table_servers(tmp_path, promise, count=2)
    check_sequences(tmp_path)


async def test_a_rematch_that_is_asked_for_in_both_table_servers_is_one_table(tmp_path: Path) -> None:
    async with table_servers(tmp_path, count=2) as (one, other):
        people = await marking(one, "twentyone", 2)
        await tables.close_table(one, people[0].table)
        answers = await asyncio.gather(people[0].rematch(), people[1].at(other).rematch())
        assert len(set(answers)) == 1
        open_tables = [
            table.id for table, _ in await one.store.tables_of(people[1].guest, 10) if table.status is not Status.OVER
        ]
        assert open_tables == [answers[0]]
