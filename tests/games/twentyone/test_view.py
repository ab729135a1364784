"""What any client may see: all of the state, as plain values."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rollwright.core.seats import Seat
from rollwright.games.twentyone.options import targets
from rollwright.games.twentyone.sheet import CROSS_OFF
from rollwright.games.twentyone.state import State
from rollwright.games.twentyone.view import RowView, SheetView, TwentyOneView, view
from rollwright.testing.twentyone.positions import (
    MIXED,
    ONES,
    after,
    choice_due,
    deal_due,
    marking,
    marks,
    marks_due,
    opened,
    over,
    play,
    played,
    roll,
    roll_due,
)
from tests.rules import rule

STARTED = "y6:6* r5:x  g4:.  b3:2  w2:2* k1:1*"
BLANK_ROW = RowView((None,) * 6, hits=0, score=0, complete=False)


@rule("T8")
def test_all_sheets_are_open_to_all() -> None:
    started = RowView((6, 0, None, 2, 2, 1), hits=3, score=17, complete=False)
    assert view(marking(played("A", STARTED), played("B"), fell=MIXED)).seats == (
        SheetView("A", (started, *[BLANK_ROW] * 4), current_row=0, cross_goes=2, score=17),
        SheetView("B", (BLANK_ROW,) * 5, current_row=0, cross_goes=0, score=0),
    )


def test_the_dice_the_round_and_the_active_seat_are_seen() -> None:
    seen = view(after(opened("A", "B", first=1), roll(MIXED)))
    assert replace(seen, seats=()) == TwentyOneView(
        game="twentyone",
        phase="again",
        round=1,
        active=Seat(1),
        rolls=1,
        rolls_left=1,
        dice=(3, 1, 4, 1, 5, 2),
        falling=(0, 2, 4, 5),
        could_enter=seen.could_enter,
        seats=(),
    )


@rule("T8")
def test_the_boxes_that_the_dice_would_fit_are_seen_only_while_rolling_again_is_open() -> None:
    deciding = after(opened("A", "B", first=1), roll(MIXED))
    could = view(deciding).could_enter
    marking_now = after(deciding, play(1, "keep"))
    assert view(marking_now).could_enter == ()
    for seat in (Seat(0), Seat(1)):
        fit = {place for target in targets(marking_now, seat) for place in target.adds} - {CROSS_OFF}
        assert fit
        assert set(could[seat]) == fit


def test_a_row_that_is_complete_says_so_and_the_next_is_the_current_one() -> None:
    state = after(marking(played("A", STARTED), fell=ONES), marks("1g"))
    complete = RowView((6, 0, 1, 2, 2, 1), hits=3, score=18, complete=True)
    assert view(state).seats == (SheetView("A", (complete, *[BLANK_ROW] * 4), current_row=1, cross_goes=0, score=18),)


@rule("T31")
def test_inverted_the_last_row_is_the_current_one() -> None:
    (sheet,) = view(opened("A", variant="inverted")).seats
    assert (sheet.current_row, sheet.cross_goes) == (4, 0)


def test_a_complete_sheet_has_no_current_row() -> None:
    complete, not_complete = view(over()).seats
    assert (complete.current_row, not_complete.current_row) == (None, 0)


@pytest.mark.parametrize(
    ("state", "phase"),
    [
        (deal_due, "deal"),
        (roll_due, "roll"),
        (choice_due, "again"),
        (lambda: after(choice_due(), play(0, "again")), "roll"),
        (marks_due, "mark"),
        (over, "over"),
    ],
)
def test_what_is_due_is_said_in_one_word(state: Callable[[], State], phase: str) -> None:
    assert view(state()).phase == phase


def test_before_the_deal_no_sheet_is_seen() -> None:
    assert view(deal_due()).seats == ()
