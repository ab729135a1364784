"""Several nodes on one PostgreSQL: appends, the way of a move from node to node, and moves per CPU second."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeAlias

from psycopg import AsyncConnection

from bench.common import HERE, WORK
from bench.load.bars import Bar, Found, table
from bench.load.play import TABLES, rate
from bench.load.servers import OURS, Load, MeasuredServer, Trial, observe, rollwright, started
from bench.load.watch import measured
from rollwright.server.store.database import Database
from rollwright.server.store.store import Role, Row, Status, StoredTable, TableId
from rollwright.session.guests import GuestId
from rollwright.testing.server.postgresql import PostgresqlServer

CONNECTIONS = 16
APPEND_SECONDS, SEEN_SECONDS, MOVE_SECONDS = 2.0, 6.0, 4.0
SEEN_TABLES = 20
BODY = '{"type":"played","event":"' + "x" * 120 + '"}'
"""An entry as long as that of a move."""
INSERT = "INSERT INTO bare (room, place, body) VALUES (%s, %s, %s)"
RepeatedStep: TypeAlias = Callable[[], Awaitable[object]]


async def per_second(steps: Sequence[RepeatedStep], seconds: float) -> float:
    """How often all steps together are done per second, if each is done again and again."""
    begun, done = time.perf_counter(), 0

    async def again_and_again(step: RepeatedStep) -> None:
        nonlocal done
        while time.perf_counter() - begun < seconds:
            await step()
            done += 1

    await asyncio.gather(*map(again_and_again, steps))
    return done / (time.perf_counter() - begun)


async def connected(url: str) -> AsyncConnection:
    """A connection of psycopg that commits every statement."""
    return await AsyncConnection.connect(url, autocommit=True)


async def make_bare_table(url: str) -> None:
    """Create the table of the peer."""
    async with await connected(url) as connection:
        await connection.execute("CREATE TABLE bare (room int, place int, body text, PRIMARY KEY (room, place))")


# Appends


@dataclass(frozen=True)
class Appends:
    """Entries per second."""

    ours: float
    bare: float


def measure_appends(postgresql: PostgresqlServer, wanted: int, seconds: float) -> Found:
    """Measure entries that are appended one by one to 16 logs at the same time."""

    def in_turns() -> Appends:
        url = postgresql.new_database()
        return Appends(asyncio.run(our_appends(url, seconds)), asyncio.run(bare_inserts(url, seconds)))

    rounds, still = measured(in_turns, wanted, latencies=True)
    how = f"""
{CONNECTIONS} logs of our store, each with one append under way, beside {CONNECTIONS} connections of psycopg, each with
one INSERT of the same entry under way; {wanted} rounds of {seconds:g} seconds in turns, the median of the rounds'
ratios counts. Our store writes through one connection, which commits together what waits together. It also checks the
end of every log and notifies the other nodes.
"""
    bars = [Bar("appends, times bare psycopg's", median(one.ours / one.bare for one in rounds), 0.6, least=True)]
    ours, bare = median(one.ours for one in rounds), median(one.bare for one in rounds)
    return Found(how, bars, f"Medians: {ours:,.0f} appends per second; bare psycopg {bare:,.0f}.", still)


async def our_appends(url: str, seconds: float) -> float:
    """Appends per second of our store."""
    database = await Database.open(url, exclusive=True)
    try:
        return await per_second([await appending(database, number) for number in range(CONNECTIONS)], seconds)
    finally:
        await database.close()


async def appending(database: Database, number: int) -> RepeatedStep:
    """Create a table; returns a step that appends to its log."""
    host, name, places = GuestId("host"), TableId(f"table-{number}"), count(1)
    stored = StoredTable(name, "", 1, Status.PLAYING, host, None, f"invitation-{number}", f"watching-{number}")
    await database.create(stored, [Row(BODY, 1)], [(host, Role.HOST)])

    async def append() -> None:
        place = next(places)
        await database.append(name, place, [Row(BODY, 1, host, f"cause-{place}")])

    return append


async def bare_inserts(url: str, seconds: float) -> float:
    """Inserts per second of psycopg."""
    await make_bare_table(url)
    connections = [await connected(url) for _ in range(CONNECTIONS)]
    try:
        return await per_second([inserting(one, room) for room, one in enumerate(connections)], seconds)
    finally:
        for one in connections:
            await one.close()


def inserting(connection: AsyncConnection, room: int) -> RepeatedStep:
    """A step that inserts a row."""
    places = count(1)
    return lambda: connection.execute(INSERT, (room, next(places), BODY), prepare=True)


# From node to node


@dataclass(frozen=True)
class TimesSeen:
    """Milliseconds until a move that was made at one node was seen at the other one."""

    ours: Trial
    bare: float

    @property
    def ratio(self) -> float:
        return float(self.ours.client["last"]["p50"]) / self.bare


def measure_seen(postgresql: PostgresqlServer, wanted: int, seconds: float) -> Found:
    """Measure how long a move takes to the players at another node."""
    load = Load(SEEN_TABLES, seconds, rate=1)

    def in_turns() -> TimesSeen:
        url = postgresql.new_database()
        ours = trial_of_nodes(url, 2, load, postgresql.process, apart=True)
        return TimesSeen(ours, asyncio.run(bare_notice(url, seconds)))

    rounds, still = measured(in_turns, wanted, latencies=True)
    how = f"""
{SEEN_TABLES} tables of two at one move a second a table, one player at each of two nodes, beside an INSERT with a
NOTIFY in one transaction, which a listener reads, at the same pace. Ours is the time from sending a move to one node
until both players have its update, which includes checking it and both sockets. {wanted} rounds of {seconds:g} seconds
in turns, the median of the rounds' ratios counts.
"""
    bars = [Bar("a move is seen at another node, times the bare notice", median(one.ratio for one in rounds), 6)]
    ours, bare = median(one.ours.client["last"]["p50"] for one in rounds), median(one.bare for one in rounds)
    acknowledged = median(one.ours.client["mover"]["p50"] for one in rounds)
    details = (
        f"Medians: seen after {ours:.2f} ms, acknowledged after {acknowledged:.2f} ms; the bare notice {bare:.2f} ms."
    )
    return Found(how, bars, details, still)


async def bare_notice(url: str, seconds: float) -> float:
    """The median of the milliseconds from an INSERT with NOTIFY until a listener has read it."""
    await make_bare_table(url)
    taken, received = [], asyncio.Queue[str]()
    async with await connected(url) as writing, await connected(url) as listening:
        await listening.execute("LISTEN bare")

        async def listen() -> None:
            async for notice in listening.notifies():
                received.put_nowait(notice.payload)

        listener = asyncio.create_task(listen())
        for place in range(int(seconds * SEEN_TABLES)):
            await asyncio.sleep(1 / SEEN_TABLES)
            begun = time.perf_counter()
            async with writing.transaction():
                await writing.execute(INSERT, (0, place, BODY), prepare=True)
                await writing.execute("SELECT pg_notify('bare', %s)", (f"{place}",), prepare=True)
            await received.get()
            taken.append(1000 * (time.perf_counter() - begun))
        listener.cancel()
        await asyncio.gather(listener, return_exceptions=True)
    return median(taken)


# Moves per CPU second


@dataclass(frozen=True)
class Moves:
    """One load on one node, on two nodes with the players of a table at the same one, and with them at different
    ones."""

    one: Trial
    together: Trial
    apart: Trial


def measure_moves(postgresql: PostgresqlServer, wanted: int, seconds: float) -> Found:
    """Measure moves per CPU second of one node and of two."""
    load = Load(TABLES, seconds)

    def in_turns() -> Moves:
        return Moves(
            trial_of_nodes(postgresql.new_database(), 1, load, postgresql.process),
            trial_of_nodes(postgresql.new_database(), 2, load, postgresql.process),
            trial_of_nodes(postgresql.new_database(), 2, load, postgresql.process, apart=True),
        )

    rounds, still = measured(in_turns, wanted, latencies=False)
    how = f"""
{TABLES} tables with two people each, as fast as they go, as on SQLite above, on one node and on two nodes of the same
PostgreSQL. *Together*: both players of a table are at the same node. *Apart*: they are at different nodes, so both
nodes follow every table; of players who are spread at random, half are together and half are apart. The CPU seconds are
those of the nodes; {wanted} rounds of {seconds:g} seconds in turns, the median of the rounds' ratios counts.
"""
    bars = [
        Bar("two nodes together, times one node", ratio(rounds, lambda one: one.together), 0.85, least=True),
        Bar("two nodes apart, times one node", ratio(rounds, lambda one: one.apart), 0.5, least=True),
    ]
    rows = [
        row("one node", [one.one for one in rounds]),
        row("two nodes, together", [one.together for one in rounds]),
        row("two nodes, apart", [one.apart for one in rounds]),
    ]
    heads = ["moves per CPU second of the nodes", "of PostgreSQL", "moves a second", "seen by both"]
    return Found(how, bars, table(heads, rows), still)


def ratio(rounds: Sequence[Moves], part: Callable[[Moves], Trial]) -> float:
    """The median of the rounds' ratios of moves per CPU second, to one node."""
    return median(rate(part(one)) / rate(one.one) for one in rounds)


