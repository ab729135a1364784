"""The bodies of HTTP requests and responses."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, TypeAlias

from rollwright.core.seats import Seat
from rollwright.protocol.bounds import Bounds
from rollwright.protocol.messages import MOST_SEATS, LogEntry
from rollwright.table.entries import Opened, Pace
from rollwright.table.view import PublicView

COOKIE = "rollwright"
"""The name of the cookie that identifies a guest."""
LONGEST_PATIENCE = 86_400

Text = Annotated[str, Bounds(most=200)]
Identifier = Annotated[str, Bounds(most=31)]
Token = Annotated[str, Bounds(1, 64, r"^[A-Za-z0-9_-]+$")]


Role: TypeAlias = Literal["host", "invited", "watcher"]


class Body:
    """The body of a request. Pydantic refuses unknown fields in it."""

    __slots__ = ()
    __pydantic_config__: ClassVar = {"extra": "forbid"}


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable(Body):
    """A table to open."""

    game: Identifier
    seats: Annotated[tuple[Identifier | None, ...], Bounds(1, MOST_SEATS)]
    """One a seat: null for a person, or the id of a bot."""
    sheets: Annotated[tuple[Text, ...], Bounds(most=2 * MOST_SEATS)] | None = None
    """Boards or sheets by name, for the seats in this order; without it they are drawn from all that are shipped."""
    copies: Annotated[bool, Bounds()] = False
    """Whether a board or sheet may be named more than once (B41, T33)."""
    first: Annotated[int, Bounds(0, MOST_SEATS - 1)] | None = None
    """The seat that begins; without it, drawn."""
    variant: Identifier | None = None
    dice: Literal["proven", "typed"] = "proven"
    pace: Pace = Pace.LIVE
    patience: Annotated[int, Bounds(5, LONGEST_PATIENCE)] = 60
    """Seconds that a player may be away before a bot may play on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key(Body):
    """The token of a link, taken from behind its `#`."""

    token: Token


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting(Body):
    """Who sits down, and the word that they add to the dice."""

    name: Text
    word: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BotSeat(Body):
    """A bot to sit down."""

    bot: Identifier


@dataclass(frozen=True, slots=True, kw_only=True)
class QrText(Body):
    """What a QR code is to say."""

    text: Annotated[str, Bounds(1, 500)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A link to hand on; the token stands behind `#`, where no log sees it."""

    url: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLinks:
    """What the host hands out."""

    invitation: Link
    watching: Link


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedTable:
    """A new table."""

    table: str
    links: TableLinks


@dataclass(frozen=True, slots=True, kw_only=True)
class Admission:
    """What a token was worth."""

    table: str
    role: Role
    seat: Seat | None = None
    """The seat that came with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """A table as it stands."""

    table: str
    created: int
    role: Role
    seats: tuple[Seat, ...]
    """Those of this browser."""
    opened: Opened
    view: PublicView


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


@dataclass(frozen=True, slots=True, kw_only=True)
class MyTables:
    """This browser's tables, the newest first."""

    tables: tuple[MyTable, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandoverLink:
    """A link that brings a seat to another device, once."""

    url: str
    expires: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch:
    """Where the rematch is."""

    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """What the dice were made from, and how many rolls were found to follow from it."""

    commitment: str
    secret: str
    words: tuple[str, ...]
    rolls: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayStep:
    """An entry and where the table stood after it."""

    entry: LogEntry
    view: PublicView


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A finished table, step by step; only entries that changed the game are in it."""

    table: str
    opened: Opened
    steps: tuple[ReplayStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """A game that this server offers, and the bots that play it."""

    game: str
    seats: tuple[int, ...]
    sheets: tuple[str, ...]
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    """The weakest first."""
    bots_missing: tuple[str, ...]
    """The bots of this game that need a package which is not installed here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Everything that this server offers."""

    version: str
    protocol: int
    games: tuple[GameInfo, ...]
    phrases: tuple[str, ...]
    keep_finished: int | None
    """Days after which a finished table is deleted; null if it is stored until someone deletes it."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class MyEntry:
    """An entry that this browser caused."""

    table: str
    entry: LogEntry


@dataclass(frozen=True, slots=True, kw_only=True)
class MyDraft:
    """The pencil marks of one of this browser's seats."""

    table: str
    seat: Seat
    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """Whether all is well."""

    status: Literal["ok"]
