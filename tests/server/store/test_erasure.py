"""Removed rows leave no copy in the database file, also where SQLite has moved them from page to page."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from rollwright.server.store import appends, erasure, writes
from rollwright.server.store.database import Database
from rollwright.server.store.removed import Removed
from rollwright.server.store.search import CHUNK, LINK, has_any
from rollwright.server.store.store import Role, Status, StoredTable, StoreFailed, TableId
from rollwright.session.guests import GuestId
from tests.server.store.databases import ANA, BRUNO, CELIA, FIRST, SECOND, bodies, kept, lay, rows, using


@pytest.mark.parametrize("before", [0, 10, CHUNK - 8, CHUNK, 2 * CHUNK - 1])
def test_an_id_is_found_wherever_it_is(tmp_path: Path, before: int) -> None:
    file = tmp_path / "file"
    file.write_bytes(bytes(before) + b"0123456789abcdef" + bytes(100))
    assert has_any(file, [b"another", b"0123456789abcdef"])
    assert not has_any(file, [b"another", b"0123456789abcdeX"])


def test_a_link_to_a_rematch_is_no_remnant_of_it(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b'{"type":"rematched",' + LINK + b'0123456789abcdef"}')
    assert not has_any(file, [b"0123456789abcdef"])


def test_no_removed_table_is_left_between_the_rows_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables whose entries are mixed, as in real play; SQLite leaves copies of rows where it merges pages."""
    monkeypatch.setattr(erasure, "REST", 0)
    chance = random.Random(1)
    names = [TableId(f"{chance.getrandbits(64):016x}") for _ in range(600)]

    def fill(connection: Connection) -> None:
        written = dict.fromkeys(names, 0)
        for place, table in enumerate(names):
            made = StoredTable(table, "border", 1, Status.OVER, ANA, "5ec2e7", table[::-1], table[::-1] + "w")
            writes.create(connection, made, [], [(GuestId(f"guest-of-{table}"), Role.HOST)], None)
            for other in (table, *chance.choices(names[max(0, place - 19) : place + 1], k=8)):
                body = f"entry {other} {written[other]} " + "z" * chance.randint(0, 200)
                appends.write(connection, appends.values(other, written[other], rows(body, guest=ANA)))
                written[other] += 1

    async def promise(store: Database) -> list[TableId]:
        await store._writer.run(fill)
        left = list(names)
        chance.shuffle(left)
        found: list[TableId] = []
        for _ in range(11):  # each time fewer than would be rewritten without a search
            gone, left = left[:50], left[50:]
            removed = await asyncio.gather(*map(store.remove_table, gone))
            assert [one.tables for one in removed] == [1] * len(gone)
            await store.erased()
            found += gone if erasure.has_any(tmp_path / "rollwright.db", gone) else []
        assert all([await store.table(table) is not None for table in left])
        return found

    assert using(tmp_path, promise) == []


async def test_a_database_is_not_rewritten_again_before_it_has_rested(tmp_path: Path) -> None:
    rewritten: list[str] = []

    async def read(work: Callable[[sqlite3.Connection], None]) -> None:
        """A checkpoint, which is always complete here."""

    async def write(work: Callable[[sqlite3.Connection], bool]) -> bool:
        if work is erasure.rewrite:
            rewritten.append("rewritten")
        return True

    (tmp_path / "file").write_bytes(b"0123456789abcdef")
    eraser = erasure.Eraser(tmp_path / "file", read, write)
    eraser.start("0123456789abcdef")
    await eraser.finish()
    eraser._rewrite_from = asyncio.get_running_loop().time() + 1000
    eraser.start("0123456789abcdef")
    assert not await eraser._attempt()
    await eraser.stop()
    assert rewritten == ["rewritten"]


async def test_a_removed_table_is_gone_and_the_others_are_not(store: Database) -> None:
    await lay(store, FIRST, SECOND)
    await store.join(FIRST, BRUNO, Role.WATCHER)
    await store.append(FIRST, 1, rows("one", "two"))
    assert await store.remove_table(FIRST) == Removed(tables=1, entries=3)
    assert await store.remove_table(FIRST) == Removed()
    assert not await store.remove_table(FIRST)
    assert await store.table(FIRST) is None
    assert await bodies(store, FIRST) == []
    assert [await store.role(FIRST, guest) for guest in (ANA, BRUNO)] == [None, None]
    assert await bodies(store, SECOND) == ["laid"]


async def test_guests_without_a_table_are_removed_when_they_have_not_come_for_long(store: Database) -> None:
    await lay(store, FIRST)
    for guest, seen in ((ANA, 1), (BRUNO, 5), (CELIA, 10)):
        await store.greet(guest, seen)
    assert await store.remove_unused_guests(10) == Removed(guests=1)
    assert [await store.seen(guest) is not None for guest in (ANA, BRUNO, CELIA)] == [True, False, True]
    assert await store.missing([FIRST, SECOND], [ANA, BRUNO]) == ({SECOND}, {BRUNO})


async def test_a_store_notices_that_another_has_written(store: Database, tmp_path: Path) -> None:
    await store.changed_elsewhere()
    await lay(store, FIRST)
    assert not await store.changed_elsewhere(), "its own writing is not another's"
    other = await Database.open(f"sqlite:///{tmp_path / 'rollwright.db'}", while_served=True)
    await other.remove_table(FIRST)
    await other.close()
    assert await store.changed_elsewhere()
    assert not await store.changed_elsewhere()


def test_beside_a_server_only_a_database_of_its_version_is_opened(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'rollwright.db'}"

    async def promise(_: Database) -> None:
        server = await Database.open(f"sqlite:///{tmp_path / 'served.db'}", exclusive=True)
        await server.create(kept(FIRST), rows("laid"), [])
        beside = await Database.open(f"sqlite:///{tmp_path / 'served.db'}", while_served=True)
        assert await bodies(beside, FIRST) == ["laid"]
        await beside.close()
        await server._writer.run(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'"))
        with pytest.raises(StoreFailed, match="another version"):
            await Database.open(f"sqlite:///{tmp_path / 'served.db'}", while_served=True)
        await server.close()
        with pytest.raises(StoreFailed, match="not a file"):
            await Database.open(f"sqlite:///{tmp_path / 'nothing.db'}", while_served=True)
        with pytest.raises(StoreFailed):
            await Database.open(url, exclusive=True)

    using(tmp_path, promise)
