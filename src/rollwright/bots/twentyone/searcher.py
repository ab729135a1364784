"""Level 4 in Twenty One: every idea played out by players who know what a row and a round are worth."""

from random import Random

from rollwright.bots.twentyone import search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State

COMPANY = search.Company(charges=(4.0,), policy=0, others=0, ideas=12, doubt=1.0, enough=64)
"""Everyone is taken to play much as the planner does, in a little more of a hurry. A few playouts decide, and they
alone: it answers at once, and level 5 sees further."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """The move after which it did best."""
    return search.choose(state, seat, rng, deadline, COMPANY)
