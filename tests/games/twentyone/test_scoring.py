"""What rows are worth and who wins."""

import pytest

from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat
from rollwright.games.twentyone.scoring import BONUS, hits, outcome, row_score, sheet_score
from rollwright.games.twentyone.state import CROSSED, BoxEntry, PlayedSheet, TwentyOneEnd, TwentyOneTieBreak
from rollwright.testing.twentyone.positions import played, sheet
from tests.rules import rule

FIRST_ROW = sheet("A").numbers[0]  # 6 5 4 3 2 1


@rule("T16")
@pytest.mark.parametrize(
    ("row", "count"),
    [
        ((6, 5, 4, 3, 2, 1), 6),
        ((5, 4, 3, 2, 1, 1), 1),
        ((6, CROSSED, 3, None, None, None), 1),
        ((None,) * 6, 0),
        ((CROSSED,) * 6, 0),
    ],
)
def test_a_number_equal_to_its_boxs_number_is_a_hit(row: tuple[BoxEntry, ...], count: int) -> None:
    assert hits(FIRST_ROW, row) == count


@rule("T20")
def test_the_bonus_for_hits_is_0_1_3_6_10_15_21() -> None:
    assert BONUS == (0, 1, 3, 6, 10, 15, 21)


@rule("T20")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ((6, 5, 4, 3, 2, 1), 21 + 21),
        ((6, 5, 4, 3, 2, CROSSED), 20 + 15),
        ((6, 5, 4, 3, 1, CROSSED), 19 + 10),
        ((6, 5, 4, 2, 1, CROSSED), 18 + 6),
        ((6, 5, 3, 2, 1, CROSSED), 17 + 3),
        ((6, 4, 3, 2, 1, CROSSED), 16 + 1),
        ((5, 4, 3, 2, 1, CROSSED), 15),
        ((CROSSED,) * 6, 0),
    ],
)
def test_a_complete_row_scores_its_numbers_and_the_bonus_for_its_hits(row: tuple[BoxEntry, ...], points: int) -> None:
    assert row_score(FIRST_ROW, row) == points


@rule("T23")
def test_a_row_that_is_not_complete_scores_sum_and_bonus_as_it_stands() -> None:
    assert row_score(FIRST_ROW, (6, 5, None, 2, None, CROSSED)) == 13 + 3


@rule("T23")
def test_a_row_that_was_not_begun_scores_nothing() -> None:
    assert sheet_score(played("A")) == 0


@rule("T24")
def test_a_sheet_scores_all_its_rows() -> None:
    started = played(
        "A",
        """
        y6:4  r5:5* g4:x  b3:3* w2:1  k1:1*
        b5:1  g5:.  k4:4* w3:.  y2:.  r1:.
        """,
    )
    assert sheet_score(started) == (14 + 6) + (5 + 1)


def four() -> PlayedSheet:
    return played("A", "y6:4 r5:. g4:. b3:. w2:. k1:.")


def five() -> PlayedSheet:
    return played("B", "g6:5 b5:. w4:. y3:. k2:. r1:.")


def also_five() -> PlayedSheet:
    return played("C", "w6:5 y5:. k4:. g3:. r2:. b1:.")


@rule("T24")
def test_most_points_wins() -> None:
    assert outcome((four(), five()), TwentyOneEnd.FIFTH_ROW) == Outcome(
        TwentyOneEnd.FIFTH_ROW, (4, 5), (Seat(1),), None
    )


@rule("T24")
def test_a_tie_is_a_shared_win() -> None:
    ended = outcome((five(), four(), also_five()), TwentyOneEnd.FIFTH_ROW)
    assert ended == Outcome(TwentyOneEnd.FIFTH_ROW, (5, 4, 5), (Seat(0), Seat(2)), TwentyOneTieBreak.SHARED)
