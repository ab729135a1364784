"""All requests that change a table: the messages of clients, and those of guests over HTTP, of bots and of the server.

The messages are declared in `protocol.messages`, the others here.
"""

from dataclasses import dataclass
from typing import TypeAlias, get_args

from rollwright.core.events import Move
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.protocol.messages import Choose, ComeBack, Leave, MarkPlaces, Say, SayWord, TakeBack, TakeOver, Throw
from rollwright.session.guests import GuestId


@dataclass(frozen=True, slots=True)
class SitDown:
    """Take a free seat; before the first roll also add a word to the dice."""

    seat: Seat
    name: str
    word: str | None = None


@dataclass(frozen=True, slots=True)
class MoveSeat:
    """Move a seat to the device of the guest who asks; `owner` is the guest who made the link."""

    seat: Seat
    owner: GuestId


@dataclass(frozen=True, slots=True)
class BotMove:
    """Make the move that a bot has chosen in a turn; `stand_in` is the bot that chose instead of one that failed."""

    seat: Seat
    turn: int
    bot: str
    move: Move
    stand_in: str | None = None


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """Remove the player or bot of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Seat a bot on a free seat."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class CloseTable:
    """End the game early."""

    reason: TableEnd


@dataclass(frozen=True, slots=True)
class VacateSeat:
    """Let the player of a seat leave, because the guest is being deleted."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoteRematch:
    """Record the table of the rematch, and the seat that wants it."""

    table: str
    seat: Seat | None = None


ClientRequest: TypeAlias = Choose | MarkPlaces | Throw | TakeBack | SayWord | Leave | ComeBack | TakeOver | Say
"""The messages of a client that write entries."""
GuestRequest: TypeAlias = ClientRequest | SitDown | MoveSeat
HostRequest: TypeAlias = FreeSeat | SeatBot | CloseTable
"""Only the host of a table may ask for these, and the server itself."""
ServerRequest: TypeAlias = BotMove | VacateSeat | NoteRematch
"""Only the server itself makes these."""
Request: TypeAlias = GuestRequest | HostRequest | ServerRequest
BY_NO_GUEST = frozenset(get_args(HostRequest | ServerRequest))
"""The types of the requests that are not attributed to a guest."""
