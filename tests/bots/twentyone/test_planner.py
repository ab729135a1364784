"""Level 3 in Twenty One."""

from dataclasses import replace
from random import Random

import pytest

from rollwright.bots.twentyone import planner
from rollwright.bots.twentyone.planner import RACE, choose
from rollwright.bots.twentyone.solo import Solo
from rollwright.core.seats import Seat
from rollwright.games.twentyone.sheet import Box, Sheet
from rollwright.games.twentyone.state import Phase, State, blank
from rollwright.solver.twentyone.options import ranked
from rollwright.solver.twentyone.rows import Solution
from rollwright.testing.twentyone.positions import GAME, marking, played, sheet

ME = Seat(0)
TEMPTING = "w2 k1 r5 b1 y5 g3"
"""Three hits, and three dice more that only fit, but make the row complete."""


def chosen(state: State) -> str:
    return str(choose(state, ME, Random(1)))


def test_it_knows_what_every_option_is_worth_and_what_a_round_costs() -> None:
    state = marking(played("A"), played("B"), fell=TEMPTING)
    assert chosen(state) == str(ranked(Solution(RACE), state, ME)[0].move) == "mark 1w 1k 1r 1b 1y 1g"


@pytest.mark.rule("T30")
def test_alone_it_has_all_the_time_in_the_world() -> None:
    state = marking(played("A"), fell=TEMPTING)
    assert chosen(state) == "mark 1w 1k 1r"


def test_it_rolls_again_if_that_brings_more() -> None:
    state = replace(marking(played("A"), played("B"), fell="w6 k6 r6 b6 y1 g6"), phase=Phase.AGAIN, rolls=1)
    assert chosen(state) == "again"
    assert chosen(replace(state, dice=(2, 1, 5, 3, 6, 4))) == "keep"


def test_on_a_sheet_that_nobody_knows_it_is_greedy_until_that_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = tuple(tuple(Box(box.colour, 6) for box in row) for row in sheet("A").rows)
    state = replace(
        marking(played("A"), played("B"), fell="w6 k6 r6 b6 y1 g6"),
        sheets=(blank(Sheet("six", rows)), blank(Sheet("more", rows[::-1]))),
    )
    monkeypatch.setattr(planner, "solution_if_ready", lambda *_: None)
    assert chosen(state) == "mark 1w 1k 1r 1b 1y 1g"


def test_the_pure_optimum_does_not_look_at_the_others() -> None:
    solo = Solo(GAME)
    state = marking(played("A"), played("B"), fell=TEMPTING)
    assert str(solo.choose(state, ME, Random(1))) == "mark 1w 1k 1r"
