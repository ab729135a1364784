"""The outcome of a game: reason, winners and tie-break. Reasons that follow from rules belong to the games."""

from dataclasses import dataclass
from enum import Enum

from rollwright.core.seats import Points, Seat


class EndReason(Enum):
    """Why a game is over; the value is a message id. Each game has a subclass for the ends of its rules."""

    _value_: str


class TableEnd(EndReason):
    """The reasons that do not follow from a rule: all players left, the host closed the table, or the table expired."""

    ABANDONED = "reason-abandoned"
    CLOSED = "reason-closed"
    EXPIRED = "reason-expired"


class TieBreak(Enum):
    """The rule that decided between players with equal points; the value is a message id. Each game has a subclass."""

    _value_: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. A game that was ended early has no winner; its scores are the last ones."""

    reason: EndReason
    scores: tuple[Points, ...]
    winners: tuple[Seat, ...]
    tie_break: TieBreak | None = None
