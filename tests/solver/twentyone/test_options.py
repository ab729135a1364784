"""What the options of a position are worth, against the rules that list them."""

from dataclasses import replace

import pytest

from rollwright.core.seats import Seat
from rollwright.games.twentyone.moves import Again, Keep, Mark
from rollwright.games.twentyone.sheet import CROSS_OFF
from rollwright.games.twentyone.state import Phase, State
from rollwright.solver.twentyone.options import RankedOption, ranked, row_of, worth_of
from rollwright.solver.twentyone.rows import Solution
from rollwright.testing.twentyone.positions import GAME, marking, played

ME = Seat(0)


def at_once(state: State) -> list[RankedOption]:
    return ranked(Solution(), state, ME)


# Sheet A: y6 r5 g4 b3 w2 k1

LAST_BOX = "y6:6* r5:5* g4:4* b3:3* w2:2* k1:."


@pytest.mark.rule("T20")
def test_the_last_box_of_a_row_is_worth_what_the_row_then_scores() -> None:
    options = at_once(marking(played("A", LAST_BOX), fell="w6 k1 r6 b6 y6 g6"))
    assert [(str(option.move), option.worth) for option in options] == [("mark 1k", 42.0), ("mark x", 35.0)]


def test_every_legal_mark_is_ranked_and_the_best_is_first() -> None:
    state = marking(played("A"), fell="w2 k1 r6 b3 y4 g5")
    options = at_once(state)
    assert {option.move for option in options} == set(GAME.legal_moves(state, ME))
    assert [option.worth for option in options] == sorted((option.worth for option in options), reverse=True)
    assert str(options[0].move) == "mark 1w 1k 1b"


@pytest.mark.rule("T18")
def test_crossing_off_leaves_the_boxes_to_the_right() -> None:
    state = marking(played("A", "y6:. r5:5* g4:4* b3:3* w2:. k1:."), fell="w2 k1 r6 b3 y4 g5")
    worth = worth_of(Solution(), row_of(state, ME), Mark(frozenset((CROSS_OFF,))))
    assert worth == pytest.approx(12 + Solution().worth((2, 1), 3))


def test_to_keep_is_worth_the_best_marks() -> None:
    state = replace(marking(played("A"), fell="w2 k1 r6 b3 y4 g5"), phase=Phase.AGAIN, rolls=1)
    by_move = {type(option.move): option.worth for option in at_once(state)}
    assert by_move[Keep] == at_once(replace(state, phase=Phase.MARK))[0].worth
    assert by_move[Again] < by_move[Keep]


@pytest.mark.rule("T11")
def test_a_second_roll_leaves_the_ones() -> None:
    picture = "y6:. r5:5* g4:4* b3:3* w2:2* k1:."
    state = replace(marking(played("A", picture), fell="w2 k1 r6 b3 y4 g5"), phase=Phase.AGAIN, rolls=1)
    (again,) = (option.worth for option in at_once(state) if isinstance(option.move, Again))
    # The black 1 stays; the yellow die falls on 1 to 6, and 6 is the sixth hit.
    one_left = Solution().worth((6,), 5)
    rows = [pips + 1 + 15 for pips in range(1, 6)] + [6 + 1 + 21]
    expected = sum(max(points, 1 + one_left) for points in rows) / 6
    assert again == pytest.approx(14 + expected)


def test_what_is_no_move_of_this_game_is_worth_nothing() -> None:
    state = marking(played("A"), fell="w2 k1 r6 b3 y4 g5")
    with pytest.raises(TypeError):
        worth_of(Solution(), row_of(state, ME), object())  # type: ignore[arg-type]
