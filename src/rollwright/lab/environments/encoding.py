"""A game as numbers, for learning: its own actions and observations. Each game has one encoding."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from rollwright.core.events import Move
from rollwright.core.game import GameState, Places
from rollwright.core.registry import REGISTRY
from rollwright.core.seats import Seat

Vector: TypeAlias = npt.NDArray[np.float32]
State = TypeVar("State", bound=GameState)


@dataclass(frozen=True, slots=True)
class Encoding(Generic[State]):
    """The moves of a game other than marks, by number, and the observation of a seat, as numbers from 0 to 1."""

    moves: int
    """The number of moves other than marks."""
    legal: Callable[[State], tuple[int, ...]]
    """The numbers of the moves that are legal for the seat that has to choose."""
    move: Callable[[State, int], Move]
    """The move with this number."""
    observe: Callable[[State, tuple[Seat, ...], Places], Vector]
    """The observation of the first of these seats, with its draft; the other seats follow in this order."""


def encoding_for(game: str) -> Encoding[Any]:
    """The encoding of a game. Raises LookupError if it has none."""
    found: Encoding[Any] | None = REGISTRY.load(game, "environment")
    if found is None:
        raise LookupError(f"{game} has no environment")
    return found


def observe(game: str, state: GameState, seat: Seat, marks: Places, *, alone: bool = False) -> Vector:
    """The observation of this seat after the deal: itself first, then the others clockwise; only itself if `alone`."""
    count = 1 if alone else state.setup.seats
    seats = tuple(Seat((seat + step) % state.setup.seats) for step in range(count))
    return encoding_for(game).observe(state, seats, marks)
