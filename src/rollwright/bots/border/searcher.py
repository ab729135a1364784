"""Level 4 for The Border: every promising move played on many times, with the same dice for each."""

from random import Random

from rollwright.bots.border import planner
from rollwright.bots.border.search import Question, by_hand, until
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Move
from rollwright.games.border.state import State
from rollwright.kernels.border.packed import TooManySpaces

MOVES = 6
"""How many are played on."""
MARGIN = 0.003
"""Seconds for the way back."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
    """The move that came out best; a board that is too large for the kernels is left to level 3."""
    stop = until(deadline, MARGIN)
    try:
        question = Question(state, seat, by_hand())
        return question.play_on(question.thoughts(stop)[:MOVES], rng, stop)[0].move
    except TooManySpaces:
        return planner.choose(state, seat, rng, deadline)
