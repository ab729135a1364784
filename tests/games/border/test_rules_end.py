"""The end of the game (B29, B30, B32)."""

import pytest

from rollwright.core.events import Marks, Play, Roll
from rollwright.core.nodes import Over
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Mark
from rollwright.games.border.state import BorderEnd, State
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    SECOND,
    a_round,
    crossed,
    marks,
    opened,
    play,
    refusal,
    refused,
    ring,
    rolled,
    spaces,
)
from tests.rules import rule

FIVE_AREAS = ring("harbour") | ring("mill") | ring("lake") | ring("tower") | ring("well")


def five_areas_and(area: str, but: str, seat: Seat = FIRST) -> State:
    """A seat has completed five areas, and a sixth but for these spaces."""
    return crossed(opened(), seat, FIVE_AREAS | (ring(area) - spaces(but)))


def idle(state: State, rounds: int) -> State:
    """So many rounds in which nobody crosses off anything."""
    for _ in range(rounds):
        state = a_round(state, "a g b r y", "pass", "pass")
    return state


@rule("B29")
def test_the_game_ends_with_the_round_in_which_a_sixth_area_is_completed() -> None:
    state = a_round(five_areas_and("villa", "2 3"), "b b a a a", "mark 2 3", "pass")
    assert state.reason is BorderEnd.SIXTH_AREA
    assert isinstance(GAME.node(state), Over)
    assert state.round == 1


@rule("B29")
def test_a_sixth_area_in_the_first_action_does_not_take_the_second_action_away() -> None:
    state = play(rolled(five_areas_and("villa", "2 3"), "b b y a a"), "mark 2 3")
    assert GAME.outcome(state) is None
    state = marks(state, "mark 7")
    assert 7 in state.boards[SECOND].crossed
    assert GAME.outcome(state) is not None


@rule("B29")
def test_a_sixth_area_in_the_second_action_ends_the_game_as_well() -> None:
    state = five_areas_and("villa", "6 9", seat=SECOND)
    assert a_round(state, "g g b b b", "pass", "mark 6 9").reason is BorderEnd.SIXTH_AREA


@rule("B29")
def test_five_areas_do_not_end_the_game() -> None:
    state = opened()
    state = crossed(state, FIRST, FIVE_AREAS - spaces("43"))
    assert state.boards[FIRST].areas_completed == 3
    state = a_round(state, "r a a g g", "mark 43", "pass")
    assert state.boards[FIRST].areas_completed == 5
    assert (state.reason, state.round) == (None, 2)


@rule("B29")
def test_nothing_happens_after_the_end() -> None:
    state = a_round(five_areas_and("villa", "2 3"), "b b a a a", "mark 2 3", "pass")
    for event in (Roll((0, 0, 0, 0, 0)), Play(FIRST, Mark(frozenset())), Marks((Play(SECOND, Mark(frozenset())),))):
        assert refusal(state, event) == ("B29", "game-over")
    assert refused(state, "pass", SECOND) == ("B29", "game-over")
    assert GAME.targets(state, SECOND) == ()
    assert list(GAME.legal_moves(state, SECOND)) == []


@rule("B30")
def test_more_than_six_areas_may_be_completed_in_the_last_action() -> None:
    four = ring("castle") | ring("harbour") | ring("lake") | ring("tower")
    three = (ring("villa") | ring("mill") | ring("well")) - spaces("25")
    state = crossed(opened(), FIRST, four | three)
    assert state.boards[FIRST].areas_completed == 4
    state = a_round(state, "y a a g g", "mark 25", "pass")
    assert state.boards[FIRST].areas_completed == 7
    assert GAME.scores(state) == (12 + 8 + 6 + 5 + 9 + 7 + 4, 0)
    assert state.reason is BorderEnd.SIXTH_AREA


@rule("B32")
def test_ten_rounds_in_a_row_in_which_nobody_crosses_off_anything_end_the_game() -> None:
    state = idle(opened(), 10)
    assert state.reason is BorderEnd.NOTHING_CROSSED_OFF
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (FIRST, SECOND)


@rule("B32")
def test_nine_idle_rounds_do_not_end_the_game() -> None:
    state = idle(opened(), 9)
    assert (state.reason, state.idle_rounds, state.round) == (None, 9, 10)


@rule("B32")
@pytest.mark.parametrize(
    ("faces", "first", "second"),
    [("a a g b r", "mark 68 71", "pass"), ("a a y b r", "pass", "mark 7"), ("a a y b r", "mark 68 71", "mark 7")],
)
def test_one_cross_in_either_action_begins_the_ten_rounds_anew(faces: str, first: str, second: str) -> None:
    state = idle(opened(), 8)
    state = a_round(state, faces, first, second)
    assert state.idle_rounds == 0
    assert idle(state, 9).reason is None
    assert idle(state, 10).reason is BorderEnd.NOTHING_CROSSED_OFF


@rule("B32")
def test_the_game_ends_as_it_stands_after_ten_idle_rounds() -> None:
    state = idle(crossed(opened(), SECOND, ring("well")), 10)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == (BorderEnd.NOTHING_CROSSED_OFF, (0, 4), (SECOND,))
