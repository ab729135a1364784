"""Backup and restore of a SQLite database; a backup is possible while other programs write."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.engine import URL

from rollwright.server.store.engines import address, file_of, reading_engine
from rollwright.server.store.failures import failures_told
from rollwright.server.store.files import held, make_folder, put_in_place
from rollwright.server.store.migrate import version_of
from rollwright.server.store.store import FailureReason, StoreFailed


def back_up(connection: Connection, file: Path) -> None:
    """Write a consistent snapshot of the database of this connection to a new file."""
    source = connection.connection.driver_connection
    if not isinstance(source, sqlite3.Connection):
        raise StoreFailed(FailureReason.UNSUPPORTED, "PostgreSQL has a tool of its own for this: pg_dump")
    if file.exists():
        raise StoreFailed(FailureReason.FILE_EXISTS, f"{file} is there already")
    with unfinished(file) as copy:
        copy_into(source, copy)
        put_in_place(copy, file)


def back_up_database(url: str, file: Path) -> None:
    """Write a consistent snapshot of a database to a new file, also while a server uses the database."""
    database = file_of(address(url))
    if database is not None and not database.is_file():
        raise StoreFailed(FailureReason.NO_FILE, f"{database} is not a file")
    engine = reading_engine(address(url))
    try:
        with failures_told(), engine.connect() as connection:
            back_up(connection, file)
    finally:
        engine.dispose()


def restore(backup: Path, url: str, overwrite: bool = False) -> None:
    """Replace a SQLite database that no program has open by a backup, if the backup is intact and a Rollwright
    database."""
    file = file_of(address(url))
    if file is None:
        raise StoreFailed(FailureReason.UNSUPPORTED, "PostgreSQL has a tool of its own for this: pg_restore")
    if not backup.is_file():
        raise StoreFailed(FailureReason.NO_FILE, f"{backup} is not a file")
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
