"""What may be touched next, what it scores, and why another place may not be touched."""

import pytest

from rollwright.core.game import Place, Target
from rollwright.core.seats import Seat
from rollwright.games.border.state import State
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    SECOND,
    a_round,
    crossed,
    legal,
    opened,
    play,
    ring,
    rolled,
    setup,
    spaces,
)
from tests.rules import rule


def first_action() -> State:
    """Board 1 may complete what three grey dice, a yellow and a blue one pay for."""
    return rolled(crossed(opened("1", "3"), FIRST, spaces("58 59 65")), "a a a y b")


def second_action() -> State:
    """Board 3 has the yellow and the blue die left over."""
    return play(first_action(), "mark 16 23 28")


def one_die_only() -> State:
    """All five dice, grey ones, were used."""
    return play(rolled(opened("1", "3"), "a a a a a"), "mark 58 59 65 69 72")


def why_not(state: State, seat: Seat, place: int, marks: str = "") -> tuple[str, str] | None:
    """The rule and the message that forbid a place after these marks."""
    refusal = GAME.why_not(state, seat, spaces(marks), Place(place))
    return None if refusal is None else (refusal.rule, refusal.message)


@rule("B14")
def test_a_target_of_the_first_action_is_all_that_is_open_of_a_segment() -> None:
    assert GAME.targets(first_action(), FIRST) == (
        Target(spaces("68 71"), 0),
        Target(spaces("16 23 28"), 0),
        Target(spaces("69 72"), 0),
    )


@rule("B13")
def test_marks_made_so_far_use_up_their_dice() -> None:
    assert GAME.targets(first_action(), FIRST, spaces("68 71")) == ()
    state = rolled(opened(), "a a b b b")
    assert GAME.targets(state, FIRST, spaces("68 71")) == (Target(spaces("2 3"), 0), Target(spaces("76 77 78"), 0))
    assert GAME.targets(state, FIRST, spaces("2 3 68 71")) == ()


@rule("B19", "B20")
def test_a_target_of_the_second_action_is_one_space_beside_a_cross_or_a_mark() -> None:
    assert GAME.targets(second_action(), SECOND) == (Target(spaces("74"), 0), Target(spaces("7"), 0))
    assert GAME.targets(second_action(), SECOND, spaces("74")) == (Target(spaces("7"), 0),)
    assert GAME.targets(second_action(), SECOND, spaces("7 74")) == ()
    state = play(rolled(opened("1", "3"), "y y a b b"), "pass")
    assert [target.adds for target in GAME.targets(state, SECOND, spaces("7"))] == [
        spaces("17"),
        spaces("74"),
        spaces("8"),
    ]


@rule("B22")
def test_after_all_five_dice_one_target_is_all() -> None:
    assert GAME.targets(one_die_only(), SECOND) == (Target(spaces("17"), 0),)
    assert GAME.targets(one_die_only(), SECOND, spaces("17")) == ()


@rule("B11")
def test_the_active_player_may_reroll_until_the_third_roll() -> None:
    state = first_action()
    assert GAME.options(state, FIRST).moves == ("reroll", "mark", "pass")
    for _ in range(2):
        state = rolled(play(state, "reroll b"), "b")
    assert GAME.options(state, FIRST).moves == ("mark", "pass")


@rule("B13", "B19")
def test_the_pencil_marks_leave_the_dice_that_they_do_not_use() -> None:
    assert GAME.options(first_action(), FIRST).dice == ("grey", "grey", "grey", "blue", "yellow")
    assert GAME.options(first_action(), FIRST, spaces("68 71")).dice == ("grey", "blue", "yellow")
    assert GAME.options(second_action(), SECOND).dice == ("blue", "yellow")
    assert GAME.options(second_action(), SECOND, spaces("7")).dice == ("blue",)


@rule("B22")
def test_after_all_five_dice_one_mark_leaves_none() -> None:
    assert GAME.options(one_die_only(), SECOND).dice == ("grey",) * 5
    assert GAME.options(one_die_only(), SECOND, spaces("17")).dice == ()


