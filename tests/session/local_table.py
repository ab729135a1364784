"""A table in one process, without server, database or clock."""

from typing import Any

import pytest

from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint
from rollwright.core.nodes import Joint
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.protocol.messages import Choose, MarkPlaces, ServerMessage, Throw
from rollwright.server.settings import Limits
from rollwright.session.audience import Audience, Client, Delivery
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.requests import Request, SitDown
from rollwright.session.session import Session
from rollwright.session.throttle import ThrottleLimits
from rollwright.table import DiceSource, Pace, SeededDice, Table
from rollwright.table.view import public_view
from rollwright.testing.tables import move_to

ANA, BRUNO, CELIA = Seat(0), Seat(1), Seat(2)
GUESTS = [GuestId("Ana"), GuestId("Bruno"), GuestId("Celia")]
SPECTATOR = GuestId("Eva")
BOTS = ("random", "greedy")


class LocalTable:
    """A table in one process: a session, a log in memory, and a clock that the test sets."""

    def __init__(
        self,
        game: str = "border",
        *,
        limits: ThrottleLimits | None = None,
        dice: DiceSource | None = None,
        pace: Pace = Pace.LIVE,
        words: bool = True,
    ) -> None:
        table = Table(
            GAMES[game], Setup(3, all_shipped(game)[:3], as_listed=True, first=ANA), dice or SeededDice(7), pace
        )
        self.limits = limits or Limits()
        self.log = [AttributedEntry(table.opened, 0)]
        self.session = Session(table, self.log, Audience(), BOTS, self.limits)
        self.now = ClockReading(0, 0.0)
        self.heard: dict[GuestId, list[ServerMessage]] = {}
        for seat in all_seats(3):
            self.do(SitDown(seat, GUESTS[seat], "word" if words else None), GUESTS[seat])

    @property
    def table(self) -> Table:
        return self.session.table

    def do(self, request: Request, guest: GuestId | None = None, *, host: bool = False) -> None:
        """Carry out a request, and write its entries."""
        self.session.carry_out(request, guest, self.now, host=host)
        log = self.session.attributed(guest, None, self.now)
        self.log += log
        self.deliver(self.session.commit(log, self.now))

    def deliver(self, deliveries: list[Delivery]) -> None:
        for client, message in deliveries:
            self.heard[client.guest].append(message)

    def enter(self, guest: GuestId, known: int = 0) -> Client:
        client = Client(guest, "invited")
        welcome, others = self.session.enter(client, "AbC", self.log[known:])
        self.heard[guest] = [welcome]
        self.deliver(others)
        return client

    def leave(self, client: Client) -> None:
        self.deliver(self.session.audience.leave(client, self.now))

    def refused(self, request: Request, guest: GuestId | None = None, *, host: bool = False) -> Complaint:
        """The error with which a request is refused; it must have changed nothing."""
        before = public_view(self.table)
        with pytest.raises(Complaint) as error:
            self.do(request, guest, host=host)
        assert public_view(self.table) == before
        assert self.session.pending == []
        return error.value

    def wait(self, seconds: float) -> None:
        """Let so much time pass, by both clocks."""
        self.now = ClockReading(self.now.at + round(1000 * seconds), self.now.elapsed + seconds)

    def reload(self) -> None:
        """Build the session again from its log, as after a restart."""
        table = Table.from_log(self.table.dice, [one.entry for one in self.log])
        self.session = Session(table, self.log, Audience(), BOTS, self.limits)


def passing(here: LocalTable, seat: Seat) -> MarkPlaces:
    return MarkPlaces(id="m", seat=seat, turn=here.table.turn, marks=())


def marking(game: str = "border", **options: Any) -> LocalTable:
    """A table at which Bruno and Celia, and in some games also Ana, owe a mark."""
    here = LocalTable(game, **options)
    here.do(Throw(id="m", seat=ANA, turn=here.table.turn), GUESTS[ANA])
    move, turn = move_to(here.table, Joint), here.table.turn
    if move.marks is None:
        here.do(Choose(id="m", seat=ANA, turn=turn, move=str(move)), GUESTS[ANA])
    else:
        here.do(MarkPlaces(id="m", seat=ANA, turn=turn, marks=tuple(move.marks)), GUESTS[ANA])
    assert {BRUNO, CELIA} <= set(here.table.waiting_for)
    return here
