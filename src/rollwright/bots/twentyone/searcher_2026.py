"""Level 4 of 2026 for Twenty One, a yardstick that never changes: a few playouts by the values of rows and rounds."""

from random import Random

from rollwright.bots.twentyone import search_2026 as search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State

PLAYOUTS = search.PlayoutSettings(charges=(4.0,), policy=0, others=0, choices=12, uncertainty=1.0, enough=64)
"""All seats play nearly as the planner does, with a slightly higher charge. Only a few playouts decide, so it answers
quickly; level 5 looks further ahead."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move by playouts."""
    return search.choose(state, seat, rng, deadline, PLAYOUTS)
