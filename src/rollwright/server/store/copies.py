"""Copies of a SQLite database: a backup while others write, and back again."""

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
from rollwright.server.store.store import Reason, StoreFailed


def back_up(connection: Connection, file: Path) -> None:
    """Write the database of this connection, as it is now, into a file that was not there."""
    source = connection.connection.driver_connection
    if not isinstance(source, sqlite3.Connection):
        raise StoreFailed(Reason.UNSUPPORTED, "PostgreSQL has a tool of its own for this: pg_dump")
    if file.exists():
        raise StoreFailed(Reason.FILE_EXISTS, f"{file} is there already")
    with unfinished(file) as copy:
        copy_into(source, copy)
        put_in_place(copy, file)


def back_up_database(url: str, file: Path) -> None:
    """Write the database of this address into a file that was not there, also while a server uses it."""
    database = file_of(address(url))
    if database is not None and not database.is_file():
        raise StoreFailed(Reason.NO_FILE, f"{database} is not a file")
    engine = reading_engine(address(url))
    try:
        with failures_told(), engine.connect() as connection:
            back_up(connection, file)
    finally:
        engine.dispose()


def restore(backup: Path, url: str, overwrite: bool = False) -> None:
    """Put a backup, if it is sound and ours, in the place of a SQLite database that nobody has open."""
    file = file_of(address(url))
    if file is None:
        raise StoreFailed(Reason.UNSUPPORTED, "PostgreSQL has a tool of its own for this: pg_restore")
    if not backup.is_file():
        raise StoreFailed(Reason.NO_FILE, f"{backup} is not a file")
    with failures_told():
        make_folder(file.parent)
        with held(file, alone=True), unfinished(file) as copy:
            if file.exists() and not overwrite:
                raise StoreFailed(Reason.FILE_EXISTS, f"{file} is there already")
            with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as source:
                copy_into(source, copy)
            check(copy)
            take_away_log(file)
            put_in_place(copy, file)


@contextmanager
def unfinished(file: Path) -> Iterator[Path]:
    """A file beside the real one, for its owner only, that is gone afterwards unless it got its name."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def copy_into(source: sqlite3.Connection, copy: Path) -> None:
    """Copy one moment of a database; writers go on meanwhile."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # one file with all in it, that can be read anywhere


def check(copy: Path) -> None:
    """StoreFailed if a database is damaged, newer than the program or not ours."""
    engine = create_engine(URL.create("sqlite", database=str(copy)), poolclass=NullPool)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        if found != "ok":
            raise StoreFailed(Reason.DAMAGED, found)
        if version_of(connection) is None:
            raise StoreFailed(Reason.FOREIGN, "it is empty")


def take_away_log(file: Path) -> None:
    """What an old database still has in its write-ahead log must not be mixed into the new one."""
    if file.exists():
        # If this is cut short, the old one is whole. Where it is damaged, that is why it is being replaced.
        bring_log_home(file)
    for ending in ("-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)


def bring_log_home(file: Path) -> None:
    """Move what is in the write-ahead log into the database, and empty the log; it stays where others read it now."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
