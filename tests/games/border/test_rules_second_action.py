"""Second action (B19 to B24)."""

from itertools import combinations

import pytest

from rollwright.core.events import Marks, Play
from rollwright.core.game import Place
from rollwright.core.nodes import Joint
from rollwright.games.border.board import Spaces
from rollwright.games.border.moves import Mark, dice_text
from rollwright.games.border.state import Phase, State
from rollwright.testing.border.positions import (
    FIRST,
    FOURTH,
    GAME,
    SECOND,
    THIRD,
    arguments,
    choosing_seats,
    crossed,
    joint,
    legal,
    marks,
    opened,
    play,
    random_game,
    refusal,
    refused,
    rolled,
    spaces,
)
from tests.rules import rule


def left_over(faces: str, already: str = "", *names: str) -> State:
    """The second action of board 2 (and of others), the active player having used no die."""
    state = opened("1", "2", *names)
    return play(rolled(crossed(state, SECOND, spaces(already)), faces), "pass")


@rule("B19")
def test_the_same_leftover_dice_serve_each_player_in_full() -> None:
    state = play(rolled(opened("1", "2", "3"), "a a a b y"), "mark 16 23 28")
    assert dice_text(state.leftover) == "b y"
    state = marks(state, "mark 7 17", "mark 7 74")
    assert state.boards[SECOND].crossed == spaces("7 10 17 75")
    assert state.boards[THIRD].crossed == spaces("7 10 74 75")


@rule("B19")
def test_a_die_that_the_active_player_used_is_no_leftover() -> None:
    state = play(rolled(opened("1", "3"), "a a a b y"), "mark 16 23 28")
    assert refused(state, "mark 17", SECOND) == ("B19", "no-leftover-die")
    assert arguments(state, "mark 17", SECOND) == {"colour": "grey"}
    assert refusal(state, joint(state, "mark 17")) == ("B19", "no-leftover-die")


@rule("B19")
def test_one_leftover_die_crosses_off_one_space() -> None:
    assert refused(left_over("y a g r o"), "mark 7 8", SECOND) == ("B19", "no-leftover-die")
    assert legal(left_over("y y a g r"), "mark 7 8", SECOND)


@rule("B19")
@pytest.mark.parametrize("move", ["pass", "mark 7", "mark 17", "mark 7 17", "mark 7 8 17"])
def test_any_number_of_the_leftover_dice_may_be_used(move: str) -> None:
    assert legal(left_over("y y b r o"), move, SECOND)


@rule("B19")
def test_a_space_crossed_off_before_cannot_be_crossed_off_again() -> None:
    assert refused(left_over("y y b r o", "7"), "mark 7", SECOND) == ("B19", "already-crossed")


@rule("B6", "B20")
def test_the_white_spaces_are_where_adjacency_begins() -> None:
    state = left_over("a g b r y")
    assert [target.adds for target in GAME.targets(state, SECOND)] == [
        spaces("71"),
        spaces("74"),
        spaces("17"),
        spaces("7"),
    ]
    assert refused(state, "mark 10", SECOND) == ("B6", "white-space")


@rule("B20")
def test_a_space_must_be_adjacent_to_one_that_is_crossed_off() -> None:
    state = left_over("y y y y y")
    assert refused(state, "mark 8", SECOND) == ("B20", "not-adjacent")
    assert arguments(state, "mark 4 7 20", SECOND) == {"space": 4}
    assert refusal(state, joint(state, "mark 8")) == ("B20", "not-adjacent")


@rule("B20")
def test_a_space_crossed_off_earlier_in_the_same_action_counts() -> None:
    state = left_over("y y y y y")
    assert legal(state, "mark 7 8 4 0 1", SECOND)
    assert marks(state, "mark 7 8 4 0 1").boards[SECOND].crossed == spaces("0 1 4 7 8 10 75")


@rule("B20")
def test_spaces_that_touch_only_each_other_are_not_adjacent() -> None:
    state = left_over("y y y y y")
    assert refused(state, "mark 0 1 4", SECOND) == ("B20", "not-adjacent")
    assert arguments(state, "mark 0 1 7", SECOND) == {"space": 0}


@rule("B20")
def test_adjacent_means_sharing_a_side_of_a_hexagon() -> None:
    on = opened().boards[FIRST].board.map
    assert on.neighbours[8] == spaces("4 7 11")
    assert on.neighbours[75] == spaces("71 74")
    for space, beside in enumerate(on.neighbours):
        assert all(space in on.neighbours[other] for other in beside)


@rule("B21")
def test_a_segment_may_be_opened_without_completing_it() -> None:
    assert marks(left_over("y a g r o"), "mark 7").boards[SECOND].crossed == spaces("7 10 75")


@rule("B21")
def test_a_segment_may_be_extended_without_completing_it() -> None:
    assert legal(left_over("y a g r o", "7"), "mark 8", SECOND)


@rule("B21")
def test_a_segment_may_be_completed_in_the_second_action() -> None:
    assert legal(left_over("y a g r o", "7 8 4 0"), "mark 1", SECOND)


