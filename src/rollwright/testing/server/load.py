"""Continuous load: tables played without a pause by clients that reconnect whenever the server is gone."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import cycle
from random import Random
from typing import Any

from rollwright.client.connection import Backoff
from rollwright.client.links import read_link
from rollwright.client.socket import ReceivedMessage, TableSocket
from rollwright.games import GAMES
from rollwright.testing.server.running import Browser, HttpRefused, Served
from rollwright.testing.server.seated_table import NAMES
from rollwright.testing.server.table_client import MessageRefused, TableClient, as_sent

SHORTEST_PAUSE, LONGEST_PAUSE = 0.02, 0.5
"""The seconds before a client reconnects: exponential backoff with jitter."""
PATIENCE = 60.0
"""The seconds without a message after which a table counts as stuck."""

SEATS: tuple[tuple[str | None, ...], ...] = (
    (None, None),
    (None, None, "greedy"),
    ("random", None, None),
    (None, None, None),
    (None, "random"),
    (None, "greedy"),
)
"""The seats of each kind of table: a bot, or None for a person."""


class Stuck(Exception):
    """A client waits, and its table no longer changes."""


@dataclass
class LoadTally:
    """Counts over all clients."""

    acknowledged: int = 0
    sent_again: int = 0
    done_already: int = 0
    """The messages sent again that the server had already written, but not acknowledged, before it was killed."""
    connections_made_again: int = 0
    _wanted: int = 0
    _told: asyncio.Event = field(default_factory=asyncio.Event)

    def acknowledge(self) -> None:
        """Count an acknowledged message."""
        self.acknowledged += 1
        self._told.set()

    @property
    def reached(self) -> bool:
        """Whether as many messages are acknowledged as `more` waits for."""
        return self.acknowledged >= self._wanted

    async def more(self, number: int) -> None:
        """Wait until this many more messages are acknowledged."""
        self._wanted = self.acknowledged + number
        while not self.reached:
            self._told.clear()
            await self._told.wait()


@dataclass(frozen=True)
class AcknowledgedMessage:
    """A message that the server acknowledged, and the length of the log in the acknowledgement."""

    message: dict[str, Any]
    entries: int


class ReconnectingClient(TableClient):
    """A player, or a spectator without a seat, whose socket reconnects whenever the connection is lost, and then sends
    the unanswered message again."""

    def __init__(self, browser: Browser, table: str, seat: int | None, random: Random, tally: LoadTally) -> None:
        super().__init__(browser, table)
        self.seat = seat
        self.waiting: dict[str, Any] | None = None
        """The message that is not answered yet."""
        self.acknowledged: list[AcknowledgedMessage] = []
        self.refusals: list[dict[str, Any]] = []
        """The problems that the server sent when it could not write."""
        self._random = random
        self._tally = tally

    @property
    def gone(self) -> bool:
        """Whether the client is disconnected."""
        return not self._connection.online

    @property
    def done(self) -> bool:
        """Whether the game is over and every message is answered."""
        return self.waiting is None and bool(self.view) and self.view["outcome"] is not None

    async def stay(self) -> None:
        """Play to the end, across any number of restarts of the server."""
        self._socket = self.new_socket(Backoff(self._random, SHORTEST_PAUSE, LONGEST_PAUSE))
        self._reader = asyncio.create_task(self._stay_connected(self._socket))
        try:
            while not self.done:
                await self._step()
        finally:
            await self.leave()

    async def _stay_connected(self, socket: TableSocket) -> None:
        try:
            await socket.stay()
        finally:
            self._notify()

    def _take(self, received: ReceivedMessage) -> None:
        if received.data["type"] != "welcome":
            super()._take(received)
            return
        seen = self.entries.copy()
        super()._take(received)
        assert self.entries[: len(seen)] == seen, "entries that were sent before have changed"
        self._tally.connections_made_again += bool(seen)
        if self.waiting is not None:
            self._tally.sent_again += 1
            in_time = self.view["turn"] == self.waiting["turn"] and self.owed(self.waiting["seat"])
            self._tally.done_already += not in_time

    async def _step(self) -> None:
        """Send the unanswered message or a new one; if the seat has nothing to do, wait."""
        if self.waiting is None:
            self.waiting = self._next_message()
        if self.waiting is None:
            await self._wait()
            return
        try:
            answer = await self.send(**self.waiting)
        except MessageRefused as problem:
            if problem.problem["code"] != "unavailable":
                raise
            self.refusals.append(problem.problem)
            await asyncio.sleep(LONGEST_PAUSE)
            return
        assert answer["type"] == "ack", answer
        self.acknowledged.append(AcknowledgedMessage(self.waiting, answer["entries"]))
        self.waiting = None
        self._tally.acknowledge()

    def _next_message(self) -> dict[str, Any] | None:
        if self.seat is None or not self.view or (owed := self.owed(self.seat)) is None:
            return None
        name = self._connection.new_id()
        message = {"type": owed, "id": name, "seat": self.seat, "turn": self.view["turn"]}
        if owed == "throw":
            return message
        kind, content = as_sent(self.game, "choose", {"move": self.random_move(self.seat, self._random)})
        return {**message, "type": kind, **content}

    async def _wait(self) -> None:
        """Wait for a message, or until the seat has something to do. Raises ConnectionError if the server refuses the
        client."""
        known = len(self.received)
        try:
            await self.until(lambda: self.closed or self.done or self._owes or len(self.received) > known, PATIENCE)
        except TimeoutError:
            raise Stuck(f"seat {self.seat} waits: {self.view}") from None
        if self.closed:
            raise ConnectionError("the socket was closed")

    @property
    def _owes(self) -> bool:
        return self.seat is not None and bool(self.view) and self.owed(self.seat) is not None


def kinds() -> list[tuple[str, tuple[str | None, ...]]]:
    """Return every game with each of the `SEATS` that it can be played with."""
    return [(game, seats) for seats in SEATS for game, rules in GAMES.items() if len(seats) in rules.seats]


async def ask_until_answered(browser: Browser, method: str, path: str, body: object = None) -> Any:
    """Repeat a request until the server answers it."""
    while True:
        try:
            return await browser.ask_async(method, path, body)
        except HttpRefused as answered:
            if answered.status != 503:
                raise
        except (OSError, HTTPException):
            pass
        await asyncio.sleep(LONGEST_PAUSE / 2)


@dataclass
class LoadedTable:
    """One table and its clients."""

    game: str
    seats: tuple[str | None, ...]
    table: str
    players: list[ReconnectingClient]
    watcher: ReconnectingClient

    def __str__(self) -> str:
        return f"{self.game} {self.table} ({' '.join(bot or 'person' for bot in self.seats)})"

    @property
    def viewers(self) -> list[ReconnectingClient]:
        return [*self.players, self.watcher]

    async def play(self) -> None:
        """Play with all clients concurrently to the end."""
        async with asyncio.TaskGroup() as everyone:
            for viewer in self.viewers:
                everyone.create_task(viewer.stay())


class ContinuousLoad:
    """Several tables played concurrently; a finished one is replaced by a new one until `finish` is called."""

    def __init__(self, server: Served, seed: int, lanes: int = 8) -> None:
        self.server = server
        self.tally = LoadTally()
        self.matches: list[LoadedTable] = []
        self._random = Random(seed)
        self._kinds: Iterator[tuple[str, tuple[str | None, ...]]] = cycle(kinds())
        self._finishing = False
        self._lanes = [asyncio.create_task(self._lane()) for _ in range(lanes)]

    @property
    def viewers(self) -> list[ReconnectingClient]:
        return [viewer for match in self.matches for viewer in match.viewers]

    async def goes_on(self, moves: int) -> bool:
        """Return whether this many more messages are acknowledged in time, with no client having failed."""
        reached = asyncio.create_task(self.tally.more(moves))
        await asyncio.wait((reached, *self._lanes), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        reached.cancel()
        return not any(lane.done() for lane in self._lanes) and self.tally.reached

    async def finish(self, seconds: float = 3 * PATIENCE) -> list[str]:
        """Open no more tables, play all to their end, and return the errors."""
        self._finishing = True
        _, hanging = await asyncio.wait(self._lanes, timeout=seconds)
        for lane in hanging:
            lane.cancel()
        faults = [f"stuck: {match}" for match in self.matches if not all(viewer.done for viewer in match.viewers)]
        for ended in await asyncio.gather(*self._lanes, return_exceptions=True):
            if isinstance(ended, BaseException) and not isinstance(ended, asyncio.CancelledError):
                faults.extend(causes(ended))
        return faults

    async def _lane(self) -> None:
        while not self._finishing:
            match = await self._open(*next(self._kinds))
            self.matches.append(match)
            await match.play()

    async def _open(self, game: str, seats: tuple[str | None, ...]) -> LoadedTable:
        """Open a table and seat its players."""
        host = Browser(self.server.url)
        opened = await ask_until_answered(host, "POST", "/api/tables", {"game": game, "seats": seats})
        links = {name: link["url"] for name, link in opened["links"].items()}
        players: list[ReconnectingClient] = []
        for seat in [seat for seat, bot in enumerate(seats) if bot is None]:
            browser = await self._admitted(links["invitation"]) if players else host
            await sit(browser, opened["table"], seat)
            players.append(self._client(browser, opened["table"], seat))
        watcher = self._client(await self._admitted(links["watching"]), opened["table"], None)
        return LoadedTable(game, seats, opened["table"], players, watcher)

    def _client(self, browser: Browser, table: str, seat: int | None) -> ReconnectingClient:
        return ReconnectingClient(browser, table, seat, Random(self._random.random()), self.tally)

    async def _admitted(self, link: str) -> Browser:
        """Return a new browser that has followed a link."""
        browser = Browser(self.server.url)
        read = read_link(link)
        await ask_until_answered(browser, "POST", f"/api/tables/{read.table}/keys", {"token": read.token})
        return browser


async def sit(browser: Browser, table: str, seat: int) -> None:
    """Take a seat; it may already be ours if the server was killed before it answered."""
    sitting = {"name": NAMES[seat], "word": f"word {seat}"}
    try:
        await ask_until_answered(browser, "POST", f"/api/tables/{table}/seats/{seat}", sitting)
    except HttpRefused:
        if seat not in (await ask_until_answered(browser, "GET", f"/api/tables/{table}"))["seats"]:
            raise


def causes(error: BaseException) -> list[str]:
    """Return the texts of an exception, or of all exceptions of a group."""
    if isinstance(error, BaseExceptionGroup):
        return [cause for one in error.exceptions for cause in causes(one)]
    return [f"{type(error).__name__}: {error}"]
