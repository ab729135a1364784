"""A character of Twenty One about as strong as level 4: prefers to enter few dice, so that better ones find a place."""

from random import Random

from rollwright.bots.twentyone import search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move by the network and this preference. It is not random."""
    return search.choose(state, seat, rng, deadline, search.BUILDER)
