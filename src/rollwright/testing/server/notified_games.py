"""Games over days whose players act only when their webhook tells them to, so that a lost notification ends a game."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rollwright.client.socket import ReceivedMessage
from rollwright.games import GAMES
from rollwright.testing.server.audit import reading
from rollwright.testing.server.load import LoadTally, ReconnectingClient, ask_until_answered, causes, sit
from rollwright.testing.server.running import Browser, Served

LATEST = 90.0
"""Seconds within which every player must be told; longer than the claim of a killed node."""


class NoticeKey(NamedTuple):
    """A wait for a guest, as the outbox has it."""

    channel: str
    table: str
    turn: int


class NotifiedClient(ReconnectingClient):
    """A player who acts only when told."""

    told = 0
    """The latest turn that a notification named."""
    _done = -1
    """The latest turn in which the game did not wait for the player."""

    def tell(self, turn: int) -> None:
        """Note a notification."""
        self.told = max(self.told, turn)
        self._notify()

    def _take(self, received: ReceivedMessage) -> None:
        super()._take(received)
        if self.view and self.seat is not None and self.owed(self.seat) is None:
            self._done = max(self._done, self.view["turn"])

    def _next_message(self) -> dict[str, Any] | None:
        return super()._next_message() if self._owes else None

    @property
    def _owes(self) -> bool:
        return super()._owes and self.told > self._done


@dataclass
class NotifiedGames:
    """Some games, and the webhook of their players."""

    server: Served
    random: Random
    port: int = 0
    clients: dict[str, NotifiedClient] = field(default_factory=dict)
    """The players by the path of their webhook."""
    channels: dict[str, str] = field(default_factory=dict)
    received: list[tuple[NoticeKey, str, int]] = field(default_factory=list)
    """Per notification, the wait, its key, and the number of kills before it."""
    unrecorded: list[set[NoticeKey]] = field(default_factory=list)
    """Per kill, the waits whose delivery was not recorded at that time."""
    playing: list["asyncio.Task[None]"] = field(default_factory=list)

    async def begin(self, tables: int) -> None:
        """Open tables for two until this many games are played, and let their players act."""
        under_way = {client.table for client in self.clients.values() if not client.done}
        for number in range(len(self.clients) // 2, len(self.clients) // 2 + tables - len(under_way)):
            host, guest = Browser(self.server.url), Browser(self.server.url)
            for seat, browser in enumerate((host, guest)):
                await self._add_webhook(browser, f"/{number}/{seat}")
            wishes = {"game": list(GAMES)[number % len(GAMES)], "seats": [None, None], "pace": "days", "first": 0}
            opened = await ask_until_answered(host, "POST", "/api/tables", wishes)
            await asyncio.to_thread(guest.follow, opened["links"]["invitation"]["url"])
            for seat, browser in enumerate((host, guest)):
                path, table = f"/{number}/{seat}", opened["table"]
                client = NotifiedClient(browser, table, seat, Random(self.random.random()), LoadTally())
                self.clients[path] = client
                await sit(browser, table, seat)
                self.playing.append(asyncio.create_task(client.stay()))

    async def _add_webhook(self, browser: Browser, path: str) -> None:
        body = {"url": f"http://127.0.0.1:{self.port}{path}"}
        added = await ask_until_answered(browser, "POST", "/api/me/notifications/webhooks", body)
        self.channels[path] = added["channel"]["id"]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Acknowledge one notification."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(head.lower().partition("content-length:")[2].split()[0])
            told = json.loads(await reader.readexactly(length))
            path = head.split()[1]
            wait = NoticeKey(self.channels[path], told["table"], told["turn"])
            self.received.append((wait, told["delivery"], len(self.unrecorded)))
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
            if path in self.clients:
                self.clients[path].tell(told["turn"])
        except (ConnectionError, asyncio.IncompleteReadError):  # the server was killed, and sends it again
            pass
        finally:
            writer.close()

    def note_kill(self, database: Path | str) -> None:
        """Note what is not recorded as delivered when a server has just been killed."""
        with closing(reading(database)) as opened:
            rows = opened.execute('SELECT channel, "table", turn FROM outbox WHERE due IS NOT NULL').fetchall()
        self.unrecorded.append({NoticeKey(*row) for row in rows})

    async def finish(self) -> list[str]:
        """Wait until every game has gone on, end them, and return the errors."""
        known = len(self.received)
        faults = []
        try:
            async with asyncio.timeout(LATEST):
                while not self._all_told_since(known):
                    await asyncio.sleep(0.05)
        except TimeoutError:
            faults.append(f"a notification was lost: {[client.view for client in self.clients.values()]}")
        for task in self.playing:
            task.cancel()
        for ended in await asyncio.gather(*self.playing, return_exceptions=True):
            if isinstance(ended, BaseException) and not isinstance(ended, asyncio.CancelledError):
                faults += causes(ended)
        return [*faults, *self._repeated()]

    def _all_told_since(self, known: int) -> bool:
        told = {wait.table for wait, _, _ in self.received[known:]}
        return all(client.table in told or client.done for client in self.clients.values())

    def _repeated(self) -> list[str]:
        """The notifications that came again though their delivery was recorded."""
        before: dict[str, int] = {}
        faults = []
        for wait, key, kills in self.received:
            if key in before and not any(wait in unrecorded for unrecorded in self.unrecorded[before[key] : kills]):
                faults.append(f"{wait} was told again after its delivery was recorded")
            before[key] = kills
        return faults


@asynccontextmanager
async def notified_games(server: Served, seed: int, tables: int) -> AsyncIterator[NotifiedGames]:
    """Play games over days for the duration of a `with` block."""
    games = NotifiedGames(server, Random(seed))
    listening = await asyncio.start_server(games.serve, "127.0.0.1", 0)
    games.port = listening.sockets[0].getsockname()[1]
    try:
        await games.begin(tables)
        yield games
    finally:
        for task in games.playing:
            task.cancel()
        await asyncio.gather(*games.playing, return_exceptions=True)
        listening.close()
