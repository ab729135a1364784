"""The table behind the terminal, in this process or on a server: one interface for both."""

from typing import Protocol, TypeAlias

from rollwright.client.replica import TableReplica
from rollwright.core.deal import Setup
from rollwright.core.errors import Problem
from rollwright.core.game import Place, Places
from rollwright.core.seats import Seat
from rollwright.protocol.messages import (
    Draft,
    Drafted,
    LogEntry,
    PresenceChanged,
    Reply,
    SeatMessage,
    Welcome,
    Why,
    WhyNot,
)
from rollwright.table import Opened
from rollwright.table.view import OwnView

TableEvent: TypeAlias = LogEntry | Welcome | PresenceChanged | Problem
"""Something that happened at the table or to the connection. A problem is only told, and does not end the game."""


class GameTable(Protocol):
    """A table at which people at this terminal play or watch."""

    opened: Opened
    setup: Setup
    replica: TableReplica
    """The table as far as these people may see it."""
    seats: tuple[Seat, ...]
    """The seats of these people; none for a spectator."""
    remote: bool
    """Whether other players use other devices."""

    def new_id(self) -> str:
        """An id for the next message."""
        ...

    def request(self, message: SeatMessage) -> Reply:
        """Carry out a message; returns when the replica has its effect. Raises Complaint if it is refused."""
        ...

    def events(self) -> list[TableEvent]:
        """Everything that has happened since the last call."""
        ...

    def bots(self) -> tuple[str, ...]:
        """The bots that may take over for an absent player, weakest first."""
        ...


class LineInput(Protocol):
    """The lines that people type."""

    def next(self, prompt: str) -> str | None:
        """Show the prompt, unless it is empty, and wait. Returns a line, or None if something may have happened at the
        table. Raises QuitGame at the end of the input."""
        ...

    def settle(self) -> None:
        """Wait until a quick succession of changes, such as bots make, has ended."""
        ...


class QuitGame(Exception):
    """Raised when the player leaves the game."""


def draft(table: GameTable, seat: Seat, marks: Places) -> OwnView:
    """Store the draft of a seat; returns the seat's view with it. Raises Complaint if the marks are not legal."""
    numbers = tuple(sorted(marks))
    reply = table.request(Draft(id=table.new_id(), seat=seat, turn=table.replica.view.turn, marks=numbers))
    if not isinstance(reply, Drafted):
        raise TypeError(reply)
    return reply.own


def why_not(table: GameTable, seat: Seat, marks: Places, place: Place) -> Problem | None:
    """The rule that forbids a place after a draft; None if the place is a legal target."""
    numbers, turn = tuple(sorted(marks)), table.replica.view.turn
    reply = table.request(WhyNot(id=table.new_id(), seat=seat, turn=turn, marks=numbers, place=place))
    if not isinstance(reply, Why):
        raise TypeError(reply)
    return reply.problem


def steps_to(table: GameTable, seat: Seat, marks: Places) -> list[Places]:
    """Draft these marks in an order in which they can be made; returns the steps, so that they can be undone one by
    one."""
    steps, made, own = list[Places](), frozenset[Place](), draft(table, seat, frozenset())
    while made != marks:
        adding = (frozenset(map(Place, target.adds)) for target in own.targets)
        step = next((adds for adds in adding if adds <= marks and not adds <= made), None)
        if step is None:
            draft(table, seat, marks)
            return [marks]
        steps.append(step)
        made |= step
        own = draft(table, seat, made)
    return steps
