"""The entries of a table's log, declared once for the table, the database and the protocol.

They contain plain values only, so that one codec converts them to JSON and back. A move has the text that it has in a
record, because a table's record is made from its log.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal, TypeAlias

from rollwright.core.chance import Faces
from rollwright.core.deal import Setup, Sheet
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.game import AnyGame
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.record.header import DiceOrigin, Player, Proven, Seeded, SheetName, TypedIn
from rollwright.record.replay import find_sheet

PATIENCE = 60
"""The default number of seconds that a player may be away before a bot may take over."""


class Pace(Enum):
    """How long a table waits for an absent player: for a short time, or for days."""

    LIVE = "live"
    DAYS = "days"


class Phrase(Enum):
    """The phrases that can be said at a table. The value is a message id, which each client translates."""

    HELLO = "phrase-hello"
    GOOD_LUCK = "phrase-good-luck"
    NICE = "phrase-nice"
    LUCKY = "phrase-lucky"
    UNLUCKY = "phrase-unlucky"
    OOPS = "phrase-oops"
    THINKING = "phrase-thinking"
    YOUR_TURN = "phrase-your-turn"
    BACK_SOON = "phrase-back-soon"
    THANKS = "phrase-thanks"
    GOOD_GAME = "phrase-good-game"
    AGAIN = "phrase-again"


@dataclass(frozen=True, slots=True)
class SheetReference:
    """The name of a board or sheet, and the hash of its content, which identifies it."""

    name: str
    hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """The table was opened. The commitment fixes the dice before any player adds a word."""

    type: Literal["opened"] = "opened"
    game: str
    seats: int
    sheets: tuple[SheetReference, ...]
    as_listed: bool
    first: Seat | None
    variant: str | None
    dice: Literal["proven", "typed", "seeded"]
    commitment: str | None = None
    seed: int | None = None
    pace: Pace
    patience: int
    """Seconds that a player may be away before a bot may take over."""
    copies: bool = True
    """Whether two seats may have the same board or sheet. Entries from before B41 and T33 do not have it, and allow
    it."""
    wins: tuple[int, ...] = ()
    """One value per seat: the games that it won before this one, which is a rematch; empty at any other table."""

    @classmethod
    def of(
        cls,
        game: str,
        setup: Setup,
        origin: DiceOrigin,
        pace: Pace = Pace.LIVE,
        patience: int = PATIENCE,
        wins: tuple[int, ...] = (),
    ) -> "Opened":
        """The first entry of a table with this setup and these dice."""
        return cls(
            game=game,
            seats=setup.seats,
            sheets=tuple([SheetReference(sheet.name, sheet.content_hash) for sheet in setup.sheets]),
            as_listed=setup.as_listed,
            first=setup.first,
            variant=setup.variant,
            dice="proven" if isinstance(origin, Proven) else "seeded" if isinstance(origin, Seeded) else "typed",
            commitment=origin.commitment if isinstance(origin, Proven) else None,
            seed=origin.seed if isinstance(origin, Seeded) else None,
            pace=pace,
            patience=patience,
            copies=setup.copies,
            wins=wins,
        )

    def setup(self, sheets: Iterable[Sheet] = ()) -> Setup:
        """The setup with its boards or sheets, which are shipped ones or among `sheets`."""
        others = tuple(sheets)
        found = tuple([find_sheet(self.game, SheetName(sheet.name, sheet.hash), others) for sheet in self.sheets])
        return Setup(self.seats, found, self.as_listed, self.first, self.variant, self.copies)

    @property
    def origin(self) -> DiceOrigin:
        """The origin of the dice, without a secret."""
        if self.dice == "proven":
            return Proven(self.commitment or "", ())
        return Seeded(self.seed or 0) if self.dice == "seeded" else TypedIn()


@dataclass(frozen=True, slots=True)
class SatDown:
    """A player took a seat."""

    type: Literal["sat-down"] = field(default="sat-down", kw_only=True)
    seat: Seat
    name: str
    bot: str | None = None

    @property
    def player(self) -> Player:
        return Player(self.name, self.bot)


@dataclass(frozen=True, slots=True)
class SaidWord:
    """A seat added its word to the dice; the last one before the deal counts."""

    type: Literal["said-word"] = field(default="said-word", kw_only=True)
    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Chose:
    """A seat made its hidden choice. `move` is null for every client except the one that chose."""

    type: Literal["chose"] = field(default="chose", kw_only=True)
    seat: Seat
    move: str | None


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat took its hidden choice back."""

    type: Literal["took-back"] = field(default="took-back", kw_only=True)
    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice were rolled; the first roll of a table is the deal."""

    type: Literal["rolled"] = field(default="rolled", kw_only=True)
    faces: Faces


@dataclass(frozen=True, slots=True)
class Played:
    """One seat made its move."""

    type: Literal["played"] = field(default="played", kw_only=True)
    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class SeatMove:
    """A seat and its move."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class Marked:
    """All seats that had to mark did so together; in the order of the seats."""

    type: Literal["marked"] = field(default="marked", kw_only=True)
    plays: tuple[SeatMove, ...]


