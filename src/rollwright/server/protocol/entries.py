"""Entries of a log as JSON: the one form in which they are kept and sent."""

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic_core import to_json

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Marks, Play, Roll
from rollwright.core.game import AnyGame
from rollwright.core.outcome import Reason
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.record.header import DiceOrigin, Player, Proven, Seeded, SheetName, TypedIn
from rollwright.record.replay import find_sheet
from rollwright.table import entries as log
from rollwright.table.entries import Pace, Phrase


class Written(BaseModel):
    """An entry; unknown fields are refused, so that nothing is lost by reading and writing it."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Sheet(Written):
    """A board or sheet: its name, and the hash of its content, which decides."""

    name: str
    hash: str


class Opened(Written):
    """The table was opened. The commitment binds the dice before anyone adds a word."""

    type: Literal["opened"] = "opened"
    game: str
    seats: int
    sheets: list[Sheet]
    as_listed: bool
    first: Seat | None
    variant: str | None
    dice: Literal["proven", "typed", "seeded"]
    commitment: str | None = None
    seed: int | None = None
    pace: Pace
    patience: int
    copies: bool = True
    """Whether two seats may have the same board or sheet; entries from before B41 and T33 lack it and allow them."""


class SatDown(Written):
    """A player took a seat."""

    type: Literal["sat-down"] = "sat-down"
    seat: Seat
    name: str
    bot: str | None = None


class SaidWord(Written):
    """A seat added its word to the dice."""

    type: Literal["said-word"] = "said-word"
    seat: Seat
    word: str


class Chose(Written):
    """A seat chose, sealed; `move` is null to everyone else."""

    type: Literal["chose"] = "chose"
    seat: Seat
    move: str | None


class TookBack(Written):
    """A seat took its sealed choice back."""

    type: Literal["took-back"] = "took-back"
    seat: Seat


class Rolled(Written):
    """The dice fell; the first roll of a table is the deal."""

    type: Literal["rolled"] = "rolled"
    faces: list[int]


class Played(Written):
    """One seat made its move."""

    type: Literal["played"] = "played"
    seat: Seat
    move: str


class SeatMove(Written):
    """A seat and its move."""

    seat: Seat
    move: str


class Marked(Written):
    """All seats that owed a mark made it at once."""

    type: Literal["marked"] = "marked"
    plays: list[SeatMove]


class Left(Written):
    """A player got up; the seat stays theirs."""

    type: Literal["left"] = "left"
    seat: Seat


class CameBack(Written):
    """A player took their seat again."""

    type: Literal["came-back"] = "came-back"
    seat: Seat


class BotTookOver(Written):
    """A bot plays on in a seat whose player is gone."""

    type: Literal["bot-took-over"] = "bot-took-over"
    seat: Seat
    bot: str


class Freed(Written):
    """A seat is nobody's any more."""

    type: Literal["freed"] = "freed"
    seat: Seat


class Moved(Written):
    """A seat went to another device."""

    type: Literal["moved"] = "moved"
    seat: Seat


class StoodIn(Written):
    """The bot of a seat failed, and this one makes its next move."""

    type: Literal["stood-in"] = "stood-in"
    seat: Seat
    bot: str


class Said(Written):
    """A player said one of the phrases; its value is a message id."""

    type: Literal["said"] = "said"
    seat: Seat
    phrase: Phrase


class Closed(Written):
    """The game was broken off, or never began."""

    type: Literal["closed"] = "closed"
    reason: Reason


class Rematched(Written):
    """The same players went on at another table."""

    type: Literal["rematched"] = "rematched"
    table: str


WrittenEntry: TypeAlias = Annotated[
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
    | Rematched,
    Field(discriminator="type"),
]

CHOICE = re.compile(r'\{"type":"chose","seat":\d+,"move":')
"""The beginning of a sealed choice, as `write` writes it."""
_READER: TypeAdapter[WrittenEntry] = TypeAdapter(WrittenEntry)


def write(entry: log.Entry) -> str:
    """The entry as JSON: the fields of its written form, straight from the entry."""
    return to_json(_WRITERS[type(entry)](entry)).decode()


def read(body: str, game: AnyGame | None) -> log.Entry:
    """The entry that `write` wrote so; `game` reads its moves, and is None for the opening alone."""
    return from_written(_READER.validate_json(body), game)


def is_choice(body: str) -> bool:
    """Whether this is a sealed choice; quick, because every viewer's log is searched for them."""
    return CHOICE.match(body) is not None


def sealed(body: str) -> str:
    """`table.view.sealed` for an entry that is written already, without reading it."""
    choice = CHOICE.match(body)
    return body if choice is None else f"{choice[0]}null}}"


def read_log(bodies: Sequence[str]) -> list[log.Entry]:
    """A whole log; the opening says by which game the rest is read."""
    opened = read(bodies[0], None)
    if not isinstance(opened, log.Opened):
        raise ValueError("a log begins with its opening")
    game = GAMES[opened.game]
    return [opened, *(read(body, game) for body in bodies[1:])]


def written(entry: log.Entry) -> WrittenEntry:
    """The entry in its written form."""
    return _READER.validate_python(_WRITERS[type(entry)](entry))


def written_opening(entry: log.Opened) -> Opened:
    """The opening in its written form."""
    return Opened.model_validate(_opened(entry))


