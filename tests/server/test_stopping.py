"""A server that is asked to stop finishes what it acknowledged, tells everyone, and leaves nothing behind."""

import asyncio
import os
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from rollwright.testing.server.audit import audit
from rollwright.testing.server.load import ContinuousLoad, ReconnectingClient
from rollwright.testing.server.running import Browser, running
from rollwright.testing.server.table_client import TableClient
from tests.server.processes import alive, bots_of
from tests.server.slow_bot import server_with_a_slow_bot


def is_free(port: int) -> bool:
    with closing(socket.socket()) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


async def farewell(viewer: ReconnectingClient) -> str | None:
    """The last that somebody heard before the connection ended."""
    await viewer.until(lambda: viewer.gone)
    return None if viewer.bye is None else viewer.bye["code"]


async def test_a_server_that_is_asked_to_stop_tells_everyone_keeps_everything_and_can_be_started_again(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "tables.db") as server:
        assert server.process is not None
        load = ContinuousLoad(server, seed=1, lanes=4)
        assert await load.goes_on(80)
        bots = bots_of(server.process.pid)
        assert bots
        here = [viewer for viewer in load.viewers if not viewer.gone]
        assert len(here) > 4
        server.process.terminate()
        farewells = asyncio.gather(*map(farewell, here))
        assert await asyncio.to_thread(server.wait) == 0
        assert set(await farewells) == {"stopping"}
        assert not any(map(alive, bots))
        assert is_free(server.port)
        await asyncio.to_thread(server.start)
        faults = await load.finish()
        findings = await audit(server.database, load.matches)
        assert faults + findings.all_wrong == []
        assert findings.acknowledged > 80


async def keep_coming(browser: Browser, table: str, guests: list[TableClient]) -> None:
    """One guest after the other, until the server takes no more."""
    while True:
        guest = TableClient(browser, table)
        try:
            await guest.enter()
        except (OSError, EOFError, WebSocketException):
            await guest.leave()
            return
        guests.append(guest)


async def test_whoever_comes_while_the_server_stops_is_told_too(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        assert server.process is not None
        host = Browser(server.url)
        table = host.open_table("border", [None, None])["table"]
        guests: list[TableClient] = []
        coming = [asyncio.create_task(keep_coming(host, table, guests)) for _ in range(8)]
        while len(guests) < 30:
            await asyncio.sleep(0)
        server.process.terminate()
        assert await asyncio.to_thread(server.wait) == 0
        await asyncio.gather(*coming)
        for guest in guests:
            await guest.leave()
        assert {guest.bye and guest.bye["code"] for guest in guests} == {"stopping"}


def entries(database: Path) -> list[str]:
    """The kinds of all entries."""
    with closing(sqlite3.connect(database)) as opened:
        return [str(kind) for (kind,) in opened.execute("SELECT json_extract(body, '$.type') FROM entries")]


@pytest.mark.parametrize("ctrl_c", [True, False])
def test_a_server_stops_in_the_middle_of_a_bots_long_thought_and_blames_no_bot(tmp_path: Path, ctrl_c: bool) -> None:
    with server_with_a_slow_bot(tmp_path) as (server, bots):
        assert server.process is not None
        if ctrl_c:  # reaches everyone who was started from the same terminal
            for process in (*bots, server.process.pid):
                os.kill(process, signal.SIGINT)
        else:
            server.process.terminate()
        assert server.wait() == 0
    assert not (tmp_path / "finished").exists()
    assert not any(map(alive, bots))
    assert "stood-in" not in entries(tmp_path / "tables.db")
