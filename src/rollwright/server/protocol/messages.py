"""What goes over a socket: what a client may send, and what the server may send."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from rollwright.core.seats import Seat
from rollwright.server.protocol.entries import WrittenEntry
from rollwright.server.protocol.errors import Problem
from rollwright.table.entries import Phrase
from rollwright.table.view import OwnView, PublicView

MOST_MARKS = 128
LONGEST_MOVE = 600

MessageId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""The client's own name for a message: what was sent twice under one id is done once."""
MOST_SEATS = 8
"""The most seats that a table may have, whatever its game; the rules of the game allow fewer or as many."""
SeatNumber = Annotated[Seat, Field(ge=0, lt=MOST_SEATS)]
Turn = Annotated[int, Field(ge=0, le=1_000_000)]
"""The number of events that the client has seen: a choice that answers to an earlier one is stale."""
Marks = Annotated[list[Annotated[int, Field(ge=0, le=9999)]], Field(max_length=MOST_MARKS)]


class Intent(BaseModel):
    """Something that a client sends."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Hello(Intent):
    """The first message: the protocol's version, and how many entries the client has already."""

    type: Literal["hello"]
    protocol: int
    known: Annotated[int, Field(ge=0, le=10_000_000)] = 0


class Choose(Intent):
    """Make a move, as a record writes it: `reroll a r`, `mark 16 23`, `pass`, `again`, `keep`, `mark 2w x`."""

    type: Literal["choose"]
    id: MessageId
    seat: SeatNumber
    turn: Turn
    move: Annotated[str, Field(max_length=LONGEST_MOVE)]


class Throw(Intent):
    """Throw the dice that are due; real dice with what they show, as a record writes it: `a a g r y`, `1 3 3 4 6 6`."""

    type: Literal["throw"]
    id: MessageId
    seat: SeatNumber
    turn: Turn
    faces: Annotated[str, Field(max_length=60)] | None = None


class TakeBack(Intent):
    """Take the sealed choice back while others still choose."""

    type: Literal["take-back"]
    id: MessageId
    seat: SeatNumber
    turn: Turn


class Draft(Intent):
    """Keep these pencil marks; the answer has what may be touched next and what the marks would score."""

    type: Literal["draft"]
    id: MessageId
    seat: SeatNumber
    turn: Turn
    marks: Marks


class WhyNot(Intent):
    """Ask which rule forbids a place after these pencil marks."""

    type: Literal["why-not"]
    id: MessageId
    seat: SeatNumber
    turn: Turn
    marks: Marks
    place: Annotated[int, Field(ge=0, le=9999)]


class SayWord(Intent):
    """Add a word to the dice, or change it, before the first of them falls."""

    type: Literal["say-word"]
    id: MessageId
    seat: SeatNumber
    word: Annotated[str, Field(max_length=200)]


class Leave(Intent):
    """Get up."""

    type: Literal["leave"]
    id: MessageId
    seat: SeatNumber


class ComeBack(Intent):
    """Take one's seat again, from a bot if one plays on in it."""

    type: Literal["come-back"]
    id: MessageId
    seat: SeatNumber


class TakeOver(Intent):
    """Let a bot play on in a seat whose player has been away for longer than the table's patience, or has left."""

    type: Literal["take-over"]
    id: MessageId
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=31)]


class Say(Intent):
    """Say one of the phrases."""

    type: Literal["say"]
    id: MessageId
    seat: SeatNumber
    phrase: Annotated[Phrase, Field(strict=False)]


ClientMessage: TypeAlias = Annotated[
    Hello | Choose | Throw | TakeBack | Draft | WhyNot | SayWord | Leave | ComeBack | TakeOver | Say,
    Field(discriminator="type"),
]


class Sent(BaseModel):
    """Something that the server sends."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class LogEntry(Sent):
    """An entry of the log with its number, from 0, and its time in milliseconds since 1970."""

    n: int
    at: int
    entry: WrittenEntry


class Presence(Sent):
    """Whose players are connected now; for a seat that is away, since when."""

    away_since: list[int | None]
    """One a seat: milliseconds since 1970, or null for a player who is here, a bot, or a free seat."""
    watchers: int


class Welcome(Sent):
    """The answer to `hello`: everything that the client missed, and where the table stands."""

    type: Literal["welcome"]
    protocol: int
    version: str
    table: str
    role: Literal["host", "invited", "watcher"]
    entries: list[LogEntry]
    view: PublicView
    own: list[OwnView]
    """One for each seat that is this client's."""
    presence: Presence


class Update(Sent):
    """New entries, and where the table stands after them."""

    type: Literal["update"]
    entries: list[LogEntry]
    view: PublicView
    own: list[OwnView]


class Acknowledged(Sent):
    """The message of this id was done, and is on disk; `entries` is the length of the log right after it."""

    type: Literal["ack"]
    id: str
    entries: int


class Drafted(Sent):
    """The answer to `draft`."""

    type: Literal["drafted"]
    id: str
    own: OwnView


class Why(Sent):
    """The answer to `why-not`; null if the place may be touched."""

    type: Literal["why"]
    id: str
    problem: Problem | None


class Failed(Sent):
    """A message that was not done, and why; `id` is null if it could not be read that far."""

    type: Literal["error"]
    id: str | None
    problem: Problem


class PresenceChanged(Sent):
    """Somebody came or went."""

    type: Literal["presence"]
    presence: Presence


class Bye(Sent):
    """The last message before the server closes the socket."""

    type: Literal["bye"]
    problem: Problem


ServerMessage: TypeAlias = Annotated[
    Welcome | Update | Acknowledged | Drafted | Why | Failed | PresenceChanged | Bye,
    Field(discriminator="type"),
]

CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
