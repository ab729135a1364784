"""Moves, which players send, and events, which happen in a game."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TypeAlias

from rollwright.core.chance import Faces
from rollwright.core.seats import Seat


class Move(ABC):
    """The intent of a player. Each game has its own kinds; the text of each parses back to the same move."""

    __slots__ = ()

    @property
    def marks(self) -> frozenset[int] | None:
        """The places that the move marks, an empty set for a pass; None for a move of another kind."""
        return None

    @abstractmethod
    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice were rolled; the faces are in the order of the dice."""

    faces: Faces


@dataclass(frozen=True, slots=True)
class Play:
    """One seat made its move."""

    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Marks:
    """All seats that had to mark did so together; in the order of the seats."""

    plays: tuple[Play, ...]


Event: TypeAlias = Roll | Play | Marks
