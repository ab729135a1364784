"""What may be done now, what may be touched next, and why another place may not."""

from collections.abc import Callable
from itertools import combinations

import pytest

from rollwright.core.game import Options, Place, Places, Target
from rollwright.core.seats import Seat
from rollwright.games.twentyone.sheet import CROSS_OFF
from rollwright.games.twentyone.state import State
from rollwright.testing.twentyone.positions import (
    GAME,
    ONES,
    SIXES,
    choice_due,
    deal_due,
    legal,
    marking,
    marks_due,
    over,
    played,
    roll_due,
)
from tests.rules import rule


def places(text: str) -> Places:
    return frozenset(GAME.parse_place(word) for word in text.split())


def touchable(state: State, pencilled: str = "", seat: int = 0) -> dict[str, int]:
    """Each target's places with its points."""
    found = GAME.targets(state, Seat(seat), places(pencilled))
    return {" ".join(GAME.place_text(place) for place in sorted(target.adds)): target.points for target in found}


def why_not(state: State, place: str, pencilled: str = "", seat: int = 0) -> str:
    return str(GAME.why_not(state, Seat(seat), places(pencilled), GAME.parse_place(place)))


# Legal moves


@rule("T15")
def test_six_fitting_dice_make_sixty_three_choices_and_the_cross_off() -> None:
    state = marking(played("A"), fell=ONES)
    chosen = {" ".join(some) for count in range(1, 7) for some in combinations("wkrbyg", count)}
    listed = legal(state, 0)
    assert len(listed) == 64
    assert {text.removeprefix("mark ").replace("1", "") for text in listed} == chosen | {"x"}


@rule("T14")
def test_only_free_boxes_of_the_current_row_are_listed() -> None:
    state = marking(played("A", "y6:1 r5:x g4:. b3:. w2:1 k1:1*"), fell=ONES)
    assert legal(state, 0) == ["mark 1b", "mark 1g", "mark x", "mark 1b 1g"]


@rule("T21")
def test_each_player_has_the_moves_of_the_row_that_they_are_in() -> None:
    first_full = played("A", "y6:1  r5:1  g4:1  b3:1  w2:1  k1:1*")
    state = marking(first_full, played("B"), fell="w3 k3 r6 b6 y6 g6")
    assert legal(state, 0) == ["mark 2w", "mark 2k", "mark x", "mark 2w 2k"]
    assert legal(state, 1) == ["mark 1w", "mark 1g", "mark x", "mark 1w 1g"]


# Targets


@rule("T14", "T18")
def test_the_fitting_boxes_and_the_cross_off_may_be_touched() -> None:
    assert touchable(marking(played("A"), fell="w3 k1 r4 b1 y5 g5")) == {"1k": 2, "1r": 4, "1b": 1, "1y": 5, "x": 0}


@rule("T19")
def test_the_cross_off_may_not_be_touched_after_a_box() -> None:
    assert touchable(marking(played("A"), fell="w2 k1 r6 b4 y6 g5"), "1k") == {"1w": 4, "1y": 8}


@rule("T19")
def test_nothing_may_be_touched_after_the_cross_off() -> None:
    assert touchable(marking(played("A"), fell=ONES), "x") == {}


@rule("T16", "T20")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("y6:. r5:. g4:. b3:. w2:. k1:.", 3 + 1),
        ("y6:6* r5:. g4:. b3:. w2:. k1:.", 3 + 2),
        ("y6:6* r5:5* g4:. b3:. w2:. k1:.", 3 + 3),
        ("y6:6* r5:5* g4:4* b3:. w2:. k1:.", 3 + 4),
        ("y6:6* r5:5* g4:4* b3:. w2:2* k1:.", 3 + 5),
        ("y6:6* r5:5* g4:4* b3:. w2:2* k1:1*", 3 + 6),
    ],
)
def test_a_hit_scores_its_number_and_the_rise_of_the_bonus(row: str, points: int) -> None:
    assert touchable(marking(played("A", row), fell="b3 w6 k6 r6 y6 g6"))["1b"] == points