def _opened(entry: log.Opened) -> dict[str, object]:
    setup, dice = entry.setup, entry.dice
    return {
        "type": "opened",
        "game": entry.game,
        "seats": setup.seats,
        "sheets": [{"name": sheet.name, "hash": sheet.content_hash} for sheet in setup.sheets],
        "as_listed": setup.as_listed,
        "first": setup.first,
        "variant": setup.variant,
        "dice": "proven" if isinstance(dice, Proven) else "seeded" if isinstance(dice, Seeded) else "typed",
        "commitment": dice.commitment if isinstance(dice, Proven) else None,
        "seed": dice.seed if isinstance(dice, Seeded) else None,
        "pace": entry.pace,
        "patience": entry.patience,
        "copies": setup.copies,
    }


def _happened(entry: log.Happened) -> dict[str, object]:
    match entry.event:
        case Roll(faces):
            return {"type": "rolled", "faces": [*map(int, faces)]}  # a colour is a number, too, but slow to write
        case Play(seat, move):
            return {"type": "played", "seat": seat, "move": str(move)}
        case Marks(plays):
            return {"type": "marked", "plays": [{"seat": play.seat, "move": str(play.move)} for play in plays]}


def _chose(entry: log.Chose) -> dict[str, object]:
    return {"type": "chose", "seat": entry.seat, "move": None if entry.move is None else str(entry.move)}


def _sat_down(entry: log.SatDown) -> dict[str, object]:
    return {"type": "sat-down", "seat": entry.seat, "name": entry.player.name, "bot": entry.player.bot}


def _of_seat(kind: str) -> Callable[[Any], dict[str, object]]:
    """An entry of which there is nothing to say but whose it is."""
    return lambda entry: {"type": kind, "seat": entry.seat}


def _of_bot(kind: str) -> Callable[[Any], dict[str, object]]:
    return lambda entry: {"type": kind, "seat": entry.seat, "bot": entry.bot}


_WRITERS: dict[type[log.Entry], Callable[[Any], dict[str, object]]] = {
    log.Opened: _opened,
    log.SatDown: _sat_down,
    log.SaidWord: lambda entry: {"type": "said-word", "seat": entry.seat, "word": entry.word},
    log.Chose: _chose,
    log.TookBack: _of_seat("took-back"),
    log.Happened: _happened,
    log.Left: _of_seat("left"),
    log.CameBack: _of_seat("came-back"),
    log.BotTookOver: _of_bot("bot-took-over"),
    log.Freed: _of_seat("freed"),
    log.Moved: _of_seat("moved"),
    log.StoodIn: _of_bot("stood-in"),
    log.Said: lambda entry: {"type": "said", "seat": entry.seat, "phrase": entry.phrase},
    log.Closed: lambda entry: {"type": "closed", "reason": entry.reason},
    log.Rematched: lambda entry: {"type": "rematched", "table": entry.table},
}


def from_written(entry: WrittenEntry, game: AnyGame | None) -> log.Entry:
    """What a written entry says."""
    match entry:
        case Opened():
            return log.Opened(entry.game, _setup(entry), _dice(entry), entry.pace, entry.patience)
        case SatDown(seat=seat, name=name, bot=bot):
            return log.SatDown(seat, Player(name, bot))
        case SaidWord(seat=seat, word=word):
            return log.SaidWord(seat, word)
        case Chose(seat=seat, move=move):
            return log.Chose(seat, None if move is None else _known(game).parse_move(move))
        case TookBack(seat=seat):
            return log.TookBack(seat)
        case Rolled() | Played() | Marked():
            return log.Happened(_event(entry, _known(game)))
        case Left(seat=seat):
            return log.Left(seat)
        case CameBack(seat=seat):
            return log.CameBack(seat)
        case BotTookOver(seat=seat, bot=bot):
            return log.BotTookOver(seat, bot)
        case Freed(seat=seat):
            return log.Freed(seat)
        case Moved(seat=seat):
            return log.Moved(seat)
        case StoodIn(seat=seat, bot=bot):
            return log.StoodIn(seat, bot)
        case Said(seat=seat, phrase=phrase):
            return log.Said(seat, phrase)
        case Closed(reason=reason):
            return log.Closed(reason)
        case Rematched(table=table):
            return log.Rematched(table)


def _known(game: AnyGame | None) -> AnyGame:
    if game is None:
        raise ValueError("a move stands before the opening")
    return game


def _setup(opened: Opened) -> Setup:
    sheets = tuple(find_sheet(opened.game, SheetName(sheet.name, sheet.hash), ()) for sheet in opened.sheets)
    return Setup(opened.seats, sheets, opened.as_listed, opened.first, opened.variant, opened.copies)


def _dice(opened: Opened) -> DiceOrigin:
    if opened.dice == "proven":
        return Proven(opened.commitment or "", ())
    return Seeded(opened.seed or 0) if opened.dice == "seeded" else TypedIn()


def _event(entry: Rolled | Played | Marked, game: AnyGame) -> Event:
    match entry:
        case Rolled(faces=faces):
            return Roll(tuple(faces))
        case Played(seat=seat, move=move):
            return Play(seat, game.parse_move(move))
        case Marked(plays=plays):
            return Marks(tuple(Play(play.seat, game.parse_move(play.move)) for play in plays))
