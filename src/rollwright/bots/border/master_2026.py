"""Level 5 of 2026 for The Border, a yardstick that never changes: playouts by weights tuned in many games."""

from random import Random

from rollwright.bots.border import search_2026 as search
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move by playouts."""
    return search.choose(state, seat, rng, deadline, search.tuned_tables(state.setup.seats))
