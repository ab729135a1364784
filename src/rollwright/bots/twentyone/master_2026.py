"""Level 5 of 2026 for Twenty One, a yardstick that never changes: playouts as a racer, who hurries when ahead."""

from random import Random

from rollwright.bots.twentyone import search_2026 as search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State

OTHERS = 6
"""The charge of a round by which the others are assumed to play: the strongest of all constant ones."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the move that wins most often in playouts, combined with the values of its tables."""
    from rollwright.kernels.twentyone.policies import CHARGES, RACER

    playouts = search.PlayoutSettings(CHARGES, RACER, CHARGES.index(OTHERS), choices=12, uncertainty=0.03)
    return search.choose(state, seat, rng, deadline, playouts)
