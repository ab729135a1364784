"""No notification is lost when the server is killed, and none that was acknowledged comes again with the same key."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from rollwright.testing.server.running import Browser, Running, running
from tests.server.notify.receivers import Receiver, receiving

OK = b"HTTP/1.1 204 No Content\r\n\r\n"
NEVER = "notice-seconds=1000000"


@asynccontextmanager
async def waiting(folder: Path, *options: str, answer: bytes | None = OK) -> AsyncIterator[tuple[Running, Receiver]]:
    """A server with a table that waits for a guest with a webhook, which gives this answer."""
    async with receiving() as receiver:
        receiver.answer = answer
        with running(folder / "t.db", "--allow-private-addresses", *options) as server:
            ana = Browser(server.url)
            await ana.ask_async("POST", "/api/me/notifications/webhooks", {"url": receiver.url})
            wishes: dict[str, Any] = {"pace": "days", "first": 0}
            opened = await asyncio.to_thread(ana.open_table, "twentyone", [None, "random"], **wishes)
            await asyncio.to_thread(ana.sit, opened["table"], 0, "Ana")
            yield server, receiver


def let_time_pass(server: Running) -> None:
    """Make everything due, and let all claims expire, in the database of a server that does not run."""
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("UPDATE outbox SET due = 1 WHERE due IS NOT NULL")
        database.execute("UPDATE channels SET not_before = 0")


async def settled(server: Running) -> None:
    """Wait until everything is sent."""
    while True:
        with closing(sqlite3.connect(server.database)) as database:
            if database.execute("SELECT count(*) FROM outbox WHERE due IS NOT NULL").fetchone() == (0,):
                return
        await asyncio.sleep(0.05)


async def test_a_wait_that_was_written_before_a_kill_is_told_after_it(tmp_path: Path) -> None:
    async with waiting(tmp_path, "--limit", NEVER) as (server, receiver):
        server.kill()
        assert receiver.received == []
        let_time_pass(server)
        await asyncio.to_thread(server.start)
        await settled(server)
        server.kill()
        let_time_pass(server)
        await asyncio.to_thread(server.start)
        await settled(server)
    assert len(receiver.received) == 1


async def test_a_kill_between_sending_and_the_acknowledgement_repeats_the_same_key(tmp_path: Path) -> None:
    async with waiting(tmp_path, "--limit", "notice-seconds=0", answer=None) as (server, receiver):
        await receiver.arrived.wait()
        server.kill()
        receiver.status(204)
        let_time_pass(server)
        await asyncio.to_thread(server.start)
        await settled(server)
    assert len(receiver.deliveries) == 2
    assert len({*receiver.deliveries}) == 1
