"""Backups that can be trusted, and putting them back."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rollwright.server.store import copies
from rollwright.server.store.copies import back_up_database, restore
from rollwright.server.store.database import Database
from rollwright.server.store.store import FailureReason, StoreFailed, TableId
from tests.server.store import kept
from tests.server.store.databases import FIRST, SECOND, bodies, lay, rows, url_of, using


def backed_up(folder: Path, *tables: TableId) -> Path:
    """A backup of a store with these tables, made in a folder beside."""
    source, file = folder / "source", folder / "backup.db"

    async def write(store: Database) -> None:
        await lay(store, *tables)
        await store.backup(file)

    using(source, write)
    return file


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def refused(backup: Path, folder: Path, overwrite: bool = False) -> FailureReason:
    with pytest.raises(StoreFailed) as failed:
        restore(backup, url_of(folder), overwrite)
    return failed.value.reason


def test_a_backup_has_everything(tmp_path: Path) -> None:
    async def write(store: Database) -> None:
        await kept.furnish(store)
        await store.backup(tmp_path / "rollwright.db")

    using(tmp_path / "source", write)
    using(tmp_path, kept.look)


def test_a_backup_while_others_write_is_one_moment_of_every_log(tmp_path: Path) -> None:
    tables = [TableId(str(number)) for number in range(5)]

    async def write(store: Database) -> list[int]:
        await lay(store, *tables)
        acknowledged = dict.fromkeys(tables, 1)
        finished = False

        async def play(table: TableId) -> None:
            while not finished:
                place = acknowledged[table]
                await store.append(table, place, rows(*(f"{place + n}" for n in range(3))))
                acknowledged[table] += 3

        playing = [asyncio.ensure_future(play(table)) for table in tables]
        while min(acknowledged.values()) < 10:
            await asyncio.sleep(0)
        before = list(acknowledged.values())
        await store.backup(tmp_path / "rollwright.db")
        finished = True
        await asyncio.gather(*playing)
        return before

    async def read(store: Database) -> list[list[str]]:
        return [await bodies(store, table) for table in tables]

    before = using(tmp_path / "source", write)
    logs = using(tmp_path, read)
    assert all(log == ["laid", *map(str, range(1, len(log)))] for log in logs)
    assert all(len(log) % 3 == 1 for log in logs)  # an append is there as a whole or not at all
    assert all(len(log) >= least for log, least in zip(logs, before, strict=True))


def test_a_backup_is_one_file(tmp_path: Path) -> None:
    backed_up(tmp_path, FIRST)
    assert names(tmp_path) == {"source", "backup.db"}


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_source: sqlite3.Connection, copy: Path) -> None:
        copy.write_text("half of it")
        raise OSError("the disk is gone")

    monkeypatch.setattr(copies, "copy_into", fail)

    async def promise(store: Database) -> None:
        with pytest.raises(StoreFailed):
            await store.backup(tmp_path / "backup.db")

    using(tmp_path / "source", promise)
    assert names(tmp_path) == {"source"}


async def test_a_backup_into_no_folder_is_refused(store: Database, tmp_path: Path) -> None:
    with pytest.raises(StoreFailed) as failed:
        await store.backup(tmp_path / "nowhere" / "backup.db")
    assert failed.value.reason is FailureReason.NO_FILE


def test_another_program_may_back_up_what_a_server_has_open(tmp_path: Path) -> None:
    async def write(store: Database) -> None:
        await lay(store, FIRST)
        back_up_database(url_of(tmp_path / "source"), tmp_path / "rollwright.db")
        await store.append(FIRST, 1, rows("later"))

    using(tmp_path / "source", write)
    assert using(tmp_path, lambda store: bodies(store, FIRST)) == ["laid"]


def test_a_backup_is_put_back_where_nothing_was(tmp_path: Path) -> None:
    restore(backed_up(tmp_path, FIRST), url_of(tmp_path / "new"))
    assert using(tmp_path / "new", lambda store: bodies(store, FIRST)) == ["laid"]
    assert (tmp_path / "new" / "rollwright.db").stat().st_mode & 0o077 == 0


def test_a_backup_is_put_in_the_place_of_another_only_when_asked_for(tmp_path: Path) -> None:
    backup, folder = backed_up(tmp_path, FIRST), tmp_path / "old"
    using(folder, lambda store: lay(store, SECOND))
    assert refused(backup, folder) is FailureReason.FILE_EXISTS
    assert using(folder, lambda store: bodies(store, SECOND)) == ["laid"]
    restore(backup, url_of(folder), overwrite=True)
    assert using(folder, lambda store: bodies(store, FIRST)) == ["laid"]
    assert using(folder, lambda store: bodies(store, SECOND)) == []


def test_what_a_crash_left_in_the_log_is_not_mixed_into_a_backup(tmp_path: Path) -> None:
    backup, folder = backed_up(tmp_path, FIRST), tmp_path / "old"

    async def crash(store: Database) -> dict[str, bytes]:
        await lay(store, SECOND)
        return {path.name: path.read_bytes() for path in folder.iterdir()}

    for name, content in using(folder, crash).items():
        (folder / name).write_bytes(content)
    assert (folder / "rollwright.db-wal").stat().st_size > 0
    restore(backup, url_of(folder), overwrite=True)
    assert using(folder, lambda store: bodies(store, SECOND)) == []
    assert using(folder, lambda store: bodies(store, FIRST)) == ["laid"]


def test_a_damaged_database_may_be_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    (folder / "rollwright.db").write_text("once upon a time")
    restore(backed_up(tmp_path, FIRST), url_of(folder), overwrite=True)
    assert using(folder, lambda store: bodies(store, FIRST)) == ["laid"]


def test_nothing_is_put_in_the_place_of_a_database_that_is_open(tmp_path: Path) -> None:
    backup, folder = backed_up(tmp_path, FIRST), tmp_path / "old"

    async def promise(store: Database) -> None:
        await lay(store, SECOND)
        assert refused(backup, folder, overwrite=True) is FailureReason.IN_USE
        assert await bodies(store, SECOND) == ["laid"]

    using(folder, promise)
    assert using(folder, lambda store: bodies(store, SECOND)) == ["laid"]
    restore(backup, url_of(folder), overwrite=True)


def test_a_database_that_is_being_replaced_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backup, folder = backed_up(tmp_path, FIRST), tmp_path / "old"

    def open_meanwhile(_copy: Path) -> None:
        with pytest.raises(StoreFailed) as failed:
            using(folder, Database.probe)
        assert failed.value.reason is FailureReason.IN_USE

    monkeypatch.setattr(copies, "check", open_meanwhile)
    restore(backup, url_of(folder))


@pytest.mark.parametrize("content", ["", "once upon a time " * 100])
def test_what_is_no_database_is_not_put_back(tmp_path: Path, content: str) -> None:
    (tmp_path / "backup.db").write_text(content)
    folder = tmp_path / "old"
    using(folder, lambda store: lay(store, SECOND))
    assert refused(tmp_path / "backup.db", folder, overwrite=True) is FailureReason.FOREIGN
    assert using(folder, lambda store: bodies(store, SECOND)) == ["laid"]
    assert not [name for name in names(folder) if name.endswith(".part")]


def test_a_newer_backup_is_not_put_back(tmp_path: Path) -> None:
    backup = backed_up(tmp_path, FIRST)
    with closing(sqlite3.connect(backup)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert refused(backup, tmp_path / "new") is FailureReason.NEWER


def test_a_damaged_backup_is_not_put_back(tmp_path: Path) -> None:
    backup = backed_up(tmp_path, *(TableId(str(number)) for number in range(300)))
    content = bytearray(backup.read_bytes())
    content[8192:-4096] = bytes(len(content) - 8192 - 4096)
    backup.write_bytes(content)
    assert refused(backup, tmp_path / "new") in (FailureReason.DAMAGED, FailureReason.UNAVAILABLE)
