"""Terminal UI of a remote table: replays the server's log and resends unacknowledged messages."""

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from queue import Empty
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from rollwright.cli.inbox import Connection, ConnectionLost, Inbox, InputClosed, Received, TypedLine, Unreadable
from rollwright.cli.screens import screen_for
from rollwright.cli.server_client import ServerClient, complaint_of
from rollwright.cli.table_news import names_of
from rollwright.cli.terminal import News, QuitGame, Terminal
from rollwright.core.chance import Chance, Faces
from rollwright.core.errors import Complaint, ErrorCode, Problem
from rollwright.core.game import Place, Places
from rollwright.core.seats import Seat
from rollwright.protocol.codec import to_json
from rollwright.protocol.messages import (
    Acknowledged,
    Bye,
    ClientMessage,
    Draft,
    Failed,
    Hello,
    Presence,
    PresenceChanged,
    ServerMessage,
    Update,
    Welcome,
)
from rollwright.protocol.rest import TableState
from rollwright.record.header import DiceOrigin, TypedIn
from rollwright.table import CameBack, Chose, Entry, Moved, Opened, Played, SatDown, Table, TookBack
from rollwright.table.view import OwnView, PublicView
from rollwright.translations import Words

NAP = 1.0
"""Polling interval in seconds; bounds the delay before Ctrl-C is handled."""
PASSING_TROUBLE = frozenset(
    (
        ErrorCode.STOPPING,
        ErrorCode.UNAVAILABLE,
        ErrorCode.TOO_SLOW,
        ErrorCode.TOO_FAST,
        ErrorCode.TOO_MANY,
        ErrorCode.INTERNAL,
    )
)
"""Error codes after which the client reconnects."""


@dataclass(frozen=True, slots=True)
class RemoteDice:
    """Dice that the server rolls."""

    bound_to: DiceOrigin

    @property
    def real(self) -> bool:
        """Whether the players roll real dice."""
        return isinstance(self.bound_to, TypedIn)

    def roll(self, number: int, node: Chance, words: object, read: Faces | None) -> NoReturn:
        """Not called, because rolls arrive as entries."""
        raise Complaint("no-dice-due")

    def origin(self, words: object, *, revealed: bool) -> DiceOrigin:
        """The commitment of the server."""
        return self.bound_to


def table_from(opened: Opened) -> Table:
    """The table after its first entry."""
    return Table.from_log(RemoteDice(opened.origin), [opened])


