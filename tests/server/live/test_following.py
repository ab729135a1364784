"""What a node reads when another one has written: new entries of many tables together, the rest only where it shows."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rollwright.protocol.rest import Key
from rollwright.server.http import tables
from rollwright.server.store.changes import Change
from rollwright.server.store.store import FailureReason, Row, Store, StoreFailed, TableId
from rollwright.session.guests import GuestId
from rollwright.testing.server.postgresql import PostgresqlServer
from tests.server.in_process import Person, done, handover, looking, marking, nodes, opened, seated


class CountingStore:
    """Counts the calls to the real store; the first `broken` queries for the entries of several tables fail, and they
    wait until they are `open`."""

    def __init__(self, store: Store, broken: int = 0) -> None:
        self._store = store
        self.broken = broken
        self.calls = Counter[str]()
        self.lengths: list[int] = []
        self.open = asyncio.Event()
        self.open.set()

    def __getattr__(self, name: str) -> Any:
        self.calls[name] += 1
        return getattr(self._store, name)

    async def logs(self, firsts: Mapping[TableId, int]) -> Mapping[TableId, Sequence[Row]]:
        self.calls["logs"] += 1
        if self.broken:
            self.broken -= 1
            raise StoreFailed(FailureReason.UNAVAILABLE)
        await self.open.wait()
        logs = await self._store.logs(firsts)
        self.lengths += [len(rows) for rows in logs.values()]
        return logs


def counting(store: Store, number: int) -> Store:
    return CountingStore(store) if number else store


def failing(store: Store, number: int) -> Store:
    return CountingStore(store, broken=1) if number else store


def counts(store: object) -> CountingStore:
    assert isinstance(store, CountingStore)
    return store


async def test_a_node_reads_only_the_new_entries_of_another(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database(), wrap=counting) as (one, other):
        ana, bruno = await seated(one, "border", 2)
        counted = counts(other.store)
        async with looking(other, ana.table, bruno.guest) as onlooker, looking(one, ana.table, ana.guest) as here:
            await here.until(lambda: here.presence["away_since"] == [None, None])
            await onlooker.until(lambda: onlooker.presence["away_since"] == [None, None])
            known = len(onlooker.entries)
            counted.calls.clear()
            counted.lengths.clear()
            for number in range(1, 6):
                await done(ana.send("say", seat=0, phrase="phrase-nice"))
                await onlooker.has(known + number)
            assert counted.calls["news"] == 0
            assert counted.lengths == [1] * 5


async def test_new_entries_of_many_tables_are_read_together(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database(), wrap=counting) as (one, other):
        ana, bruno = await seated(one, "border", 2)
        celia, _ = await seated(one, "twentyone", 2)
        async with looking(other, ana.table, bruno.guest) as first, looking(other, celia.table, bruno.guest) as second:
            known = len(first.entries), len(second.entries)
            counted = counts(other.store)
            counted.calls.clear()
            counted.open.clear()
            await done(ana.send("say", seat=0, phrase="phrase-nice"))
            await first.until(lambda: counted.calls["logs"] == 1)
            for _ in range(2):
                await done(ana.send("say", seat=0, phrase="phrase-nice"))
                await done(celia.send("say", seat=0, phrase="phrase-nice"))
            written = {person.table: len(await one.store.log(person.table)) for person in (ana, celia)}
            await first.until(lambda: other._follower._longer == written)
            counted.open.set()
            await first.has(known[0] + 3)
            await second.has(known[1] + 2)
            assert counted.calls["logs"] == 2


async def test_a_query_that_fails_delays_no_viewer_for_good(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database(), wrap=failing) as (one, other):
        ana, bruno = await seated(one, "border", 2)
        async with looking(other, ana.table, bruno.guest) as onlooker, looking(one, ana.table, ana.guest) as here:
            await here.until(lambda: here.presence["away_since"] == [None, None])
            await onlooker.until(lambda: onlooker.presence["away_since"] == [None, None])
            known = len(onlooker.entries)
            await done(ana.send("say", seat=0, phrase="phrase-nice"))
            await onlooker.has(known + 1)
            assert counts(other.store).broken == 0


async def test_a_draft_made_at_another_node_is_in_the_next_update(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database()) as (one, other):
        ana, bruno, celia = await marking(one, "twentyone", 3)
        marks = (await bruno.own(1))["targets"][0]["adds"]
        async with looking(other, ana.table, bruno.guest) as onlooker, looking(other, ana.table, celia.guest):
            await done(bruno.send("draft", seat=1, turn=(await bruno.see())["turn"], marks=marks))
            known = len(onlooker.entries)
            await done(ana.send("say", seat=0, phrase="phrase-nice"))
            await onlooker.has(known + 1)
            assert onlooker.own[0]["draft"] == sorted(marks)


async def test_a_draft_of_a_player_at_another_node_is_not_read(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database(), wrap=counting) as (one, other):
        ana, bruno, celia = await marking(one, "twentyone", 3)
        marks = (await bruno.own(1))["targets"][0]["adds"]
        async with looking(other, ana.table, celia.guest) as onlooker, looking(one, ana.table, bruno.guest) as here:
            await here.until(lambda: here.presence["away_since"][2] is None)
            await onlooker.until(lambda: onlooker.presence["away_since"][1] is None)
            known = len(onlooker.entries)
            counts(other.store).calls.clear()
            await done(bruno.send("draft", seat=1, turn=(await bruno.see())["turn"], marks=marks))
            await done(ana.send("say", seat=0, phrase="phrase-nice"))
            await onlooker.has(known + 1)
            assert counts(other.store).calls["news"] == 0


@pytest.mark.parametrize("asked", ["the same node", "another node"])
async def test_a_seat_that_moves_to_a_device_at_another_node_has_its_draft(
    postgresql: PostgresqlServer, asked: str
) -> None:
    async with nodes(postgresql.new_database()) as (one, other):
        ana, bruno, _ = await marking(one, "twentyone", 3)
        marks = (await bruno.own(1))["targets"][0]["adds"]
        phone = GuestId("phone")
        async with looking(other, ana.table, phone) as onlooker:
            await done(bruno.send("draft", seat=1, turn=(await bruno.see())["turn"], marks=marks))
            token = await handover(bruno, 1)
            async with other.room(ana.table) as room:
                await onlooker.until(lambda: bool(room._cached.unread_drafts))
            await tables.exchange(other if asked == "the same node" else one, phone, ana.table, Key(token=token))
            await onlooker.until(lambda: bool(onlooker.own))
            assert onlooker.own[0]["draft"] == sorted(marks)


async def test_what_is_known_already_is_not_read_again(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database(), wrap=counting) as (one, other):
        table = await opened(one, "border", [None, None], first=0)
        ana = Person(one, table, "Ana")
        async with looking(other, table, ana.guest):
            length = len(await one.store.log(table))
            counts(other.store).calls.clear()
            other._follower.follow({table: Change(entries=length), TableId("elsewhere"): Change(entries=9)})
            assert other._follower._entries_task is None
            assert not other._follower._tasks
            assert counts(other.store).calls["logs"] == 0


async def test_entries_that_are_known_are_not_applied_again(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database(), count=1) as (one,):
        ana, _ = await seated(one, "border", 2)
        async with looking(one, ana.table, ana.guest) as onlooker, one.room(ana.table) as room:
            entries = room.entries
            rows = await one.store.log(ana.table, entries - 2)
            await done(ana.send("say", seat=0, phrase="phrase-nice"))
            await onlooker.has(entries + 1)
            assert room.follow_entries(entries - 2, [*rows, *await one.store.log(ana.table, entries)])
            assert room.entries == len(onlooker.entries) == entries + 1


async def test_a_player_who_closes_one_of_two_windows_is_not_looked_for(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database(), count=1, wrap=lambda store, _: counting(store, 1)) as (one,):
        ana, _ = await seated(one, "border", 2)
        async with looking(one, ana.table, ana.guest):
            async with looking(one, ana.table, ana.guest):
                counts(one.store).calls.clear()
            assert counts(one.store).calls["news"] == 0
            counts(one.store).calls.clear()
        assert counts(one.store).calls["news"] > 0
