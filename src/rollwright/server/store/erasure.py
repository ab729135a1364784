"""Erases removed rows from the files of a SQLite database, in the background.

`secure_delete` zeroes removed rows in the database file, but two kinds of copies remain. The write-ahead log has
earlier versions of the pages; it is truncated, which has to wait for readers such as a backup. And when SQLite moves
rows from one page to another, it leaves copies in the unused part of the first page. If one is found, the database is
rewritten by VACUUM.
"""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Collection
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from rollwright.server.log import log_event
from rollwright.server.store.engines import BUSY_MILLISECONDS
from rollwright.server.store.store import StoreFailed

MOST_SOUGHT = 50
"""If more ids than this were removed, the database is rewritten without a search, which also makes it smaller."""
RETRY_SECONDS = 0.5
REST = 100
"""Minimum time between two rewrites, in multiples of the duration of the last one, so that they do not block
writers."""
SEARCH = Path(__file__).with_name("search.py")

Result = TypeVar("Result")
Run = Callable[[Callable[[sqlite3.Connection], Result]], Awaitable[Result]]


class Eraser:
    """Erases in the background, and retries until it has succeeded."""

    def __init__(self, file: Path, read: Run[None], write: Run[bool]) -> None:
        """`read` runs a function with a reading connection; `write` with the writer's, between two transactions."""
        self._file = file
        self._read = read
        self._write = write
        self._ids: set[str] = set()
        """The ids of removed tables and guests, until they are in no file."""
        self._wanted = False
        self._rewrite_from = 0.0
        """The earliest time of the next rewrite, on the event loop's clock."""
        self._task: asyncio.Task[None] | None = None

    def start(self, *ids: str) -> None:
        """Erase the rows of removed tables and guests with these ids, in the background."""
        self._ids.update(ids)
        self._wanted = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def try_now(self) -> None:
        """Make one attempt now to truncate the write-ahead log."""
        await self._empty_log()

    async def finish(self) -> None:
        """Wait until everything is erased."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def stop(self) -> None:
        """Stop; the next server that opens the database continues."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._wanted:
            self._wanted = False
            try:
                erased = await self._attempt()
            except StoreFailed as failed:
                log_event("erasure-failed", level="warning", error=str(failed))
                erased = False
            if not erased:
                self._wanted = True
                await asyncio.sleep(RETRY_SECONDS)

    async def _attempt(self) -> bool:
        if not await self._empty_log():
            return False
        sought = frozenset(self._ids)
        if sought:
            found = len(sought) > MOST_SOUGHT or await asyncio.to_thread(has_any, self._file, sought)
            if found and not await self._rewritten():
                return False
        self._ids -= sought
        return True

    async def _rewritten(self) -> bool:
        now = asyncio.get_running_loop().time
        if (began := now()) < self._rewrite_from:
            return False
        await self._write(rewrite)
        self._rewrite_from = now() + REST * (now() - began)
        return await self._empty_log()

    async def _empty_log(self) -> bool:
        # most of the work, without the lock that writers need; the rest needs it only for a short time
        await self._read(checkpoint)
        return await self._write(truncate_log)


def checkpoint(connection: sqlite3.Connection) -> None:
    """Copy as much of the write-ahead log into the database as readers allow; blocks neither readers nor writers."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def truncate_log(connection: sqlite3.Connection) -> bool:
    """Truncate the write-ahead log; returns False immediately if another connection still needs it.

    Waiting for a reader would hold the lock that every writer needs.
    """
    connection.execute("PRAGMA busy_timeout=0")
    try:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    return not busy


def has_any(file: Path, ids: Collection[str]) -> bool:
    """Whether one of these ids is in the bytes of a database, found by a separate program."""
    command = [sys.executable, "-I", str(SEARCH), str(file)]
    search = subprocess.run(command, input="\n".join(ids), capture_output=True, text=True, check=False)  # noqa: S603
    return search.stdout != "not found"  # if the program cannot run, rewriting the database is the safe choice


def rewrite(connection: sqlite3.Connection) -> bool:
    """Rewrite the whole database with VACUUM; it blocks writers for about a second per 100 MB."""
    connection.execute("PRAGMA temp_store=FILE")  # the copy may be larger than the available memory
    try:
        connection.execute("VACUUM")
    finally:
        connection.execute("PRAGMA temp_store=MEMORY")
    return True


def truncate_log_of(file: Path) -> None:
    """Empty the write-ahead log of a database, unless another connection still needs it."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file, timeout=0)) as connection:
        truncate_log(connection)


def data_version(connection: sqlite3.Connection) -> int:
    """A number that changes when another connection has written."""
    version: int = connection.execute("PRAGMA data_version").fetchone()[0]
    return version
