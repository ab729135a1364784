"""Level 4 for Twenty One: the choice with the highest chance to win by the network, without search."""

from random import Random

from rollwright.bots.twentyone import search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move by the network. It is not random, and takes about a millisecond."""
    return search.choose(state, seat, rng, deadline, search.PLAIN)