@rule("B22")
@pytest.mark.parametrize("move", ["pass", "mark 17", "mark 16"])
def test_if_all_five_dice_were_used_each_other_player_may_use_one_of_them(move: str) -> None:
    state = crossed(opened("1", "3"), SECOND, spaces("23"))
    state = play(rolled(state, "a a a a a"), "mark 58 59 65 69 72")
    assert state.leftover == ()
    assert legal(state, move, SECOND)


@rule("B22")
def test_if_all_five_dice_were_used_nobody_may_use_two_of_them() -> None:
    state = play(rolled(opened("1", "3"), "a a a a a"), "mark 58 59 65 69 72")
    assert refused(state, "mark 16 17", SECOND) == ("B22", "one-die-only")
    assert refusal(state, joint(state, "mark 16 17")) == ("B22", "one-die-only")
    assert [str(move) for move in GAME.legal_moves(state, SECOND)] == ["pass", "mark 17"]


@rule("B22")
def test_the_one_die_is_one_of_the_five_and_adjacency_holds() -> None:
    state = play(rolled(opened("1", "3"), "a a a a a"), "mark 58 59 65 69 72")
    assert refused(state, "mark 7", SECOND) == ("B22", "not-one-of-the-five")
    assert refused(state, "mark 16", SECOND) == ("B20", "not-adjacent")


@rule("B22")
def test_each_other_player_chooses_a_die_of_their_own() -> None:
    state = crossed(opened("1", "2", "4"), FIRST, spaces("20 65 69 72 62 60"))
    state = play(rolled(state, "a a r y g"), "mark 21 53 58 59 66")
    state = marks(state, "mark 7", "mark 74")
    assert state.boards[SECOND].crossed == spaces("7 10 75")
    assert state.boards[THIRD].crossed == spaces("10 74 75")


@rule("B23")
def test_if_the_active_player_used_no_die_the_others_have_all_five() -> None:
    state = left_over("y y y y b")
    assert dice_text(state.leftover) == "b y y y y"
    assert legal(state, "mark 0 4 7 8 17", SECOND)


@rule("B24")
def test_the_second_action_is_one_choice_of_all_the_others_together() -> None:
    state = left_over("a g b r y", "", "3", "4")
    assert GAME.node(state) == Joint((SECOND, THIRD, FOURTH))
    assert refusal(state, Play(SECOND, Mark(frozenset()))) == ("B24", "marks-together")


@rule("B24")
def test_nobody_is_left_out_of_the_second_action_and_nobody_marks_twice() -> None:
    state = left_over("a g b r y", "", "3")
    one, other = joint(state, "pass", "pass").plays
    for plays in ((), (one,), (other,), (other, one), (one, one, other), (Play(FIRST, one.move), one, other)):
        assert refusal(state, Marks(plays)) == ("B24", "marks-of-all")


@rule("B24")
def test_one_refused_mark_refuses_them_all() -> None:
    state = left_over("y b g r o", "", "3")
    assert refusal(state, joint(state, "mark 7", "mark 8")) == ("B20", "not-adjacent")


@rule("B24")
@pytest.mark.parametrize("other", ["pass", "mark 7", "mark 74", "mark 7 74"])
def test_no_players_crosses_change_what_another_may_do(other: str) -> None:
    state = left_over("y b g r o", "", "3")
    alone = {str(move) for move in GAME.legal_moves(state, SECOND)}
    for move in alone:
        after = marks(state, move, other)
        assert after.boards[SECOND] == marks(state, move, "pass").boards[SECOND]
        assert after.boards[THIRD] == marks(state, "pass", other).boards[THIRD]


@rule("B13", "B19", "B20", "B21", "B22")
@pytest.mark.parametrize("seed", range(2))
def test_the_legal_marks_are_all_sets_of_spaces_that_the_rules_let_pass(seed: int) -> None:
    compared = 0
    for state in random_game(seed):
        if state.phase is Phase.SECOND_ACTION and len(state.leftover) <= 2:
            for seat in choosing_seats(state):
                found = [move.spaces for move in GAME.legal_moves(state, seat) if isinstance(move, Mark)]
                assert len(found) == len(set(found))
                assert set(found) == allowed(state, seat)
                compared += 1
    assert compared > 10


def allowed(state: State, seat: int) -> set[Spaces]:
    """All sets of one or two open spaces that some order of crossing off allows, found the slow way."""
    played = state.boards[seat]
    colours = played.board.colour_at
    dice = state.leftover or state.dice
    ahead = [space for space, colour in colours.items() if colour in dice and space not in played.crossed]
    found: set[Spaces] = {frozenset()}
    for count in range(1, max(1, len(state.leftover)) + 1):
        for some in combinations(ahead, count):
            paid = all([colours[space] for space in some].count(die) <= dice.count(die) for die in dice)
            if paid and in_some_order(played.board.map.neighbours, played.crossed, some):
                found.add(frozenset(some))
    return found


def in_some_order(neighbours: tuple[Spaces, ...], already: Spaces, some: tuple[Place, ...]) -> bool:
    """Whether the spaces can be crossed off one after the other, each beside a cross."""
    return not some or any(
        neighbours[space] & already
        and in_some_order(neighbours, already | {space}, tuple(other for other in some if other != space))
        for space in some
    )
