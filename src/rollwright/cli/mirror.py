"""A desk whose table stands elsewhere: keeps it alike by the entries that arrive, and sends until it is answered."""

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from queue import Empty
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from rollwright.cli.company import names_of, told
from rollwright.cli.desk import Desk, Leave
from rollwright.cli.inbox import Connection, Inbox, Lost, NothingMore, Received, Typed, Unreadable
from rollwright.cli.screens import screen_for
from rollwright.cli.screens.screen import News, Weight
from rollwright.cli.visit import Visit, complaint_of
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
from rollwright.table import Chose, Entry, Happened, Opened, Played, SatDown, Table, event_of
from rollwright.table.view import OwnView, PublicView
from rollwright.translations import Words

NAP = 1.0
"""Seconds after which somebody who waits looks up: where nothing wakes them, Ctrl-C is heard then at the latest."""
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
"""After such a goodbye it is worth coming back."""


@dataclass(frozen=True, slots=True)
class FarDice:
    """Dice that fall elsewhere."""

    bound_to: DiceOrigin

    @property
    def real(self) -> bool:
        """Whether somebody rolls them by hand."""
        return isinstance(self.bound_to, TypedIn)

    def roll(self, number: int, node: Chance, words: object, read: Faces | None) -> NoReturn:
        """Never here."""
        raise Complaint("no-dice-due")

    def origin(self, words: object, *, revealed: bool) -> DiceOrigin:
        """What the server bound them to."""
        return self.bound_to


def table_from(opened: Opened) -> Table:
    """A table as it was opened, before anyone sat down."""
    return Table.from_log(FarDice(opened.origin), [opened])


