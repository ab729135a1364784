"""Level 5 for The Border: every roll that may come, judged by a taste that was tuned in many games; then playouts."""

from random import Random

from rollwright.bots.border import planner
from rollwright.bots.border.search import Question, tuned, until
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
        question = Question(state, seat, tuned(state.setup.seats))
        return question.play_on(question.thoughts(stop)[:MOVES], rng, stop)[0].move
    except TooManySpaces:
        return planner.choose(state, seat, rng, deadline)
