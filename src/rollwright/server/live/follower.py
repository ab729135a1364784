"""Brings tables up to date that other nodes have changed: new entries of many tables with one query, and everything
else one table at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence

from rollwright.core.errors import Complaint, ErrorCode
from rollwright.server.live.room import Room
from rollwright.server.live.wire_json import UnreadableEntry
from rollwright.server.loops import backoff, log_failed_step
from rollwright.server.store.changes import EVERYTHING, Change, add_changes
from rollwright.server.store.store import Row, Store, TableId

READ_TOGETHER = 20
"""Tables that are read at the same time, so that a server that has missed all wake-ups still answers."""
MOST_TABLES = 500
"""Tables whose new entries are read with one query."""
MOST_ENTRIES = 100
"""New entries of one table that are read with those of others. A table with more is read on its own, in slices."""
ENTRIES_PER_TURN = 20
"""After this many new entries, the event loop serves the connections."""


class Follower:
    """The tables that have to be read again."""

    def __init__(
        self,
        store: Store,
        rooms: Mapping[TableId, Room],
        rematches: Collection[TableId],
        catch_up: Callable[[TableId, Change], Awaitable[None]],
    ) -> None:
        """Other nodes change tables in memory, and tables of which only the connections are wanted; `catch_up` reads
        one of either."""
        self._store = store
        self._rooms = rooms
        self._rematches = rematches
        self._catch_up = catch_up
        self._stale: dict[TableId, Change] = {}
        self._reading = asyncio.Semaphore(READ_TOGETHER)
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._longer: dict[TableId, int] = {}
        """The lengths of the logs that have new entries."""
        self._entries_task: asyncio.Task[None] | None = None

    def follow(self, changes: Mapping[TableId, Change] | None) -> None:
        """Follow these changes of other nodes; None if they may have changed anything."""
        if changes is None:
            self.wake([*self._rooms, *self._rematches])
            return
        whole: dict[TableId, Change] = {}
        for table, change in changes.items():
            room = self._rooms.get(table)
            if room is None:
                if change.other and table in self._rematches:
                    whole[table] = change
            elif room.must_read(change):
                whole[table] = change
            elif change.entries > room.entries:
                self._longer[table] = max(change.entries, self._longer.get(table, 0))
        self._wake(whole)
        if self._longer and self._entries_task is None:
            self._entries_task = asyncio.create_task(self._follow_entries())

    def wake(self, tables: Iterable[TableId]) -> None:
        """Read everything about these tables again; those that are being read now will be read once more."""
        self._wake(dict.fromkeys(tables, EVERYTHING))

    def close(self) -> None:
        """Stop reading."""
        for task in self._tasks.values():
            task.cancel()
        if self._entries_task is not None:
            self._entries_task.cancel()

    def _wake(self, changes: Mapping[TableId, Change]) -> None:
        add_changes(self._stale, changes)
        for table in changes:
            if table not in self._tasks:
                self._tasks[table] = asyncio.create_task(self._follow(table))

    async def _follow(self, table: TableId) -> None:
        failures = 0
        try:
            while table in self._stale:
                change = self._stale.pop(table)
                try:
                    async with self._reading:
                        await self._catch_up(table, change)
                except UnreadableEntry:  # its viewers were sent to another node
                    continue
                except Exception as error:  # noqa: BLE001 - the table must be read, whatever the cause
                    if isinstance(error, Complaint) and error.problem.code is ErrorCode.NOT_FOUND:
                        continue  # it was removed
                    log_failed_step("follow-failed", error, table=table)
                    add_changes(self._stale, {table: change})
                    await asyncio.sleep(backoff(failures))
                    failures += 1
        finally:
            del self._tasks[table]

    async def _follow_entries(self) -> None:
        """Read new entries until there are none; what comes meanwhile is read with the next query."""
        try:
            while self._longer:
                some = {table: self._longer.pop(table) for table in list(self._longer)[:MOST_TABLES]}
                try:
                    unread = await self._read_entries(some)
                except Exception as error:  # noqa: BLE001 - each table is read on its own, until that succeeds
                    log_failed_step("follow-failed", error)
                    unread = list(some)
                self.wake(unread)
        finally:
            self._entries_task = None

    async def _read_entries(self, lengths: Mapping[TableId, int]) -> list[TableId]:
        """Read the entries up to these lengths and apply them; returns the tables that have to be read on their own."""
        rooms = {table: room for table in lengths if (room := self._rooms.get(table)) is not None}
        firsts = {table: room.entries for table, room in rooms.items() if room.entries < lengths[table]}
        unread = [table for table, first in firsts.items() if lengths[table] - first > MOST_ENTRIES]
        for table in unread:
            del firsts[table]
        logs = await self._store.logs(firsts) if firsts else {}
        applied = 0
        for table, first in firsts.items():
            if applied >= ENTRIES_PER_TURN:
                applied = 0
                await asyncio.sleep(0)
            rows = logs.get(table, ())
            room = self._rooms.get(table)
            if room is None:  # dropped meanwhile; its next user reads everything
                continue
            if first + len(rows) < lengths[table] or not self._apply(room, first, rows):
                unread.append(table)
            applied += len(rows)
        return unread

    def _apply(self, room: Room, first: int, rows: Sequence[Row]) -> bool:
        """Apply entries to one table; False if everything must be read again."""
        try:
            return room.follow_entries(first, rows)
        except Exception as error:  # noqa: BLE001 - the other tables of the query are not concerned
            log_failed_step("follow-failed", error, table=room.stored.id)
            return False
