"""Level 4 in Twenty One: every idea played out by players who know what a row and a round are worth."""

from dataclasses import replace
from random import Random

from rollwright.bots.twentyone import search
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State

FOR_TWO = search.Company(charges=(6.0,), policy=0, others=0, ideas=12, doubt=1.0)
"""Everyone is taken to play as the planner does."""
FOR_MORE = replace(FOR_TWO, doubt=0.03)
"""The more there are to win, the less one game says; so what the planner thinks counts as well."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """The move after which it did best."""
    return search.choose(state, seat, rng, deadline, FOR_MORE if len(state.sheets) > 2 else FOR_TWO)
