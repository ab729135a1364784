"""Appends to PostgreSQL take one round trip, and one that fails does not affect the others and is told to no node."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from rollwright.core.seats import Seat
from rollwright.server.store.changes import Change
from rollwright.server.store.database import Database
from rollwright.server.store.store import TableId
from tests.server.store.databases import FIRST, SECOND, THIRD, bodies, in_one_batch, lay, rows

pytestmark = pytest.mark.parametrize("kind", ["postgresql"], indirect=True)

TOO_LARGE = 1 << 70
"""No number of a seat that a database can store."""


@contextmanager
def traced(store: Database, trace: Path) -> Iterator[None]:
    """Write the messages between the writer and the database to a file."""
    held = store._writer._connection
    assert held is not None
    driver = held.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    with trace.open("wb") as file:
        driver.pgconn.trace(file.fileno())
        yield
        driver.pgconn.untrace()


async def lay_known(store: Database, *tables: TableId) -> None:
    """Create tables with two entries each, the ends of which the writer knows, so that it need not look them up."""
    await lay(store, *tables)
    for table in tables:
        await store.append(table, 1, rows("known"))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere libpq may write no trace")
async def test_an_append_of_entries_takes_one_round_trip(store: Database, tmp_path: Path) -> None:
    await lay_known(store, FIRST)
    with traced(store, tmp_path / "trace"):
        await store.append(FIRST, 2, rows("one", "two"))
    assert (tmp_path / "trace").read_text().count("ReadyForQuery") == 1
    assert await bodies(store, FIRST) == ["laid", "known", "one", "two"]


async def test_entries_and_what_is_written_with_them_are_one_transaction(store: Database) -> None:
    await lay_known(store, FIRST, SECOND)
    call = store.append(FIRST, 2, rows("one"), freed=[Seat(TOO_LARGE)])
    assert (await in_one_batch(store, [call, store.append(SECOND, 2, rows("one"))]))[1] == "kept"
    assert await bodies(store, FIRST) == ["laid", "known"]
    assert await bodies(store, SECOND) == ["laid", "known", "one"]


@pytest.mark.parametrize("wrong", ["\0", "\ud800"])
async def test_an_entry_that_cannot_be_stored_fails_alone(store: Database, wrong: str) -> None:
    await lay_known(store, FIRST, SECOND, THIRD)
    calls = [store.append(table, 2, rows(body)) for table, body in ((FIRST, "one"), (SECOND, wrong), (THIRD, "one"))]
    first, second, third = await in_one_batch(store, calls)
    assert (first, third) == ("kept", "kept")
    assert "Error" in second
    assert await bodies(store, SECOND) == ["laid", "known"]


async def test_other_nodes_are_told_only_of_the_appends_that_are_written(url: str) -> None:
    store, other = await Database.open(url, exclusive=True), await Database.open(url, exclusive=True)
    await lay_known(store, FIRST, SECOND)
    await other.append(FIRST, 2, rows("of the other node"))
    calls = [store.append(FIRST, 2, rows("one", "two", "three")), store.append(SECOND, 2, rows("one"))]
    assert await in_one_batch(store, calls) == ["lost", "kept"]
    told = dict[TableId, Change]()
    while told.get(SECOND) != Change(entries=3):
        told.update(await other.changes() or {})
    assert told[FIRST] == Change(entries=2)
    await store.close()
    await other.close()
