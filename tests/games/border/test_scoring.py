"""Scoring and winning (B25 to B28, B31)."""

from dataclasses import replace

import pytest

from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points
from rollwright.games.border.scoring import outcome, worth_now
from rollwright.games.border.state import BorderEnd, BorderTieBreak, PlayedBoard, State, blank
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    SECOND,
    THIRD,
    a_round,
    board,
    crossed,
    marks,
    number_of,
    opened,
    play,
    ring,
    rolled,
    spaces,
)
from tests.rules import rule

AREAS = ("castle", "town", "forest", "villa", "harbour", "mill", "lake", "tower", "well")


def having_scored(**points: Points) -> PlayedBoard:
    """A board that has scored these points for these areas, whatever is crossed off."""
    return replace(blank(board()), scored=tuple(points.get(area) for area in AREAS))


def ended(*boards: PlayedBoard) -> Outcome:
    """How a game with these boards ends."""
    return outcome(boards, BorderEnd.SIXTH_AREA)


def scored(state: State, area: str) -> list[Points | None]:
    """What each seat has scored for an area."""
    return [played.scored[number_of(area)] for played in state.boards]


@rule("B25")
def test_an_area_is_complete_when_every_space_of_its_border_is_crossed_off() -> None:
    for area in AREAS:
        for space in ring(area) - spaces("10 75"):
            but_one = crossed(opened(), FIRST, ring(area) - {space})
            assert scored(but_one, area) == [None, None]
            assert scored(crossed(but_one, FIRST, frozenset((space,))), area) != [None, None]


@rule("B25")
def test_an_area_is_scored_at_once_in_the_first_action() -> None:
    state = rolled(crossed(opened(), FIRST, ring("well") - spaces("43")), "r a g b o")
    assert GAME.scores(state) == (0, 0)
    assert GAME.scores(play(state, "mark 43")) == (4, 0)


@rule("B25")
def test_an_area_is_scored_in_the_second_action_as_well() -> None:
    state = crossed(opened(), SECOND, ring("well") - spaces("43"))
    state = play(rolled(state, "o a g b r"), "pass")
    assert GAME.scores(marks(state, "mark 43")) == (0, 4)


@rule("B25")
def test_a_single_cross_may_complete_several_areas() -> None:
    three = ring("villa") | ring("mill") | ring("well")
    state = rolled(crossed(opened(), FIRST, three - spaces("25")), "y a g b r")
    assert GAME.scores(state) == (0, 0)
    state = play(state, "mark 25")
    assert GAME.scores(state) == (9 + 7 + 4, 0)
    assert state.boards[FIRST].areas_completed == 3


@rule("B25")
def test_an_area_is_scored_only_once() -> None:
    state = crossed(opened(), FIRST, ring("well"))
    state = a_round(state, "a a g b r", "mark 68 71", "pass")
    assert GAME.scores(state) == (4, 0)


@rule("B7", "B26")
@pytest.mark.parametrize(("area", "value"), list(zip(AREAS, range(12, 3, -1), strict=True)))
def test_the_first_to_complete_an_area_scores_its_higher_value(area: str, value: Points) -> None:
    assert scored(crossed(opened(), SECOND, ring(area)), area) == [None, value]


@rule("B26")
def test_the_higher_value_is_struck_out_for_the_others() -> None:
    state = opened()
    assert state.worth == (12, 11, 10, 9, 8, 7, 6, 5, 4)
    state = play(rolled(crossed(state, FIRST, ring("well") - spaces("43")), "r a g b o"), "mark 43")
    assert state.worth == (12, 11, 10, 9, 8, 7, 6, 5, 2)
    assert worth_now(state.boards) == state.worth


@rule("B7", "B27")
@pytest.mark.parametrize(("area", "low"), list(zip(AREAS, (6, 5, 5, 4, 4, 3, 3, 2, 2), strict=True)))
def test_whoever_completes_an_area_later_scores_its_lower_value(area: str, low: Points) -> None:
    state = crossed(opened(), FIRST, ring(area))
    assert scored(crossed(state, SECOND, ring(area)), area)[SECOND] == low


@rule("B27")
def test_the_second_action_comes_after_the_first() -> None:
    state = crossed(opened(), FIRST, ring("well") - spaces("43"))
    state = crossed(state, SECOND, ring("well") - spaces("43"))
    state = marks(play(rolled(state, "r o a a g"), "mark 43"), "mark 43")
    assert scored(state, "well") == [4, 2]


@rule("B27")
def test_a_second_action_counts_for_the_rounds_after_it() -> None:
    state = crossed(opened(), SECOND, ring("well") - spaces("43"))
    state = a_round(state, "o a g b r", "pass", "mark 43")
    assert state.worth[number_of("well")] == 2


@rule("B28")
def test_all_who_are_first_together_in_a_second_action_score_the_higher_value() -> None:
    state = opened("1", "2", "3")
    for seat in (SECOND, THIRD):
        state = crossed(state, seat, ring("well") - spaces("43"))
    state = marks(play(rolled(state, "a o g b r"), "pass"), "mark 43", "mark 43")
    assert scored(state, "well") == [None, 4, 4]
    assert state.worth[number_of("well")] == 2


@rule("B31")
def test_most_points_wins() -> None:
    assert ended(having_scored(castle=12), having_scored(town=11, well=2)) == Outcome(
        BorderEnd.SIXTH_AREA, (12, 13), (SECOND,)
    )


@rule("B31")
def test_on_a_tie_the_most_valuable_single_area_wins() -> None:
    tied = ended(having_scored(mill=7, well=4), having_scored(town=11), having_scored(castle=6, town=5))
    assert tied == Outcome(BorderEnd.SIXTH_AREA, (11, 11, 11), (SECOND,), BorderTieBreak.MOST_VALUABLE_AREA)


@rule("B31")
def test_the_most_valuable_area_is_by_what_was_scored_not_by_what_it_was_worth_to_the_first() -> None:
    tied = ended(having_scored(castle=6, well=4), having_scored(lake=3, mill=7))
    assert tied.winners == (SECOND,)


@rule("B31")
def test_those_who_are_still_tied_share_the_win() -> None:
    tied = ended(having_scored(mill=7, well=4), having_scored(mill=7, harbour=4), having_scored(lake=6, town=5))
    shared = BorderTieBreak.MOST_VALUABLE_AREA_SHARED
    assert tied == Outcome(BorderEnd.SIXTH_AREA, (11, 11, 11), (FIRST, SECOND), shared)


@rule("B31")
def test_without_any_points_all_share_the_win() -> None:
    assert ended(having_scored(), having_scored()) == Outcome(
        BorderEnd.SIXTH_AREA, (0, 0), (FIRST, SECOND), BorderTieBreak.SHARED
    )