@rule("T20")
def test_pencilled_hits_count_for_the_bonus_of_the_next() -> None:
    state = marking(played("A"), fell="y6 r5 g4 b6 w6 k6")
    assert touchable(state)["1g"] == 4 + 1
    assert touchable(state, "1y")["1g"] == 4 + 2
    assert touchable(state, "1y 1r")["1g"] == 4 + 3


# What the pencil marks come to


@rule("T10")
def test_while_the_active_player_decides_no_die_may_be_used() -> None:
    assert GAME.options(choice_due(), Seat(0)) == Options(("again", "keep"), 0, ())
    assert GAME.options(choice_due(), Seat(1)) == Options((), 0, ())


@rule("T14")
def test_all_must_mark_and_have_the_dice_that_fit() -> None:
    state = marking(played("A"), fell="w2 k1 r6 b4 y6 g5")
    options = GAME.options(state, Seat(0))
    assert options == Options(("mark",), 0, ("white", "black", "yellow"), GAME.targets(state, Seat(0)))


@rule("T19")
def test_the_cross_off_leaves_no_die_and_scores_nothing() -> None:
    assert GAME.options(marking(played("A"), fell=ONES), Seat(0), places("x")) == Options(("mark",), 0, ())


@rule("T18")
def test_where_no_die_fits_the_mark_is_the_cross_off() -> None:
    state = marking(played("A", "y6:6* r5:. g4:. b3:. w2:. k1:."), fell=SIXES)
    assert GAME.options(state, Seat(0)) == Options(("mark",), 0, (), (Target(frozenset((CROSS_OFF,)), 0),))
    assert touchable(state) == {"x": 0}


@rule("T16", "T20")
def test_pencil_marks_tell_their_numbers_and_the_rise_of_the_bonus() -> None:
    state = marking(played("A", "y6:6* r5:. g4:. b3:. w2:. k1:."), fell="r5 g4 b1 w6 k6 y6")
    assert GAME.options(state, Seat(0), places("1r 1g")).points == 5 + 4 + (6 - 1)
    assert GAME.options(state, Seat(0), places("1r 1g 1b")).points == 5 + 4 + 1 + (6 - 1)


# Why not


@pytest.mark.parametrize(
    ("state", "seat", "pencilled", "place", "said"),
    [
        (deal_due, 0, "", "1w", "T9: deal-first"),
        (roll_due, 0, "", "1w", "T10: roll-first"),
        (choice_due, 0, "", "1w", "T10: again-or-keep-first"),
        (choice_due, 1, "", "1w", "T10: not-the-active-player (active=1)"),
        (marks_due, 2, "", "1w", "T12: no-such-seat (seat=3)"),
        (marks_due, 0, "1k", "1k", "T14: already-marked-box"),
        (marks_due, 0, "x", "1k", "T19: enter-and-cross-off"),
        (marks_due, 0, "1k", "x", "T19: enter-and-cross-off"),
        (marks_due, 0, "", "2k", "T14: not-the-current-row (row=2, current=1)"),
        (marks_due, 0, "", "1b", "T14: box-not-free (row=1, colour='blue')"),
        (marks_due, 0, "", "1y", "T14: box-not-free (row=1, colour='yellow')"),
        (marks_due, 0, "1k", "1w", "T14: number-too-high (row=1, colour='white', number=3, most=2)"),
        (over, 1, "", "1w", "T22: game-over"),
    ],
)
def test_every_other_place_has_a_reason_with_its_rule(
    state: Callable[[], State], seat: int, pencilled: str, place: str, said: str
) -> None:
    assert why_not(state(), place, pencilled, seat) == said


@rule("T4")
@pytest.mark.parametrize("place", [-1, CROSS_OFF + 1])
def test_a_place_that_is_no_box_has_a_reason(place: int) -> None:
    assert str(GAME.why_not(marks_due(), Seat(0), frozenset(), Place(place))) == "T4: no-such-box"
