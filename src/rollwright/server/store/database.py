"""The store in a real database: writes go through the one writer, reads through a few threads, none in the loop."""

# ruff: noqa: D102 - `Store` says what each method promises

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL

from rollwright.server.store import reads, writes
from rollwright.server.store.copies import back_up, bring_log_home
from rollwright.server.store.engines import BYTES_AHEAD, READERS, address, file_of, reading_engine, writing_engine
from rollwright.server.store.failures import failures_told
from rollwright.server.store.files import held, lengthen, make_file, make_folder
from rollwright.server.store.migrate import bring_to_newest
from rollwright.server.store.store import (
    Draft,
    GuestId,
    Handover,
    KeptTable,
    Reason,
    Role,
    Row,
    Status,
    Store,
    StoreFailed,
    TableId,
)
from rollwright.server.store.writer import Writer

Result = TypeVar("Result")

KEY_BYTES = 32


class Database(Store):
    """An open database. It belongs to the event loop that opened it."""

    def __init__(self, writer: Writer, reading: Engine, loop: asyncio.AbstractEventLoop, held: ExitStack) -> None:
        self._reading = reading
        self._loop = loop
        self._held = held
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, alone: bool = False) -> "Database":
        """Open `sqlite:///FILE` or `postgresql://...`; it is made, or brought to the newest version, if need be.

        With `alone`, StoreFailed where another program has the file open.
        """
        return await asyncio.to_thread(cls._open, address(url), asyncio.get_running_loop(), alone)

    @classmethod
    def _open(cls, url: URL, loop: asyncio.AbstractEventLoop, alone: bool) -> "Database":
        with failures_told(), ExitStack() as hold:
            if file := file_of(url):
                make_folder(file.parent)
                hold.enter_context(held(file, alone))
                make_file(file)
            writing, reading = writing_engine(url), reading_engine(url)
            hold.callback(writing.dispose)
            hold.callback(reading.dispose)
            bring_to_newest(writing)
            with writing.begin() as connection:  # whether it can be written is better known now than at the first move
                writes.beat(connection)
            prepare = None
            if file and alone:  # or zeros could fall onto what another has just written
                prepare = partial(lengthen, file.with_name(file.name + "-wal"), BYTES_AHEAD)
            return cls(Writer(writing, loop, prepare), reading, loop, hold.pop_all())

    async def create(self, table: KeptTable, rows: Sequence[Row], members: Sequence[tuple[GuestId, Role]]) -> None:
        await self._writer.run(partial(writes.create, table=table, rows=rows, people=members))

    async def append(self, table: TableId, first: int, rows: Sequence[Row], status: Status | None = None) -> None:
        await self._writer.append(table, first, rows, status)

    async def table(self, table: TableId) -> KeptTable | None:
        return await self._read(partial(reads.table, table=table))

    async def log(self, table: TableId, first: int = 0) -> list[Row]:
        return await self._read(partial(reads.log, table=table, first=first))

    async def keep_draft(self, table: TableId, draft: Draft) -> None:
        await self._writer.run(partial(writes.keep_draft, table=table, draft=draft))

    async def drafts(self, table: TableId) -> list[Draft]:
        return await self._read(partial(reads.all_drafts, table=table))

    async def greet(self, guest: GuestId, now: int) -> None:
        await self._writer.run(partial(writes.greet, guest=guest, now=now))

    async def join(self, table: TableId, guest: GuestId, role: Role) -> None:
        await self._writer.run(partial(writes.join, table=table, guest=guest, role=role))

    async def role(self, table: TableId, guest: GuestId) -> Role | None:
        return await self._read(partial(reads.role, table=table, guest=guest))

    async def removed(self, table: TableId) -> set[GuestId]:
        return await self._read(partial(reads.removed, table=table))

    async def members(self, table: TableId) -> list[tuple[GuestId, Role]]:
        return await self._read(partial(reads.all_members, table=table))

    async def set_links(self, table: TableId, invitation: str, watching: str) -> None:
        await self._writer.run(partial(writes.set_links, table=table, invitation=invitation, watching=watching))

    async def tables_of(self, guest: GuestId, most: int) -> list[tuple[KeptTable, Role]]:
        return await self._read(partial(reads.tables_of, guest=guest, most=most))

    async def count_open_tables(self, host: GuestId) -> int:
        return await self._read(partial(reads.count_open_tables, host=host))

    async def offer(self, token_hash: str, handover: Handover) -> None:
        await self._writer.run(partial(writes.offer, token_hash=token_hash, handover=handover))

    async def redeem(self, token_hash: str, now: int) -> Handover | None:
        return await self._writer.run(partial(writes.redeem, token_hash=token_hash, now=now))

    async def idle_since(self, status: Status, before: int, most: int) -> list[TableId]:
        return await self._read(partial(reads.idle_since, status=status, before=before, most=most))

    async def forget_guest(self, guest: GuestId, renamed: Sequence[tuple[TableId, int, str]]) -> None:
        await self._writer.run(partial(writes.forget_guest, guest=guest, renamed=renamed))
        if (file := file_of(self._reading.url)) is not None:
            await self._loop.run_in_executor(self._readers, bring_log_home, file)

    async def backup(self, file: Path) -> None:
        await self._read(partial(back_up, file=file))

    async def key(self, name: str) -> bytes:
        return await self._writer.run(partial(writes.key, name=name, new=secrets.token_bytes(KEY_BYTES)))

    async def knows(self, guest: GuestId) -> bool:
        return await self._read(partial(reads.knows, guest=guest))

    async def probe(self) -> None:
        await self._writer.run(writes.beat)

    async def close(self) -> None:
        self._closed = True
        self._writer.stop()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._held.close()

    async def _read(self, read: Callable[[Connection], Result]) -> Result:
        if self._closed:
            raise StoreFailed(Reason.UNAVAILABLE, "the store is closed")
        return await self._loop.run_in_executor(self._readers, self._read_now, read)

    def _read_now(self, read: Callable[[Connection], Result]) -> Result:
        with failures_told(), self._reading.connect() as connection:
            return read(connection)
