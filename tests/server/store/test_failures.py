"""When the disk is full or cannot be written: everyone is told, nothing is lost, and it goes on afterwards."""

import asyncio
import errno
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import exc

from rollwright.server.store.database import Database
from rollwright.server.store.failures import failures_told, reason_of
from rollwright.server.store.store import FailureReason, StoreFailed, TableId
from tests.server.store.databases import FIRST, SECOND, bodies, in_one_batch, lay, pragma, rows, url_of, using

LONG = "x" * 5000


async def fill(store: Database, table: TableId, most: int = 1000) -> int:
    """Append until the disk is full; how many entries were acknowledged."""
    for place in range(1, most):
        try:
            await store.append(table, place, rows(LONG))
        except StoreFailed as failed:
            if failed.reason is FailureReason.DISK_FULL:
                return place
            raise
    raise AssertionError("the disk never became full")


async def test_on_a_full_disk_nothing_is_lost_and_it_goes_on_when_there_is_space_again(store: Database) -> None:
    await lay(store, FIRST)
    unlimited = await pragma(store, "max_page_count")
    await pragma(store, "max_page_count=60")
    acknowledged = await fill(store, FIRST)
    assert len(await store.log(FIRST)) == acknowledged
    with pytest.raises(StoreFailed):
        await store.append(FIRST, acknowledged, rows(LONG))

    await pragma(store, f"max_page_count={unlimited}")
    await store.append(FIRST, acknowledged, rows(LONG))
    assert await bodies(store, FIRST) == ["laid", *[LONG] * acknowledged]


async def test_on_a_full_disk_the_whole_batch_fails(store: Database) -> None:
    await lay(store, FIRST, SECOND)
    await pragma(store, "max_page_count=30")
    acknowledged = await fill(store, FIRST)
    calls = [store.append(SECOND, 1, rows("small")), store.append(FIRST, acknowledged, rows(LONG)), store.probe()]
    assert all("disk-full" in answer for answer in await in_one_batch(store, calls))
    assert await bodies(store, SECOND) == ["laid"]


async def test_on_a_full_disk_a_rare_thing_fails_too(store: Database) -> None:
    await pragma(store, "max_page_count=25")
    with pytest.raises(StoreFailed) as failed:
        await lay(store, *(TableId(LONG + str(number)) for number in range(100)))
    assert failed.value.reason is FailureReason.DISK_FULL


def make_writable(store: Database) -> None:
    """Not through the writer, which could not begin; it has let go of its connection when it failed."""
    with closing(store._writer._engine.raw_connection()) as connection:
        connection.cursor().execute("PRAGMA query_only=OFF")


async def test_a_database_that_became_read_only_says_so_and_goes_on_afterwards(store: Database) -> None:
    await lay(store, FIRST)
    await pragma(store, "query_only=ON")
    for call in (store.probe(), store.append(FIRST, 1, rows("one"))):
        with pytest.raises(StoreFailed) as failed:
            await call
        assert failed.value.reason is FailureReason.READ_ONLY
    make_writable(store)
    await store.append(FIRST, 1, rows("one"))


