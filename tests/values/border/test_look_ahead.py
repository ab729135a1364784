"""The values of positions by the rounds that follow, for the seat that is active in them and for the others."""

import numpy as np
import pytest

from rollwright.core.seats import Seat
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import random_game
from rollwright.values.border.colours import exchange_for
from rollwright.values.border.look_ahead import NOTHING, OUTPUTS, PLAN, PLAYED, VALUES
from rollwright.values.border.rolls import find_ends
from rollwright.values.border.workspace import Workspace, roll_tables
from tests.kernels.parts import compiled

PLAYED_ROUNDS = 128


def before_rounds(seats: int, every: int) -> list[State]:
    """Some positions of a random game in which a round begins."""
    states = random_game(seed=seats, seats=seats)
    return [state for state in states if state.phase is Phase.ROLL and not state.rolls][::every]


def workspace(state: State, seat: Seat) -> Workspace:
    exchange = exchange_for(state, seat)
    return Workspace(exchange.layers, exchange.boards, exchange.position(state), seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_rolls_with_which_a_round_ends_have_the_chance_of_its_plan(seats: int) -> None:
    ends = compiled(find_ends)
    for state in before_rounds(seats, 6):
        work = workspace(state, state.active)
        work.do(PLAN)
        ends(roll_tables(), work.root)
        assert work.root.ended.sum() == pytest.approx(1, abs=1e-4)
        assert work.root.ended @ work.root.final == pytest.approx(work.root.keeps[0, NOTHING], abs=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_after_a_round_are_about_those_of_rounds_that_are_played(seats: int) -> None:
    for state in before_rounds(seats, 6):
        for seat in map(Seat, range(seats)):
            work = workspace(state, seat)
            work.ends[0] = work.position
            work.do(VALUES, 0, 1, depth=1)
            expected = 1 / (1 + np.exp(-work.values[0]))
            work.do(PLAN)
            work.do(PLAYED, 0, PLAYED_ROUNDS, seed=1)
            work.do(OUTPUTS, 0, PLAYED_ROUNDS)
            assert work.outputs[:PLAYED_ROUNDS, seat, 0].mean() == pytest.approx(expected, abs=0.03)
