"""Opens a database. Every commit is synced. SQLite allows readers in parallel with the one writer."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from rollwright.server.store.store import FailureReason, StoreFailed

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

READERS = 4
PAGES_AHEAD = 4000
"""Number of pages in the write-ahead log at which it is checkpointed."""
BYTES_AHEAD = PAGES_AHEAD * 4200
"""The size of these pages, including their headers."""

BUSY_MILLISECONDS = 5000
"""Maximum wait for the transaction of another program."""

FOR_ALL = (
    f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
    "PRAGMA foreign_keys=ON",
    # The statement journal of an insert of many rows would otherwise be a file, which takes half the time of an append.
    "PRAGMA temp_store=MEMORY",
)
FOR_WRITER = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA fullfsync=ON",  # without it, a Mac's disk reports writes too early; other systems ignore it
    # The same few pages change again and again, so checkpoint every 16 MB, not every 4.
    f"PRAGMA wal_autocheckpoint={PAGES_AHEAD}",
    "PRAGMA secure_delete=ON",  # the data of a forgotten guest is overwritten
)
FOR_READER = ("PRAGMA query_only=ON",)

FOR_POSTGRESQL: dict[str, Any] = {
    "application_name": "rollwright",
    "connect_timeout": 10,
    # A server that is gone without a farewell is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
    # A node that stops in the middle of a transaction must not block the others.
    "options": "-c lock_timeout=2s -c idle_in_transaction_session_timeout=15s",
}
"""Parameters of libpq; those in the address of the database come first."""
SYNC_COMMITS = """\
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"""
"""Makes PostgreSQL sync every commit if the server, the database or the role says `off`; all other values sync it."""


def address(url: str) -> URL:
    """Parse `sqlite:///FILE` or `postgresql://...`. Raises StoreFailed for any other kind."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise StoreFailed(FailureReason.UNSUPPORTED, "that is not the address of a database") from error
    match found.get_backend_name():
        case "sqlite" if file_of(found) is not None:
            return found.set(drivername="sqlite+pysqlite")
        case "postgresql" if find_spec("psycopg") is not None:
            return found.set(drivername="postgresql+psycopg")
        case "postgresql":
            raise StoreFailed(FailureReason.UNSUPPORTED, "PostgreSQL needs the package psycopg")
        case _:
            raise StoreFailed(FailureReason.UNSUPPORTED, "only sqlite:///FILE and postgresql://... are known")


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database with links resolved, because SQLite names the log after the resolved file."""
    if url.get_backend_name() != "sqlite" or url.query or url.database in (None, "", ":memory:"):
        return None
    return Path(os.path.realpath(str(url.database)))


def writing_engine(url: URL) -> Engine:
    """An engine with one connection, whose transactions lock the database for writing when they begin."""
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args=connection_options(url))
    if engine.dialect.name == "sqlite":
        _prepare(engine, FOR_ALL + FOR_WRITER)
        event.listen(engine, "begin", _begin_immediate)
    else:
        event.listen(engine, "connect", _sync_commits)
    return engine


def reading_engine(url: URL) -> Engine:
    """An engine with a few read-only connections."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, pool_size=READERS, max_overflow=0)
        _prepare(engine, FOR_ALL + FOR_READER)
        return engine
    read_only = {"postgresql_readonly": True}
    return create_engine(
        url, pool_size=READERS, max_overflow=0, connect_args=connection_options(url), execution_options=read_only
    )


def connection_options(url: URL) -> dict[str, Any]:
    """The options of each connection to a PostgreSQL database, except those that its address has."""
    if url.get_backend_name() == "sqlite":
        return {}
    return {name: value for name, value in FOR_POSTGRESQL.items() if name not in url.query}


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The driver's connection, for statements outside of a transaction. Raises StoreFailed if it is not SQLite."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        raise StoreFailed(FailureReason.UNSUPPORTED, "only with SQLite")
    return driver


def _prepare(engine: Engine, pragmas: tuple[str, ...]) -> None:
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # Python's module would begin transactions implicitly; ours begin explicitly.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    event.listen(engine, "connect", prepare)


def _sync_commits(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute(SYNC_COMMITS)
    cursor.close()
    connection.commit()


def _begin_immediate(connection: Connection) -> None:
    # A transaction that begins with a read and then writes fails immediately if another has written meanwhile.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def commits_itself(connection: Connection) -> Iterator[None]:
    """Commit the statement of a `with` block together with it, on PostgreSQL, which takes one round trip instead of
    three. Has no effect if the transaction has begun with another statement. No other statement may follow.
    """
    from psycopg import Connection as Driver  # only PostgreSQL needs it
    from psycopg.pq import TransactionStatus

    driver = connection.connection.driver_connection
    if not isinstance(driver, Driver) or driver.info.transaction_status != TransactionStatus.IDLE:
        yield
        return
    driver.autocommit = True
    try:
        yield
    finally:
        if not driver.closed:
            driver.autocommit = False


def insert_into(table: Table, dialect: str) -> "sqlite.Insert | postgresql.Insert":
    """An insert statement in this database's dialect, which supports ON CONFLICT."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # slow to import, and most operators do not need it

        return postgresql.insert(table)
    return sqlite.insert(table)
