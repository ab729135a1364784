"""First action: cross off (B13 to B18), on board 1."""

from itertools import chain, combinations

import pytest

from rollwright.core.events import Play
from rollwright.games.border.board import Spaces
from rollwright.games.border.colours import Colour
from rollwright.games.border.moves import Mark, dice_text
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import (
    FIRST,
    GAME,
    arguments,
    crossed,
    legal,
    opened,
    play,
    random_game,
    refusal,
    refused,
    rolled,
    spaces,
)
from tests.rules import rule


def with_dice(faces: str, already: str = "") -> State:
    """The first action of board 1, these dice on the table, these spaces crossed off before."""
    return rolled(crossed(opened(), FIRST, spaces(already)), faces)


@rule("B3")
@pytest.mark.parametrize("move", ["mark 86", "mark 9999", "mark 16 23 28 86"])
def test_only_spaces_of_the_board_can_be_crossed_off(move: str) -> None:
    state = with_dice("a a a a a")
    assert refused(state, move) == ("B3", "no-such-space")
    assert arguments(state, move) == {"space": int(move.split()[-1]), "most": 85}


@rule("B6")
@pytest.mark.parametrize("white", [10, 75])
def test_a_white_space_counts_as_crossed_off_from_the_start(white: int) -> None:
    state = with_dice("a a a a a")
    assert white in state.boards[FIRST].crossed
    assert refused(state, f"mark {white}") == ("B6", "white-space")
    assert arguments(state, f"mark 16 23 28 {white}") == {"space": white}


@rule("B13")
def test_one_die_crosses_off_one_space_of_its_colour() -> None:
    state = play(with_dice("a a a y b"), "mark 16 23 28")
    assert state.boards[FIRST].crossed == spaces("10 16 23 28 75")
    assert dice_text(state.leftover) == "b y"


@rule("B13")
def test_a_die_crosses_off_no_space_of_another_colour() -> None:
    state = with_dice("b b b g y")
    assert refused(state, "mark 16 23 28") == ("B13", "not-enough-dice")
    assert refusal(state, Play(FIRST, Mark(spaces("16 23 28")))) == ("B13", "not-enough-dice")


@rule("B13")
def test_a_space_without_a_die_of_its_colour_is_refused_for_the_die_not_for_its_segment() -> None:
    assert refused(with_dice("b b b g y"), "mark 16") == ("B13", "not-enough-dice")
    assert refused(with_dice("a b b g y"), "mark 16 23") == ("B13", "not-enough-dice")


@rule("B13")
def test_each_die_is_used_once() -> None:
    state = with_dice("a a a y b")
    assert refused(state, "mark 16 23 28 68 71") == ("B13", "not-enough-dice")
    assert arguments(state, "mark 16 23 28 68 71") == {"colour": "grey", "needed": 5, "there": 3}
    assert legal(with_dice("a a a a a"), "mark 16 23 28 68 71")


@rule("B13")
def test_a_space_is_crossed_off_once() -> None:
    state = with_dice("a a a a a", already="23 28")
    assert refused(state, "mark 16 23 28") == ("B13", "already-crossed")
    assert arguments(state, "mark 16 23 28") == {"space": 23}


@rule("B14")
@pytest.mark.parametrize(
    ("move", "missing"), [("mark 16", "23, 28"), ("mark 16 23", "28"), ("mark 68 71 28", "16, 23")]
)
def test_a_segment_may_not_be_left_open(move: str, missing: str) -> None:
    state = with_dice("a a a a a")
    assert refused(state, move) == ("B14", "segment-left-open")
    assert arguments(state, move) == {"colour": "grey", "spaces": missing}
    assert refusal(state, Play(FIRST, Mark(spaces(move.removeprefix("mark "))))) == ("B14", "segment-left-open")


@rule("B14")
def test_a_segment_may_not_be_extended_without_completing_it() -> None:
    state = with_dice("a a a a a", already="7 8")
    assert refused(state, "mark 11") == ("B14", "segment-left-open")
    assert arguments(state, "mark 11") == {"colour": "grey", "spaces": "12"}


@rule("B15")
def test_a_segment_is_completed_anywhere_without_adjacency() -> None:
    state = with_dice("b b a g r")
    assert not state.boards[FIRST].board.map.neighbours[2] & state.boards[FIRST].crossed
    assert legal(state, "mark 2 3")
    assert play(state, "mark 2 3").boards[FIRST].crossed == spaces("2 3 10 75")


@rule("B16")
def test_a_segment_partly_crossed_off_needs_dice_for_its_open_spaces_only() -> None:
    state = with_dice("a a g b r", already="58 59 65")
    assert legal(state, "mark 69 72")
    assert dice_text(play(state, "mark 69 72").leftover) == "g b r"


@rule("B17")
def test_dice_may_be_divided_over_segments_of_one_colour() -> None:
    assert legal(with_dice("a a a a a"), "mark 16 23 28 68 71")


@rule("B17")
def test_dice_may_be_divided_over_segments_of_different_colours() -> None:
    state = play(with_dice("a a b b y", already="20"), "mark 2 3 21 68 71")
    assert state.leftover == ()
    assert spaces("2 3 20 21 68 71") <= state.boards[FIRST].crossed


@rule("B18")
def test_the_active_player_may_cross_off_nothing_though_they_could() -> None:
    state = with_dice("a a a a a")
    assert legal(state, "pass")
    assert play(state, "pass").boards == state.boards


@rule("B18")
def test_the_active_player_may_complete_fewer_segments_than_they_could() -> None:
    state = with_dice("a a a a a")
    assert [str(move) for move in GAME.legal_moves(state, FIRST) if isinstance(move, Mark)] == [
        "pass",
        "mark 68 71",
        "mark 16 23 28",
        "mark 7 8 11 12",
        "mark 16 23 28 68 71",
        "mark 58 59 65 69 72",
    ]


@rule("B13", "B14", "B15", "B16", "B17", "B18")
@pytest.mark.parametrize("seed", range(3))
def test_the_legal_marks_are_the_sets_of_segments_that_the_dice_pay_for(seed: int) -> None:
    for state in random_game(seed):
        if state.phase is Phase.FIRST_ACTION:
            found = [move.spaces for move in GAME.legal_moves(state, state.active) if isinstance(move, Mark)]
            assert len(found) == len(set(found))
            assert set(found) == paid_for(state)


def paid_for(state: State) -> set[Spaces]:
    """All sets of segments with open spaces whose colours are among the dice, found the slow way."""
    played = state.boards[state.active]
    ahead = [(one.colour, one.spaces - played.crossed) for one in played.board.segments]
    ahead = [(colour, still_open) for colour, still_open in ahead if 0 < len(still_open) <= state.dice.count(colour)]
    choices = chain.from_iterable(combinations(ahead, count) for count in range(6))
    return {
        frozenset().union(*(still_open for _, still_open in choice))
        for choice in choices
        if all(sum(len(o) for c, o in choice if c is colour) <= state.dice.count(colour) for colour in Colour)
    }
