"""Pig as numbers, for learning."""

import numpy as np

from rollwright.core.events import Move
from rollwright.core.game import Places
from rollwright.core.seats import Seat
from rollwright.lab.environments.encoding import Encoding, Vector
from rollwright_pig.moves import Hold, RollAgain
from rollwright_pig.rules import ENOUGH
from rollwright_pig.state import Phase, State

MOVES = (RollAgain(), Hold())


def legal(state: State) -> tuple[int, ...]:
    """Roll is 0, hold is 1 (P5)."""
    return (0, 1) if state.phase is Phase.DECIDE else ()


def move(state: State, number: int) -> Move:  # noqa: ARG001
    """The move with this number."""
    return MOVES[number]


def observe(state: State, seats: tuple[Seat, ...], marks: Places) -> Vector:  # noqa: ARG001
    """The points of the round, then those of each seat, as parts of the points that win."""
    scores = [state.scores[seat].points for seat in seats]
    return np.array([min(points / ENOUGH, 1) for points in (state.gathered, *scores)], np.float32)


PIG = Encoding(len(MOVES), legal, move, observe)
