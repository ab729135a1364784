"""A node follows what other nodes write: it reads the new entries of many tables together, and the rest only where it
is shown."""

import asyncio
import io
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest

from rollwright.core.seats import Seat
from rollwright.protocol.rest import Key
from rollwright.server.http import tables
from rollwright.server.live import follower, table_server
from rollwright.server.live.table_server import TableServer
from rollwright.server.log import LOG
from rollwright.server.store.changes import Change
from rollwright.server.store.store import FailureReason, Role, Row, Store, StoreFailed, TableId, TableNews
from rollwright.session.guests import GuestId
from rollwright.session.requests import MoveSeat
from rollwright.testing.server.postgresql import PostgresqlServer
from tests.server.in_process import Person, done, handover, looking, marking, nodes, opened, seated
from tests.server.live.test_nodes import until

ILLEGAL = '{"type":"played","seat":0,"move":"pass"}'
"""An entry of a log that no rule allows before the deal."""


class CountingStore:
    """Counts the calls to the real store; the first ones of a name fail, as many as `broken` says. The queries for the
    entries of several tables wait until they are `open`, and find an illegal move at the table that is `damaged`."""

    def __init__(self, store: Store, broken: int = 0) -> None:
        self._store = store
        self.broken = Counter(logs=broken)
        self.damaged: TableId | None = None
        self.calls = Counter[str]()
        self.read_again: list[TableId] = []
        """The tables of which everything was read."""
        self.lengths: list[int] = []
        self.open = asyncio.Event()
        self.open.set()

    def __getattr__(self, name: str) -> Any:
        self.calls[name] += 1
        return getattr(self._store, name)

    async def logs(self, firsts: Mapping[TableId, int]) -> Mapping[TableId, Sequence[Row]]:
        self.calls["logs"] += 1
        self._break("logs")
        await self.open.wait()
        logs = dict(await self._store.logs(firsts))
        self.lengths += [len(rows) for rows in logs.values()]
        if self.damaged in logs:
            logs[self.damaged] = [row._replace(body=ILLEGAL) for row in logs[self.damaged]]
        return logs

    async def news(self, table: TableId, first: int) -> TableNews:
        self.calls["news"] += 1
        self._break("news")
        self.read_again.append(table)
        return await self._store.news(table, first)

    def _break(self, call: str) -> None:
        if self.broken[call]:
            self.broken[call] -= 1
            raise StoreFailed(FailureReason.UNAVAILABLE)


def counting(store: Store, number: int) -> Store:
    return CountingStore(store) if number else store


def counting_second(store: Store, number: int) -> Store:
    return CountingStore(store) if number == 1 else store


def failing(store: Store, number: int) -> Store:
    return CountingStore(store, broken=1) if number else store


def counts(store: object) -> CountingStore:
    assert isinstance(store, CountingStore)
    return store


async def say_in_one_query(people: Sequence[Person], other: TableServer) -> None:
    """Write an entry at each table. When its store is open, the other node reads the first of them, and then the others
    with one query."""
    counted = counts(other.store)
    counted.calls.clear()
    counted.open.clear()
    await done(people[0].send("say", seat=0, phrase="phrase-nice"))
    await until(lambda: counted.calls["logs"] == 1)
    for person in people[1:]:
        await done(person.send("say", seat=0, phrase="phrase-nice"))
    await until(lambda: len(other._follower._longer) == len(people) - 1 and not other._follower._tasks)


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
            assert not counts(other.store).broken["logs"]


async def test_the_event_loop_serves_others_between_the_tables_of_a_query(
    postgresql: PostgresqlServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follower, "ENTRIES_PER_TURN", 1)
    async with nodes(postgresql.new_database(), wrap=counting) as (one, other):
        hosts = [people[0] for people in [await seated(one, "border", 2) for _ in range(3)]]
        async with AsyncExitStack() as stack:
            for host in hosts:
                await stack.enter_async_context(looking(other, host.table, host.guest))
            rooms = [other.rooms[host.table] for host in hosts]
            known = sum(room.entries for room in rooms)
            await say_in_one_query(hosts, other)
            counts(other.store).open.set()
            together = set[int]()
            while (new := sum(room.entries for room in rooms) - known) < len(hosts):
                together.add(new)
                await asyncio.sleep(0)
            assert together == {0, 1, 2}


async def test_entries_of_one_table_that_cannot_be_applied_delay_no_other_table(
    postgresql: PostgresqlServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = io.StringIO()
    monkeypatch.setattr(LOG, "stream", lines)
    async with nodes(postgresql.new_database(), wrap=counting) as (one, other):
        hosts = [people[0] for people in [await seated(one, "border", 2) for _ in range(3)]]
        async with AsyncExitStack() as stack:
            onlookers = [await stack.enter_async_context(looking(other, one.table, one.guest)) for one in hosts]
            lengths = [len(onlooker.entries) + 1 for onlooker in onlookers]
            counted = counts(other.store)
            await say_in_one_query(hosts, other)
            counted.read_again.clear()
            counted.damaged = hosts[1].table
            counted.open.set()
            for onlooker, length in zip(onlookers, lengths, strict=True):
                await onlooker.has(length)
            assert counted.read_again == [counted.damaged]
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert [line["table"] for line in told if line["event"] == "follow-failed"] == [counted.damaged]


@pytest.mark.parametrize("long", [False, True])
async def test_no_bot_begins_at_a_table_that_may_be_dropped(
    postgresql: PostgresqlServer, monkeypatch: pytest.MonkeyPatch, long: bool
) -> None:
    """The last viewer leaves while the entry after which a bot has to choose is being read."""
    if long:
        monkeypatch.setattr(table_server, "LONG_LOG", 1)  # so that the table stays in the cache
    async with nodes(postgresql.new_database(), count=3, wrap=counting_second) as (one, other, third):
        table = await opened(one, "twentyone", [None, "greedy"], first=0)
        assert await third.store.take_lease(table)  # so that the bot has to wait
        ana = Person(one, table, "Ana", Role.HOST)
        await ana.sit(0)
        counted = counts(other.store)
        async with looking(one, table, ana.guest):
            async with looking(other, table, GuestId("a spectator")) as onlooker:
                room = other.rooms[table]
                await onlooker.has(len(await one.store.log(table)))
                await onlooker.until(lambda: onlooker.presence["away_since"][0] is None)
                counted.open.clear()
                await done(ana.send("throw", seat=0, turn=1))
                if "again" in (await ana.own(0))["moves"]:
                    await done(ana.choose(0, "keep"))
                await onlooker.until(lambda: other._follower._entries_task is not None)
            counted.open.set()
            await until(lambda: other._follower._entries_task is None and not other._follower._tasks)
            where = room._bots.thinking, other.rooms.get(table) is room, table in other._unused
            assert where == ((True, True, False) if long else (False, False, False))


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


async def test_a_draft_that_could_not_be_read_is_read_later(postgresql: PostgresqlServer) -> None:
    async with nodes(postgresql.new_database(), wrap=counting) as (one, other):
        ana, bruno, _ = await marking(one, "twentyone", 3)
        marks = (await bruno.own(1))["targets"][0]["adds"]
        phone = GuestId("phone")
        async with looking(other, ana.table, phone) as onlooker, other.room(ana.table) as room:
            await done(bruno.send("draft", seat=1, turn=(await bruno.see())["turn"], marks=marks))
            await onlooker.until(lambda: bool(room._cached.unread_drafts))
            counts(other.store).broken["news"] = 1
            with pytest.raises(StoreFailed):
                await room.look()
            await room.act(MoveSeat(Seat(1), bruno.guest), phone)
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
