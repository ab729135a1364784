"""The best keep after each roll, against brute force over all ordered rolls."""

from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random

import pytest

from rollwright.games.border.colours import COLOURS, Colour
from rollwright.solver.border.rolls import (
    NUMBER_OF,
    ROLLED,
    Counts,
    Values,
    counts_of,
    plan,
    rest_of,
    sums,
    tables,
)

FACES = range(len(COLOURS))


def most_of_one_colour(roll: Counts) -> float:
    return float(max(roll) ** 2)


def one_of_each(roll: Counts) -> float:
    return float(sum(count > 0 for count in roll))


def by_chance(roll: Counts) -> float:
    return Random(str(roll)).random()


every_worth = pytest.mark.parametrize("worth", [most_of_one_colour, one_of_each, by_chance])


def brute_force(worth: Callable[[Counts], float]) -> Callable[[Counts, int], float]:
    """The worth of a roll with so many rolls left: every subset of the dice in order, every fall of the others."""

    @cache
    def of(roll: Counts, left: int) -> float:
        if left == 0:
            return worth(roll)
        dice = [face for face in FACES for _ in range(roll[face])]
        subsets = product((True, False), repeat=5)
        keeps = {tuple(die for die, stays in zip(dice, kept, strict=True) if stays) for kept in subsets}
        return max(rerolled(keep, left) for keep in keeps)

    @cache
    def rerolled(keep: tuple[int, ...], left: int) -> float:
        falls = list(product(FACES, repeat=5 - len(keep)))
        return sum(of(counts_of((*keep, *fall)), left - 1) for fall in falls) / len(falls)

    return of


@every_worth
def test_every_roll_is_worth_what_brute_force_says(worth: Callable[[Counts], float]) -> None:
    values: Values = [worth(roll) for roll in ROLLED]
    solved, slow = plan(values), brute_force(worth)
    for roll in ROLLED:
        dice = tuple(colour for colour in COLOURS for _ in range(roll[colour]))
        assert solved.ranked(dice, 2)[0][0] == pytest.approx(slow(roll, 1), abs=1e-12)
        assert solved.ranked(dice, 1)[0][0] == pytest.approx(slow(roll, 2), abs=1e-12)


def test_a_turn_for_five_of_a_kind() -> None:
    # Five alike of any colour within three rolls is the Yahtzee of a six-sided die: 347,897 / 7,558,272.
    solved = plan([float(max(roll) == 5) for roll in ROLLED])
    assert solved.value == pytest.approx(347_897 / 7_558_272, abs=1e-12)


def test_there_are_252_rolls_and_462_keeps_and_4368_pairs_of_either_kind() -> None:
    assert len(ROLLED) == len(NUMBER_OF) == 252
    assert len(tables().kept) == 462
    assert sum(map(len, tables().falls)) == sum(map(len, tables().keeps)) == 4368


def test_the_chances_of_every_keep_add_up_to_one() -> None:
    for falls in tables().falls:
        assert sum(chance for _, chance in falls) == pytest.approx(1, abs=1e-12)


def test_stopping_is_to_keep_all_and_comes_first_of_equals() -> None:
    dice = (Colour.GREY, Colour.GREY, Colour.RED, Colour.BLUE, Colour.BLUE)
    assert plan([1.0] * len(ROLLED)).ranked(tuple(sorted(dice)), 1)[0][1] == counts_of(dice)


def test_values_may_be_made_of_the_colours_alone() -> None:
    worth = [[count * (colour + 1.0) for count in range(6)] for colour in FACES]
    values = sums(worth)
    assert values[NUMBER_OF[(5, 0, 0, 0, 0, 0)]] == 5
    assert values[NUMBER_OF[(0, 1, 0, 2, 0, 2)]] == 2 + 8 + 12


def test_what_is_not_kept_is_rolled_again() -> None:
    dice = (Colour.GREY, Colour.GREY, Colour.BLUE, Colour.RED, Colour.RED)
    assert rest_of(dice, (1, 0, 0, 2, 0, 0)) == (Colour.GREY, Colour.BLUE)
