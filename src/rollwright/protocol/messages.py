"""The messages that a client may send over the socket, and those that the server may send."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from rollwright.core.dataclass import statically_frozen
from rollwright.core.errors import Problem
from rollwright.core.narration import Sentence
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
"""The maximum number of seats of a table in any game; the rules of a game may allow fewer."""
SeatNumber = Annotated[Seat, Bounds(0, MOST_SEATS - 1)]
Turn = Annotated[int, Bounds(0, 1_000_000)]
"""The number of events that the client has seen; a choice for an earlier turn is stale."""
PlaceNumber = Annotated[int, Bounds(0, 9999)]
PlaceNumbers = Annotated[tuple[PlaceNumber, ...], Bounds(most=MOST_MARKS)]
MemberRole: TypeAlias = Literal["host", "invited", "watcher"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello:
    """The first message: the protocol's version, and the number of entries that the client already has."""

    type: Literal["hello"] = "hello"
    protocol: int
    known: Annotated[int, Bounds(0, 10_000_000)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """Make a move that is not a mark, in the notation of a record: `reroll a r`, `again`, `keep`."""

    type: Literal["choose"] = "choose"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    move: Annotated[str, Bounds(most=LONGEST_MOVE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkPlaces:
    """Mark these places; an empty list is a pass."""

    type: Literal["mark"] = "mark"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    marks: PlaceNumbers


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """Roll the dice that are due; with real dice, the faces in the notation of a record: `a a g r y`, `1 3 3 4 6 6`."""

    type: Literal["throw"] = "throw"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    faces: Annotated[str, Bounds(most=60)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack:
    """Take back a hidden choice while other seats still have to choose."""

    type: Literal["take-back"] = "take-back"
    id: MessageId
    seat: SeatNumber
    turn: Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Store a draft; the answer has the legal next targets and the points of the draft."""

    type: Literal["draft"] = "draft"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    marks: PlaceNumbers


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyNot:
    """Ask which rule forbids a place after these marks of a draft."""

    type: Literal["why-not"] = "why-not"
    id: MessageId
    seat: SeatNumber
    turn: Turn
    marks: PlaceNumbers
    place: PlaceNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class SayWord:
    """Add a word to the dice, or change it, before the first roll."""

    type: Literal["say-word"] = "say-word"
    id: MessageId
    seat: SeatNumber
    word: Annotated[str, Bounds(most=200)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """Leave a seat."""

    type: Literal["leave"] = "leave"
    id: MessageId
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeBack:
    """Return to a seat that the player left or in which a bot plays."""

    type: Literal["come-back"] = "come-back"
    id: MessageId
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeOver:
    """Let a bot play in a seat whose player has been absent for longer than the table's patience, or has left."""

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


SeatMessage: TypeAlias = (
    Choose | MarkPlaces | Throw | TakeBack | Draft | WhyNot | SayWord | Leave | ComeBack | TakeOver | Say
)
"""The messages about a seat. Each has an id, under which it is answered."""
ClientMessage: TypeAlias = Hello | SeatMessage


@statically_frozen(kw_only=True)
class LogEntry:
    """An entry of the log with its number, from 0, its time in milliseconds since 1970, and its narration."""

    n: int
    at: int
    entry: Annotated[Entry, Tagged()]
    told: tuple[Sentence, ...]
    """The same for all clients; it is computed from the log, and not stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence:
    """Which players are connected now, and since when the others are absent."""

    away_since: tuple[int | None, ...]
    """One value per seat: milliseconds since 1970, or null for a connected player, a bot, or a free seat."""
    watchers: int
    at_rematch: tuple[Seat, ...] = ()
    """The seats whose players are connected to the rematch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """The answer to `hello`: all entries that the client missed, and the current state of the table."""

    type: Literal["welcome"] = "welcome"
    protocol: int
    version: str
    table: str
    role: MemberRole
    entries: tuple[LogEntry, ...]
    view: PublicView
    own: tuple[OwnView, ...]
    """One view for each seat of this client."""
    presence: Presence


@statically_frozen(kw_only=True)
class Update:
    """New entries, and the state of the table after them."""

    type: Literal["update"] = "update"
    entries: tuple[LogEntry, ...]
    view: PublicView
    own: tuple[OwnView, ...]


@statically_frozen(kw_only=True)
class Acknowledged:
    """The message with this id was carried out and is stored on disk; `entries` is the length of the log after it."""

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
    """The answer to `why-not`; null if the place is a legal target."""

    type: Literal["why"] = "why"
    id: str
    problem: Problem | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Failed:
    """A message was not carried out, with the reason; `id` is null if it could not be parsed."""

    type: Literal["error"] = "error"
    id: str | None
    problem: Problem


@dataclass(frozen=True, slots=True, kw_only=True)
class PresenceChanged:
    """A player or spectator connected or disconnected."""

    type: Literal["presence"] = "presence"
    presence: Presence


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye:
    """The last message before the server closes the socket."""

    type: Literal["bye"] = "bye"
    problem: Problem


Reply: TypeAlias = Acknowledged | Drafted | Why
"""The answers to messages that were carried out."""
ServerMessage: TypeAlias = Welcome | Update | Acknowledged | Drafted | Why | Failed | PresenceChanged | Bye


def read_client_message(text: str | bytes) -> ClientMessage:
    """Parse the message of a client. Raises DecodeError if the text is not one."""
    message: ClientMessage = from_json(ClientMessage, text)
    return message
