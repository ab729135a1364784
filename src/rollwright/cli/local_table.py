"""A table in this process: a session whose only guest is the terminal, with bots that move immediately."""

from collections.abc import Mapping
from itertools import count
from random import Random

from rollwright.bots import Bot
from rollwright.cli.game_table import TableEvent
from rollwright.client.replica import TableReplica
from rollwright.core.chance import Faces
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.protocol.messages import Acknowledged, Draft, Reply, SeatMessage, Throw, Update, Welcome, WhyNot
from rollwright.record import Record
from rollwright.session.audience import Audience, Client
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.handlers import run_automatic_steps
from rollwright.session.requests import BotMove, CloseTable, Request
from rollwright.session.session import Session, author_of
from rollwright.session.throttle import Unlimited
from rollwright.table import SatDown, Table
from rollwright.table.entries import Entry

PEOPLE = GuestId("people")
"""Everyone at this keyboard."""
NOW = ClockReading(0, 0.0)
"""A local game has no clock."""


class LocalTable:
    """A match in this process. The seats are taken, and `bots` choose for some of them."""

    remote = False

    def __init__(self, table: Table, bots: Mapping[Seat, Bot], random: Random) -> None:
        self.opened = table.opened
        self.setup = table.setup
        self._players = bots
        self._random = random
        self._log: list[Entry] = list(table.log)
        self._numbers = count(1)
        log = [AttributedEntry(entry, NOW.at, owner_of(entry)) for entry in self._log]
        self._session = Session(table, log, Audience(), (), Unlimited())
        welcome, _ = self._session.enter(Client(PEOPLE, "host"), "", log)
        self.replica = TableReplica(welcome.view)
        self._events: list[TableEvent] = []
        self._receive(welcome)
        self.seats = self._session.seats_of(PEOPLE)

    def new_id(self) -> str:
        """An id for the next message."""
        return str(next(self._numbers))

    def request(self, message: SeatMessage) -> Reply:
        """Carry out a message, and everything that bots and dice do after it. Raises Complaint if it is refused."""
        match message:
            case Draft():
                drafted = self._session.draft(message, PEOPLE, NOW)
                self.replica.receive(drafted)
                return drafted
            case WhyNot():
                return self._session.why_not(message, PEOPLE, NOW)
            case _:
                self._carry_out(message, PEOPLE)
                self.run_until_person()
                return Acknowledged(id=message.id, entries=self._table.entries)

    def events(self) -> list[TableEvent]:
        """Everything that has happened since the last call."""
        events, self._events = self._events, []
        return events

    def bots(self) -> tuple[str, ...]:
        """None, because no player at this keyboard is absent."""
        return ()

    # Only at a local table

    def run_until_person(self) -> None:
        """Roll the dice and let bots move, until the table waits for a person."""
        run_automatic_steps(self._table)
        self._commit(None)
        while (move := self._next_request()) is not None:
            self._carry_out(move, PEOPLE if isinstance(move, Throw) else None)

    def deal(self, faces: Faces) -> None:
        """Make the deal with real dice."""
        self._table.roll(faces)
        self._commit(None)
        self.run_until_person()

    def abandon(self) -> None:
        """End the game before its end."""
        self._carry_out(CloseTable(TableEnd.ABANDONED), None)

    def record(self, date: str) -> Record:
        """The record of the game so far."""
        return Table.from_log(self._table.dice, self._log, self.setup.sheets).record(date)

    @property
    def _table(self) -> Table:
        return self._session.table

    def _next_request(self) -> Request | None:
        """The next roll or move of a bot; None if a person is due."""
        table = self._table
        if (roller := table.roller) is not None:
            return None if table.dice.real else Throw(id=self.new_id(), seat=roller, turn=table.turn)
        seat = next(iter(table.waiting_for), None)
        if seat is None or seat not in self._players:
            return None
        move = self._players[seat].choose(table.state, seat, self._random)
        return BotMove(seat, table.turn, table.bots[seat], move)

    def _carry_out(self, request: Request, guest: GuestId | None) -> None:
        self._session.carry_out(request, guest, NOW, host=True)
        self._commit(author_of(request, guest))

    def _commit(self, guest: GuestId | None) -> None:
        log = self._session.attributed(guest, None, NOW)
        self._log += [one.entry for one in log]
        for _, message in self._session.commit(log, NOW):
            if isinstance(message, Update):
                self._receive(message)

    def _receive(self, message: Welcome | Update) -> None:
        self.replica.receive(message)
        self._events += message.entries


def owner_of(entry: Entry) -> GuestId | None:
    """The guest who takes a seat with this entry; a bot has none."""
    return PEOPLE if isinstance(entry, SatDown) and entry.bot is None else None
