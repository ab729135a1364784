"""The value of a position for one seat."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatValue:
    """The chance of a seat to win, with ties shared, and its expected final points."""

    wins: float
    points: float
