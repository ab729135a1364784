"""What is removed leaves the files of the database as well, and nobody waits for it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from rollwright.server.live.guests import hash_of, token_in
from rollwright.testing.server.running import Browser, Running, running
from rollwright.testing.server.seated_table import seated_table
from tests.server.reader import files_of, reading, wait_until_erased

NAME = "Wilhelmina von Überbach"


def seated(server: Running) -> Browser:
    """A guest who has sat down under the name."""
    browser = Browser(server.url)
    browser.sit(browser.open_table("twentyone", [None, None])["table"], 0, NAME)
    return browser


def test_a_deletion_beside_a_reader_blocks_nobody_and_is_finished_when_the_reader_ends(tmp_path: Path) -> None:
    async def play(server: Running, guest: Browser) -> None:
        async with seated_table(server, "twentyone", [None, None]) as table:
            with reading(server.database):
                await guest.ask_async("DELETE", "/api/me")
                await table.play(Random(1))  # a whole game is acknowledged while the reader still reads
                assert NAME.encode() in files_of(server.database), "the reader does not hold the log"

    with running(tmp_path / "t.db") as server:
        guest = seated(server)
        identity = hash_of(token_in(str(guest.cookie)))
        asyncio.run(play(server, guest))
        wait_until_erased(server.database, NAME, identity)


def test_a_deletion_is_finished_after_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        guest = seated(server)
        with reading(server.database):
            guest.ask("DELETE", "/api/me")
            server.kill()
            assert NAME.encode() in files_of(server.database)
            server.start()
        wait_until_erased(server.database, NAME)


def test_a_deletion_is_finished_when_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        guest = seated(server)
        with closing(sqlite3.connect(server.database)) as other:  # so that the server is not the last to close it
            with reading(server.database):
                guest.ask("DELETE", "/api/me")
            server.stop()
            other.execute("SELECT count(*) FROM entries").fetchone()
            assert NAME.encode() not in files_of(server.database)


def test_another_program_may_open_and_close_the_database_after_an_erasure(tmp_path: Path) -> None:
    # If the server lost its locks, the other program would take itself for the last one, and delete the log.
    with running(tmp_path / "t.db") as server:
        guest = seated(server)
        identity = hash_of(token_in(str(guest.cookie)))
        guest.ask("DELETE", "/api/me")
        wait_until_erased(server.database, NAME, identity)
        for _ in range(3):
            table = guest.open_table("twentyone", [None, None])["table"]
            with closing(sqlite3.connect(server.database)) as other:
                assert other.execute("SELECT id FROM tables WHERE id = ?", (table,)).fetchone() == (table,)
            assert server.database.with_name("t.db-wal").exists()
            guest.ask("DELETE", "/api/me")
