"""Reads tables again that other nodes have changed, in the background, one reader per table."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from rollwright.core.errors import Complaint, ErrorCode
from rollwright.server.live.wire_json import UnreadableEntry
from rollwright.server.loops import backoff, log_failed_step
from rollwright.server.store.store import TableId

READ_TOGETHER = 20
"""Tables that are read at the same time, so that a server that has missed all wake-ups still answers."""


class Follower:
    """The tables that have to be read again."""

    def __init__(self, catch_up: Callable[[TableId], Awaitable[None]]) -> None:
        """`catch_up` reads one table."""
        self._catch_up = catch_up
        self._stale: set[TableId] = set()
        self._reading = asyncio.Semaphore(READ_TOGETHER)
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def wake(self, tables: Iterable[TableId]) -> None:
        """Read these tables again; those that are being read now will be read once more."""
        for table in tables:
            self._stale.add(table)
            if table not in self._tasks:
                self._tasks[table] = asyncio.create_task(self._follow(table))

    def close(self) -> None:
        """Stop reading."""
        for task in self._tasks.values():
            task.cancel()

    async def _follow(self, table: TableId) -> None:
        failures = 0
        try:
            while table in self._stale:
                self._stale.discard(table)
                try:
                    async with self._reading:
                        await self._catch_up(table)
                except UnreadableEntry:  # its viewers were sent to another node
                    continue
                except Exception as error:  # noqa: BLE001 - the table must be read, whatever the cause
                    if isinstance(error, Complaint) and error.problem.code is ErrorCode.NOT_FOUND:
                        continue  # it was removed
                    log_failed_step("follow-failed", error, table=table)
                    self._stale.add(table)
                    await asyncio.sleep(backoff(failures))
                    failures += 1
        finally:
            del self._tasks[table]
