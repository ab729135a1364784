"""When a server stops or dies, with no client connected, its bots move at the next server."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from rollwright.testing.server.audit import reading
from rollwright.testing.server.postgresql import PostgresqlServer
from rollwright.testing.server.running import Browser, Running, running

BOT = """
import time
from pathlib import Path
from rollwright.bots import bot_for

class Waiting:
    def __init__(self, game):
        self.random = bot_for("random", game)

    def choose(self, *position):
        Path("begun").touch()
        while not Path("go").exists():
            time.sleep(0.01)
        return self.random.choose(*position)
"""
OPTIONS = ("--bot", "waiting=waiting:Waiting", "--allow-private-addresses")


async def count(server: Running, what: str) -> int:
    """A number from the database, without opening the table at a server."""

    def read() -> int:
        with closing(reading(server.stored_in)) as database:
            found: int = database.execute(f"SELECT count(*) FROM {what}").fetchone()[0]  # noqa: S608
            return found

    return await asyncio.to_thread(read)


MOVES = 'entries WHERE body LIKE \'%"type":"chose"%\' OR body LIKE \'%"type":"played"%\''


async def until(server: Running, what: str, number: int) -> None:
    while await count(server, what) < number:
        await asyncio.sleep(0.02)


@contextmanager
def servers(kind: str, folder: Path, request: pytest.FixtureRequest) -> Iterator[list[Running]]:
    """One server on SQLite, or two nodes on PostgreSQL."""
    (folder / "waiting.py").write_text(BOT)
    with ExitStack() as stack:
        if kind == "sqlite":
            yield [stack.enter_context(running(folder / "tables.db", *OPTIONS, cwd=folder))]
            return
        postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
        url = postgresql.new_database()
        yield [
            stack.enter_context(running(folder / f"node-{number}", *OPTIONS, cwd=folder, address=url))
            for number in range(2)
        ]


async def end(server: Running, how: str) -> None:
    await asyncio.to_thread(server.kill if how == "killed" else server.stop)


@pytest.mark.parametrize("how", ["killed", "stopped"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql", "all nodes"])
async def test_a_bot_that_had_to_move_moves_although_nobody_opens_the_table(
    kind: str, how: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with servers(kind, tmp_path, request) as (first, *others):
        host = Browser(first.url)
        table = (await asyncio.to_thread(host.open_table, "border", ["waiting", None], first=0))["table"]
        await asyncio.to_thread(host.sit, table, 1, "Ana")
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        assert await count(first, MOVES) == 0
        if kind == "all nodes":
            for other in others:
                await end(other, how)
        await end(first, how)
        (tmp_path / "go").touch()
        if kind != "postgresql":
            await asyncio.to_thread(first.start)
        await until(first, MOVES, 1)
