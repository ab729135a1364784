"""Replays of finished tables are built once, in pieces, charged to the client, and follow the log when it changes."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from rollwright.server.live.replays import Replays, build
from rollwright.server.store.database import Database
from rollwright.server.store.store import Row, StoredTable, TableId
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Running, running
from tests.server import kept_games


def finished_game(folder: Path) -> tuple[Path, str]:
    """The database of a server, and a finished table in it."""
    database = folder / "t.db"
    return database, kept_games.load("0002", database).finished


async def stored(database: Path, table: str) -> tuple[StoredTable, list[Row]]:
    store = await Database.open(f"sqlite:///{database}")
    kept = await store.table(TableId(table))
    assert kept is not None
    rows = await store.log(kept.id)
    await store.close()
    return kept, rows


def test_a_replay_is_built_once_and_again_when_the_log_changes(tmp_path: Path) -> None:
    database, table = finished_game(tmp_path)

    async def count() -> list[int]:
        kept, rows = await stored(database, table)
        replays, built = Replays(), list[int]()
        first = await asyncio.gather(*(replays.json(kept, rows, lambda: built.append(1)) for _ in range(3)))
        assert len(set(first)) == 1
        assert await replays.json(kept, rows, lambda: built.append(2)) == first[0]
        changed = [Row(row.body.replace("Ana", "–"), row.at, row.guest, row.cause) for row in rows]
        assert changed != rows
        assert await replays.json(kept, changed, lambda: built.append(3)) == await build(kept, changed)
        return built

    assert asyncio.run(count()) == [1, 1, 1, 3]


def test_the_cache_is_limited_by_bytes_and_holds_at_least_the_last(tmp_path: Path) -> None:
    database, table = finished_game(tmp_path)

    async def count() -> list[int]:
        kept, rows = await stored(database, table)
        size = len(await build(kept, rows))
        shorter = rows[:-1]
        built = list[int]()
        for most in (1, 3 * size):
            replays = Replays(most)
            for log in (rows, rows, shorter, rows):
                await replays.json(kept, log, lambda most=most: built.append(most))  # type: ignore[misc]
        return [built.count(1), len(built)]

    assert asyncio.run(count()) == [3, 5]


def test_a_client_pays_for_the_replays_that_it_has_built(tmp_path: Path) -> None:
    database, table = finished_game(tmp_path)

    def rebuilt(server: Running, n: int) -> int:
        with closing(sqlite3.connect(server.database, timeout=60)) as opened:
            opened.execute('UPDATE entries SET at = at + ? WHERE "table" = ?', (n, table))
            opened.commit()
        return ask(server, "GET", f"/api/tables/{table}/replay").status

    with running(database, "--trusted-proxies", "192.0.2.7", limits=("requests=20",)) as server:
        statuses = [rebuilt(server, n) for n in range(1, 30)]
        assert {*statuses[:5]} == {200}
        assert 429 in statuses
        other = ask(server, "GET", "/healthz")
        assert other.status == 200