def row(name: str, trials: Sequence[Trial]) -> str:
    """The table row with the medians of these trials."""
    per_cpu = median(map(rate, trials))
    per_database_cpu = median(one.client["moves"] / one.database_cpu for one in trials)
    per_second = median(one.client["moves"] / one.client["seconds"] for one in trials)
    seen = median(one.client["last"]["p50"] for one in trials)
    return f"| {name} | {per_cpu:,.0f} | {per_database_cpu:,.0f} | {per_second:,.0f} | {seen:.1f} ms |"


# Running


def node_on(url: str) -> MeasuredServer:
    """A node of this database."""
    return replace(OURS, name="node", command=partial(rollwright, database=url))


def trial_of_nodes(url: str, nodes: int, load: Load, database: int, *, apart: bool = False) -> Trial:
    """Start nodes, put a load on them, and stop them; `database` is the process of PostgreSQL."""
    with TemporaryDirectory(dir=WORK) as temporary, ExitStack() as stack:
        running = []
        for number in range(nodes):
            folder = Path(temporary) / str(number)
            folder.mkdir()
            running.append(stack.enter_context(started(node_on(url), folder)))
        ports = ("+" if apart else ",").join(str(port) for _, port, _ in running)
        numbers = (load.tables, load.seconds, load.rate, load.idle)
        command = ["node", str(HERE / "load" / OURS.load), ports, *map(str, numbers), load.games]
        return observe([process.pid for process, _, _ in running], command, load.idle, database)
