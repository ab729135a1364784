"""A table with a very long log: who looks at it does not hold up the other tables."""

import asyncio
from typing import Any

import pytest

from rollwright.core.seats import Seat
from rollwright.server.live.stored_table import SLICE
from rollwright.server.live.table_server import LONG_LOG, MOST_LONG, TableServer
from rollwright.server.live.wire_json import read_entry, to_json
from rollwright.server.store.store import Row
from rollwright.table import Phrase, Said
from rollwright.table.entries import Entry
from tests.server.in_process import Person, looking, marking


class Reads:
    """Counts how many entries are parsed, and how many without a pause for other tasks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.all = 0
        self.together = 0
        self.most_together = 0
        for module in ("live.stored_table", "http.me", "http.tables"):
            monkeypatch.setattr(f"rollwright.server.{module}.read_entry", self.read)

    def read(self, body: str) -> Entry:
        self.all += 1
        self.together += 1
        self.most_together = max(self.most_together, self.together)
        return read_entry(body)

    async def other_task(self) -> None:
        while True:
            self.together = 0
            await asyncio.sleep(0)


async def lengthened(table_server: TableServer, entries: int) -> Person:
    """A player at a table with so many entries, none of which is in memory."""
    ana, _ = await marking(table_server, "border", 2)
    async with table_server.room(ana.table) as room:
        first = (await room.look()).entries
        body = to_json(Said(Seat(1), Phrase.HELLO))
        await table_server.store.append(ana.table, first, [Row(body, n, ana.guest) for n in range(first, entries)])
    table_server.rooms.clear()
    return ana


async def counted(reads: Reads, looks: Any) -> tuple[int, int]:
    """How many entries were parsed, and how many of them without a pause."""
    reads.all = reads.most_together = 0
    other = asyncio.create_task(reads.other_task())
    await looks
    other.cancel()
    return reads.all, reads.most_together


async def test_a_long_log_is_read_with_pauses_and_once(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = Reads(monkeypatch)
    ana = await lengthened(table_server, 10_000)
    assert await counted(reads, ana.see()) == (10_000, SLICE)
    assert await counted(reads, ana.see()) == (0, 0), "the room stayed in memory"


async def test_who_is_sent_a_long_log_costs_no_parsing(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = Reads(monkeypatch)
    ana = await lengthened(table_server, 10_000)
    await ana.see()

    async def look() -> None:
        async with looking(table_server, ana.table, ana.guest) as onlooker:
            pass
        assert len(onlooker.entries) == 10_000

    assert await counted(reads, look()) == (0, 0)


async def test_only_some_rooms_stay_in_memory_that_are_not_used(table_server: TableServer) -> None:
    long = [await lengthened(table_server, LONG_LOG) for _ in range(MOST_LONG + 2)]
    short = await lengthened(table_server, 50)
    for person in (*long, short):
        await person.see()
    assert list(table_server.rooms) == [person.table for person in long[2:]]
    await long[2].see()
    await long[0].see()
    assert list(table_server.rooms) == [long[2].table, *(person.table for person in long[4:]), long[0].table]
