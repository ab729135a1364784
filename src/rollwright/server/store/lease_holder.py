"""The leases of this server: taken when a bot has to choose, ended when the table is dropped from memory."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from functools import partial

from rollwright.server.loops import repeat
from rollwright.server.store.leases import end_leases, inherit, take_lease
from rollwright.server.store.store import StoreFailed, TableId
from rollwright.server.store.writer import Writer

LOOK_SECONDS = 1.0
"""Seconds between two searches for the leases of servers that have stopped, if there may be other servers."""


class LeaseHolder:
    """The leases of this server."""

    def __init__(self, writer: Writer, node: str, *, several: bool) -> None:
        """`several` says whether other servers may share the database, which may stop without notice."""
        self.node = node
        self._writer = writer
        self._pause = LOOK_SECONDS if several else None
        self._may_be_free = asyncio.Event()
        self._held: set[TableId] = set()
        self._ended: dict[TableId, int] = {}
        """Leases that are no longer needed and not yet removed from the database, with the known number of entries."""
        self._to_end = asyncio.Event()
        self._task = asyncio.create_task(repeat(self._end, 0, "leases-not-ended"))

    async def stop(self) -> None:
        """Remove the leases that are no longer needed; the others pass to other servers."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._ended:
            with suppress(StoreFailed):  # then they pass to other servers, too
                await self._end()

    def lose(self) -> None:
        """Note that other nodes may have taken the leases over."""
        self._held.clear()

    def has(self, table: TableId) -> bool:
        """Whether the lease of a table is this server's."""
        return table in self._held

    def note(self, table: TableId) -> None:
        """Note that this server has the lease of a table, which it still needs."""
        self._held.add(table)
        self._ended.pop(table, None)

    async def take(self, table: TableId) -> bool:
        """Take the lease of a table; False if another node has it."""
        if table not in self._held:
            if not await self._writer.run(partial(take_lease, table=table, node=self.node)):
                return False
            self.note(table)
        return True

    def end(self, table: TableId, entries: int) -> None:
        """End the lease of a table with this number of entries, in the background."""
        if table in self._held:
            self._held.discard(table)
            self._ended[table] = entries
            self._to_end.set()

    async def inherited(self) -> Collection[TableId]:
        """Wait for leases of servers that have stopped, and take them over."""
        self._may_be_free.clear()
        while not (found := await self._writer.run(partial(inherit, node=self.node))):
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause):
                    await self._may_be_free.wait()
            self._may_be_free.clear()
        for table in found:
            self.note(table)
        return found

    def look(self) -> None:
        """Search for leases that no living server has, because another program may have changed the database."""
        self._may_be_free.set()

    async def _end(self) -> None:
        await self._to_end.wait()
        self._to_end.clear()
        ended, self._ended = self._ended, {}
        try:
            if await self._writer.run(partial(end_leases, node=self.node, ended=ended)):
                self.look()
        except Exception:
            self._ended = ended | self._ended
            self._to_end.set()
            raise
