"""Level 5 for Twenty One: the network, and a search that plays sampled rounds while there is time."""

from random import Random

from rollwright.bots.twentyone import search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move that the search finds before the deadline."""
    return search.choose(state, seat, rng, deadline, search.DEEP)
