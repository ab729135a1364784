"""Copies everything from one database to another, between SQLite and PostgreSQL in any direction, and compares it row
by row before it is committed."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, Engine, Select, Table, Text, create_engine, delete, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from rollwright.server.store.engines import connection_options
from rollwright.server.store.failures import failures_told
from rollwright.server.store.migrate import NEWEST, bring_to_newest, version_of
from rollwright.server.store.nodes import DEAD_AFTER, NOW
from rollwright.server.store.schema import SCHEMA, connections, leases, nodes, pulse
from rollwright.server.store.store import FailureReason, StoreFailed

TRANSFERRED = [table for table in SCHEMA.sorted_tables if table not in (nodes, connections, leases, pulse)]
"""All tables except those that describe running servers."""
BATCH = 1_000


@contextmanager
def plain_engine(url: URL) -> Iterator[Engine]:
    """An engine without a pool and without our settings of SQLite."""
    engine = create_engine(url, poolclass=NullPool, connect_args=connection_options(url))
    try:
        yield engine
    finally:
        engine.dispose()


def check_unused(connection: Connection) -> None:
    """Raise StoreFailed if servers use a PostgreSQL database."""
    alive = select(func.count()).select_from(nodes).where(nodes.c.heartbeat > NOW - DEAD_AFTER)
    if connection.execute(alive).scalar_one():
        raise StoreFailed(FailureReason.IN_USE, "servers use it")


def check_unserved(url: URL) -> None:
    """Migrate a PostgreSQL database to the newest version; raise StoreFailed if servers use it."""
    with plain_engine(url) as engine:
        bring_to_newest(engine)
        with engine.connect() as connection:
            check_unused(connection)


def transfer(source: URL, target: URL, *, overwrite: bool = False) -> Iterator[int]:
    """Copy everything into an empty database; yields twice the number of rows first, and then how many rows were
    copied or compared since the last time.

    Nothing is written if it is not iterated to its end. With `overwrite`, the rows of a PostgreSQL database that no
    server uses are replaced. Raises StoreFailed.
    """
    with failures_told(), plain_engine(source) as reading, plain_engine(target) as writing:
        bring_to_newest(writing)
        with snapshot_of(reading) as there, writing.begin() as here:
            make_room(here, overwrite=overwrite)
            rows = sum(there.execute(select(func.count()).select_from(table)).scalar_one() for table in TRANSFERRED)
            yield 2 * rows
            for table in TRANSFERRED:
                for batch in batches(there, table):
                    here.execute(insert(table), [dict(zip(table.columns.keys(), row, strict=True)) for row in batch])
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
    """Delete all rows; raise StoreFailed if there are any that must not be overwritten, or if servers use them."""
    if connection.dialect.name == "postgresql":
        check_unused(connection)
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
