"""A character of The Border about as strong as level 4: prefers crosses and areas that bring the end nearer."""

from random import Random

from rollwright.bots.border import search
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """Return the best move by the network and this preference. It is not random."""
    return search.choose(state, seat, rng, deadline, search.SPRINTER)
