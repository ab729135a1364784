"""Level 5 in Twenty One: every idea played out by racers, who hurry when ahead and grudge the others a good roll."""

from random import Random

from rollwright.bots.twentyone import search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """The move after which it wins most often."""
    from rollwright.kernels.twentyone.policies import CHARGES, RACER

    racers = search.Company(CHARGES, RACER, ideas=12, doubt=0.03)
    return search.choose(state, seat, rng, deadline, racers)
