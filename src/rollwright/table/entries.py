"""What a table's log is made of: how it was opened, the events of the game, and what is not the game."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from rollwright.core.deal import Setup
from rollwright.core.events import Event, Move
from rollwright.core.outcome import Reason
from rollwright.core.seats import Seat
from rollwright.record.header import DiceOrigin, Player

PATIENCE = 60
"""Seconds that a player may be away, unless the host says otherwise."""


class Pace(Enum):
    """How long a table waits for somebody: not for long, or for days."""

    LIVE = "live"
    DAYS = "days"


class Phrase(Enum):
    """All that can be said at a table; the value is a message id, which each reader sees in their own language."""

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
class Opened:
    """The first entry of every log: the game, its setup, and what the dice are bound to before anyone adds a word."""

    game: str
    setup: Setup
    dice: DiceOrigin
    pace: Pace = Pace.LIVE
    patience: int = PATIENCE
    """Seconds that a player may be away before a bot may play on in their seat."""


@dataclass(frozen=True, slots=True)
class SatDown:
    """A player took a seat."""

    seat: Seat
    player: Player


@dataclass(frozen=True, slots=True)
class SaidWord:
    """A seat added its word to the dice; the last one before the deal counts."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Chose:
    """A seat chose, sealed: the others see only that it did; to them `move` is None."""

    seat: Seat
    move: Move | None


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat took its sealed choice back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Happened:
    """Something happened in the game."""

    event: Event


@dataclass(frozen=True, slots=True)
class Left:
    """A player got up; the seat stays theirs."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """A player took their seat again, from a bot if one had it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BotTookOver:
    """A bot plays on in a seat whose player is gone."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Freed:
    """A seat is nobody's any more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat went to another device of its player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StoodIn:
    """The bot of a seat failed, and for its next move this one chooses."""

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Said:
    """A player said one of the phrases."""

    seat: Seat
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Closed:
    """The game was broken off, or never began."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same players went on at another table."""

    table: str


Entry: TypeAlias = (
    Opened
    | SatDown
    | SaidWord
    | Chose
    | TookBack
    | Happened
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
