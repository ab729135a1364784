"""A position: the row that a player is in, and when a sheet is complete."""

import pytest

from rollwright.games.twentyone.state import PlayedSheet, current_row, is_complete
from rollwright.testing.twentyone.positions import ONES, marking, played
from tests.rules import rule

FULL_ROWS = """
y6:1 r5:1 g4:1 b3:1 w2:1 k1:1*
b5:1 g5:x k4:1 w3:1 y2:1 r1:1*
k5:1 w4:1 y4:1 r3:1 g2:1 b1:1*
w5:1 k4:1 r3:1 y3:1 b2:1 g1:1*
g5:1 b4:1 w3:1 k2:1 r2:1 y1:1*
""".strip().splitlines()


def with_rows_full(count: int) -> PlayedSheet:
    return played("A", "\n".join(FULL_ROWS[:count]))


@rule("T21")
@pytest.mark.parametrize("full", range(5))
def test_the_rows_are_played_from_top_to_bottom(full: int) -> None:
    one = with_rows_full(full)
    assert current_row(marking(one, fell=ONES), one) == full


@rule("T21")
def test_players_may_be_on_different_rows() -> None:
    ahead, behind = with_rows_full(2), played("B")
    state = marking(ahead, behind, fell=ONES)
    assert (current_row(state, ahead), current_row(state, behind)) == (2, 0)


@rule("T20")
def test_a_row_is_complete_when_its_boxes_are_filled_or_crossed_off() -> None:
    one = with_rows_full(2)  # the second row has a box that is crossed off
    assert current_row(marking(one, fell=ONES), one) == 2


@rule("T22")
def test_a_sheet_is_complete_with_its_fifth_row_and_not_before() -> None:
    assert is_complete(with_rows_full(5))
    assert not any(is_complete(with_rows_full(count)) for count in range(5))
