"""Somebody at a table: a socket, what it was sent, and moves that are made from that alone."""

import asyncio
import json
from itertools import count
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rollwright.core.errors import NotationError
from rollwright.core.game import Place
from rollwright.games import GAMES
from rollwright.protocol import PROTOCOL
from rollwright.server.wire_json import SERVER_MESSAGE
from rollwright.testing.server.running import Browser

STUCK = 120
"""Seconds without an answer after which nobody believes in one."""


class MessageRefused(Exception):
    """The server answered with an error."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem)
        self.problem = problem


class TableClient:
    """One viewer. Every message is checked against the protocol, and the numbers of entries for gaps."""

    def __init__(self, browser: Browser, table: str, *, checked: bool = True) -> None:
        self.browser = browser
        self.table = table
        self.checked = checked
        """Checking takes longer than playing: where many are sent the same, one need not check it for all."""
        self.entries: list[dict[str, Any]] = []
        self.received: list[str] = []
        self.view: dict[str, Any] = {}
        self.own: dict[int, dict[str, Any]] = {}
        self.presence: dict[str, Any] = {}
        self.bye: dict[str, Any] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._numbers = count(1)
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def enter(self, known: int | None = None) -> None:
        """Connect and say hello; returns when welcomed."""
        address = self.browser.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Cookie": f"rollwright={self.browser.cookie}"} if self.browser.cookie else {}
        self._socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        known = len(self.entries) if known is None else known
        await self._socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "known": known}))
        self._take(await self._socket.recv())
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                self._take(text)
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the socket was closed"))
            async with self._changed:
                self._changed.notify_all()

    def _take(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        if self.checked:
            SERVER_MESSAGE.validate_json(text)
        self.received.append(text)
        message = json.loads(text)
        if message["type"] == "bye":
            self.bye = message["problem"]
            return
        if message["type"] in ("welcome", "update"):
            for entry in message["entries"]:
                if entry["n"] == 0:
                    self.entries.clear()
                assert entry["n"] == len(self.entries), f"a gap before {entry['n']}"
                self.entries.append(entry)
            self.view = message["view"]
            self.own = {own["seat"]: own for own in message["own"]}
            assert self.view["entries"] == len(self.entries)
        if "presence" in message:
            self.presence = message["presence"]
        if message["type"] == "drafted":
            self.own[message["own"]["seat"]] = message["own"]
        if (answer := self._answers.pop(message.get("id") or "", None)) is not None and not answer.done():
            answer.set_result(message)

    async def send(self, type: str, *, id: str | None = None, **content: object) -> dict[str, Any]:  # noqa: A002
        """Send a message and wait for its answer; MessageRefused if it is an error, ConnectionError if none comes."""
        assert self._socket is not None
        if self.view:
            type, content = spelled(self.view["position"]["game"], type, content)  # noqa: A001
        name = id or f"m{next(self._numbers)}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(json.dumps({"type": type, "id": name, **content}))
            if self._reader is not None and self._reader.done():
                raise ConnectionError("the socket was closed")
            async with asyncio.timeout(STUCK):
                message: dict[str, Any] = await answer
        except ConnectionClosed as closed:
            raise ConnectionError("the socket was closed") from closed
        finally:
            self._answers.pop(name, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # known already, where the sending itself failed
        if message["type"] == "error":
            raise MessageRefused(message["problem"])
        return message

    async def send_raw(self, text: str | bytes) -> None:
        """Send anything."""
        assert self._socket is not None
        await self._socket.send(text)

    async def until(self, wanted: Any, seconds: float = 60) -> None:
        """Wait until something is true of what was received."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(wanted)

    async def choose(self, seat: int, move: str, **more: object) -> dict[str, Any]:
        """Make a move."""
        return await self.send("choose", seat=seat, turn=self.view["turn"], move=move, **more)  # type: ignore[arg-type]

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    # Playing at random, from the view alone

    def owed(self, seat: int) -> str | None:
        """What this seat has to do: throw, choose, or nothing."""
        if self.view["outcome"] is not None:
            return None
        if self.view["roller"] == seat or (self.reads_dice and self.throws_for_a_bot):
            return "throw"
        return "choose" if seat in self.view["waiting_for"] else None

    @property
    def reads_dice(self) -> bool:
        """Whether real dice are thrown, which people read off."""
        return bool(self.entries[0]["entry"]["dice"] == "typed")

    @property
    def throws_for_a_bot(self) -> bool:
        """Whether dice are due in a bot's seat: any person throws real ones for it."""
        roller = self.view["roller"]
        return roller is not None and self.view["seats"][roller]["bot"] is not None

    def faces(self, random: Random) -> str:
        """How the real dice that are due may have fallen."""
        position = self.view["position"]
        if position["game"] == "border":
            return " ".join(random.choice("agbryo") for _ in range(5 - len(position["dice"])))
        due = sum(die != 1 for die in position["dice"]) or 6
        return " ".join(str(random.randint(1, 6)) for _ in range(due))

    def random_move(self, seat: int, random: Random) -> str:
        """A move that the view offers: the pencil marks, and something more if there is any."""
        own = self.own[seat]
        words: list[str] = own["moves"]
        if "again" in words:
            return random.choice(words)
        if "reroll" in words and random.random() < 0.2:
            dice: list[str] = self.view["position"]["dice"]
            return "reroll " + letter(random.choice(dice))
        marks: set[int] = {*own["draft"], *(random.choice(own["targets"])["adds"] if own["targets"] else ())}
        return "mark " + " ".join(self.place(seat, place) for place in sorted(marks)) if marks else "pass"

    def place(self, seat: int, place: int) -> str:
        """A place as it is written in a move."""
        return GAMES[self.view["position"]["game"]].place_text(Place(place))

    async def play(self, seat: int, random: Random) -> None:
        """Play to the end."""
        while self.view["outcome"] is None:
            match self.owed(seat):
                case "throw":
                    await self.step(seat, "throw", random)
                case "choose":
                    await self.step(seat, "choose", random)
                case _:
                    await self.until(lambda: self.owed(seat) is not None or self.view["outcome"] is not None)

    async def step(self, seat: int, what: str, random: Random) -> None:
        """Do what is owed; that the game has moved on meanwhile is no fault."""
        turn = self.view["turn"]
        try:
            if what == "throw":
                faces = {"faces": self.faces(random)} if self.reads_dice else {}
                await self.send("throw", seat=seat, turn=turn, **faces)
            else:
                await self.choose(seat, self.random_move(seat, random))
        except MessageRefused as problem:
            if problem.problem["code"] != "stale":
                raise


def spelled(game: str, kind: str, content: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A `choose` whose move is a mark in a record's notation, as the message `mark`; anything else as it is."""
    if kind != "choose" or not isinstance(content.get("move"), str) or game not in GAMES:
        return kind, content
    try:
        marks = GAMES[game].parse_move(content["move"]).marks
    except NotationError:
        return kind, content
    if marks is None:
        return kind, content
    return "mark", {**{name: value for name, value in content.items() if name != "move"}, "marks": sorted(marks)}


def letter(colour: str) -> str:
    """The letter of a colour of The Border."""
    from rollwright.games.border.board import COLOURS

    return next(one.letter for one in COLOURS if one.id == colour)
