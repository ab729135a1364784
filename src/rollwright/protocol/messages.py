"""The messages that a client may send over the socket, and those that the server may send."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from rollwright.core.errors import Problem
from rollwright.core.seats import Seat
from rollwright.protocol.bounds import Bounds, Tagged
from rollwright.protocol.codec import from_json
from rollwright.table.entries import Entry, Phrase
from rollwright.table.view import OwnView, PublicView

MOST_MARKS = 128
LONGEST_MOVE = 600

MessageId = Annotated[str, Bounds(1, 40, r"^[A-Za-z0-9_-]+$")]
"""The client's own id of a message. A message that is sent again under the same id is not carried out again."""
MOST_SEATS = 8
"""The most seats that a table may have, whatever its game; the rules of the game allow fewer or as many."""
SeatNumber = Annotated[Seat, Bounds(0, MOST_SEATS - 1)]
Turn = Annotated[int, Bounds(0, 1_000_000)]
"""The number of events that the client has seen: a choice that answers to an earlier one is stale."""
PlaceNumber = Annotated[int, Bounds(0, 9999)]
Marks = Annotated[tuple[PlaceNumber, ...], Bounds(most=MOST_MARKS)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello:
    """The first message: the protocol's version, and how many entries the client has already."""

    type: Literal["hello"] = "hello"
    protocol: int
    known: Annotated[int, Bounds(0, 10_000_000)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """Make a move that is not a mark, as a record writes it: `reroll a r`, `again`, `keep`."""

    type: Literal["choose"] = "choose"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    move: Annotated[str, Bounds(most=LONGEST_MOVE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkPlaces:
    """Mark these places; none of them is a pass."""

    type: Literal["mark"] = "mark"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    marks: Marks


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """Throw the dice that are due; real dice with what they show, as a record writes it: `a a g r y`, `1 3 3 4 6 6`."""

    type: Literal["throw"] = "throw"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    faces: Annotated[str, Bounds(most=60)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack:
    """Take the sealed choice back while others still choose."""

    type: Literal["take-back"] = "take-back"
    id: MessageId
    seat: SeatNumber
    turn: Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Keep these pencil marks; the answer has what may be touched next and what the marks would score."""

    type: Literal["draft"] = "draft"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    marks: Marks


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyNot:
    """Ask which rule forbids a place after these pencil marks."""

    type: Literal["why-not"] = "why-not"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    marks: Marks
    place: PlaceNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class SayWord:
    """Add a word to the dice, or change it, before the first of them falls."""

    type: Literal["say-word"] = "say-word"
    id: MessageId
    seat: SeatNumber
    word: Annotated[str, Bounds(most=200)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """Get up."""

    type: Literal["leave"] = "leave"
    id: MessageId
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeBack:
    """Take one's seat again, from a bot if one plays on in it."""

    type: Literal["come-back"] = "come-back"
    id: MessageId
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeOver:
    """Let a bot play on in a seat whose player has been away for longer than the table's patience, or has left."""

    type: Literal["take-over"] = "take-over"
    id: MessageId
    seat: SeatNumber
    bot: Annotated[str, Bounds(most=31)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Say:
    """Say one of the phrases."""

    type: Literal["say"] = "say"
    id: MessageId
    seat: SeatNumber
    phrase: Phrase


ClientMessage: TypeAlias = (
    Hello | Choose | MarkPlaces | Throw | TakeBack | Draft | WhyNot | SayWord | Leave | ComeBack | TakeOver | Say
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """An entry of the log with its number, from 0, and its time in milliseconds since 1970."""

    n: int
    at: int
    entry: Annotated[Entry, Tagged()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence:
    """Whose players are connected now; for a seat that is away, since when."""

    away_since: tuple[int | None, ...]
    """One a seat: milliseconds since 1970, or null for a player who is here, a bot, or a free seat."""
    watchers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """The answer to `hello`: everything that the client missed, and where the table stands."""

    type: Literal["welcome"] = "welcome"
    protocol: int
    version: str
    table: str
    role: Literal["host", "invited", "watcher"]
    entries: tuple[LogEntry, ...]
    view: PublicView
    own: tuple[OwnView, ...]
    """One for each seat that is this client's."""
    presence: Presence


@dataclass(frozen=True, slots=True, kw_only=True)
class Update:
    """New entries, and where the table stands after them."""

    type: Literal["update"] = "update"
    entries: tuple[LogEntry, ...]
    view: PublicView
    own: tuple[OwnView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Acknowledged:
    """The message of this id was done, and is on disk; `entries` is the length of the log right after it."""

    type: Literal["ack"] = "ack"
    id: str
    entries: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drafted:
    """The answer to `draft`."""

    type: Literal["drafted"] = "drafted"
    id: str
    own: OwnView


@dataclass(frozen=True, slots=True, kw_only=True)
class Why:
    """The answer to `why-not`; null if the place may be touched."""

    type: Literal["why"] = "why"
    id: str
    problem: Problem | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Failed:
    """A message that was not done, and why; `id` is null if it could not be read that far."""

    type: Literal["error"] = "error"
    id: str | None
    problem: Problem


@dataclass(frozen=True, slots=True, kw_only=True)
class PresenceChanged:
    """Somebody came or went."""

    type: Literal["presence"] = "presence"
    presence: Presence


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye:
    """The last message before the server closes the socket."""

    type: Literal["bye"] = "bye"
    problem: Problem


ServerMessage: TypeAlias = Welcome | Update | Acknowledged | Drafted | Why | Failed | PresenceChanged | Bye


def read_client_message(text: str | bytes) -> ClientMessage:
    """The message of a client. Raises DecodeError if the text is not one."""
    message: ClientMessage = from_json(ClientMessage, text)
    return message


def read_server_message(text: str | bytes) -> ServerMessage:
    """The message of a server. Raises DecodeError if the text is not one."""
    message: ServerMessage = from_json(ServerMessage, text)
    return message
