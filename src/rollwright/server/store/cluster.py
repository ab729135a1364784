"""This server as one of several nodes on a PostgreSQL database: heartbeats, wake-ups and connections."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from sqlalchemy.engine import URL

from rollwright.server.clock import correct, elapsed
from rollwright.server.log import log_event
from rollwright.server.loops import repeat
from rollwright.server.store import nodes
from rollwright.server.store.changes import Change, add_changes
from rollwright.server.store.engines import writing_engine
from rollwright.server.store.store import FailureReason, StoreFailed, TableId
from rollwright.server.store.wakeups import REMOVALS, Listener
from rollwright.server.store.writer import Writer
from rollwright.session.guests import GuestId

BEAT_SECONDS = 1.0
LISTENING_SECONDS = 30.0
CLEANING_SECONDS = 3_600.0
MOST_CHANGED = 10_000
"""Changed tables that are remembered until they are read again; if there are more, all are read again."""


class Cluster:
    """A node. It belongs to the event loop in which it was started."""

    def __init__(self, writer: Writer, url: URL, node: str, dead: Callable[[], None]) -> None:
        """`dead` is called when the other nodes have counted this one as dead."""
        self.leads = False
        self.removals = False
        """Whether other programs may have removed tables or guests since this was last set to False."""
        self._writer = writer
        self._engine = writing_engine(url)
        self._beats = Writer(self._engine, asyncio.get_running_loop())
        """With a connection of its own, because a heartbeat must not wait for other writes."""
        self._url = url
        self._node = node
        self._changed: dict[TableId, Change] | None = {}
        """The changes that other programs have made to tables; None if any may have been changed."""
        self._heard = asyncio.Event()
        self._sockets: dict[tuple[TableId, GuestId], int] = {}
        self._unreported: set[tuple[TableId, GuestId]] = set()
        self._to_report = asyncio.Event()
        self._awaiting: list[asyncio.Future[None]] = []
        """The callers that wait until connections are reported."""
        self._dead = dead
        self._steady_since = self._last_beat = self._cleaned = elapsed()
        """Since when every heartbeat was written in time, and the times of the last one and of the last cleaning."""
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Join the other nodes. Raises StoreFailed if that is not possible."""
        await self._enter()
        self._listener = Listener(self._url, self._node, asyncio.get_running_loop(), self._hear)
        try:
            async with asyncio.timeout(LISTENING_SECONDS):
                await self._heard.wait()
        except TimeoutError:
            raise StoreFailed(FailureReason.UNAVAILABLE, "it does not listen for notifications") from None
        self._heard.clear()
        self._changed, self.removals = {}, False  # no table is in memory yet
        self._tasks = [
            asyncio.create_task(repeat(self._beat, BEAT_SECONDS, "node-cut-off")),
            asyncio.create_task(repeat(self._report, 0, "node-cut-off")),
        ]

    async def stop(self) -> None:
        """Leave the other nodes, which then continue with this one's tables."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._beats.run(partial(nodes.leave, node=self._node))
        except StoreFailed as error:  # the others notice it by its missing heartbeat
            log_event("node-left-without-notice", level="warning", error=str(error))
        self._beats.stop()
        await asyncio.to_thread(self._beats.join)
        self._engine.dispose()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)

    # Wake-ups

    def _hear(self, changes: Mapping[TableId, Change] | None) -> None:
        if changes is None or REMOVALS in changes:
            self.removals = True
        if changes is None or self._changed is None:
            self._changed = None
        else:
            add_changes(self._changed, changes)
            if len(self._changed) > MOST_CHANGED:
                self._changed = None
        self._heard.set()

    async def changes(self) -> Mapping[TableId, Change] | None:
        """Wait for wake-ups; see `Store.changes`."""
        await self._heard.wait()
        self._heard.clear()
        changed, self._changed = self._changed, {}
        return changed

    # Heartbeats

    async def _enter(self) -> None:
        self._follow(await self._beats.run(partial(nodes.enter, node=self._node)))

    async def _beat(self) -> None:
        began, in_time = elapsed(), nodes.DEAD_AFTER / 1000
        if began - self._last_beat > in_time / 2:
            # The database may have been down, so that the other nodes could not write heartbeats either.
            self._steady_since = began
        try:
            heartbeat = await self._beats.run(partial(nodes.heartbeat, node=self._node))
        except Exception:
            self.leads = False  # another node may do the periodic work now
            raise
        self._follow(heartbeat)
        if not heartbeat.known:  # the others counted this node as dead
            self._dead()
            self._unreported.update(self._sockets)
            self._to_report.set()
        if began - self._steady_since > in_time:
            await self._beats.run(partial(nodes.remove_dead, node=self._node))
        if self.leads and began - self._cleaned > CLEANING_SECONDS:
            await self._writer.run(nodes.forget_old_connections)
            self._cleaned = began

    def _follow(self, heartbeat: nodes.Heartbeat) -> None:
        self._last_beat = elapsed()
        correct(heartbeat.ahead, heartbeat.uncertain)
        self.leads = heartbeat.leads

    # Connections

    def report(self, table: TableId, guest: GuestId, sockets: int) -> None:
        """Write the number of a guest's sockets in the background; see `Store.report`."""
        if sockets:
            self._sockets[table, guest] = sockets
        else:
            self._sockets.pop((table, guest), None)
        self._unreported.add((table, guest))
        self._to_report.set()

    async def _report(self) -> None:
        await self._to_report.wait()
        self._to_report.clear()
        changed, self._unreported = self._unreported, set()
        awaiting, self._awaiting = self._awaiting, []
        numbers = {key: self._sockets.get(key, 0) for key in changed}
        try:
            await self._writer.run(partial(nodes.report, node=self._node, sockets=numbers))
        except BaseException as error:
            self._unreported |= changed
            self._to_report.set()
            for waiting in awaiting:
                if not waiting.done():
                    waiting.set_exception(StoreFailed(FailureReason.UNAVAILABLE, str(error)))
            raise
        for waiting in awaiting:
            if not waiting.done():
                waiting.set_result(None)

    async def reported(self) -> None:
        """Wait until everything that was reported is in the database. Raises StoreFailed if that fails."""
        if any(task.done() for task in self._tasks):
            raise StoreFailed(FailureReason.UNAVAILABLE, "this node has left")
        if self._unreported:
            waiting = asyncio.get_running_loop().create_future()
            self._awaiting.append(waiting)
            await waiting