async def test_a_database_that_another_has_locked_is_unavailable(store: Database, tmp_path: Path) -> None:
    await lay(store, FIRST)
    await pragma(store, "busy_timeout=0")
    other = sqlite3.connect(tmp_path / "rollwright.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailed) as failed:
        await store.append(FIRST, 1, rows("one"))
    assert failed.value.reason is FailureReason.UNAVAILABLE
    assert await bodies(store, FIRST) == ["laid"]  # those who read never wait
    other.close()
    await store.append(FIRST, 1, rows("one"))


async def test_a_commit_that_fails_fails_everyone_of_the_batch(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_connection: object) -> None:
        raise sqlite3_error(sqlite3.SQLITE_IOERR_FSYNC)

    await lay(store, FIRST, SECOND)
    with monkeypatch.context() as broken:
        broken.setattr(store._writer._engine.dialect, "do_commit", fail)
        calls = [store.append(FIRST, 1, rows("one")), store.append(SECOND, 1, rows("one")), store.probe()]
        assert all("unavailable" in answer for answer in await asyncio.gather(*map(told, calls)))
    assert await bodies(store, FIRST) == ["laid"]
    await store.append(FIRST, 1, rows("one"))


async def told(call: object) -> str:
    try:
        await call  # type: ignore[misc]
    except StoreFailed as failed:
        return str(failed)
    return "kept"


def test_a_file_that_cannot_be_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rollwright.db").mkdir()
    with pytest.raises(StoreFailed) as failed:
        using(tmp_path, Database.probe)
    assert failed.value.reason is FailureReason.UNAVAILABLE


def test_a_folder_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed) as failed:
        asyncio.run(Database.open(url_of(tmp_path / "file")))
    assert failed.value.reason is FailureReason.UNAVAILABLE


def sqlite3_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("so it says")
    error.sqlite_errorcode = code
    return error


class FromPostgresql(Exception):
    def __init__(self, sqlstate: str | None) -> None:
        self.sqlstate = sqlstate


def wrapped(error: Exception) -> exc.DBAPIError:
    return exc.OperationalError("INSERT", {}, error)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (sqlite3_error(sqlite3.SQLITE_FULL), FailureReason.DISK_FULL),
        (wrapped(sqlite3_error(sqlite3.SQLITE_IOERR_SHMSIZE)), FailureReason.DISK_FULL),
        (wrapped(sqlite3_error(sqlite3.SQLITE_READONLY_DIRECTORY)), FailureReason.READ_ONLY),
        (wrapped(sqlite3_error(sqlite3.SQLITE_READONLY_DBMOVED)), FailureReason.UNAVAILABLE),
        (wrapped(sqlite3_error(sqlite3.SQLITE_IOERR_WRITE)), FailureReason.UNAVAILABLE),
        (wrapped(sqlite3_error(sqlite3.SQLITE_ERROR)), None),
        (sqlite3.ProgrammingError("found by Python itself"), None),
        (wrapped(FromPostgresql("53100")), FailureReason.DISK_FULL),
        (wrapped(FromPostgresql("53300")), FailureReason.UNAVAILABLE),
        (wrapped(FromPostgresql("25006")), FailureReason.READ_ONLY),
        (wrapped(FromPostgresql("XX000")), FailureReason.UNAVAILABLE),
        (wrapped(FromPostgresql("57P01")), FailureReason.UNAVAILABLE),
        (wrapped(FromPostgresql("57014")), FailureReason.UNAVAILABLE),
        (wrapped(FromPostgresql("25P02")), FailureReason.UNAVAILABLE),
        (wrapped(FromPostgresql("25P04")), FailureReason.UNAVAILABLE),
        (wrapped(FromPostgresql(None)), FailureReason.UNAVAILABLE),
        (exc.InterfaceError("INSERT", {}, FromPostgresql(None)), FailureReason.UNAVAILABLE),
        (wrapped(FromPostgresql("40P01")), None),
        (exc.IntegrityError("INSERT", {}, FromPostgresql("23505")), None),
        (OSError(errno.ENOSPC, "full"), FailureReason.DISK_FULL),
        (OSError(errno.EROFS, "read only"), FailureReason.READ_ONLY),
        (OSError("gone"), FailureReason.UNAVAILABLE),
        (ValueError("of somebody else's making"), None),
    ],
)
def test_every_code_has_its_reason(error: Exception, reason: FailureReason | None) -> None:
    assert reason_of(error) is reason


def test_an_error_without_a_reason_stays_what_it_is() -> None:
    with pytest.raises(exc.OperationalError), failures_told():
        raise wrapped(sqlite3_error(sqlite3.SQLITE_ERROR))
