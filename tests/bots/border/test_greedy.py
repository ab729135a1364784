"""Level 2 in The Border, exactly: it keeps the colour that misses the fewest dice and crosses off what scores most."""

from collections.abc import Callable
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


def numbers(of: frozenset[int]) -> str:
    """`16 23 28`."""
    return " ".join(str(space) for space in sorted(of))


ALL_OF_THE_WELL_BUT_RED = numbers(ring("well") - spaces("42 43 44"))
DECISIONS: dict[str, tuple[Callable[[str, str], str], str, str, str]] = {
    # Which dice to roll again
    "it keeps the colour that misses the fewest dice": (first_roll, "b b a g r", "", "reroll a g r"),
    "it rolls on even when a segment can be finished": (first_roll, "a a a g r", "", "reroll g r"),
    "of equals it keeps the colour of the longer segment": (first_roll, "a a a b b", "", "reroll b b"),
    "of equals as long it keeps the colour of the lower space": (first_roll, "r r y y a", "", "reroll a r r"),
    "with all dice of the wanted colour it stops": (first_roll, "g g g g g", "", "mark 0 1 4 53 60"),
    "a finished segment is not wanted": (first_roll, "b b a a r", "2 3", "reroll b b r"),
    "a segment is as long as all its spaces": (first_roll, "r a a g b", "73 79 80 81", "reroll a a g b"),
    "dice are missing only for spaces that are still open": (first_roll, "r g g b y", "73 79 80 81", "reroll g g b y"),
    "more dice than are needed are no better than enough": (
        first_roll,
        "a a a a y",
        "28 23 16 7 8 11 12 72 69 65 58 59 48 54",
        "reroll a a a a",
    ),
    # What to cross off
    "after the third roll it crosses off": (last_roll, "b b a g r", "", "mark 2 3"),
    "where nothing scores it crosses off most spaces": (last_roll, "a a a b b", "", "mark 2 3 16 23 28"),
    "what scores most rather than more spaces": (last_roll, "r r r r a", ALL_OF_THE_WELL_BUT_RED, "mark 42 43 44"),
    "of equal scores most spaces": (last_roll, "r r r a a", ALL_OF_THE_WELL_BUT_RED, "mark 42 43 44 68 71"),
    "of equally many spaces it crosses off the lowest numbers": (second_action, "a b b b b", "", "mark 7"),
    "it passes when nothing fits": (second_action, "b b b b b", "", "pass"),
}


@pytest.mark.parametrize("promise", DECISIONS)
def test_it_decides_exactly_so(promise: str) -> None:
    situation, dice, done, decision = DECISIONS[promise]
    assert situation(dice, done) == decision


def test_it_rolls_a_third_time_by_the_same_rule() -> None:
    assert move(replace(rolled(opened("1", "2"), "b b a g r"), rolls=2)) == "reroll a g r"


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
