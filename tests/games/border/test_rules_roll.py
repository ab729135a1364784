"""First action: roll (B10 to B12)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from rollwright.core.chance import Chance
from rollwright.core.events import Play, Roll
from rollwright.core.nodes import Choice
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.moves import Dice, Mark, Reroll, dice_text
from rollwright.games.border.state import State
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    arguments,
    legal,
    marks,
    opened,
    play,
    refusal,
    refused,
    rolled,
)
from tests.rules import rule

SIX_COLOURS = tuple(int(colour) for colour in COLOURS)


def rerolls(state: State) -> list[Dice]:
    """The rerolls that the active player may choose."""
    return [move.dice for move in GAME.legal_moves(state, state.active) if isinstance(move, Reroll)]


@rule("B10")
@pytest.mark.parametrize("fell", [(), (0,), (0, 1, 2, 3), (0, 1, 2, 3, 4, 5)])
def test_the_first_roll_is_of_all_five_dice(fell: tuple[int, ...]) -> None:
    assert refusal(opened(), Roll(fell)) == ("B10", "wrong-number-of-dice")
    assert len(rolled(opened(), "a g b r y").dice) == 5


@rule("B10")
def test_the_active_player_must_roll_before_anything_else() -> None:
    assert refused(opened(), "pass") == ("B10", "roll-first")
    assert refusal(opened(), Play(FIRST, Mark(frozenset()))) == ("B10", "roll-first")
    assert refusal(opened(), Play(FIRST, Reroll(COLOURS[:1]))) == ("B10", "roll-first")


@rule("B10")
def test_every_round_begins_with_all_five_dice_again() -> None:
    state = marks(play(rolled(opened(), "a g b r y"), "pass"), "pass")
    assert GAME.node(state) == Chance((SIX_COLOURS,) * 5, alike=True)
    assert (state.rolls, state.dice, state.leftover) == (0, (), ())


def test_dice_that_fell_are_kept_in_one_order() -> None:
    assert rolled(opened(), "y a r a o") == rolled(opened(), "a a r y o")
    assert dice_text(rolled(opened(), "o y r b g").dice) == "g b r y o"


@rule("B11")
def test_the_active_player_may_stop_after_the_first_the_second_and_the_third_roll() -> None:
    state = rolled(opened(), "a g b r y")
    assert legal(state, "pass")
    state = rolled(play(state, "reroll a"), "o")
    assert legal(state, "pass")
    state = rolled(play(state, "reroll g b"), "a a")
    assert legal(state, "pass")


@rule("B11")
def test_any_dice_from_one_to_five_may_be_rerolled() -> None:
    every = [some for count in range(1, 6) for some in combinations_with_replacement(COLOURS, count)]
    for dice in combinations_with_replacement(COLOURS, 5):
        state = GAME.apply(opened(), Roll(dice))
        expected = [some for some in every if Counter(some) <= Counter(dice)]
        assert rerolls(state) == expected
        assert all(GAME.is_legal(state, FIRST, Reroll(some)) for some in expected)


@rule("B11")
def test_only_the_chosen_dice_fall_again() -> None:
    state = play(rolled(opened(), "a a g b r"), "reroll a r")
    assert GAME.node(state) == Chance((SIX_COLOURS,) * 2, alike=True)
    assert dice_text(state.dice) == "a g b"
    assert refusal(state, Roll((0,))) == ("B11", "wrong-number-of-dice")
    assert dice_text(rolled(state, "o y").dice) == "a g b y o"


@rule("B11")
def test_there_is_no_fourth_roll() -> None:
    state = rolled(opened(), "a g b r y")
    for _ in range(2):
        state = rolled(play(state, "reroll a g b r y"), "a g b r y")
    assert state.rolls == 3
    assert rerolls(state) == []
    assert refused(state, "reroll a") == ("B11", "no-roll-left")
    assert arguments(state, "reroll a") == {"rolls": 3}
    assert refusal(state, Play(FIRST, Reroll(COLOURS[:1]))) == ("B11", "no-roll-left")


@rule("B11")
def test_a_reroll_of_no_dice_is_none() -> None:
    assert refusal(rolled(opened(), "a g b r y"), Play(FIRST, Reroll(()))) == ("B11", "reroll-nothing")


@rule("B11")
@pytest.mark.parametrize(("move", "colour"), [("reroll o", "orange"), ("reroll a a", "grey"), ("reroll a o", "orange")])
def test_dice_that_do_not_lie_there_cannot_be_rerolled(move: str, colour: str) -> None:
    state = rolled(opened(), "a g b r y")
    assert refused(state, move) == ("B11", "dice-not-there")
    assert arguments(state, move) == {"colour": colour}


@rule("B11")
def test_no_dice_fall_unless_a_reroll_was_chosen() -> None:
    state = rolled(opened(), "a g b r y")
    assert refusal(state, Roll((0, 0, 0, 0, 0))) == ("B11", "no-roll-due")
    assert refusal(play(state, "pass"), Roll((0, 0, 0, 0, 0))) == ("B11", "no-roll-due")


@rule("B11")
def test_after_a_reroll_the_active_player_chooses_again() -> None:
    state = rolled(play(rolled(opened(), "a g b r y"), "reroll a"), "o")
    assert (GAME.node(state), state.rolls) == (Choice(FIRST), 2)


@rule("B12")
def test_a_die_set_aside_may_be_rerolled_after_the_next_roll() -> None:
    state = rolled(play(rolled(opened(), "a a g b r"), "reroll r"), "y")
    assert legal(state, "reroll a a g b")
    state = rolled(play(state, "reroll a a g b"), "o o o o")
    assert dice_text(state.dice) == "y o o o o"


@rule("B12")
def test_what_was_set_aside_makes_no_difference_to_what_may_be_rerolled() -> None:
    kept_four = rolled(play(rolled(opened(), "a a g b r"), "reroll r"), "y")
    kept_none = rolled(play(rolled(opened(), "r r r r r"), "reroll r r r r r"), "a a g b y")
    assert kept_four == kept_none
    assert len(rerolls(kept_four)) == 3 * 2 * 2 * 2 - 1
