"""A table on a server, over the Python client in a thread of its own."""

import secrets
import time
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from rollwright.cli.game_table import TableEvent
from rollwright.cli.inbox import Inbox, InboxItem
from rollwright.client.connection import PASSING_TROUBLE
from rollwright.client.errors import ServerRefusal
from rollwright.client.links import socket_address
from rollwright.client.replica import LogGap, TableReplica
from rollwright.client.server_client import ServerClient
from rollwright.client.socket import ConnectionLost, ReceivedMessage
from rollwright.client.thread import SocketFailed, SocketThread
from rollwright.core.errors import ErrorCode, Problem, RequestError
from rollwright.core.seats import Seat
from rollwright.protocol.codec import DecodeError, from_data, to_json
from rollwright.protocol.messages import (
    Acknowledged,
    Bye,
    Drafted,
    Failed,
    PresenceChanged,
    Reply,
    SeatMessage,
    ServerMessage,
    Update,
    Welcome,
    Why,
    read_client_message,
)
from rollwright.protocol.rest import TableState

NAP = 1.0
"""Polling interval in seconds; bounds the delay before Ctrl-C is handled."""
BURST_SECONDS = 0.03
LONGEST_BURST = 0.5
"""Seconds; changes in quick succession are drawn once."""


class RemoteTable:
    """A table on a server, as far as this guest may see it."""

    remote = True

    def __init__(self, client: ServerClient, state: TableState, inbox: Inbox, alarm: Callable[[str], None]) -> None:
        """`alarm` is called with a message id if the connection is lost while an answer is awaited."""
        self.id = state.table
        self.opened = state.opened
        self.setup = state.opened.setup()
        self.replica = TableReplica(state.view)
        self.seats: tuple[Seat, ...] = ()
        self._client = client
        self._inbox = inbox
        self._alarm = alarm
        self._socket: SocketThread | None = None
        self._events: list[TableEvent] = []
        self._answers: dict[str, Reply | Failed] = {}
        """The answers that were not read yet, by the id of their message."""
        self._welcomed = False
        self._lost = False

    def connect(self, seat: Seat | None) -> None:
        """Connect to the table with this seat, or as a spectator; returns when the server has sent the current
        state."""
        self.seats = () if seat is None else (seat,)
        self._inbox.forget_table()
        address = socket_address(self._client.server, self.id)
        self._socket = SocketThread(address, self._client.cookie, secrets.token_urlsafe(6), self._inbox.put)
        self._wait(lambda: self._welcomed)

    def disconnect(self) -> None:
        """Close the connection; the player still owns the seat."""
        if self._socket is not None:
            self._socket.close()

    def new_id(self) -> str:
        """A message id that this guest has not used before, not even in another terminal."""
        return self._connected.new_id()

    def request(self, message: SeatMessage) -> Reply:
        """Send a message until it is answered, also over a new connection. Raises Complaint if it is refused."""
        text = to_json(message)
        try:
            read_client_message(text)
        except DecodeError as error:  # what was typed is longer than the protocol allows
            raise RequestError(ErrorCode.BAD_MESSAGE, where=error.where, reason=error.reason) from None
        self._connected.submit(message.id, text)
        self._wait(lambda: message.id in self._answers)
        answer = self._answers.pop(message.id)
        if isinstance(answer, Failed):
            raise ServerRefusal(answer.problem)
        if isinstance(answer, Acknowledged):
            self._wait(lambda: self.replica.view.entries >= answer.entries)
        return answer

    def events(self) -> list[TableEvent]:
        """Everything that has happened since the last call."""
        events, self._events = self._events, []
        return events

    def bots(self) -> tuple[str, ...]:
        """The bots that may take over for an absent player, weakest first."""
        return self._client.bots(self.opened.game)

    def take(self, seconds: float) -> bool:
        """Wait for an item of the inbox and process it; returns whether there was one. Raises Complaint if the server
        refuses this guest."""
        item = self._inbox.take(seconds)
        if item is not None:
            self._process(item)
        return item is not None

    @property
    def _connected(self) -> SocketThread:
        if self._socket is None:
            raise RuntimeError("the table is not connected")
        return self._socket

    def _wait(self, wanted: Callable[[], bool]) -> None:
        """Process items until a condition is true; a lost connection is reported immediately."""
        while not wanted():
            lost = self._lost
            self.take(NAP)
            if self._lost and not lost:
                self._alarm("connection-lost")

    def _process(self, item: InboxItem) -> None:
        match item:
            case SocketFailed():
                raise self._client.not_ours
            case ConnectionLost():
                if not self._lost:
                    self._lost = True
                    self._events.append(Problem(code=ErrorCode.UNAVAILABLE, message="connection-lost"))
            case ReceivedMessage(data=data):
                try:
                    message: ServerMessage = from_data(ServerMessage, data)
                    self._receive(message)
                except (DecodeError, LogGap):
                    raise self._client.not_ours from None
            case _:  # a typed line
                pass

    def _receive(self, message: ServerMessage) -> None:
        self.replica.receive(message)
        match message:
            case Welcome() | Update():
                self._events += message.entries
                self._check_seats()
                if isinstance(message, Welcome):
                    self._settle_in(message)
            case PresenceChanged():
                self._events.append(message)
            case Bye(problem=problem) if problem.code not in PASSING_TROUBLE:
                raise ServerRefusal(problem)
            case Bye(problem=problem):
                self._events.append(problem)
            case Acknowledged(id=name) | Drafted(id=name) | Why(id=name) | Failed(id=str(name)):
                self._answers[name] = message
            case Failed():  # to a message that the server could not parse
                raise self._client.not_ours

    def _check_seats(self) -> None:
        """Note whether this guest still has the seat."""
        for seat in self.seats:
            if seat not in self.replica.own:
                problem = Problem(code=ErrorCode.NOT_YOUR_SEAT, message="seat-lost", arguments={"seat": seat + 1})
                self._events.append(problem)
                self.seats = ()

    def _settle_in(self, welcome: Welcome) -> None:
        self._welcomed = True
        if self._lost:
            self._lost = False
            self._events.append(Problem(code=ErrorCode.UNAVAILABLE, message="connection-back"))
        self._events.append(welcome)


class RemoteInput:
    """Lines that are typed while messages of the table arrive."""

    def __init__(self, console: Console, inbox: Inbox, table: RemoteTable) -> None:
        self._console = console
        self._inbox = inbox
        self._table = table

    def next(self, prompt: str) -> str | None:
        """Show the prompt, unless it is empty, and wait. Returns a line, or None if something may have happened at the
        table. Raises QuitGame if the player leaves."""
        if prompt:
            self._console.print(Text(prompt), end="")
        if not self._inbox.lines:
            self._table.take(NAP)
        return self._inbox.lines.popleft() if self._inbox.lines else None

    def settle(self) -> None:
        """Wait until a quick succession of changes, such as bots make, has ended."""
        until = time.monotonic() + LONGEST_BURST
        while time.monotonic() < until and self._table.take(BURST_SECONDS):
            continue
