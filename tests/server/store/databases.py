"""Stores in real files, and what to put into them."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from rollwright.server.store.database import Database
from rollwright.server.store.store import LostRace, NumberedRow, Role, Row, Status, Store, StoredTable, TableId, Traces
from rollwright.session.guests import GuestId

Result = TypeVar("Result")

ANA, BRUNO, CELIA = GuestId("ana"), GuestId("bruno"), GuestId("celia")
FIRST, SECOND, THIRD = TableId("first"), TableId("second"), TableId("third")

KINDS = ("sqlite", "postgresql")
"""The kinds of databases that keep the same promises."""

SAT_DOWN = '{"type":"sat-down","seat":0,"name":"Ana Maria"}'


def no_traces(_guest: GuestId, _rows: Sequence[NumberedRow]) -> Traces:
    return Traces()


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'rollwright.db'}"


def using(folder: Path, promise: Callable[[Database], Awaitable[Result]]) -> Result:
    """Open the store of a folder, do this with it, and close it."""

    async def main() -> Result:
        database = await Database.open(url_of(folder))
        try:
            return await promise(database)
        finally:
            await database.close()

    return asyncio.run(main())


def kept(table: TableId, host: GuestId = ANA, created: int = 1, status: Status = Status.PLAYING) -> StoredTable:
    return StoredTable(table, "border", created, status, host, "5ec2e7", f"invitation-{table}", f"watching-{table}")


def rows(*bodies: str, at: int = 1, guest: GuestId | None = None, cause: str | None = None) -> list[Row]:
    """Entries of a log; the first one is caused by somebody."""
    first, *others = bodies
    return [Row(first, at, guest, cause), *(Row(body, at, guest) for body in others)]


async def lay(store: Store, *tables: TableId, host: GuestId = ANA) -> None:
    """Create tables with one entry each."""
    for table in tables:
        await store.create(kept(table, host), rows("laid"), [(host, Role.HOST)])


async def bodies(store: Store, table: TableId) -> list[str]:
    return [row.body for row in await store.log(table)]


async def outcomes(*calls: Awaitable[None]) -> list[str]:
    """What became of calls that were made together: `kept`, `lost`, or what went wrong."""
    answers = await asyncio.gather(*calls, return_exceptions=True)
    return [
        "kept" if answer is None else "lost" if isinstance(answer, LostRace) else repr(answer) for answer in answers
    ]


@asynccontextmanager
async def writer_busy(database: Database) -> AsyncIterator[None]:
    """Whatever is handed in meanwhile comes to the writer in one batch."""
    begun, go_on = threading.Event(), threading.Event()

    def keep_busy(_connection: Connection) -> None:
        begun.set()
        go_on.wait()

    busy = database._writer.run(keep_busy)
    await asyncio.to_thread(begun.wait)
    try:
        yield
    finally:
        go_on.set()
        await busy


async def in_one_batch(database: Database, calls: Sequence[Awaitable[None]]) -> list[str]:
    """The outcomes of calls that the writer finds waiting together."""
    async with writer_busy(database):
        waiting = asyncio.ensure_future(outcomes(*calls))
        while database._writer._gathered or not database._writer._queue.qsize():
            await asyncio.sleep(0)
    return await waiting


async def pragma(database: Database, statement: str) -> object:
    """Ask or tell the writer's own connection something."""

    def ask(connection: Connection) -> object:
        answer = connection.exec_driver_sql(f"PRAGMA {statement}")
        return answer.scalar() if answer.returns_rows else None

    return await database._writer.run(ask)
