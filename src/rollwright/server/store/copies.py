"""Backup, restore and move of a database; a backup is possible while other programs write.

A backup is a SQLite file, also of a PostgreSQL database.
"""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.engine import URL

from rollwright.server.store.engines import address, file_of, reading_engine
from rollwright.server.store.failures import failures_told
from rollwright.server.store.files import held, make_folder, put_in_place
from rollwright.server.store.migrate import bring_to_newest, version_of
from rollwright.server.store.store import FailureReason, StoreFailed
from rollwright.server.store.transfer import of_target, plain_engine, transfer


def back_up(connection: Connection, file: Path) -> None:
    """Write a consistent snapshot of the database of this connection to a new file."""
    source = connection.connection.driver_connection
    if not isinstance(source, sqlite3.Connection):
        raise StoreFailed(FailureReason.UNSUPPORTED, "only with SQLite")
    if file.exists():
        raise StoreFailed(FailureReason.FILE_EXISTS, f"{file} is there already")
    with unfinished(file) as copy:
        copy_into(source, copy)
        put_in_place(copy, file)


def back_up_database(url: str, file: Path) -> None:
    """Write a consistent snapshot of a database to a new file, also while a server uses the database."""
    database = file_of(address(url))
    if database is None:
        exhaust(into_file(file, lambda copy: transfer(address(url), url_of_file(copy), served=True)))
        return
    if not database.is_file():
        raise StoreFailed(FailureReason.NO_FILE, f"{database} is not a file")
    engine = reading_engine(address(url))
    try:
        with failures_told(), engine.connect() as connection:
            back_up(connection, file)
    finally:
        engine.dispose()


def restore(backup: Path, url: str, overwrite: bool = False) -> None:
    """Replace a database that no program has open by a backup, if the backup is intact and a Rollwright database."""
    file = file_of(address(url))
    if not backup.is_file():
        raise StoreFailed(FailureReason.NO_FILE, f"{backup} is not a file")
    if file is None:
        with failures_told(), newest_copy(backup) as copy:
            exhaust(transfer(url_of_file(copy), address(url), overwrite=overwrite))
        return
    with failures_told():
        make_folder(file.parent)
        with held(file, exclusive=True), unfinished(file) as copy:
            if file.exists() and not overwrite:
                raise StoreFailed(FailureReason.FILE_EXISTS, f"{file} is there already")
            with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as source:
                copy_into(source, copy)
            check(copy)
            take_away_log(file)
            put_in_place(copy, file)


def move(source: str, target: str) -> Iterator[int]:
    """Copy a database that no server uses to a new file or an empty PostgreSQL database; the iterator is that of
    `transfer`. The source remains."""
    there, here = file_of(address(source)), file_of(address(target))
    with failures_told(), ExitStack() as stack:
        origin = address(source)
        if there is not None:
            if not there.is_file():
                raise StoreFailed(FailureReason.NO_FILE, f"{there} is not a file")
            stack.enter_context(held(there, exclusive=True))
            origin = url_of_file(stack.enter_context(newest_copy(there)))
        if here is None:
            yield from transfer(origin, address(target))
        else:
            with of_target():
                make_folder(here.parent)
                stack.enter_context(held(here, exclusive=True))
            yield from into_file(here, lambda copy: transfer(origin, url_of_file(copy)))


def into_file(file: Path, write: Callable[[Path], Iterator[int]]) -> Iterator[int]:
    """Let a function write a new file under a temporary name, and rename it when it is complete."""
    with failures_told(), ExitStack() as stack:
        with of_target():
            if file.exists():
                raise StoreFailed(FailureReason.FILE_EXISTS, f"{file} is there already")
            copy = stack.enter_context(unfinished(file))
        yield from write(copy)
        with of_target():
            put_in_place(copy, file)


def exhaust(steps: Iterator[int]) -> None:
    """Iterate to the end."""
    for _ in steps:
        continue


def url_of_file(file: Path) -> URL:
    """The address of a SQLite file."""
    return URL.create("sqlite+pysqlite", database=str(file))


@contextmanager
def newest_copy(file: Path) -> Iterator[Path]:
    """A temporary copy of a SQLite database, checked and migrated to the newest version; the original is unchanged."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
            copy_into(source, copy)
        check(copy)
        with plain_engine(url_of_file(copy)) as engine:
            bring_to_newest(engine)
        yield copy


@contextmanager
def unfinished(file: Path) -> Iterator[Path]:
    """A temporary file in the same folder, readable by its owner only; it is deleted unless it was renamed."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def copy_into(source: sqlite3.Connection, copy: Path) -> None:
    """Copy a consistent snapshot of a database, without blocking writers."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # so that the copy is a single file


def check(copy: Path) -> None:
    """Raise StoreFailed if a database is damaged, newer than the program, or not a Rollwright database."""
    engine = create_engine(URL.create("sqlite", database=str(copy)), poolclass=NullPool)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        if found != "ok":
            raise StoreFailed(FailureReason.DAMAGED, found)
        if version_of(connection) is None:
            raise StoreFailed(FailureReason.FOREIGN, "it is empty")


def take_away_log(file: Path) -> None:
    """Delete the write-ahead log of an old database, so that it is not applied to the new one."""
    if file.exists():
        # If this is interrupted, the old database is complete. A damaged one cannot be checkpointed, and may be the
        # reason for the restore.
        bring_log_home(file)
    for ending in ("-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)


def bring_log_home(file: Path) -> None:
    """Checkpoint and truncate the write-ahead log; as far as it is in use, it stays."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
