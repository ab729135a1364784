"""Level 4 in Twenty One: every idea played out by players who know what a row and a round are worth."""

from random import Random

from rollwright.bots.twentyone import search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State

COMPANY = search.Company(charges=(4.0,), policy=0, others=0, ideas=12, doubt=1.0)
"""Everyone is taken to play much as the planner does, in a little more of a hurry; the playouts alone decide."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """The move after which it did best."""
    return search.choose(state, seat, rng, deadline, COMPANY)
