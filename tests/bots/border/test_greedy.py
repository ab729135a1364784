"""Level 2 in The Border, exactly: it keeps the colour that misses the fewest dice and crosses off what scores most."""

from dataclasses import replace
from random import Random

import pytest

from rollwright.bots.border.greedy import choose
from rollwright.core.seats import Seat
from rollwright.games.border.colours import Colour
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import FIRST, SECOND, crossed, opened, ring, rolled, spaces

# Board 1, where the first seat plays; the lengths of its segments are 2, 3, 4 and 5 in each colour:
#   grey    68+71  28+23+16  7+8+11+12    72+69+65+58+59      red     62+66  42+43+44  33+41+47+52  73+79+80+81+74
#   green   60+53  4+0+1     38+39+45+50  5+6+9+13+14         yellow  20+21  48+54+61  36+30+25+18  49+55+56+57+64
#   blue    2+3    76+77+78  19+26+31+37  15+22+27+32+40      orange  51+46  63+67+70  82+83+84+85  17+24+29+34+35


def move(state: State, seat: Seat = FIRST) -> str:
    return str(choose(state, seat, Random(1)))


def first_roll(dice: str, done: str = "") -> str:
    """What it does on board 1 after the first roll, where these spaces are crossed off."""
    return move(rolled(crossed(opened("1", "2"), FIRST, spaces(done)), dice))


def last_roll(dice: str, done: str = "") -> str:
    """What it does on board 1 after the third roll."""
    return move(replace(rolled(crossed(opened("1", "2"), FIRST, spaces(done)), dice), rolls=3))


def second_action(dice: str, done: str = "") -> str:
    """What it does on board 1 with dice that the active player left."""
    state = rolled(crossed(opened("2", "1"), SECOND, spaces(done)), dice)
    return move(replace(state, phase=Phase.SECOND_ACTION), SECOND)


# Which dice to roll again


def test_it_keeps_the_colour_that_misses_the_fewest_dice() -> None:
    assert first_roll("b b a g r") == "reroll a g r"


def test_it_rolls_on_even_when_a_segment_can_be_finished() -> None:
    assert first_roll("a a a g r") == "reroll g r"


def test_dice_are_missing_only_for_spaces_that_are_still_open() -> None:
    assert first_roll("r g g b y", done="73 79 80 81") == "reroll g g b y"


def test_of_equals_it_keeps_the_colour_of_the_longer_segment() -> None:
    assert first_roll("a a a b b") == "reroll b b"


def test_a_segment_is_as_long_as_all_its_spaces() -> None:
    assert first_roll("r a a g b", done="73 79 80 81") == "reroll a a g b"


def test_of_equals_as_long_it_keeps_the_colour_of_the_lower_space() -> None:
    assert first_roll("r r y y a") == "reroll a r r"


def test_more_dice_than_are_needed_are_no_better_than_enough() -> None:
    assert first_roll("a a a a y", done="28 23 16 7 8 11 12 72 69 65 58 59 48 54") == "reroll a a a a"


def test_a_finished_segment_is_not_wanted() -> None:
    assert first_roll("b b a a r", done="2 3") == "reroll b b r"


def test_it_rolls_a_third_time_by_the_same_rule() -> None:
    assert move(replace(rolled(opened("1", "2"), "b b a g r"), rolls=2)) == "reroll a g r"


def test_with_all_dice_of_the_wanted_colour_it_stops() -> None:
    assert first_roll("g g g g g") == "mark 0 1 4 53 60"


def test_after_the_third_roll_it_crosses_off() -> None:
    assert last_roll("b b a g r") == "mark 2 3"


# What to cross off


def numbers(of: frozenset[int]) -> str:
    """`16 23 28`."""
    return " ".join(str(space) for space in sorted(of))


ALL_OF_THE_WELL_BUT_RED = numbers(ring("well") - spaces("42 43 44"))


def test_it_crosses_off_what_scores_most_rather_than_more_spaces() -> None:
    assert last_roll("r r r r a", done=ALL_OF_THE_WELL_BUT_RED) == "mark 42 43 44"


def test_of_what_scores_equally_it_crosses_off_most_spaces() -> None:
    assert last_roll("r r r a a", done=ALL_OF_THE_WELL_BUT_RED) == "mark 42 43 44 68 71"


def test_where_nothing_scores_it_crosses_off_most_spaces() -> None:
    assert last_roll("a a a b b") == "mark 2 3 16 23 28"


def test_of_equally_many_spaces_it_crosses_off_the_lowest_numbers() -> None:
    assert second_action("a b b b b") == "mark 7"


def test_it_passes_when_nothing_fits() -> None:
    assert second_action("b b b b b") == "pass"


ALL_BUT_ONE_EACH = numbers((ring("lake") | ring("well")) - spaces("61 30"))
"""One yellow space finishes the lake, 6 and then 3; one the well, 4 and then 2."""


@pytest.mark.parametrize(("lake_is_taken", "mark"), [(False, "mark 61"), (True, "mark 30")])
def test_it_counts_what_an_area_is_worth_now(lake_is_taken: bool, mark: str) -> None:
    state = crossed(opened("2", "1"), SECOND, spaces(ALL_BUT_ONE_EACH))
    if lake_is_taken:
        state = crossed(state, FIRST, ring("lake"))
    state = rolled(state, "y b b b b")
    one_yellow = replace(state, phase=Phase.SECOND_ACTION, leftover=(Colour.YELLOW,))
    assert move(one_yellow, SECOND) == mark


def test_it_uses_one_of_the_five_dice_when_all_were_used() -> None:
    state = rolled(opened("2", "1"), "a a o o r")
    assert move(replace(state, phase=Phase.SECOND_ACTION, leftover=()), SECOND) == "mark 7"
