"""How a game ended: why, who won, and what broke a tie."""

from dataclasses import dataclass
from enum import Enum

from rollwright.core.seats import Points, Seat


class Reason(Enum):
    """Why a game is over; the value is a message id."""

    SIXTH_AREA = "reason-sixth-area"
    NOTHING_CROSSED_OFF = "reason-nothing-crossed-off"
    FIFTH_ROW = "reason-fifth-row"
    ABANDONED = "reason-abandoned"
    CLOSED = "reason-closed"
    EXPIRED = "reason-expired"


BROKEN_OFF = frozenset((Reason.ABANDONED, Reason.CLOSED, Reason.EXPIRED))
"""Reasons that no rule of a game gives: everyone left, the host closed the table, or it never began."""


class TieBreak(Enum):
    """What decided between players with equal points; the value is a message id."""

    MOST_VALUABLE_AREA = "tie-most-valuable-area"
    MOST_VALUABLE_AREA_SHARED = "tie-most-valuable-area-shared"
    SHARED = "tie-shared"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. Nobody wins one that was broken off; its scores are as it stood."""

    reason: Reason
    scores: tuple[Points, ...]
    winners: tuple[Seat, ...]
    tie_break: TieBreak | None = None
