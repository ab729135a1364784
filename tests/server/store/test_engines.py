"""How a database is opened: really synced, really apart, and for its owner only."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, OperationalError

from rollwright.server.store import engines
from rollwright.server.store.database import Database
from rollwright.server.store.schema import pulse
from rollwright.server.store.store import FailureReason, StoreFailed
from rollwright.testing.server.postgresql import PostgresqlServer
from tests.server.store.databases import pragma, using

SYNCED_AT_EVERY_COMMIT = 2


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", SYNCED_AT_EVERY_COMMIT),
        ("fullfsync", 1),
        ("foreign_keys", 1),
        ("busy_timeout", 5000),
        ("secure_delete", 1),
    ],
)
def test_the_writer_is_really_set_so(tmp_path: Path, setting: str, value: object) -> None:
    assert using(tmp_path, lambda store: pragma(store, setting)) == value


async def test_a_reader_cannot_write(store: Database) -> None:
    def write(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM guests")

    with pytest.raises(StoreFailed) as failed:
        await store._read(write)
    assert failed.value.reason is FailureReason.READ_ONLY


def test_a_transaction_is_the_writers_from_its_first_moment(tmp_path: Path) -> None:
    url = engines.address(f"sqlite:///{tmp_path / 'file.db'}")
    first, second = engines.writing_engine(url), engines.writing_engine(url)
    with second.connect() as waiting:
        waiting.exec_driver_sql("PRAGMA busy_timeout=0")
        waiting.rollback()
        with first.begin(), pytest.raises(OperationalError, match="locked"):
            waiting.begin()
    first.dispose()
    second.dispose()


@pytest.mark.parametrize(("setting", "synced"), [("off", "on"), ("remote_apply", "remote_apply")])
def test_postgresql_syncs_every_commit_whatever_its_settings(
    postgresql: PostgresqlServer, setting: str, synced: str
) -> None:
    url = engines.address(postgresql.new_database())
    first, second = engines.writing_engine(url), engines.writing_engine(url)
    with first.begin() as connection:
        connection.exec_driver_sql(f'ALTER DATABASE "{url.database}" SET synchronous_commit = {setting}')
    with second.connect() as connection:
        connection.rollback()
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == synced
    first.dispose()
    second.dispose()


@pytest.fixture
def writing(postgresql: PostgresqlServer) -> Iterator[Engine]:
    """An engine of a database with an empty table of numbers that are different."""
    engine = engines.writing_engine(engines.address(postgresql.new_database()))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE numbers (number int PRIMARY KEY)")
    yield engine
    engine.dispose()


def add(connection: Connection, number: int) -> None:
    connection.exec_driver_sql("INSERT INTO numbers VALUES (%(number)s)", {"number": number})


def committed(engine: Engine) -> list[int]:
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address) as other:
        return [number for (number,) in other.execute("SELECT number FROM numbers ORDER BY number")]


def test_a_statement_that_commits_itself_is_committed_when_it_returns(writing: Engine) -> None:
    with writing.connect() as connection, connection.begin(), engines.commits_itself(connection):
        add(connection, 1)
        assert committed(writing) == [1]


def test_a_statement_after_another_does_not_commit_itself(writing: Engine) -> None:
    with writing.connect() as connection:
        transaction = connection.begin()
        add(connection, 1)
        with engines.commits_itself(connection):
            add(connection, 2)
        transaction.rollback()
    assert committed(writing) == []


@pytest.mark.parametrize("first", [1, 2])
def test_after_a_statement_that_commits_itself_a_transaction_can_be_rolled_back(writing: Engine, first: int) -> None:
    with writing.connect() as connection:
        with connection.begin():
            add(connection, 1)
        with suppress(IntegrityError), connection.begin(), engines.commits_itself(connection):
            add(connection, first)
        transaction = connection.begin()
        add(connection, 3)
        transaction.rollback()
    assert committed(writing) == sorted({1, first})


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_the_folder_and_the_files_are_their_owners_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"

    async def promise(store: Database) -> list[int]:
        await store.probe()
        return [(folder / f"rollwright.db{ending}").stat().st_mode & 0o777 for ending in ("", "-wal", "-shm")]

    assert using(folder, promise) == [0o600] * 3
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_a_folder_that_is_there_keeps_its_rights(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    using(tmp_path, Database.probe)
    assert tmp_path.stat().st_mode & 0o777 == 0o755


@pytest.mark.parametrize(
    "url", ["", "tables.db", "sqlite://", "sqlite:///:memory:", "sqlite:///a?mode=ro", "mysql://h/d"]
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(StoreFailed) as failed:
        engines.address(url)
    assert failed.value.reason is FailureReason.UNSUPPORTED


def test_postgresql_without_its_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda _name: None)
    with pytest.raises(StoreFailed, match="psycopg"):
        engines.address("postgresql://host/database")


def test_postgresql_is_reached_through_psycopg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda _name: "there")
    assert engines.address("postgresql://host/database").drivername == "postgresql+psycopg"


def test_an_insert_is_in_the_words_of_its_database() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    statement = engines.insert_into(pulse, dialect.name).on_conflict_do_nothing()
    assert "ON CONFLICT DO NOTHING" in str(statement.compile(dialect=dialect))
