"""Replays of finished tables and single moments of any table: built in slices, so that other clients are served in
between, and cached as JSON."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from rollwright.protocol.messages import LogEntry
from rollwright.protocol.rest import Replay, ReplayStep, TableMoment
from rollwright.server.live.stored_table import dice_of
from rollwright.server.live.wire_json import read_entry, to_json
from rollwright.server.store.store import Row, StoredTable
from rollwright.table import Happened, Table
from rollwright.table.view import public_view

MOST_BYTES = 8 << 20
ENTRIES_PER_TURN = 10
"""Entries per slice; after each slice the event loop serves other clients."""


class Replays:
    """A least-recently-used cache, limited by bytes."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._cached: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._building = asyncio.Lock()

    async def json(self, stored: StoredTable, rows: Sequence[Row], before_building: Callable[[], None]) -> bytes:
        """The replay of a finished table's log as JSON. `before_building` may raise to prevent the work of building
        it."""
        return await self._json("replay", build, stored, rows, before_building)

    async def moment_json(self, stored: StoredTable, rows: Sequence[Row], before_building: Callable[[], None]) -> bytes:
        """The `TableMoment` of the last of these rows as JSON; `rows` is the log up to it, and it is an event."""
        return await self._json("moment", build_moment, stored, rows, before_building)

    async def _json(
        self,
        kind: str,
        builder: Callable[[StoredTable, Sequence[Row]], Awaitable[bytes]],
        stored: StoredTable,
        rows: Sequence[Row],
        before_building: Callable[[], None],
    ) -> bytes:
        # The key is a hash of the content, because the name of a forgotten guest changes in it.
        content = "\n".join((kind, stored.id, *(f"{row.at} {row.body}" for row in rows)))
        key = hashlib.sha256(content.encode()).hexdigest()
        if key not in self._cached:
            before_building()
            async with self._building:
                if key not in self._cached:  # another request may have built it meanwhile
                    self._add(key, await builder(stored, rows))
        self._cached.move_to_end(key)
        return self._cached[key]

    def _add(self, key: str, replay: bytes) -> None:
        self._cached[key] = replay
        self._bytes += len(replay)
        while self._bytes > self._most_bytes and len(self._cached) > 1:
            _, dropped = self._cached.popitem(last=False)
            self._bytes -= len(dropped)


async def build(stored: StoredTable, rows: Sequence[Row]) -> bytes:
    """Replay a log; the result has the public view after each event."""
    log = [read_entry(row.body) for row in rows]
    table = Table.from_log(dice_of(stored), log[:1])
    steps: list[ReplayStep] = []
    for n, entry in enumerate(log[1:], 1):
        table.follow(entry)
        if isinstance(entry, Happened):
            logged = LogEntry(n=n, at=rows[n].at, entry=entry, told=table.told[n])
            steps.append(ReplayStep(entry=logged, view=public_view(table)))
        if n % ENTRIES_PER_TURN == 0:
            await asyncio.sleep(0)
    replay = Replay(table=stored.id, opened=table.opened, steps=tuple(steps))
    return (await asyncio.to_thread(to_json, replay)).encode()


async def build_moment(stored: StoredTable, rows: Sequence[Row]) -> bytes:
    """Replay a log to its last entry, which is an event; the result has only public views, so no hidden choice."""
    log = [read_entry(row.body) for row in rows]
    event = log[-1]
    if not isinstance(event, Happened):
        raise TypeError(f"entry {len(log) - 1} is not an event")
    table = Table.from_log(dice_of(stored), log[:1])
    for n, entry in enumerate(log[1:-1], 1):
        table.follow(entry)
        if n % ENTRIES_PER_TURN == 0:
            await asyncio.sleep(0)
    before = public_view(table)
    table.follow(event)
    last = len(log) - 1
    logged = LogEntry(n=last, at=rows[last].at, entry=event, told=table.told[last])
    return to_json(TableMoment(entry=logged, before=before, view=public_view(table))).encode()
