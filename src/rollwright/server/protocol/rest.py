"""What goes over HTTP: the bodies of requests and answers."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from rollwright.core.seats import Seat
from rollwright.server.protocol.entries import Opened
from rollwright.server.protocol.messages import LogEntry
from rollwright.table.entries import Pace
from rollwright.table.view import PublicView

MOST_SEATS = 6
LONGEST_PATIENCE = 86_400

Text = Annotated[str, Field(max_length=200)]
Identifier = Annotated[str, Field(max_length=31)]
Token = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Body(BaseModel):
    """What a client sends; unknown fields are refused, and so is a number that is written as a text."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class NewTable(Body):
    """A table to open."""

    game: Identifier
    seats: Annotated[list[Identifier | None], Field(min_length=1, max_length=MOST_SEATS)]
    """One a seat: null for a person, or the id of a bot."""
    sheets: Annotated[list[Text], Field(max_length=2 * MOST_SEATS)] | None = None
    """Boards or sheets by name, for the seats in this order; without it they are drawn from all that are shipped."""
    copies: bool = False
    """Whether a board or sheet may be named more than once (B41, T33)."""
    first: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    """The seat that begins; without it, drawn."""
    variant: Identifier | None = None
    dice: Literal["proven", "typed"] = "proven"
    pace: Annotated[Pace, Field(strict=False)] = Pace.LIVE
    patience: Annotated[int, Field(ge=5, le=LONGEST_PATIENCE)] = 60
    """Seconds that a player may be away before a bot may play on."""


class Key(Body):
    """The token of a link, taken from behind its `#`."""

    token: Token


class Sitting(Body):
    """Who sits down, and the word that they add to the dice."""

    name: Text
    word: Text | None = None


class BotSeat(Body):
    """A bot to sit down."""

    bot: Identifier


class QrText(Body):
    """What a QR code is to say."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class Answer(BaseModel):
    """What the server answers."""

    model_config = ConfigDict(frozen=True)


class Link(Answer):
    """A link to hand on; the token stands behind `#`, where no log sees it."""

    url: str


class TableLinks(Answer):
    """What the host hands out."""

    invitation: Link
    watching: Link


class OpenedTable(Answer):
    """A new table."""

    table: str
    links: TableLinks


class Admission(Answer):
    """What a token was worth."""

    table: str
    role: Literal["host", "invited", "watcher"]
    seat: Seat | None = None
    """The seat that came with it."""


class TableState(Answer):
    """A table as it stands."""

    table: str
    created: int
    role: Literal["host", "invited", "watcher"]
    seats: list[Seat]
    """Those of this browser."""
    opened: Opened
    view: PublicView


class MyTable(Answer):
    """One of this browser's tables."""

    table: str
    game: str
    created: int
    status: Literal["waiting", "playing", "over"]
    role: Literal["host", "invited", "watcher", "removed"]
    names: list[str | None]
    seats: list[Seat]
    your_turn: bool


class MyTables(Answer):
    """This browser's tables, the newest first."""

    tables: list[MyTable]


class HandoverLink(Answer):
    """A link that brings a seat to another device, once."""

    url: str
    expires: int


class Rematch(Answer):
    """Where the rematch is."""

    table: str


class Proof(Answer):
    """What the dice were made from, and how many rolls were found to follow from it."""

    commitment: str
    secret: str
    words: list[str]
    rolls: int


class ReplayStep(Answer):
    """An entry and where the table stood after it."""

    entry: LogEntry
    view: PublicView


class Replay(Answer):
    """A finished table, step by step; only entries that changed the game are in it."""

    table: str
    opened: Opened
    steps: list[ReplayStep]


class GameInfo(Answer):
    """A game that this server offers, and the bots that play it."""

    game: str
    seats: list[int]
    sheets: list[str]
    variants: list[str]
    bots: list[str]
    """The weakest first."""
    bots_missing: list[str]
    """The bots of this game that need a package which is not installed here."""


class Offer(Answer):
    """Everything that this server offers."""

    version: str
    protocol: int
    games: list[GameInfo]
    phrases: list[str]
    keep_finished: int | None
    """Days after which a finished table is deleted; null if it is stored until someone deletes it."""


class MyData(Answer):
    """Everything that is stored about this browser."""

    guest: str
    """Its id: the SHA-256 of its cookie. The operator can delete it with `rollwright forget`."""
    first_seen: int | None
    """Milliseconds since 1970; null if it has never opened or joined a table."""
    last_seen: int | None
    tables: list[MyTable]
    entries: list["MyEntry"]
    drafts: list["MyDraft"]


class MyEntry(Answer):
    """An entry that this browser caused."""

    table: str
    entry: LogEntry


class MyDraft(Answer):
    """The pencil marks of one of this browser's seats."""

    table: str
    seat: Seat
    marks: list[int]


class Health(Answer):
    """Whether all is well."""

    status: Literal["ok"]
