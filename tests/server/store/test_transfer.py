"""Everything moves between the kinds of databases in any direction, and nothing of it is lost or changed."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, select

from rollwright.server.store import transfer as transfers
from rollwright.server.store.copies import back_up_database, move, restore
from rollwright.server.store.database import Database
from rollwright.server.store.engines import address
from rollwright.server.store.store import FailureReason, StoreFailed, TableId
from rollwright.server.store.transfer import TRANSFERRED, plain_engine
from rollwright.testing.server.postgresql import PostgresqlServer
from tests.server.store import kept
from tests.server.store.databases import FIRST, KINDS, bodies, lay, rows, url_of

NewUrl = Callable[[str, str], str]


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> NewUrl:
    """The address of a new database of a kind."""

    def new(kind: str, name: str) -> str:
        if kind == "sqlite":
            return url_of(tmp_path / name)
        postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
        return postgresql.new_database()

    return new


async def furnish(url: str) -> None:
    """A little of everything, and tables whose ids sort differently in other languages."""
    store = await Database.open(url)
    await kept.furnish(store)
    await lay(store, *map(TableId, ("a", "B", "_", "-", "é", "Ab", "aB")))
    await store.key("cookies")
    for place in range(1, 2500, 500):
        await store.append(TableId("a"), place, rows(*["more"] * 500))
    await store.close()


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    with plain_engine(address(url)) as engine, engine.connect() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=str)
            for table in TRANSFERRED
        }


@pytest.mark.parametrize(("there", "here"), [*product(KINDS, KINDS)])
def test_everything_moves_from_one_database_to_another(new_url: NewUrl, there: str, here: str) -> None:
    source, target = new_url(there, "source"), new_url(here, "target")
    asyncio.run(furnish(source))
    total, *steps = move(source, target)
    assert sum(steps) == total > 5000
    assert everything(target) == everything(source)

    async def use() -> None:
        store = await Database.open(target)
        await kept.look(store)
        await store.append(FIRST, 4, rows("one more"))
        assert (await bodies(store, FIRST))[-1] == "one more"
        await store.close()

    asyncio.run(use())


def refused(source: str, target: str) -> FailureReason:
    with pytest.raises(StoreFailed) as failed:
        list(move(source, target))
    return failed.value.reason


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_there_is_not_overwritten(new_url: NewUrl, kind: str) -> None:
    source, target = new_url("sqlite", "source"), new_url(kind, "target")
    for url in (source, target):
        asyncio.run(furnish(url))
    before = everything(target)
    assert refused(source, target) in (FailureReason.FILE_EXISTS, FailureReason.NOT_EMPTY)
    assert everything(target) == before


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_that_a_server_uses_is_not_moved(new_url: NewUrl, kind: str) -> None:
    source, target = new_url(kind, "source"), new_url("sqlite", "target")
    store = await Database.open(source, exclusive=True)
    assert await asyncio.to_thread(refused, source, target) is FailureReason.IN_USE
    if kind == "postgresql":
        other = new_url("sqlite", "other")
        await furnish(other)
        assert await asyncio.to_thread(refused, other, source) is FailureReason.IN_USE
    await store.close()


def test_a_copy_that_differs_is_not_committed(new_url: NewUrl, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = new_url("sqlite", "source"), new_url("postgresql", "target")
    asyncio.run(furnish(source))
    real, read = transfers.batches, list[str]()

    def careless(connection: Connection, table: Table) -> Iterator[list[Any]]:
        """Lose entries when the table is first read."""
        read.append(table.name)
        for batch in real(connection, table):
            yield batch[1:] if table.name == "entries" and read.count("entries") == 1 else batch

    monkeypatch.setattr(transfers, "batches", careless)
    assert refused(source, target) is FailureReason.COPY_DIFFERS
    assert not any(everything(target).values())


async def test_a_backup_of_postgresql_is_made_while_it_is_used_and_put_back(new_url: NewUrl, tmp_path: Path) -> None:
    source, target = new_url("postgresql", "source"), new_url("postgresql", "target")
    await furnish(source)
    store = await Database.open(source, exclusive=True)
    await store.backup(tmp_path / "first.db")
    await asyncio.to_thread(back_up_database, source, tmp_path / "second.db")
    with pytest.raises(StoreFailed) as failed:
        await asyncio.to_thread(restore, tmp_path / "first.db", source, True)
    assert failed.value.reason is FailureReason.IN_USE
    await store.close()
    for file, overwrite in (("first.db", False), ("second.db", True)):
        await asyncio.to_thread(restore, tmp_path / file, target, overwrite)
        assert everything(target) == everything(source)
    with pytest.raises(StoreFailed) as failed:
        await asyncio.to_thread(restore, tmp_path / "first.db", target)
    assert failed.value.reason is FailureReason.NOT_EMPTY


def test_a_backup_of_an_older_version_is_put_into_postgresql(new_url: NewUrl, tmp_path: Path) -> None:
    kept.load("0001", tmp_path)
    target = new_url("postgresql", "target")
    restore(tmp_path / "rollwright.db", target)

    async def look() -> None:
        store = await Database.open(target)
        await kept.look(store)
        await store.close()

    asyncio.run(look())
