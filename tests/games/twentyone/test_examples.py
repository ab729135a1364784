"""The worked examples of the rulebook, replayed on our sheets."""

from rollwright.core.chance import Chance
from rollwright.core.events import Roll
from rollwright.core.nodes import Over
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat
from rollwright.games.twentyone.scoring import hits, row_score
from rollwright.games.twentyone.state import State, TwentyOneEnd
from rollwright.testing.twentyone.positions import (
    GAME,
    after,
    legal,
    marks,
    opened,
    picture,
    play,
    refusal,
    roll,
    sheet,
)
from tests.rules import rule


@rule("TE1", "T11")
def test_te1_the_two_ones_stay_and_the_other_four_dice_are_rolled() -> None:
    state = after(opened("A", "B"), roll("w6 k4 r3 b3 y1 g1"), play(0, "again"))
    assert GAME.node(state) == Chance(((1, 2, 3, 4, 5, 6),) * 4)
    assert after(state, Roll((2, 5, 6, 4))).dice == (2, 5, 6, 4, 1, 1)


def te2() -> State:
    """A blank sheet A and the dice of the example."""
    return after(opened("A"), roll("k1 b3 y4 r1 g2 w4"), play(0, "keep"))


@rule("TE2", "T14", "T15", "T16")
def test_te2_two_hits_and_a_number_are_entered_and_two_that_fit_passed_over() -> None:
    state = after(te2(), marks("1k 1b 1y"))
    assert picture(state.sheets[0]) == "y6:4 r5:. g4:. b3:3* w2:. k1:1*"
    assert GAME.scores(state) == (1 + 3 + 4 + 3,)


@rule("TE2", "T15")
def test_te2_the_red_one_and_the_green_two_would_fit() -> None:
    assert "mark 1k 1r 1b 1y 1g" in legal(te2(), 0)


@rule("TE2", "T14")
def test_te2_the_white_four_does_not_fit() -> None:
    assert refusal(te2(), marks("1w")) == "T14: number-too-high (row=1, colour='white', number=4, most=2)"


def te3() -> State:
    """Four boxes of sheet E's first row are filled; the green die shows 5, the white one 6."""
    return after(
        opened("E"),
        roll("r5 b4 k2 y2 w6 g5"),
        play(0, "keep"),
        marks("1r 1b 1k 1y"),
        roll("g5 w6 r2 b2 k2 y2"),
        play(0, "keep"),
    )


@rule("TE3", "T18")
def test_te3_the_white_five_must_be_crossed_off() -> None:
    assert picture(te3().sheets[0]) == "r6:5 w5:. b4:4* k3:2 y2:2* g1:."
    assert legal(te3(), 0) == ["mark x"]
    assert picture(after(te3(), marks("x")).sheets[0]) == "r6:5 w5:x b4:4* k3:2 y2:2* g1:."


@rule("TE4", "T20")
def test_te4_fourteen_points_and_three_hits_make_twenty() -> None:
    state = after(te3(), marks("x"), roll("g1 w6 r2 b2 k2 y2"), play(0, "keep"), marks("1g"))
    first = state.sheets[0].rows[0]
    assert picture(state.sheets[0]) == "r6:5 w5:x b4:4* k3:2 y2:2* g1:1*"
    assert first == (5, 0, 4, 2, 2, 1)
    assert hits(sheet("E").numbers[0], first) == 3
    assert row_score(sheet("E").numbers[0], first) == 20
    assert GAME.scores(state) == (20,)


def filled(row: int) -> str:
    """All six boxes of a row."""
    return " ".join(f"{row}{letter}" for letter in "wkrbyg")


@rule("TE5", "T20", "T21", "T22", "T24")
def test_te5_the_five_rows_add_up_to_88_and_the_game_ends_with_that_round() -> None:
    before = after(
        opened("E", "A"),
        roll("r5 b4 k2 y2 w6 g1"),
        play(0, "keep"),
        marks("1r 1b 1k 1y 1g", "x"),
        roll("w6 r2 b2 k2 y2 g2"),
        play(1, "keep"),
        marks("x", "x"),
        roll("k5 b4 g3 y2 r1 w1"),
        play(0, "again"),
        Roll((5, 4, 2, 3)),
        marks(filled(2), "x"),
        roll("g4 y3 r3 w2 b1 k1"),
        play(1, "keep"),
        marks(filled(3), "x"),
        roll("y5 g3 w3 r2 k1 b1"),
        play(0, "keep"),
        marks(filled(4), "x"),
        roll("b4 k3 y2 g1 w1 r1"),
        play(1, "keep"),
    )
    assert before.reason is None
    state = after(before, marks(filled(5), "x"))
    assert (
        picture(state.sheets[0], rows=5)
        == """\
r6:5 w5:x b4:4* k3:2 y2:2* g1:1*
k5:5* b5:4 g4:3 y3:2 r2:1 w1:1*
g5:4 y4:3 r4:3 w3:2 b2:1 k1:1*
y5:5* g4:3 w3:3* r3:2 k2:1 b1:1*
b5:4 k4:3 y3:2 g2:1 w2:1 r1:1*"""
    )
    rows = [row_score(numbers, row) for numbers, row in zip(sheet("E").numbers, state.sheets[0].rows, strict=True)]
    assert rows == [20, 19, 15, 21, 13]
    assert sum(rows) == 88
    assert GAME.node(state) == Over(Outcome(TwentyOneEnd.FIFTH_ROW, (88, 0), (Seat(0),)))
