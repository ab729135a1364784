"""What a table's log is made of: the events of the game, and what is not the game."""

from dataclasses import dataclass
from typing import TypeAlias

from rollwright.core.events import Event, Move
from rollwright.core.seats import Seat
from rollwright.record.header import Player


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
class Abandoned:
    """Everyone got up before the end."""


Entry: TypeAlias = SatDown | SaidWord | Chose | TookBack | Happened | Abandoned
