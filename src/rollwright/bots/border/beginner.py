"""The easiest bot of The Border that plays with a plan: level 3 with plausible mistakes. Pure Python."""

from random import Random

from rollwright.bots.border import planner
from rollwright.bots.options import WithMistakes
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State

TEMPERATURE = 1.0
"""In points of the evaluation."""
OPTIONS = 8
"""The number of options that it considers."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:  # noqa: ARG001  as all bots
    """Return a move that is not always the best, but never without a reason."""
    return planner.decide(state, seat, WithMistakes(rng, TEMPERATURE, OPTIONS))
