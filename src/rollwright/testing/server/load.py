"""Tables that are played at without a pause, by people who come back by themselves however often the server goes."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import cycle
from random import Random
from typing import Any

from websockets.exceptions import InvalidStatus, WebSocketException

from rollwright.testing.server.running import Browser, HttpRefused, Running
from rollwright.testing.server.seated_table import NAMES
from rollwright.testing.server.table_client import MessageRefused, TableClient, spelled

SHORTEST_PAUSE, LONGEST_PAUSE = 0.02, 0.5
"""How long somebody waits before trying again: twice as long each time, and not in step with the others."""
PATIENCE = 60.0
"""A hang guard: somebody who is connected and hears nothing for so long sits at a table that is stuck."""

KINDS: tuple[tuple[str, tuple[str | None, ...]], ...] = (
    ("twentyone", (None, None)),
    ("border", (None, None, "greedy")),
    ("twentyone", ("random", None, None)),
    ("border", (None, None)),
    ("twentyone", (None, None, None)),
    ("border", (None, "random")),
    ("border", (None, None, None)),
    ("twentyone", (None, "greedy")),
)
"""A game, and who sits there: a bot, or None for a person."""


class Stuck(Exception):
    """Somebody waits, and nothing happens any more."""


@dataclass
class LoadTally:
    """What happened to everyone together."""

    acknowledged: int = 0
    sent_again: int = 0
    done_already: int = 0
    """Of those sent again: how many the server had written before it went, though nobody was told."""
    connections_made_again: int = 0
    _wanted: int = 0
    _told: asyncio.Event = field(default_factory=asyncio.Event)

    def acknowledge(self) -> None:
        """One more message was acknowledged."""
        self.acknowledged += 1
        self._told.set()

    @property
    def reached(self) -> bool:
        """Whether there were as many more as somebody waited for."""
        return self.acknowledged >= self._wanted

    async def more(self, number: int) -> None:
        """Wait until so many more messages are acknowledged."""
        self._wanted = self.acknowledged + number
        while not self.reached:
            self._told.clear()
            await self._told.wait()


@dataclass(frozen=True)
class AcknowledgedMessage:
    """A message that the server said is on disk, and how long the log was then."""

    message: dict[str, Any]
    entries: int


class ReconnectingClient(TableClient):
    """A player, or a watcher if there is no seat, who comes back whenever the connection is lost, and then sends
    again, under the same id, what was not answered."""

    def __init__(self, browser: Browser, table: str, seat: int | None, random: Random, tally: LoadTally) -> None:
        super().__init__(browser, table)
        self.seat = seat
        self.gone = True
        """Whether there is no connection now."""
        self.waiting: dict[str, Any] | None = None
        """The message that was not answered yet."""
        self.acknowledged: list[AcknowledgedMessage] = []
        self.refusals: list[dict[str, Any]] = []
        """What the server said when it could not write."""
        self._random = random
        self._tally = tally

    @property
    def done(self) -> bool:
        """Whether the game is over and everything was answered."""
        return self.waiting is None and bool(self.view) and self.view["outcome"] is not None

    async def stay(self) -> None:
        """Play to the end, whatever happens to the server."""
        pause = SHORTEST_PAUSE
        while not self.done:
            try:
                await self._come_in()
                pause = SHORTEST_PAUSE
                while not self.done:
                    await self._step()
            except InvalidStatus:
                raise
            except (OSError, EOFError, WebSocketException):
                await asyncio.sleep(pause * self._random.uniform(0.5, 1.5))
                pause = min(2 * pause, LONGEST_PAUSE)
            finally:
                await self.leave()

    async def _come_in(self) -> None:
        """Connect; whatever was once seen must still be true."""
        seen, self.bye, self.gone = self.entries.copy(), None, False
        await self.enter()
        if self.bye is not None:
            raise ConnectionError(self.bye)
        assert self.entries[: len(seen)] == seen, "entries that were told are no longer true"
        self._tally.connections_made_again += bool(seen)
        if self.waiting is not None:
            self._tally.sent_again += 1
            in_time = self.view["turn"] == self.waiting["turn"] and self.owed(self.waiting["seat"])
            self._tally.done_already += not in_time

    async def _read(self) -> None:
        try:
            await super()._read()
        finally:
            self.gone = True
            async with self._changed:
                self._changed.notify_all()

    async def _step(self) -> None:
        """Send what is owed, or what was not answered; if there is nothing, wait."""
        if self.waiting is None:
            self.waiting = self._next_message()
        if self.waiting is None:
            await self._look_on()
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
        if self.seat is None or (owed := self.owed(self.seat)) is None:
            return None
        message = {"type": owed, "id": f"m{next(self._numbers)}", "seat": self.seat, "turn": self.view["turn"]}
        if owed == "throw":
            return message
        kind, content = spelled(
            self.view["position"]["game"], "choose", {"move": self.random_move(self.seat, self._random)}
        )
        return {**message, "type": kind, **content}

    async def _look_on(self) -> None:
        """Wait until there is something to do, or the connection is lost."""
        try:
            await self.until(lambda: self.gone or self.done or self._owes, PATIENCE)
        except TimeoutError:
            raise Stuck(f"seat {self.seat} waits at turn {self.view['turn']} for {self.view['waiting_for']}") from None
        if self.gone:
            raise ConnectionError("the socket was closed")

    @property
    def _owes(self) -> bool:
        return self.seat is not None and self.owed(self.seat) is not None


async def ask_until_answered(browser: Browser, method: str, path: str, body: object = None) -> Any:
    """Ask until there is an answer, however often the server goes."""
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
    """One table and its people."""

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
        """Everyone at once, to the end."""
        async with asyncio.TaskGroup() as everyone:
            for viewer in self.viewers:
                everyone.create_task(viewer.stay())


class ContinuousLoad:
    """Several tables at once; where one is over the next is opened, until it is enough."""

    def __init__(self, server: Running, seed: int, lanes: int = 8) -> None:
        self.server = server
        self.tally = LoadTally()
        self.matches: list[LoadedTable] = []
        self._random = Random(seed)
        self._kinds: Iterator[tuple[str, tuple[str | None, ...]]] = cycle(KINDS)
        self._enough = False
        self._lanes = [asyncio.create_task(self._lane()) for _ in range(lanes)]

    @property
    def viewers(self) -> list[ReconnectingClient]:
        return [viewer for match in self.matches for viewer in match.viewers]

    async def goes_on(self, moves: int) -> bool:
        """Wait until so many more messages are acknowledged; False if something is wrong and they never will be."""
        reached = asyncio.create_task(self.tally.more(moves))
        await asyncio.wait((reached, *self._lanes), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        reached.cancel()
        return not any(lane.done() for lane in self._lanes) and self.tally.reached

    async def finish(self, seconds: float = 3 * PATIENCE) -> list[str]:
        """Open no more tables, and play all to their end; what went wrong."""
        self._enough = True
        _, hanging = await asyncio.wait(self._lanes, timeout=seconds)
        for lane in hanging:
            lane.cancel()
        faults = [f"stuck: {match}" for match in self.matches if not all(viewer.done for viewer in match.viewers)]
        for ended in await asyncio.gather(*self._lanes, return_exceptions=True):
            if isinstance(ended, BaseException) and not isinstance(ended, asyncio.CancelledError):
                faults.extend(causes(ended))
        return faults

    async def _lane(self) -> None:
        while not self._enough:
            match = await self._open(*next(self._kinds))
            self.matches.append(match)
            await match.play()

    async def _open(self, game: str, seats: tuple[str | None, ...]) -> LoadedTable:
        """A new table where everyone sits."""
        host = Browser(self.server.url)
        opened = await ask_until_answered(host, "POST", "/api/tables", {"game": game, "seats": seats})
        links = {name: link["url"] for name, link in opened["links"].items()}
        players: list[ReconnectingClient] = []
        for seat in [seat for seat, bot in enumerate(seats) if bot is None]:
            browser = await self._admitted(links["invitation"]) if players else host
            await sit(browser, opened["table"], seat)
            players.append(self._regular(browser, opened["table"], seat))
        watcher = self._regular(await self._admitted(links["watching"]), opened["table"], None)
        return LoadedTable(game, seats, opened["table"], players, watcher)

    def _regular(self, browser: Browser, table: str, seat: int | None) -> ReconnectingClient:
        return ReconnectingClient(browser, table, seat, Random(self._random.random()), self.tally)

    async def _admitted(self, link: str) -> Browser:
        """A new browser that follows a link."""
        browser = Browser(self.server.url)
        path, _, fragment = link.partition("#")
        token = fragment.partition("=")[2]
        await ask_until_answered(browser, "POST", f"/api/tables/{path.rsplit('/', 1)[1]}/keys", {"token": token})
        return browser


async def sit(browser: Browser, table: str, seat: int) -> None:
    """Sit down; that the seat is taken is no fault if it was taken by us, and the server went before it said so."""
    sitting = {"name": NAMES[seat], "word": f"word {seat}"}
    try:
        await ask_until_answered(browser, "POST", f"/api/tables/{table}/seats/{seat}", sitting)
    except HttpRefused:
        if seat not in (await ask_until_answered(browser, "GET", f"/api/tables/{table}"))["seats"]:
            raise


def causes(error: BaseException) -> list[str]:
    """What went wrong, without the groups around it."""
    if isinstance(error, BaseExceptionGroup):
        return [cause for one in error.exceptions for cause in causes(one)]
    return [f"{type(error).__name__}: {error}"]
