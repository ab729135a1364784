"""Copies everything from one database to another, between SQLite and PostgreSQL in any direction, and compares it row
by row before it is committed."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, Engine, Select, Table, Text, create_engine, delete, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from rollwright.server.store.engines import connection_options
from rollwright.server.store.failures import failures_told
from rollwright.server.store.migrate import LOCK, NEWEST, bring_to_newest, version_of
from rollwright.server.store.nodes import any_alive, in_use
from rollwright.server.store.schema import SCHEMA, connections, nodes, pulse
from rollwright.server.store.store import FailureReason, StoreFailed

TRANSFERRED = [table for table in SCHEMA.sorted_tables if table not in (nodes, connections, pulse)]
"""All tables except those that describe running servers. The leases tell the next server which tables to open."""
BATCH = 1_000
IN_USE = "servers use it"


@contextmanager
def plain_engine(url: URL) -> Iterator[Engine]:
    """An engine without a pool and without our settings of SQLite."""
    engine = create_engine(url, poolclass=NullPool, connect_args=connection_options(url))
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def unused(engine: Engine) -> Iterator[None]:
    """Let no server start on a PostgreSQL database for the duration of a `with` block; raise StoreFailed if servers use
    it."""
    if engine.dialect.name == "sqlite":  # its file is locked
        yield
        return
    with engine.begin() as connection:
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        if any_alive(connection):
            raise StoreFailed(FailureReason.IN_USE, IN_USE)
        yield


def migrate_unused(engine: Engine) -> None:
    """Migrate a database to the newest version; raise StoreFailed if servers use it, on PostgreSQL."""
    if engine.dialect.name == "postgresql" and in_use(engine):
        raise StoreFailed(FailureReason.IN_USE, IN_USE)
    bring_to_newest(engine)


@contextmanager
def of_target() -> Iterator[None]:
    """Mark failures as those of the database to which another one is copied."""
    try:
        with failures_told():
            yield
    except StoreFailed as failed:
        failed.of_target = True
        raise


def transfer(source: URL, target: URL, *, overwrite: bool = False, served: bool = False) -> Iterator[int]:
    """Copy everything into an empty database; yields twice the number of rows first, and then how many rows were
    copied or compared since the last time.

    Nothing is written if it is not iterated to its end. With `overwrite`, the rows of a PostgreSQL database that no
    server uses are replaced. With `served`, servers may use the source meanwhile. Raises StoreFailed.
    """
    with failures_told(), plain_engine(source) as reading, plain_engine(target) as writing, ExitStack() as hold:
        with of_target():
            migrate_unused(writing)
            hold.enter_context(unused(writing))
        if not served:
            migrate_unused(reading)
            hold.enter_context(unused(reading))
        there = hold.enter_context(snapshot_of(reading))
        here = hold.enter_context(writing.begin())
        with of_target():
            make_room(here, overwrite=overwrite)
        rows = sum(there.execute(select(func.count()).select_from(table)).scalar_one() for table in TRANSFERRED)
        yield 2 * rows
        for table in TRANSFERRED:
            for batch in batches(there, table):
                rows_of_batch = [dict(zip(table.columns.keys(), row, strict=True)) for row in batch]
                with of_target():
                    here.execute(insert(table), rows_of_batch)
                yield len(batch)
        for table in TRANSFERRED:
            for original, copied in zip_longest(batches(there, table), batches(here, table)):
                if original != copied:
                    raise StoreFailed(FailureReason.COPY_DIFFERS, f"table {table.name}")
                yield len(original)


@contextmanager
def snapshot_of(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one state of a database. Raises StoreFailed unless it is of the newest version."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        if version_of(connection) != NEWEST:
            raise StoreFailed(FailureReason.FOREIGN, f"its version is not {NEWEST}")
        yield connection


def make_room(connection: Connection, *, overwrite: bool) -> None:
    """Delete all rows; raise StoreFailed if there are any that must not be overwritten."""
    for table in reversed(TRANSFERRED):
        if not overwrite and connection.execute(select(table).limit(1)).first() is not None:
            raise StoreFailed(FailureReason.NOT_EMPTY, f"table {table.name}")
        connection.execute(delete(table))


def in_order(table: Table, dialect: str) -> Select[Any]:
    """All rows in the order of their key, which is the same in SQLite and PostgreSQL."""
    of_bytes = [
        column.collate("C") if dialect == "postgresql" and isinstance(column.type, Text) else column
        for column in table.primary_key
    ]
    return select(table).order_by(*of_bytes)


def batches(connection: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    """All rows of a table in lists."""
    everything = in_order(table, connection.dialect.name).execution_options(yield_per=BATCH)
    with connection.execute(everything) as found:
        for batch in found.partitions():
            yield [tuple(row) for row in batch]
