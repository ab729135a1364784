"""Level 4 for The Border: every promising move played on many times, with the same dice for each."""

from random import Random

from rollwright.bots.border import search
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """The move that came out best."""
    return search.choose(state, seat, rng, deadline, search.by_hand())
