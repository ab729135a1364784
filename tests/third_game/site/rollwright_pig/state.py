"""A position of Pig: a frozen value, all of it public."""

from dataclasses import dataclass
from enum import Enum

from rollwright.core.deal import Setup
from rollwright.core.outcome import EndReason
from rollwright.core.seats import Points, Seat

TWO_DICE = "two-dice"
"""The variant with two dice (P8)."""


class PigEnd(EndReason):
    """A player has enough points (P7)."""

    FIFTY_POINTS = "reason-fifty-points"


class Phase(Enum):
    """What is due. The value is the word that views use."""

    DEAL = "deal"
    ROLL = "roll"
    DECIDE = "decide"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one seat."""

    points: Points = 0


@dataclass(frozen=True, slots=True)
class State:
    """Everything that matters for what may still happen, and the setup that it came from."""

    setup: Setup
    phase: Phase
    round: int
    active: Seat
    rolls: int = 0
    """How often the dice were rolled in this round."""
    dice: tuple[int, ...] = ()
    """The dice as they fell last; empty before the first roll of a round."""
    gathered: Points = 0
    """The points of this round, which a 1 loses (P4)."""
    scores: tuple[Score, ...] = ()
