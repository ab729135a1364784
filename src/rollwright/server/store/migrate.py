"""The version of a database, and its migration to the newest. Alembic is loaded only if there are migrations to run."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, func, insert, inspect, select
from sqlalchemy.exc import DBAPIError

from rollwright.server.store.failures import DEADLOCK_STATE, LOCKED_STATE, failures_told, state_of
from rollwright.server.store.schema import SCHEMA, entries, tables, versions
from rollwright.server.store.store import FailureReason, StoreFailed

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0004"
"""The version that this program reads and writes; a test compares it with the last migration."""

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_250_731
"""The advisory lock under which programs that open the same PostgreSQL database migrate it one after the other."""

STEP_LOCK = "1s"
"""How long a step waits for a lock while nodes of the version before it run."""
RETRY_SECONDS = 2.0
TRIES = 300
"""Attempts until a migration gives up, in which time a backup of a large database ends."""


def bring_to_newest(engine: Engine, *, one_newer: bool = False) -> None:
    """Create the tables of an empty database, or migrate an older one.

    Raises StoreFailed if the database is not a Rollwright database, or newer; with `one_newer`, if it is newer by more
    than one version, because one step only adds what this version can ignore.
    """
    with failures_told():
        for tries_left in reversed(range(TRIES)):
            try:
                migrate(engine, one_newer=one_newer)
            except DBAPIError as error:
                if not tries_left or state_of(error) not in (LOCKED_STATE, DEADLOCK_STATE):
                    raise
                time.sleep(RETRY_SECONDS)
            else:
                return


def migrate(engine: Engine, *, one_newer: bool) -> None:
    """Make one attempt. A step must not wait long for a lock on PostgreSQL, because all who need the same table, also
    those that only read it, wait behind it."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")  # the migration of another program may take long
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{STEP_LOCK}'")
        version = version_of(connection, one_newer=one_newer)
        if version is None:
            SCHEMA.create_all(connection)
            versions.create(connection)
            connection.execute(insert(versions), {"version_num": NEWEST})
        elif version < NEWEST:
            take_steps(connection, NEWEST)


def check_newest(engine: Engine) -> None:
    """Raise StoreFailed unless a database that a server has open is of the newest version."""
    with failures_told(), engine.begin() as connection:
        if version_of(connection) != NEWEST:
            raise StoreFailed(FailureReason.IN_USE, "a server of another version has it open")


def version_of(connection: Connection, *, one_newer: bool = False) -> str | None:
    """The version of a database; None if it is empty. Raises StoreFailed if it is not a known version."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return None
    if not names >= {table.name for table in (versions, tables, entries)}:
        raise StoreFailed(FailureReason.FOREIGN, f"another program's tables are in it: {', '.join(sorted(names))}")
    version: str = connection.execute(select(versions.c.version_num)).scalar_one()
    known = f"{int(NEWEST) + 1:04}" if one_newer else NEWEST
    if version > known:
        raise StoreFailed(FailureReason.NEWER, f"it has version {version}, this program knows {NEWEST}")
    return version


def take_steps(connection: Connection, version: str) -> None:
    """Run the migrations to a version, in the transaction of this connection."""
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def configuration() -> "Config":
    """The configuration that tells Alembic where the migrations are, also in an installed package."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
