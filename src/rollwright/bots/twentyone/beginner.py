"""The easiest bot of Twenty One that plays with a plan: level 3 with plausible mistakes. Pure Python."""

from random import Random

from rollwright.bots.options import WithMistakes
from rollwright.bots.twentyone import planner
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State

TEMPERATURE = 3.0
"""In points."""
OPTIONS = 8
"""The number of options that it considers."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:  # noqa: ARG001  as all bots
    """Return a move that is not always the best, but never without a reason."""
    return planner.decide(state, seat, rng, WithMistakes(rng, TEMPERATURE, OPTIONS))
