"""Level 5 for The Border: the network, and a search that plans one or two rounds more while there is time."""

from random import Random

from rollwright.bots.border import search
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move that the search finds before the deadline. It is not random."""
    return search.choose(state, seat, rng, deadline, search.deep(len(state.boards)))
