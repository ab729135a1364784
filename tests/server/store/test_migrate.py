"""A database is made, or brought to the newest version, when it is opened; what is not ours is left alone."""

import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from rollwright.server.store import migrate
from rollwright.server.store.database import Database
from rollwright.server.store.engines import address, writing_engine
from rollwright.server.store.schema import SCHEMA
from rollwright.server.store.store import FailureReason, StoreFailed
from tests.server.store import kept
from tests.server.store.databases import FIRST, bodies, lay, rows, url_of, using

VERSIONS = sorted(file.stem for file in kept.KEPT.glob("*.sql"))


def engine_in(folder: Path) -> Engine:
    return writing_engine(address(url_of(folder)))


def worded(options: Mapping[str, object]) -> dict[str, str]:
    return {name: str(option) for name, option in options.items()}


def reflected(engine: Engine) -> dict[str, object]:
    """Everything that the database itself says of its tables."""
    looked = inspect(engine)
    return {
        name: (
            [{**column, "type": str(column["type"])} for column in looked.get_columns(name)],
            looked.get_pk_constraint(name),
            looked.get_foreign_keys(name),
            looked.get_unique_constraints(name),
            [
                {**index, "dialect_options": worded(index.get("dialect_options", {}))}
                for index in looked.get_indexes(name)
            ],
        )
        for name in looked.get_table_names()
    }


def test_the_newest_version_is_the_last_step() -> None:
    assert ScriptDirectory.from_config(migrate.configuration()).get_heads() == [migrate.NEWEST]


def test_the_steps_lead_to_what_the_program_expects(tmp_path: Path) -> None:
    engine = engine_in(tmp_path)
    with engine.begin() as connection:
        migrate.take_steps(connection, migrate.NEWEST)
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
    engine.dispose()


def test_a_database_made_at_once_is_the_same_as_one_made_in_steps(tmp_path: Path) -> None:
    at_once, in_steps = tmp_path / "at_once", tmp_path / "in_steps"
    at_once.mkdir()
    in_steps.mkdir()
    made, stepped = engine_in(at_once), engine_in(in_steps)
    migrate.bring_to_newest(made)
    with stepped.begin() as connection:
        migrate.take_steps(connection, migrate.NEWEST)
    assert reflected(made) == reflected(stepped)
    made.dispose()
    stepped.dispose()


def test_every_version_has_its_database_kept() -> None:
    steps = ScriptDirectory.from_config(migrate.configuration()).walk_revisions()
    assert sorted(step.revision for step in steps) == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_every_version_is_read(tmp_path: Path, version: str) -> None:
    kept.load(version, tmp_path)
    using(tmp_path, kept.look)


def test_an_older_database_takes_the_steps_that_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    using(tmp_path, lambda store: lay(store, FIRST))
    taken: list[str] = []
    monkeypatch.setattr(migrate, "NEWEST", "9998")
    monkeypatch.setattr(migrate, "take_steps", lambda _connection, version: taken.append(version))
    assert using(tmp_path, lambda store: bodies(store, FIRST)) == ["laid"]
    assert taken == ["9998"]


def test_steps_that_fail_leave_the_database_as_it_was(tmp_path: Path) -> None:
    engine = engine_in(tmp_path)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE pulse (id INTEGER)")  # in the way of the last step
    with pytest.raises(Exception, match="pulse"), engine.begin() as connection:
        migrate.take_steps(connection, migrate.NEWEST)
    assert inspect(engine).get_table_names() == ["pulse"]
    engine.dispose()


def refusal(folder: Path) -> FailureReason:
    before = (folder / "rollwright.db").read_bytes()
    with pytest.raises(StoreFailed) as failed:
        using(folder, Database.probe)
    with closing(sqlite3.connect(folder / "rollwright.db")) as database:
        if failed.value.reason is FailureReason.NEWER:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        else:
            assert (folder / "rollwright.db").read_bytes()[100:] == before[100:]  # all but what tells of the log
    return failed.value.reason


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    using(tmp_path, Database.probe)
    with closing(sqlite3.connect(tmp_path / "rollwright.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert refusal(tmp_path) is FailureReason.NEWER


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "rollwright.db")) as database:
        database.execute("CREATE TABLE recipes (cake TEXT)")
    assert refusal(tmp_path) is FailureReason.FOREIGN


def test_another_programs_database_that_alembic_keeps_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "rollwright.db")) as database:
        database.executescript(
            "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('0001')"
        )
    assert refusal(tmp_path) is FailureReason.FOREIGN


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rollwright.db").write_text("once upon a time " * 100)
    assert refusal(tmp_path) is FailureReason.FOREIGN


def test_a_store_that_was_refused_is_let_go(tmp_path: Path) -> None:
    (tmp_path / "rollwright.db").write_text("once upon a time " * 100)
    refusal(tmp_path)
    (tmp_path / "rollwright.db").unlink()
    using(tmp_path, lambda store: lay(store, FIRST))
    using(tmp_path, lambda store: store.append(FIRST, 1, rows("one")))


def test_a_new_and_a_current_database_are_opened_without_alembic(tmp_path: Path) -> None:
    code = f"""
import asyncio, sys
from rollwright.server.store.database import Database
async def main():
    for _ in range(2):
        database = await Database.open({url_of(tmp_path)!r})
        await database.probe()
        await database.close()
asyncio.run(main())
assert "alembic" not in sys.modules
assert "sqlalchemy.orm" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)