@rule("B25", "B26")
def test_a_target_tells_the_points_that_it_would_score() -> None:
    three = ring("villa") | ring("mill") | ring("well")
    state = rolled(crossed(opened(), FIRST, three - spaces("25")), "y a a g g")
    assert GAME.targets(state, FIRST)[-1] == Target(spaces("25"), 9 + 7 + 4)


@rule("B27")
def test_a_target_tells_the_lower_value_once_another_was_first() -> None:
    state = crossed(opened(), SECOND, ring("well"))
    state = rolled(crossed(state, FIRST, ring("well") - spaces("43")), "r a g b o")
    assert Target(spaces("43"), 2) in GAME.targets(state, FIRST)


@rule("B25")
def test_marks_made_so_far_count_for_the_points_of_a_target() -> None:
    state = rolled(crossed(opened(), FIRST, ring("villa") - spaces("2 3 20 21")), "b b y y a")
    assert Target(spaces("20 21"), 0) in GAME.targets(state, FIRST)
    assert Target(spaces("20 21"), 9) in GAME.targets(state, FIRST, spaces("2 3"))


@pytest.mark.parametrize(
    ("place", "marks", "expected"),
    [
        (16, "", None),
        (72, "", None),
        (16, "16 23 28", ("B13", "already-marked")),
        (10, "", ("B6", "white-space")),
        (86, "", ("B3", "no-such-space")),
        (-1, "", ("B3", "no-such-space")),
        (58, "", ("B13", "already-crossed")),
        (7, "", ("B13", "not-enough-dice")),
        (20, "", ("B13", "not-enough-dice")),
        (68, "16 23 28", ("B13", "not-enough-dice")),
    ],
)
def test_in_the_first_action_a_place_that_is_dark_names_its_rule(
    place: int, marks: str, expected: tuple[str, str] | None
) -> None:
    assert why_not(first_action(), FIRST, place, marks) == expected


@pytest.mark.parametrize(
    ("place", "marks", "expected"),
    [
        (7, "", None),
        (74, "7", None),
        (7, "7", ("B19", "already-marked")),
        (75, "", ("B6", "white-space")),
        (200, "", ("B3", "no-such-space")),
        (17, "", ("B19", "no-leftover-die")),
        (8, "7", ("B19", "no-leftover-die")),
        (8, "", ("B20", "not-adjacent")),
    ],
)
def test_in_the_second_action_a_place_that_is_dark_names_its_rule(
    place: int, marks: str, expected: tuple[str, str] | None
) -> None:
    assert why_not(second_action(), SECOND, place, marks) == expected


@rule("B19")
def test_in_the_second_action_a_place_that_is_crossed_off_names_its_rule() -> None:
    assert why_not(first_action(), FIRST, 58) == ("B13", "already-crossed")
    assert why_not(crossed(second_action(), SECOND, spaces("74")), SECOND, 74) == ("B19", "already-crossed")


def test_after_all_five_dice_a_second_place_names_the_rule() -> None:
    assert why_not(one_die_only(), SECOND, 17) is None
    assert why_not(one_die_only(), SECOND, 16, "17") == ("B22", "one-die-only")
    assert not legal(one_die_only(), "mark 16 17", SECOND)


def test_when_it_is_not_the_seats_turn_every_place_names_the_rule() -> None:
    assert why_not(GAME.start(setup("1", "2")), FIRST, 16) == ("B8", "deal-first")
    assert why_not(opened(), FIRST, 16) == ("B10", "roll-first")
    assert why_not(first_action(), SECOND, 16) == ("B9", "not-the-active-player")
    assert why_not(second_action(), FIRST, 68) == ("B9", "second-action-of-the-others")
    over = opened()
    for _ in range(10):
        over = a_round(over, "a a a a a", "pass", "pass")
    assert why_not(over, FIRST, 16) == ("B32", "game-over")
