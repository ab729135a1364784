"""Level 5 for The Border: every roll that may come, judged by a taste that was tuned in many games; then playouts."""

from random import Random

from rollwright.bots.border import search
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """The move that came out best."""
    return search.choose(state, seat, rng, deadline, search.tuned(state.setup.seats))
