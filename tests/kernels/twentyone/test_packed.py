"""Positions as numbers, and back."""

import numpy as np
import pytest

from rollwright.games.twentyone.state import INVERTED
from rollwright.kernels.twentyone.packed import FREE, HITS, POINTS, ROW, opening, pack, pack_sheets, unpack
from rollwright.testing.twentyone.positions import marking, opened, played, sheet

BEGUN = "y6:6* r5:. g4:3 b3:x w2:2* k1:."
DONE_AND_BEGUN = """
y6:5 r5:x g4:4* b3:2 w2:2* k1:1*
b5:. g5:5* k4:. w3:. y2:. r1:x
"""


def test_a_seat_is_its_row_its_free_boxes_its_hits_and_its_points() -> None:
    state = marking(played("A", BEGUN), played("A", DONE_AND_BEGUN), fell="w1 k1 r1 b1 y1 g1")
    position = pack(state)
    assert list(position[0, [ROW, FREE, HITS, POINTS]]) == [0, 0b100010, 2, 11]
    assert list(position[1, [ROW, FREE, HITS, POINTS]]) == [1, 0b011101, 1, 25]


@pytest.mark.rule("T9")
def test_a_game_opens_as_the_rules_have_it() -> None:
    state = opened("A", "B", "C", first=2)
    position = opening(3, 2)
    assert np.array_equal(pack(state), position)
    assert unpack(position, state.setup, [sheet(name) for name in "ABC"]) == state


@pytest.mark.rule("T31")
def test_inverted_the_rows_stand_the_other_way_round() -> None:
    top_down, bottom_up = pack_sheets([sheet("A")]), pack_sheets([sheet("A")], INVERTED)
    assert np.array_equal(top_down.numbers[:, ::-1], bottom_up.numbers)
    assert np.array_equal(top_down.colours[:, ::-1], bottom_up.colours)
