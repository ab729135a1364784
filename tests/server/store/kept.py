"""Databases as earlier versions left them, kept as text in tests/data: one file a version, written once and for ever.

When a version is made, write its file before anything else changes:

    python -c "from tests.server.store.kept import write; write()"
"""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from rollwright.server.store.database import Database
from rollwright.server.store.migrate import NEWEST
from rollwright.server.store.store import Handover, Role, Status, StoredDraft
from tests.server.store.databases import ANA, BRUNO, CELIA, FIRST, SECOND, kept, rows, using

KEPT = Path(__file__).parents[2] / "data"


def write() -> None:
    """Write the database of the newest version, unless it is there already."""
    with tempfile.TemporaryDirectory() as folder, (KEPT / f"{NEWEST}.sql").open("x", encoding="utf-8") as file:
        using(Path(folder), furnish)
        with closing(sqlite3.connect(Path(folder) / "rollwright.db")) as database:
            file.writelines(line + "\n" for line in database.iterdump())


def load(version: str, folder: Path) -> None:
    """Make the database of a version in a folder."""
    with closing(sqlite3.connect(folder / "rollwright.db")) as database:
        database.executescript((KEPT / f"{version}.sql").read_text(encoding="utf-8"))


async def furnish(store: Database) -> None:
    """A little of everything."""
    await store.greet(ANA, 1)
    await store.greet(BRUNO, 2)
    await store.create(kept(FIRST), rows("laid"), [(ANA, Role.HOST), (BRUNO, Role.INVITED)])
    await store.create(kept(SECOND, BRUNO, 2, Status.WAITING), rows("laid"), [(BRUNO, Role.HOST)])
    await store.join(FIRST, CELIA, Role.WATCHER)
    await store.append(FIRST, 1, rows("sat", "rolled", at=5, guest=ANA, cause="m1"))
    await store.append(FIRST, 3, rows("it's “over” żółć", at=6), Status.OVER)
    await store.keep_draft(SECOND, StoredDraft(1, 4, (7, 8)))
    await store.offer("token", Handover(SECOND, 1, 100))
    await store.probe()


async def look(store: Database) -> None:
    """Everything that was furnished is there, whatever version it went through."""
    table = await store.table(FIRST)
    assert table == kept(FIRST, status=Status.OVER)
    assert await store.log(FIRST) == [
        *rows("laid"),
        *rows("sat", "rolled", at=5, guest=ANA, cause="m1"),
        *rows("it's “over” żółć", at=6),
    ]
    assert await store.members(FIRST) == [(ANA, Role.HOST), (BRUNO, Role.INVITED), (CELIA, Role.WATCHER)]
    assert [table.id for table, _ in await store.tables_of(BRUNO, 9)] == [SECOND, FIRST]
    assert await store.drafts(SECOND) == [StoredDraft(1, 4, (7, 8))]
    assert await store.redeem("token", 1) == Handover(SECOND, 1, 100)