class RemoteTable(Terminal):
    """A remote table, as far as this guest may see it."""

    def __init__(self, client: ServerClient, state: TableState, words: Words, console: Console, inbox: Inbox) -> None:
        table = table_from(state.opened)
        super().__init__(table, screen_for(table.game.name, words, names_of(table, words)), console)
        self.client = client
        self.id = state.table
        self.inbox = inbox
        self.seat: Seat | None = None
        self.view: PublicView = state.view
        self.own: OwnView | None = None
        self.away: dict[Seat, int] = {}
        """When the player of each absent seat disconnected, in milliseconds since 1970."""
        self.been_here: set[Seat] = set()
        """Seats whose players have been connected; a player connects only after sitting down, and is not absent before
        that."""
        self.steps: list[Places] = []
        """The draft of this turn, in steps that can be undone."""
        self.notice: list[str] = []
        self.typed: deque[str] = deque()
        self.lost = False
        self.welcomed = False
        self.connection: Connection | None = None
        self._sender = secrets.token_urlsafe(6)
        self._numbers = count(1)
        self._unanswered: tuple[str, str] | None = None
        self._refusal: Problem | None = None

    def connect(self, seat: Seat | None) -> None:
        """Connect to the table with this seat, or as a spectator; returns when the server has sent the current
        state."""
        self.seat = seat
        while not self.inbox.empty():
            # everything else belongs to the previous table
            if isinstance(item := self.inbox.get(), TypedLine | InputClosed):
                self._hear(item)
        self.connection = Connection(self.client.socket_of(self.id), self.client.cookie, self.inbox)
        self.wait_until(lambda: self.welcomed)

    def disconnect(self) -> None:
        """Close the connection; the player still owns the seat."""
        if self.connection is not None:
            self.connection.close()

    # Sending

    def new_id(self) -> str:
        """A message id that this guest has not used before, not even in another terminal."""
        return f"{self._sender}-{next(self._numbers)}"

    def send(self, message: ClientMessage) -> None:
        """Send a message until it is answered, also over a new connection. Raises Complaint if it is refused."""
        if isinstance(message, Hello):
            raise TypeError(message)
        self._unanswered = (message.id, to_json(message))
        self._refusal = None
        self._send(self._unanswered[1])
        self.wait_until(lambda: self._unanswered is None)
        if self._refusal is not None:
            raise complaint_of(self._refusal, self.words)

    def send_draft(self) -> None:
        """Send the draft to the server, without waiting for the answer."""
        if self.seat is not None:
            marks = tuple(sorted(frozenset[int]().union(*self.steps)))
            self._send(to_json(Draft(id=self.new_id(), seat=self.seat, turn=self.table.turn, marks=marks)))

    def _send(self, text: str) -> None:
        if self.connection is not None:
            self.connection.send(text)

    # Receiving

    def read_line(self, prompt: str) -> str:
        """Read the next typed line; messages that arrive meanwhile are processed."""
        self.console.print(Text(prompt), end="")
        while not self.typed:
            self.take(NAP)
        return self.typed.popleft()

    def wait_until(self, wanted: Callable[[], bool]) -> None:
        """Process messages until a condition is true; a lost connection is reported immediately."""
        while not wanted():
            lost = self.lost
            self.take(NAP)
            if self.lost and not lost:
                self.print(self.words.say("connection-lost"), style="bold red")

    def take(self, seconds: float) -> bool:
        """Wait for an item of the inbox and process it; returns whether there was one."""
        try:
            item = self.inbox.get(timeout=seconds)
        except Empty:
            return False
        match item:
            case TypedLine() | InputClosed():
                self._hear(item)
            case Unreadable():
                raise Complaint("server-strange", server=self.client.server)
            case ConnectionLost():
                if not self.lost:
                    self.lost = True
                    self.add_news("connection-lost")
            case Received(message):
                self._receive(message)
        return True

    def _hear(self, typed: TypedLine | InputClosed) -> None:
        """Queue a typed line until it is read; the command to leave is carried out immediately."""
        if isinstance(typed, InputClosed) or self.commands.get(typed.line.strip().lower()) == "quit":
            raise QuitGame
        self.typed.append(typed.line)

    def _receive(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self._follow(message)
                self._settle_in(message)
            case Update():
                self._follow(message)
            case PresenceChanged(presence=presence):
                self._see(presence)
            case Acknowledged(id=name) if self._unanswered is not None and name == self._unanswered[0]:
                self._unanswered = None
            case Failed(id=name, problem=problem) if self._unanswered is not None and name == self._unanswered[0]:
                self._unanswered, self._refusal = None, problem
            case Bye(problem=problem) if problem.code not in PASSING_TROUBLE:
                raise complaint_of(problem, self.words)
            case Bye(problem=problem):
                self.news.append(News(self.words.complain(complaint_of(problem, self.words))))
            case _:  # the answer to a message for which no caller waits
                pass

    def _follow(self, message: Welcome | Update) -> None:
        """Apply entries, and the view of the table after them."""
        turn = self.table.turn
        for logged in message.entries:
            if isinstance(logged.entry, Opened):
                self.table = table_from(logged.entry)
                continue
            if logged.n != self.table.entries:
                raise Complaint("server-strange", server=self.client.server)
            self.table.follow(logged.entry)
            self._tell_entry(logged.entry)
        if self.table.turn != turn:
            self.steps, self.notice = [], []
        self.view = message.view
        self.own = next((own for own in message.own if own.seat == self.seat), None)
        if self.seat is not None and self.own is None:
            self.add_news("seat-lost", seat=self.seat + 1)
            self.seat = None

    def _settle_in(self, message: Welcome) -> None:
        """After a welcome, resend unacknowledged messages and restore the draft."""
        if self.lost:
            self.lost = False
            self.add_news("connection-back")
        self.away = away_in(message.presence)
        self.been_here = set(self.table.players)
        self.welcomed = True
        if self._unanswered is not None:
            self._send(self._unanswered[1])
        if self.steps:
            self.send_draft()
        elif self.own is not None and self.own.draft:
            self.steps = self.steps_of(frozenset(map(Place, self.own.draft)))

    def _tell_entry(self, entry: Entry) -> None:
        """Add an entry to the news, unless it is an action of this player that is not a move; the player's own move
        marks all earlier news as seen."""
        self.screen.names = names_of(self.table, self.words)
        match entry:
            case Chose(seat) | Played(seat) if seat == self.seat:
                self.news_seen[seat] = len(self.news)
            case SatDown(seat):
                self.been_here.discard(seat)
            case _:
                pass
        match entry:
            case Chose(seat) | TookBack(seat) | SatDown(seat) | CameBack(seat) | Moved(seat) if seat == self.seat:
                pass
            case _:
                self.tell(self.table.told[-1])

    def _see(self, presence: Presence) -> None:
        """Update which players are absent; changes are news."""
        before, self.away = self.away, away_in(presence)
        for seat in (seat for seat in self.table.players if seat != self.seat):
            if (seat in before) != (seat in self.away) and seat in self.been_here:
                self.add_news("tell-away" if seat in self.away else "tell-here", name=self.screen.names[seat])
        self.been_here |= self.table.players.keys() - self.away.keys()

    def add_news(self, message: str, **arguments: str | int) -> None:
        """Add an announcement to the news."""
        self.news.append(News(self.words.say(message, **arguments)))

    def steps_of(self, marks: Places) -> list[Places]:
        """The marks of a draft in an order in which they can be made, so that they can be undone one by one."""
        if self.seat is None:
            return []
        steps, made = list[Places](), frozenset[Place]()
        while made != marks:
            targets = self.table.game.targets(self.table.state, self.seat, made)
            adds = next((target.adds for target in targets if target.adds <= marks and not target.adds <= made), None)
            if adds is None:
                return [marks]
            steps.append(adds)
            made |= adds
        return steps


def away_in(presence: Presence) -> dict[Seat, int]:
    """The seats whose players are absent, and since when."""
    return {Seat(number): since for number, since in enumerate(presence.away_since) if since is not None}
