"""Pairs of honest players who play real games at a steady pace, and the time that each acknowledgement takes."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from rollwright.client.socket import ReceivedMessage
from rollwright.testing.server.load import causes
from rollwright.testing.server.running import HttpRefused
from rollwright.testing.server.table_client import MessageRefused
from tools.attacks.client import SourceClient, SourcePlayer, seated

GAMES = ("border", "twentyone")
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 0.15
"""Seconds that a player thinks."""
RETRY = 0.5
LAST_ANSWER = 30.0
"""Seconds within which everything that was sent in a phase must be answered."""


@dataclass(frozen=True)
class Acknowledgements:
    """The acknowledgements of messages that were sent in a span of time, in seconds, in increasing order."""

    times: list[float]
    interruptions: list[str]
    """The reasons for which games could not be opened or lost a connection."""

    @property
    def count(self) -> int:
        """Number of acknowledgements."""
        return len(self.times)

    @property
    def percentile_99(self) -> float:
        """The 99th percentile."""
        return self.times[-(-99 * len(self.times) // 100) - 1] if self.times else float("inf")

    @property
    def longest(self) -> float:
        """The longest time."""
        return self.times[-1] if self.times else float("inf")


@dataclass
class Stopwatch:
    """The moment at which each message was sent, and the time until its answer."""

    answered: list[tuple[float, float]] = field(default_factory=list)
    interrupted: list[tuple[float, str]] = field(default_factory=list)
    """The moments at which a game could not be opened or lost its connection, with the reason."""
    waiting: set[float] = field(default_factory=set)

    async def time(self, answer: Awaitable[dict[str, Any]]) -> dict[str, Any]:
        """Await an answer, and record how long it took. A refusal counts as an answer."""
        sent = time.perf_counter()
        self.waiting.add(sent)
        try:
            answered = await answer
        except MessageRefused:
            self.answered.append((sent, time.perf_counter() - sent))
            raise
        finally:
            self.waiting.discard(sent)
        self.answered.append((sent, time.perf_counter() - sent))
        return answered

    async def phase(self, start: float, end: float) -> Acknowledgements:
        """Everything that was sent between two moments, once it is answered."""
        limit = time.perf_counter() + LAST_ANSWER
        while any(sent <= end for sent in self.waiting) and time.perf_counter() < limit:
            await asyncio.sleep(0.05)
        never = [time.perf_counter() - sent for sent in self.waiting if start <= sent <= end]
        times = sorted([*never, *(seconds for sent, seconds in self.answered if start <= sent <= end)])
        return Acknowledgements(times, [reason for moment, reason in self.interrupted if start <= moment <= end])


class TimedPlayer(SourcePlayer):
    """A player whose messages are timed."""

    def __init__(self, client: SourceClient, table: str, stopwatch: Stopwatch) -> None:
        super().__init__(client, table)
        self.stopwatch = stopwatch

    async def send(self, type: str, *, id: str | None = None, **content: object) -> dict[str, Any]:  # noqa: A002
        """Send a message and wait for its answer."""
        return await self.stopwatch.time(super().send(type, id=id, **content))


class BotWatcher(SourcePlayer):
    """A player against a bot; records the waiting time for each move of the bot."""

    def __init__(self, client: SourceClient, table: str, seat: int) -> None:
        super().__init__(client, table)
        self.bot_seat = seat
        self.waits: list[tuple[float, float]] = []
        """The moment at which the player began to wait for a move, and the seconds."""
        self._since: float | None = None
        self._turn: int | None = None

    def _take(self, received: ReceivedMessage) -> None:
        super()._take(received)
        view, now = self.view, time.perf_counter()
        turn = view["turn"] if view and self.bot_seat in view["waiting_for"] else None
        if turn != self._turn:
            if self._since is not None:
                self.waits.append((self._since, now - self._since))
            self._turn, self._since = turn, None if turn is None else now

    def longest(self, start: float, end: float) -> float:
        """The longest wait that began in a span of time, or that began before it and continued."""
        now = time.perf_counter()
        waits = [*self.waits, *([] if self._since is None else [(self._since, now - self._since)])]
        return max((seconds for since, seconds in waits if since + seconds >= start and since <= end), default=0.0)


class HonestPlayers:
    """Pairs of players, each pair at its own address; when a game is over, the pair begins the next."""

    def __init__(self, url: str, pairs: int) -> None:
        self.url = url
        self.stopwatch = Stopwatch()
        self._random = Random(1)  # noqa: S311
        self._tasks = [asyncio.create_task(self._keep_playing(pair)) for pair in range(pairs)]

    async def _keep_playing(self, pair: int) -> None:
        while True:
            try:
                await self._game(GAMES[pair % 2], f"127.0.0.{10 + pair}")
            except* (OSError, WebSocketException, HTTPException, HttpRefused, MessageRefused, EOFError) as error:
                reasons = "; ".join(causes(error))
                self.stopwatch.interrupted.append((time.perf_counter(), reasons))
            await asyncio.sleep(RETRY)

    async def _game(self, game: str, source: str) -> None:
        table, clients = await asyncio.to_thread(seated, self.url, game, [source, source])
        players = [TimedPlayer(client, table, self.stopwatch) for client in clients]
        try:
            async with asyncio.TaskGroup() as group:
                for seat, player in enumerate(players):
                    await player.enter()
                    group.create_task(play(player, seat, self._random))
        finally:
            for player in players:
                with suppress(Exception):
                    await player.cut()

    async def stop(self) -> None:
        """Stop playing."""
        await cancel(self._tasks)


async def play(player: SourcePlayer, seat: int, random: Random, pause: Callable[[Random], float] | None = None) -> None:
    """Play a game to its end, with a pause before each move."""
    while player.view["outcome"] is None:
        owed = player.owed(seat)
        if owed is None:
            await player.until(lambda: ended(player) or player.owed(seat) is not None)
            if player.closed:
                raise ConnectionError("the socket was closed")
            continue
        await asyncio.sleep(random.uniform(SHORTEST_PAUSE, LONGEST_PAUSE) if pause is None else pause(random))
        if player.owed(seat) == owed:
            await player.step(seat, owed, random)


def ended(player: SourcePlayer) -> bool:
    """Whether the player has nothing more to wait for."""
    return player.view["outcome"] is not None or player.bye is not None or player.closed


async def cancel(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
