"""Level 3 in The Border: what it keeps, crosses off and leaves."""

from dataclasses import replace
from random import Random

import pytest

from rollwright.bots.border.evaluation import BoardEvaluation, bits_of, each_bit, nearness, spaces_of
from rollwright.bots.border.planner import choose
from rollwright.core.seats import Seat
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import FIRST, GAME, SECOND, crossed, opened, random_game, ring, rolled, spaces


def move(state: State, seat: Seat = FIRST) -> str:
    return str(choose(state, seat, Random(1)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_by_the_rules_in_every_position(seats: int) -> None:
    for state in random_game(seed=10 + seats, seats=seats):
        for seat in map(Seat, range(seats)):
            if GAME.options(state, seat).moves:
                GAME.check(state, seat, choose(state, seat, Random(1)))


def test_it_completes_an_area_rather_than_more_spaces() -> None:
    well_but_red = ring("well") - spaces("42 43 44")
    state = replace(rolled(crossed(opened("1", "2"), FIRST, well_but_red), "r r r o o"), rolls=3)
    assert "42 43 44" in move(state)


def test_it_keeps_the_dice_that_complete_an_area() -> None:
    well_but_red = ring("well") - spaces("42 43 44")
    state = rolled(crossed(opened("1", "2"), FIRST, well_but_red), "r r g o y")
    assert move(state) == "reroll g y o"


def test_it_stops_when_all_dice_have_their_place() -> None:
    state = rolled(opened("1", "2"), "a a a o o")
    assert not move(replace(state, rolls=3)).startswith("reroll")


def test_in_the_second_action_it_completes_what_it_can() -> None:
    state = crossed(opened("2", "1"), SECOND, ring("well") - spaces("30 36"))
    state = replace(rolled(state, "y y b b b"), phase=Phase.SECOND_ACTION)
    assert "30 36" in move(state, SECOND)


def test_a_space_is_worth_more_the_nearer_its_area_is_to_being_complete() -> None:
    early = BoardEvaluation(opened("1", "2"), FIRST)
    late = BoardEvaluation(crossed(opened("1", "2"), FIRST, ring("well") - spaces("30 36")), FIRST)
    thirty = bits_of(spaces("30"))
    assert late.gain(thirty) > early.gain(thirty) > 0


def test_nearness_ends_at_one() -> None:
    assert nearness(0) == 1
    assert 0 < nearness(30) < nearness(3) < 1


def test_bits_and_spaces_are_the_same_sets() -> None:
    assert spaces_of(bits_of(ring("castle"))) == ring("castle")
    assert sum(each_bit(bits_of(ring("castle")))) == bits_of(ring("castle"))
