"""Level 4 for The Border: the plan of the network for the round, with a part of the others' answers, without search."""

from random import Random

from rollwright.bots.border import search
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move by the network. It is not random, and does not need the deadline."""
    return search.choose(state, seat, rng, deadline, search.PLAIN)