@dataclass(frozen=True, slots=True)
class Left:
    """A player left and still owns the seat."""

    type: Literal["left"] = field(default="left", kw_only=True)
    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """A player returned to their seat, which a bot may have played meanwhile."""

    type: Literal["came-back"] = field(default="came-back", kw_only=True)
    seat: Seat


@dataclass(frozen=True, slots=True)
class BotTookOver:
    """A bot plays in the seat of a player who is away."""

    type: Literal["bot-took-over"] = field(default="bot-took-over", kw_only=True)
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Freed:
    """A seat no longer has a player."""

    type: Literal["freed"] = field(default="freed", kw_only=True)
    seat: Seat


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat was moved to another device of its player."""

    type: Literal["moved"] = field(default="moved", kw_only=True)
    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn:
    """The bot of a seat failed, and this bot makes its next move."""

    type: Literal["stood-in"] = field(default="stood-in", kw_only=True)
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Said:
    """A player said one of the phrases; its value is a message id."""

    type: Literal["said"] = field(default="said", kw_only=True)
    seat: Seat
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Closed:
    """The game was ended early, or never began."""

    type: Literal["closed"] = field(default="closed", kw_only=True)
    reason: TableEnd


@dataclass(frozen=True, slots=True)
class Rematched:
    """A rematch was opened at another table."""

    type: Literal["rematched"] = field(default="rematched", kw_only=True)
    table: str
    seat: Seat | None = None
    """The seat whose player invites the others; None for a host without a seat, and in older entries."""


Happened: TypeAlias = Rolled | Played | Marked
"""The entries that are events of the game."""

Entry: TypeAlias = (
    Opened
    | SatDown
    | SaidWord
    | Chose
    | TookBack
    | Rolled
    | Played
    | Marked
    | Left
    | CameBack
    | BotTookOver
    | Freed
    | Moved
    | StoodIn
    | Said
    | Closed
    | Rematched
)


def entry_of(event: Event) -> Happened:
    """The entry of an event."""
    match event:
        case Roll(faces):
            return Rolled(tuple(map(int, faces)))  # a colour is an int as well, but slower to serialise
        case Play(seat, move):
            return Played(seat, str(move))
    return Marked(tuple([SeatMove(play.seat, str(play.move)) for play in event.plays]))


def event_of(entry: Happened, game: AnyGame) -> Event:
    """The event of an entry; the game parses its moves."""
    match entry:
        case Rolled(faces):
            return Roll(faces)
        case Played(seat, move):
            return Play(seat, game.parse_move(move))
    return Marks(tuple([Play(play.seat, game.parse_move(play.move)) for play in entry.plays]))
