"""Level 2 in Twenty One, exactly: it enters every die that fits, and rolls again only if none does."""

from dataclasses import replace
from random import Random

from rollwright.bots.twentyone.greedy import choose
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import Phase, State
from rollwright.testing.twentyone.positions import marking, played

# Sheet A: y6 r5 g4 b3 w2 k1

NOTHING_FITS = "w3 k2 r6 b4 y1 g5"
"""For the row whose yellow box is filled."""
YELLOW_FILLED = "y6:6* r5:. g4:. b3:. w2:. k1:."


def move(state: State, seat: int = 0) -> str:
    return str(choose(state, Seat(seat), Random(1)))


def rolled_once(fell: str, picture: str = "") -> State:
    """The active player, on sheet A, may roll again."""
    return replace(marking(played("A", picture), played("B"), fell=fell), phase=Phase.AGAIN, rolls=1)


def test_it_keeps_the_dice_if_a_single_one_fits() -> None:
    assert move(rolled_once("w3 k2 r6 b4 y6 g5")) == "keep"


def test_it_rolls_again_if_none_fits() -> None:
    assert move(rolled_once(NOTHING_FITS, YELLOW_FILLED)) == "again"


def test_it_looks_at_its_own_sheet_alone() -> None:
    # On sheet B, beside it, the same dice fit.
    assert move(rolled_once(NOTHING_FITS, YELLOW_FILLED)) == "again"
    both = marking(played("A", YELLOW_FILLED), played("B"), fell=NOTHING_FITS)
    assert move(both, seat=0) == "mark x"
    assert move(both, seat=1) != "mark x"


def test_it_enters_every_die_that_fits() -> None:
    assert move(marking(played("A"), fell="w2 k1 r6 b3 y4 g5")) == "mark 1w 1k 1b 1y"


def test_it_enters_only_into_free_boxes() -> None:
    assert move(marking(played("A", YELLOW_FILLED), fell="w2 k1 r6 b3 y4 g5")) == "mark 1w 1k 1b"


def test_it_crosses_off_a_box_if_none_fits() -> None:
    assert move(marking(played("A", YELLOW_FILLED), fell=NOTHING_FITS)) == "mark x"


def test_it_plays_the_inverted_game_from_the_bottom() -> None:
    assert move(marking(played("A"), fell="w6 k6 r6 b6 y1 g6", variant="inverted")) == "mark 5y"
