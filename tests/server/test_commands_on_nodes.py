"""The commands for stored data, on a PostgreSQL database that two nodes use."""

import asyncio
import subprocess
import time
from pathlib import Path
from random import Random

from rollwright.record.proof import verify
from rollwright.record.record import Record
from rollwright.testing.server.nodes import Nodes, running_nodes
from rollwright.testing.server.postgresql import PostgresqlServer
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import SECONDS, Browser, Served, running
from rollwright.testing.server.seated_table import seated_table
from tests.cli.terminal import PROGRAM, environment


def command(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command, and return what came of it."""
    return subprocess.run(
        [str(PROGRAM), *arguments], env=environment(folder), cwd=folder, capture_output=True, text=True, check=False
    )


def says(folder: Path, *arguments: str) -> str:
    """What a command says that succeeds."""
    ran = command(folder, *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def refuses(folder: Path, *arguments: str) -> str:
    """What a command says that fails."""
    ran = command(folder, *arguments)
    assert (ran.returncode, ran.stdout) == (1, "")
    return ran.stderr


async def played(nodes: Nodes) -> str:
    async with seated_table(nodes, "twentyone", [None, None]) as here:
        await here.play(Random(3))
        return here.table


def wait_for_status(nodes: Nodes, table: str, status: int) -> None:
    """Wait until every node answers with this status."""
    until = time.monotonic() + SECONDS
    for server in nodes.servers:
        while (found := ask(server, "GET", f"/api/tables/{table}/record").status) != status:
            assert time.monotonic() < until, f"{server.url} answers {found}"
            time.sleep(0.01)


def is_host(server: Served, browser: Browser, table: str) -> bool:
    """Whether another server knows a browser as the host of a table."""
    there = Browser(server.url)
    there.cookie = browser.cookie
    return bool(there.ask("GET", f"/api/tables/{table}")["role"] == "host")


def test_tables_and_guests_are_archived_and_forgotten_while_nodes_run(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    database = postgresql.new_database()
    with running_nodes(database, tmp_path) as nodes:
        table, other = asyncio.run(played(nodes)), asyncio.run(played(nodes))
        wait_for_status(nodes, table, 200)
        said = says(tmp_path, "forget", other, "--seat", "1", "--yes", "--database", database)
        assert "Ana" in said
        left = Record.parse(Browser(nodes.url).ask("GET", f"/api/tables/{other}/record"))
        assert [player.name for player in left.header.players] == ["–", "Bruno"]
        says(tmp_path, "archive", "--older-than", "0", "--out", str(tmp_path / "records"), "--database", database)
        wait_for_status(nodes, table, 404)
        record = Record.parse((tmp_path / "records" / f"rollwright-{table}.rec").read_text(encoding="utf-8"))
        assert verify(record)


def test_a_database_is_copied_while_nodes_run_and_moved_when_none_does(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    database, empty = postgresql.new_database(), postgresql.new_database()
    with running_nodes(database, tmp_path) as nodes:
        host = Browser(nodes.url)
        table = host.open_table("twentyone", [None, None])["table"]
        assert "The backup is in copy.db." in says(tmp_path, "backup", "copy.db", "--database", database)
        for arguments in (
            ("migrate-database", database, "moved.db"),
            ("restore", "copy.db", "--overwrite", "--database", database),
        ):
            assert "Another program is using the database. Stop it first." in refuses(tmp_path, *arguments)
        said = refuses(tmp_path, "migrate-database", "copy.db", database)  # the target, not the source, is in use
        assert "copy.db" not in said
    assert "not empty" in refuses(tmp_path, "restore", "copy.db", "--database", database)
    assert "Copied and compared: " in says(tmp_path, "migrate-database", database, "moved.db")
    assert "already exists" in refuses(tmp_path, "migrate-database", database, "moved.db")
    assert "Copied and compared: " in says(tmp_path, "migrate-database", "moved.db", empty)
    with running(tmp_path / "moved.db") as server:
        assert is_host(server, host, table)
    with running_nodes(empty, tmp_path, count=1) as nodes:
        assert is_host(nodes, host, table)
