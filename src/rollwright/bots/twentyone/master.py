"""Level 5 in Twenty One: plays every idea out as a racer, who hurries when ahead and grudges the others a good roll."""

from random import Random

from rollwright.bots.twentyone import search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State

OTHERS = 6
"""The charge of a round by which the others are taken to play: of all constant ones, the strongest."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """The move after which it wins most often, weighed with what its tables promise."""
    from rollwright.kernels.twentyone.policies import CHARGES, RACER

    company = search.Company(CHARGES, policy=RACER, others=CHARGES.index(OTHERS), ideas=12, doubt=0.03)
    return search.choose(state, seat, rng, deadline, company)
