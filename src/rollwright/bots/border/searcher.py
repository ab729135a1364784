"""Level 4 for The Border: the best moves are compared by playouts with the same dice, by hand-chosen weights."""

from random import Random

from rollwright.bots.border import search
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move by playouts."""
    return search.choose(state, seat, rng, deadline, search.hand_tables())
