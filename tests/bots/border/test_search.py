"""Levels 4 and 5 in The Border: legal moves from every position, in time, and the same in the same place."""

import time
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from rollwright.bots.border import master, planner, searcher
from rollwright.bots.border.search import Question, by_hand, tuned
from rollwright.core.seats import Seat
from rollwright.games.border.board import Board, Hex
from rollwright.games.border.moves import Mark, Reroll
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    SECOND,
    board,
    crossed,
    opened,
    random_game,
    ring,
    rolled,
    spaces,
)

every_level = pytest.mark.parametrize("bot", [searcher, master], ids=["searcher", "master"])
WELL_BUT_RED = ring("well") - spaces("42 43 44")


def move(bot: object, state: State, seat: Seat = FIRST) -> str:
    choose = bot.choose  # type: ignore[attr-defined]
    return str(choose(state, seat, Random(1), time.monotonic() + 0.02))


@every_level
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_by_the_rules_in_every_position(bot: object, seats: int) -> None:
    for state in list(random_game(seed=20 + seats, seats=seats))[::5]:
        for seat in map(Seat, range(seats)):
            if GAME.options(state, seat).moves:
                choose = bot.choose  # type: ignore[attr-defined]
                GAME.check(state, seat, choose(state, seat, Random(1), time.monotonic()))


@every_level
def test_it_completes_an_area_when_it_can(bot: object) -> None:
    state = replace(rolled(crossed(opened("1", "2"), FIRST, WELL_BUT_RED), "r r r o o"), rolls=3)
    assert "42 43 44" in move(bot, state)


@every_level
def test_it_keeps_the_dice_that_complete_an_area(bot: object) -> None:
    state = rolled(crossed(opened("1", "2"), FIRST, WELL_BUT_RED), "r r g g y")
    assert "r" not in move(bot, state).removeprefix("reroll")


@every_level
def test_in_the_second_action_it_completes_what_it_can(bot: object) -> None:
    state = crossed(opened("2", "1"), SECOND, ring("castle") - spaces("62 66"))
    state = replace(rolled(state, "r r b b b"), phase=Phase.SECOND_ACTION)
    assert "62 66" in move(bot, state, SECOND)


@every_level
def test_a_map_that_is_too_large_for_the_kernels_is_left_to_the_planner(bot: object) -> None:
    one = board()
    more = tuple(Hex(100 + number, 0) for number in range(60))
    large = Board("large", replace(one.map, hexes=one.map.hexes + more), one.segments)
    state = rolled(opened("1", "2"), "a a a g r")
    state = replace(state, boards=tuple(replace(played, board=large) for played in state.boards))
    assert move(bot, state) == str(planner.choose(state, FIRST, Random(1)))


def test_where_moves_lead_is_made_again() -> None:
    question = Question(rolled(opened("1", "2"), "a a a g r"), FIRST, tuned(2))
    thoughts = question.thoughts()[:3]
    starts = question.starts(thoughts)
    assert starts.shape == (3, 5, 10)
    assert np.array_equal(starts, question.starts(thoughts))


def test_after_the_first_roll_it_thinks_of_every_keep() -> None:
    question = Question(rolled(opened("1", "2"), "a a a g r"), FIRST, by_hand())
    keeps = question.keeps()
    assert len(keeps) == 16
    assert sum(isinstance(thought.move, Reroll) for thought in keeps) == 15
    assert [thought.promise for thought in keeps] == sorted((thought.promise for thought in keeps), reverse=True)


def test_after_the_third_roll_it_thinks_of_every_mark() -> None:
    state = replace(rolled(opened("1", "2"), "a a a b b"), rolls=3)
    marks = {thought.move for thought in Question(state, FIRST, by_hand()).thoughts()}
    assert marks == {legal for legal in GAME.legal_moves(state, FIRST) if isinstance(legal, Mark)}
