"""A client at a table for tests: a `TableSocket` that stores what it is sent as plain JSON, and plays using nothing
else. Older servers and games that are not registered here have messages that only this form can hold."""

import asyncio
import json
import secrets
from random import Random
from typing import Any

from rollwright.client.connection import Backoff, TableConnection
from rollwright.client.links import socket_address
from rollwright.client.socket import ReceivedMessage, SocketEvent, TableSocket
from rollwright.core.errors import NotationError
from rollwright.core.events import Roll
from rollwright.core.game import Place
from rollwright.games import GAMES
from rollwright.protocol.codec import from_data
from rollwright.server.live.wire_json import SERVER_MESSAGE
from rollwright.table import Entry, Table, TypedDice
from rollwright.testing.server.running import Browser
from rollwright.testing.walks import next_event

STUCK = 120
"""Seconds without an answer after which the server counts as stuck."""


class MessageRefused(Exception):
    """The server answered a message with an error."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem)
        self.problem = problem


class TableClient:
    """One viewer of a table. It checks every message against the protocol, and the numbers of entries for gaps."""

    def __init__(self, browser: Browser, table: str, *, checked: bool = True) -> None:
        self.browser = browser
        self.table = table
        self.checked = checked
        """Whether messages are validated. This takes longer than playing, so one of several equal clients does it."""
        self.entries: list[dict[str, Any]] = []
        self.received: list[str] = []
        self.view: dict[str, Any] = {}
        self.own: dict[int, dict[str, Any]] = {}
        self.presence: dict[str, Any] = {}
        self.bye: dict[str, Any] | None = None
        self._connection = TableConnection(secrets.token_urlsafe(6))
        self._changed = asyncio.Event()
        self._socket: TableSocket | None = None
        self._reader: asyncio.Task[None] | None = None

    def new_socket(self, backoff: Backoff | None = None, **options: Any) -> TableSocket:
        """Return a socket for this table; `options` are passed to websockets."""
        address = socket_address(self.browser.url, self.table)
        return TableSocket(
            address, self.browser.cookie, self._connection, self._hear, backoff, **{"max_size": None, **options}
        )

    async def enter(self, known: int | None = None) -> None:
        """Connect once and send `hello`; return after the `welcome`, or the `bye` instead of it."""
        self._connection.known = len(self.entries) if known is None else known
        self._socket, before = self.new_socket(), len(self.received)
        await self._socket.connect()
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: len(self.received) > before or self.closed)
        if len(self.received) == before:
            await self._reader
            raise ConnectionError("the socket was closed")

    async def _read(self, socket: TableSocket) -> None:
        try:
            await socket.listen()
        finally:
            socket.abandon()
            self._notify()

    @property
    def closed(self) -> bool:
        """Whether the socket has been closed."""
        return self._reader is None or self._reader.done()

    def _hear(self, event: SocketEvent) -> None:
        if isinstance(event, ReceivedMessage):
            self._take(event)
        self._notify()

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _take(self, received: ReceivedMessage) -> None:
        if self.checked:
            SERVER_MESSAGE.validate_json(received.text)
        self.received.append(received.text)
        message = received.data
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

    async def send(self, type: str, *, id: str | None = None, **content: object) -> dict[str, Any]:  # noqa: A002
        """Send a message and return its answer. Raises MessageRefused if that is an error, ConnectionError if there is
        none."""
        if self._socket is None or self.closed:
            raise ConnectionError("the socket was closed")
        if self.view:
            type, content = as_sent(self.game, type, content)  # noqa: A001
        name = id or self._connection.new_id()
        async with asyncio.timeout(STUCK):
            message = await self._socket.request(name, json.dumps({"type": type, "id": name, **content}))
        if message["type"] == "error":
            raise MessageRefused(message["problem"])
        return message

    async def send_raw(self, text: str | bytes) -> None:
        """Send any text or bytes, and wait for no answer."""
        assert self._socket is not None
        await self._socket.send(text)

    async def until(self, wanted: Any, seconds: float = 60) -> None:
        """Wait until `wanted()` is true; it is asked after every message."""
        async with asyncio.timeout(seconds):
            while not wanted():
                await self._changed.wait()

    async def choose(self, seat: int, move: str, **more: object) -> dict[str, Any]:
        """Send a move and return its answer."""
        return await self.send("choose", seat=seat, turn=self.view["turn"], move=move, **more)  # type: ignore[arg-type]

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    # Random moves, chosen from the view

    def owed(self, seat: int) -> str | None:
        """Return `throw` or `choose`, whichever is due for this seat; None if nothing is due."""
        if self.view["outcome"] is not None:
            return None
        if self.view["roller"] == seat or (self.reads_dice and self.throws_for_a_bot):
            return "throw"
        return "choose" if seat in self.view["waiting_for"] else None

    @property
    def reads_dice(self) -> bool:
        """Whether the dice are real and players type their faces."""
        return bool(self.entries[0]["entry"]["dice"] == "typed")

    @property
    def throws_for_a_bot(self) -> bool:
        """Whether a bot is to throw; if the dice are real, any person throws them for it."""
        roller = self.view["roller"]
        return roller is not None and self.view["seats"][roller]["bot"] is not None

    def faces(self, random: Random) -> str:
        """Return random faces of the real dice that are due, as a player types them."""
        table = Table.from_log(TypedDice(), [from_data(Entry, logged["entry"]) for logged in self.entries])
        roll = next_event(table.game, table.state, random)
        assert isinstance(roll, Roll)
        return table.game.faces_text(roll.faces)

    def random_move(self, seat: int, random: Random) -> str:
        """Return a random move that the view offers this seat."""
        return random_offered_move(self.view, self.own[seat], random)

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        return str(self.view["position"]["game"])

    def place_text(self, place: int) -> str:
        """Return a place as moves write it."""
        return GAMES[self.game].place_text(Place(place))

    async def play(self, seat: int, random: Random) -> None:
        """Play this seat to the end of the game."""
        while self.view["outcome"] is None:
            match self.owed(seat):
                case "throw":
                    await self.step(seat, "throw", random)
                case "choose":
                    await self.step(seat, "choose", random)
                case _:
                    await self.until(lambda: self.owed(seat) is not None or self.view["outcome"] is not None)

    async def step(self, seat: int, what: str, random: Random) -> None:
        """Do what is due for the seat; an answer that the message was stale is ignored."""
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


def as_sent(game: str, kind: str, content: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return the type and content of a message, with a `choose` of a mark as the message `mark`."""
    if kind != "choose" or not isinstance(content.get("move"), str) or game not in GAMES:
        return kind, content
    try:
        marks = GAMES[game].parse_move(content["move"]).marks
    except NotationError:
        return kind, content
    if marks is None:
        return kind, content
    return "mark", {**{name: value for name, value in content.items() if name != "move"}, "marks": sorted(marks)}


def random_offered_move(view: dict[str, Any], own: dict[str, Any], random: Random) -> str:
    """Return a random move that a seat's view offers. A mark has the drafted places and one more target."""
    game: str = view["position"]["game"]
    words: list[str] = own["moves"]
    if "again" in words:
        return random.choice(words)
    if "reroll" in words and random.random() < 0.2:
        return "reroll " + colour_letter(game, random.choice(view["position"]["dice"]))
    marks: set[int] = {*own["draft"], *(random.choice(own["targets"])["adds"] if own["targets"] else ())}
    return "mark " + " ".join(GAMES[game].place_text(Place(place)) for place in sorted(marks)) if marks else "pass"


def colour_letter(game: str, colour: str) -> str:
    """Return the letter of a colour as moves write it."""
    return str(GAMES[game].drawing().letters[colour])
