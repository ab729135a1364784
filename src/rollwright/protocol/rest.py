"""The bodies of HTTP requests and responses."""

from dataclasses import dataclass
from typing import Annotated, Literal

from rollwright.core.seats import Seat
from rollwright.protocol.body import Body, Identifier, Text, Token
from rollwright.protocol.bounds import Bounds, Tagged
from rollwright.protocol.messages import (
    MOST_SEATS,
    Acknowledged,
    Choose,
    Draft,
    Drafted,
    LogEntry,
    MarkPlaces,
    MemberRole,
    Throw,
    Update,
    Welcome,
    Why,
    WhyNot,
)
from rollwright.protocol.notifications import MyNotifications
from rollwright.table.entries import Entry, Opened, Pace
from rollwright.table.outcome import OutcomeView
from rollwright.table.view import PublicView

COOKIE = "rollwright"
"""The name of the cookie that identifies a guest."""
LONGEST_PATIENCE = 86_400
MOST_STEPS = 1000
"""The maximum number of steps of a lesson."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable(Body):
    """A table to open."""

    game: Identifier
    seats: Annotated[tuple[Identifier | None, ...], Bounds(1, MOST_SEATS)]
    """One value per seat: null for a person, or the id of a bot."""
    sheets: Annotated[tuple[Text, ...], Bounds(most=2 * MOST_SEATS)] | None = None
    """The names of the boards or sheets of the seats, in this order; by default they are drawn."""
    sheet_set: Annotated[int, Bounds(0, 10**9)] | None = None
    """The number of the set that is made for this table, from which boards or sheets are drawn; by default they are
    drawn from all shipped ones."""
    copies: Annotated[bool, Bounds()] = False
    """Whether a board or sheet may be named more than once (B41, T33)."""
    first: Annotated[int, Bounds(0, MOST_SEATS - 1)] | None = None
    """The seat that begins; drawn by default."""
    variant: Identifier | None = None
    dice: Literal["proven", "typed"] = "proven"
    pace: Pace = Pace.LIVE
    patience: Annotated[int, Bounds(5, LONGEST_PATIENCE)] = 60
    """Seconds that a player may be absent before a bot may take over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key(Body):
    """The token of a link, which is the part after `#`."""

    token: Token


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting(Body):
    """The name of a player who takes a seat, and the word that the player adds to the dice."""

    name: Text
    word: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BotSeat(Body):
    """The bot that takes a seat."""

    bot: Identifier


@dataclass(frozen=True, slots=True, kw_only=True)
class QrText(Body):
    """The content of a QR code."""

    text: Annotated[str, Bounds(1, 500)]


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRequest(Body):
    """The progress of a learner, and the next action; without one, the answer shows the step."""

    step: Annotated[int, Bounds(0, MOST_STEPS)]
    """The number of the step, from 0."""
    moves: Annotated[tuple[Annotated[str, Bounds(most=100)], ...], Bounds(most=200)] = ()
    """The moves of free play so far, as the last answer had them."""
    name: Text
    """The name of the learner."""
    next: Annotated[bool, Bounds()] = False
    """Whether to continue after a step that is only read."""
    action: Annotated[Throw | Choose | MarkPlaces | Draft | WhyNot, Tagged()] | None = None
    """A message of the learner, as it is sent to a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonAnswer:
    """The progress after a request, and the messages that a table would have sent."""

    step: int
    steps: int
    """The number of steps of the lesson."""
    moves: tuple[str, ...]
    text: str
    """The id of the message of the step."""
    kind: Literal["read", "act", "free"]
    """Whether the step is only read, asks for a move, or is played freely."""
    places: tuple[int, ...]
    """The places that the step asks for."""
    messages: tuple[Annotated[Welcome | Update | Acknowledged | Drafted | Why, Tagged()], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A link to share; the token is behind `#`, so that it does not appear in logs."""

    url: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLinks:
    """The links that the host can share."""

    invitation: Link
    watching: Link


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedTable:
    """A new table."""

    table: str
    links: TableLinks


@dataclass(frozen=True, slots=True, kw_only=True)
class Admission:
    """The role granted by a token."""

    table: str
    role: MemberRole
    seat: Seat | None = None
    """The seat that the token hands over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """The current state of a table."""

    table: str
    created: int
    role: MemberRole
    seats: tuple[Seat, ...]
    """The seats of this browser."""
    opened: Opened
    view: PublicView


@dataclass(frozen=True, slots=True, kw_only=True)
class TableHost:
    """Whom a visitor without a link can ask for it."""

    name: str | None
    """The host's name at the table; null if the host has no seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MyTable:
    """One of this browser's tables."""

    table: str
    game: str
    created: int
    status: Literal["waiting", "playing", "over"]
    role: Literal["host", "invited", "watcher", "removed"]
    names: tuple[str | None, ...]
    seats: tuple[Seat, ...]
    your_turn: bool
    result: OutcomeView | None
    """Null until the game is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MyTables:
    """This browser's tables, newest first."""

    tables: tuple[MyTable, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandoverLink:
    """A link that moves a seat to another device and works once."""

    url: str
    expires: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch:
    """The table of the rematch."""

    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """The commitment, the secret and the words of the dice, and the number of rolls that were recomputed."""

    commitment: str
    secret: str
    words: tuple[str, ...]
    rolls: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayStep:
    """An entry and the state of the table after it."""

    entry: LogEntry
    view: PublicView


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A finished table, step by step; it contains only the entries that changed the game."""

    table: str
    opened: Opened
    steps: tuple[ReplayStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableMoment:
    """An event of a table, with the public view before it and after it, as every guest could see them then."""

    entry: LogEntry
    before: PublicView
    view: PublicView


@dataclass(frozen=True, slots=True, kw_only=True)
class BotStrength:
    """About how many of how many games a bot wins against a casual player, as measured."""

    bot: str
    wins: int
    """0 is almost never, and as many as `games` almost always."""
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """A game that this server offers, and the bots that play it."""

    game: str
    seats: tuple[int, ...]
    sheets: tuple[str, ...]
    """The names of the shipped boards or sheets."""
    sheet_sets: int
    """The number of sets of boards or sheets that can be made, from 0; 0 if the game makes none."""
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    """Weakest first."""
    bots_missing: tuple[str, ...]
    """The bots of this game that need a package which is not installed on the server."""
    strengths: tuple[BotStrength, ...]
    """Of the bots that were measured."""
    lesson: bool
    """Whether the game has a lesson."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Everything that this server offers."""

    version: str
    protocol: int
    games: tuple[GameInfo, ...]
    phrases: tuple[str, ...]
    keep_finished: int | None
    """Days after which a finished table is deleted; null if it is stored until the operator deletes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MyData:
    """Everything that is stored about this browser."""

    guest: str
    """Its id: the SHA-256 of its cookie. The operator can delete it with `rollwright forget`."""
    first_seen: int | None
    """Milliseconds since 1970; null if it has never opened or joined a table."""
    last_seen: int | None
    tables: tuple[MyTable, ...]
    entries: tuple["MyEntry", ...]
    drafts: tuple["MyDraft", ...]
    notifications: MyNotifications


@dataclass(frozen=True, slots=True, kw_only=True)
class MyEntry:
    """An entry that this browser caused, as it is stored."""

    table: str
    n: int
    """The number of the entry in the log of its table, from 0."""
    at: int
    """Milliseconds since 1970."""
    entry: Annotated[Entry, Tagged()]


@dataclass(frozen=True, slots=True, kw_only=True)
class MyDraft:
    """The draft of one of this browser's seats."""

    table: str
    seat: Seat
    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """The health of the server."""

    status: Literal["ok"]
