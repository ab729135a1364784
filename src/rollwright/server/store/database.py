"""The store in a real database: one writer thread, a few reader threads, and no query in the event loop."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from rollwright.core.seats import Seat
from rollwright.server.store import reads, writes
from rollwright.server.store.changes import EVERYTHING, Change
from rollwright.server.store.cluster import Cluster
from rollwright.server.store.copies import back_up, back_up_database
from rollwright.server.store.engines import (
    BYTES_AHEAD,
    READERS,
    address,
    driver_of,
    file_of,
)
from rollwright.server.store.erasure import Eraser, data_version, truncate_log_of
from rollwright.server.store.failures import failures_told
from rollwright.server.store.files import lengthen
from rollwright.server.store.lease_holder import LeaseHolder
from rollwright.server.store.leases import look_again
from rollwright.server.store.nodes import at_table
from rollwright.server.store.opening import open_engines
from rollwright.server.store.outbox import note_waits
from rollwright.server.store.removed import Removed
from rollwright.server.store.store import (
    FailureReason,
    FindTraces,
    GuestConnection,
    Handover,
    NumberedRow,
    Role,
    Row,
    SeenTimes,
    Status,
    Store,
    StoredDraft,
    StoredTable,
    StoreFailed,
    TableId,
    TableNews,
    TableRemoved,
)
from rollwright.server.store.wakeups import REMOVALS, payloads
from rollwright.server.store.writer import Writer
from rollwright.session.guests import GuestId
from rollwright.session.waiting import Wait

Result = TypeVar("Result")

KEY_BYTES = 32
NODE_BYTES = 9


class Database(Store):
    """An open database. It belongs to the event loop that opened it."""

    def __init__(
        self, writer: Writer, reading: Engine, loop: asyncio.AbstractEventLoop, node: str, held: ExitStack
    ) -> None:
        self._reading = reading
        self._node = node
        self._loop = loop
        self._held = held
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._closed = False
        self._file = file_of(reading.url)
        self._version: int | None = None
        self._preparation: asyncio.Task[None] | None = None
        self._eraser: Eraser | None = None
        self._cluster: Cluster | None = None
        self._leases: LeaseHolder | None = None
        if self._file is not None:
            self._eraser = Eraser(self._file, self._read_driver, writer.maintain)

    @classmethod
    async def open(cls, url: str, *, exclusive: bool = False, while_served: bool = False) -> "Database":
        """Open `sqlite:///FILE` or `postgresql://...`; creates the database or migrates it to the newest version if
        necessary.

        With `exclusive`, as for a server, raises StoreFailed if another program has the file open; on PostgreSQL, this
        program becomes one of its nodes. With `while_served`, a server may have opened the file with `exclusive`, and
        the file must exist.
        """
        opened = await asyncio.to_thread(cls._open, address(url), asyncio.get_running_loop(), exclusive, while_served)
        if exclusive:
            await opened._serve(address(url))  # noqa: SLF001 - its own
        return opened

    @classmethod
    def _open(cls, url: URL, loop: asyncio.AbstractEventLoop, exclusive: bool, while_served: bool) -> "Database":
        with failures_told(), ExitStack() as hold:
            writing, reading = open_engines(url, hold, exclusive=exclusive, while_served=while_served)
            node = secrets.token_urlsafe(NODE_BYTES)
            notifications_of = None if file_of(url) else partial(payloads, sender=node)
            return cls(Writer(writing, loop, notifications_of), reading, loop, node, hold.pop_all())

    async def _serve(self, url: URL) -> None:
        self._leases = LeaseHolder(self._writer, self._node, several=self.shared)
        if self._file is not None:
            self._prepare()
            await self._writer.run(look_again)
            return
        self._cluster = Cluster(self._writer, url, self._node, self._leases.lose)
        try:
            await self._cluster.start()
        except StoreFailed:
            await self.close()
            raise

    async def create(
        self,
        table: StoredTable,
        rows: Sequence[Row],
        members: Sequence[tuple[GuestId, Role]],
        *,
        bot_due: bool = False,
    ) -> None:
        holder = self._node if bot_due else None
        await self._writer.run(partial(writes.create, table=table, rows=rows, people=members, holder=holder))
        if bot_due and self._leases is not None:
            self._leases.note(table.id)

    async def append(
        self,
        table: TableId,
        first: int,
        rows: Sequence[Row],
        status: Status | None = None,
        waits: Sequence[Wait] = (),
        *,
        freed: Sequence[Seat] = (),
        bot_due: bool = False,
    ) -> None:
        needed = bot_due and not (self._leases is not None and self._leases.has(table))
        holder = self._node if needed else None
        if await self._writer.append(table, first, rows, status, waits, freed, holder) and self._leases is not None:
            self._leases.note(table)

    async def note_waits(self, table: TableId, waits: Sequence[Wait]) -> None:
        await self._write_to(None, partial(note_waits, table=table, waits=waits))

    async def run(self, write: Callable[[Connection], Result], *removed: str) -> Result:
        result = await self._writer.run(write)
        if removed and self._eraser is not None:
            self._eraser.start(*removed)
        return result

    async def read(self, read: Callable[[Connection], Result]) -> Result:
        return await self._read(read)

    async def table(self, table: TableId) -> StoredTable | None:
        return await self._read(partial(reads.table, table=table))

    async def log(self, table: TableId, first: int = 0, most: int | None = None) -> list[Row]:
        return await self._read(partial(reads.log, table=table, first=first, most=most))

    async def keep_draft(self, table: TableId, draft: StoredDraft, length: int | None = None) -> None:
        keep = partial(writes.keep_draft, table=table, draft=draft, length=length)
        await self._write_to(table, keep, Change(drafts=frozenset({draft.seat})))

    async def drafts(self, table: TableId) -> list[StoredDraft]:
        return await self._read(partial(reads.all_drafts, table=table))

    async def greet(self, guest: GuestId, now: int) -> None:
        await self._writer.run(partial(writes.greet, guest=guest, now=now))

    async def join(self, table: TableId, guest: GuestId, role: Role) -> None:
        known = table if role in (Role.HOST, Role.REMOVED) else None  # other nodes need not know of the others
        await self._write_to(known, partial(writes.join, table=table, guest=guest, role=role))

    async def role(self, table: TableId, guest: GuestId) -> Role | None:
        return await self._read(partial(reads.role, table=table, guest=guest))

    async def members(self, table: TableId) -> list[tuple[GuestId, Role]]:
        return await self._read(partial(reads.all_members, table=table))

    async def set_links(self, table: TableId, invitation: str, watching: str) -> None:
        await self._writer.run(partial(writes.set_links, table=table, invitation=invitation, watching=watching))

    async def tables_of(self, guest: GuestId, most: int, skip: int = 0) -> list[tuple[StoredTable, Role]]:
        return await self._read(partial(reads.tables_of, guest=guest, most=most, skip=skip))

    async def seen(self, guest: GuestId) -> SeenTimes | None:
        return await self._read(partial(reads.seen, guest=guest))

    async def entries_of(self, guest: GuestId, table: TableId, first: int, most: int) -> list[NumberedRow]:
        return await self._read(partial(reads.entries_of, guest=guest, table=table, first=first, most=most))

    async def entries_of_kinds(self, table: TableId, kinds: Sequence[str]) -> list[NumberedRow]:
        return await self._read(partial(reads.entries_of_kinds, table=table, kinds=kinds))

    async def missing(
        self, tables: Collection[TableId], guests: Collection[GuestId]
    ) -> tuple[set[TableId], set[GuestId]]:
        return await self._read(partial(reads.missing, of_tables=tables, of_guests=guests))

    async def count_open_tables(self, host: GuestId) -> int:
        return await self._read(partial(reads.count_open_tables, host=host))

    async def offer(self, token_hash: str, handover: Handover) -> None:
        await self._write_to(None, partial(writes.offer, token_hash=token_hash, handover=handover))

    async def redeem(self, token_hash: str, now: int) -> Handover | None:
        return await self._writer.run(partial(writes.redeem, token_hash=token_hash, now=now))

    async def idle_since(self, status: Status, before: int, most: int) -> list[TableId]:
        return await self._read(partial(reads.idle_since, status=status, before=before, most=most))

    async def forget_guest(self, guest: GuestId, kinds: Sequence[str], traces: FindTraces) -> Removed:
        forget = partial(writes.forget_guest, guest=guest, kinds=kinds, traces=traces)
        removed = await self._writer.run(forget, REMOVALS)
        self._erase(removed, guest)
        return removed

    async def remove_table(self, table: TableId) -> Removed:
        removed = await self._writer.run(partial(writes.remove_table, table=table), REMOVALS)
        self._erase(removed, table)
        return removed

    async def remove_unused_guests(self, before: int) -> Removed:
        removed = await self._writer.run(partial(writes.remove_unused_guests, before=before))
        self._erase(removed)
        return removed

    async def erase(self) -> None:
        if self._eraser is not None:
            await self._eraser.try_now()

    async def erased(self) -> None:
        """Wait until all removed rows are erased from the files, which readers of other programs can delay."""
        if self._eraser is not None:
            await self._eraser.finish()

    async def changed_elsewhere(self) -> bool:
        if self._cluster is not None:
            removals, self._cluster.removals = self._cluster.removals, False
            return removals
        if self._eraser is None:
            return True
        version = await self._writer.maintain(data_version)
        changed = version != self._version
        self._version = version
        if changed:  # another program may have removed rows, and ended before the write-ahead log could be truncated
            self._eraser.start()
            if self._leases is not None:
                self._leases.look()
        return changed

    async def backup(self, file: Path) -> None:
        if self._file is None:
            address = self._reading.url.render_as_string(hide_password=False)
            await asyncio.to_thread(back_up_database, address, file)
        else:
            await self._read(partial(back_up, file=file))

    async def key(self, name: str) -> bytes:
        return await self._writer.run(partial(writes.key, name=name, new=secrets.token_bytes(KEY_BYTES)))

    # Several nodes on one database

    @property
    def shared(self) -> bool:
        return self._file is None

    @property
    def leads(self) -> bool:
        return self._cluster is None or self._cluster.leads

    async def changes(self) -> Mapping[TableId, Change] | None:
        if self._cluster is None:
            await asyncio.Event().wait()  # until it is cancelled, because there are no other nodes
            return None
        return await self._cluster.changes()

    async def logs(self, firsts: Mapping[TableId, int]) -> Mapping[TableId, Sequence[Row]]:
        return await self._read(partial(reads.logs, firsts=firsts))

    async def news(self, table: TableId, first: int) -> TableNews:
        return await self._read(partial(reads.news, table=table, first=first, node=self._node))

    async def connections(self, table: TableId) -> Sequence[GuestConnection]:
        if self._file is not None:
            return ()
        return await self._read(partial(at_table, table=table, node=self._node))

    def report(self, table: TableId, guest: GuestId, sockets: int) -> None:
        if self._cluster is not None:
            self._cluster.report(table, guest, sockets)

    async def reported(self) -> None:
        if self._cluster is not None:
            await self._cluster.reported()

    async def take_lease(self, table: TableId) -> bool:
        return self._leases is None or await self._leases.take(table)

    def end_lease(self, table: TableId, entries: int) -> None:
        if self._leases is not None:
            self._leases.end(table, entries)

    async def inherited(self) -> Collection[TableId]:
        if self._leases is None:
            await asyncio.Event().wait()  # until it is cancelled, because it does not serve
            return ()
        return await self._leases.inherited()

    async def probe(self) -> None:
        await self._writer.run(writes.probe)

    async def close(self) -> None:
        if self._leases is not None:
            await self._leases.stop()
        if self._cluster is not None:
            cluster, self._cluster = self._cluster, None
            await cluster.stop()
        self._closed = True
        if self._preparation is not None:
            self._preparation.cancel()
        if self._eraser is not None:
            await self._eraser.stop()
        self._writer.stop()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        if self._file is not None:
            truncate_log_of(self._file)
        self._held.close()

    async def _read(self, read: Callable[[Connection], Result]) -> Result:
        if self._closed:
            raise StoreFailed(FailureReason.UNAVAILABLE, "the store is closed")
        return await self._loop.run_in_executor(self._readers, self._read_now, read)

    def _read_now(self, read: Callable[[Connection], Result]) -> Result:
        with failures_told():
            try:
                return self._read_once(read)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return self._read_once(read)  # the pool had a connection from before a restart of the database

    def _read_once(self, read: Callable[[Connection], Result]) -> Result:
        with self._reading.connect() as connection:
            return read(connection)

    async def _read_driver(self, read: Callable[[sqlite3.Connection], Result]) -> Result:
        return await self._read(lambda connection: read(driver_of(connection)))

    def _erase(self, removed: Removed, *ids: str) -> None:
        if removed and self._eraser is not None:
            self._eraser.start(*ids)

    def _prepare(self) -> None:
        """Truncate the write-ahead log, in which a killed server may have left removed rows, and preallocate it.

        The writer's transaction prevents other programs from writing meanwhile.
        """
        if self._eraser is not None and self._file is not None:
            log = self._file.with_name(self._file.name + "-wal")
            self._eraser.start()
            self._preparation = self._loop.create_task(self._lengthen(self._eraser, log))

    async def _lengthen(self, eraser: Eraser, log: Path) -> None:
        await eraser.finish()
        with suppress(StoreFailed):  # only speed is lost
            await self.probe()
            await self._writer.run(lambda _: lengthen(log, BYTES_AHEAD))

    async def _write_to(
        self, table: TableId | None, write: Callable[[Connection], None], change: Change = EVERYTHING
    ) -> None:
        try:
            await self._writer.run(write, table, change)
        except IntegrityError as error:  # the only key that such a row can violate is that of its table
            raise TableRemoved from error
