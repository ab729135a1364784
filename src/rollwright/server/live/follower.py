"""Reads tables again that other nodes have changed, in the background, one reader per table."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from rollwright.core.errors import Complaint, ErrorCode
from rollwright.server.live.wire_json import UnreadableEntry
from rollwright.server.log import log_event
from rollwright.server.store.store import TableId

RETRY_SECONDS = 1.0


class Follower:
    """The tables that have to be read again."""

    def __init__(self, catch_up: Callable[[TableId], Awaitable[None]]) -> None:
        """`catch_up` reads one table."""
        self._catch_up = catch_up
        self._stale: set[TableId] = set()
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
        try:
            while table in self._stale:
                self._stale.discard(table)
                try:
                    await self._catch_up(table)
                except UnreadableEntry:  # its viewers were sent to another node
                    continue
                except Complaint as error:
                    if error.problem.code is not ErrorCode.NOT_FOUND:  # the store failed, and may recover
                        log_event("follow-failed", level="warning", table=table, error=str(error))
                        self._stale.add(table)
                        await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._tasks[table]