class Mirror(Desk):
    """A table in the network, as far as this guest may see it."""

    def __init__(self, visit: Visit, state: TableState, words: Words, console: Console, inbox: Inbox) -> None:
        table = table_from(state.opened)
        super().__init__(table, screen_for(table.game.name, words, names_of(table, words)), console)
        self.visit = visit
        self.id = state.table
        self.inbox = inbox
        self.seat: Seat | None = None
        self.view: PublicView = state.view
        self.own: OwnView | None = None
        self.away: dict[Seat, int] = {}
        """Since when they are, in milliseconds since 1970."""
        self.been_here: set[Seat] = set()
        """Who sits down is connected a moment later: only who has been here can go away."""
        self.steps: list[Places] = []
        """The pencil marks of this turn, as they can be undone."""
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
        """Look at the table from this seat, or from beside it; returns when the server has told how it stands."""
        self.seat = seat
        while not self.inbox.empty():
            if isinstance(happening := self.inbox.get(), Typed | NothingMore):  # all else is of the table before this
                self._hear(happening)
        self.connection = Connection(self.visit.socket_of(self.id), self.visit.cookie, self.inbox)
        self.wait_until(lambda: self.welcomed)

    def disconnect(self) -> None:
        """Hang up; the seat stays."""
        if self.connection is not None:
            self.connection.close()

    # Sending

    def new_id(self) -> str:
        """An id that no message of ours had before, nor of another terminal of the same guest."""
        return f"{self._sender}-{next(self._numbers)}"

    def send(self, message: ClientMessage) -> None:
        """Send a message until it is answered, over a new connection if need be; a Complaint if it is refused."""
        if isinstance(message, Hello):
            raise TypeError(message)
        self._unanswered = (message.id, to_json(message))
        self._refusal = None
        self._send(self._unanswered[1])
        self.wait_until(lambda: self._unanswered is None)
        if self._refusal is not None:
            raise complaint_of(self._refusal, self.words)

    def send_draft(self) -> None:
        """Let the server keep the pencil marks; nobody waits for its answer."""
        if self.seat is not None:
            marks = tuple(sorted(frozenset[int]().union(*self.steps)))
            self._send(to_json(Draft(id=self.new_id(), seat=self.seat, turn=self.table.turn, marks=marks)))

    def _send(self, text: str) -> None:
        if self.connection is not None:
            self.connection.send(text)

    # Taking in

    def read_line(self, prompt: str) -> str:
        """The next line that is typed; what happens meanwhile is taken in."""
        self.console.print(Text(prompt), end="")
        while not self.typed:
            self.take(NAP)
        return self.typed.popleft()

    def wait_until(self, wanted: Callable[[], bool]) -> None:
        """Take in what happens until something is true; that the connection is lost is said at once."""
        while not wanted():
            lost = self.lost
            self.take(NAP)
            if self.lost and not lost:
                self.print(self.words.say("connection-lost"), style="bold red")

    def take(self, seconds: float) -> bool:
        """Wait for one thing to happen, and take it in; whether there was one."""
        try:
            happening = self.inbox.get(timeout=seconds)
        except Empty:
            return False
        match happening:
            case Typed() | NothingMore():
                self._hear(happening)
            case Unreadable():
                raise Complaint("server-strange", server=self.visit.server)
            case Lost():
                if not self.lost:
                    self.lost = True
                    self.add_news("connection-lost")
            case Received(message):
                self._receive(message)
        return True

    def _hear(self, typed: Typed | NothingMore) -> None:
        """Keep a line until it is asked for; who wants to leave need not wait so long."""
        if isinstance(typed, NothingMore) or self.commands.get(typed.line.strip().lower()) == "quit":
            raise Leave
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
                self.news.append(News(self.words.complain(complaint_of(problem, self.words)), Weight.ANNOUNCED))
            case _:  # the answer to something that nobody waits for
                pass

    def _follow(self, message: Welcome | Update) -> None:
        """Take in entries, and where the table stands after them."""
        turn = self.table.turn
        for logged in message.entries:
            if isinstance(logged.entry, Opened):
                self.table = table_from(logged.entry)
                continue
            if logged.n != self.table.entries:
                raise Complaint("server-strange", server=self.visit.server)
            entry, before = logged.entry, self.table.state
            self.table.follow(entry)
            self._tell(entry, before)
        if self.table.turn != turn:
            self.steps, self.notice = [], []
        self.view = message.view
        self.own = next((own for own in message.own if own.seat == self.seat), None)
        if self.seat is not None and self.own is None:
            self.add_news("news-seat-lost", seat=self.seat + 1)
            self.seat = None

    def _settle_in(self, message: Welcome) -> None:
        """After a welcome: what was on its way goes out once more, pencil marks of before come back."""
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

    def _tell(self, entry: Entry, before: object) -> None:
        """Add to the news what an entry means; what happened before one's own move has been seen."""
        self.screen.names = names_of(self.table, self.words)
        match entry:
            case Chose(seat) | Played(seat) if seat == self.seat:
                self.news_seen[seat] = len(self.news)
            case SatDown(seat):
                self.been_here.discard(seat)
            case _:
                pass
        if isinstance(entry, Happened):
            self.news += self.screen.news(before, event_of(entry, self.table.game), self.table.state)
        else:
            self.news += told(entry, self.seat, self.screen.names, self.words)

    def _see(self, presence: Presence) -> None:
        """Note who is away; that somebody went or came back is news."""
        before, self.away = self.away, away_in(presence)
        for seat in (seat for seat in self.table.players if seat != self.seat):
            if (seat in before) != (seat in self.away) and seat in self.been_here:
                self.add_news("news-away" if seat in self.away else "news-here", name=self.screen.names[seat])
        self.been_here |= self.table.players.keys() - self.away.keys()

    def add_news(self, message: str, **arguments: str | int) -> None:
        """News that everyone should hear of."""
        self.news.append(News(self.words.say(message, **arguments), Weight.ANNOUNCED))

    def steps_of(self, marks: Places) -> list[Places]:
        """Pencil marks in an order in which they can be made, so that they can be undone one by one."""
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
    """The seats whose players are away, and since when."""
    return {Seat(number): since for number, since in enumerate(presence.away_since) if since is not None}
