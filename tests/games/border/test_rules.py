"""The table, and the order of a round (B1, B2, B4, B8, B9)."""

from dataclasses import replace

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalSetup
from rollwright.core.events import Marks, Move, Play, Roll
from rollwright.core.nodes import Choice, Joint
from rollwright.core.seats import Seat
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.moves import Mark
from rollwright.games.border.state import Phase
from rollwright.games.material import all_shipped, shipped
from rollwright.testing.border.positions import (
    FIRST,
    FOURTH,
    GAME,
    SECOND,
    THIRD,
    a_round,
    arguments,
    board,
    joint,
    marks,
    opened,
    play,
    refusal,
    refused,
    rolled,
    setup,
)
from tests.rules import rule


def refused_setup(wrong: Setup) -> tuple[str, str]:
    """The rule and the message that refuse a table."""
    with pytest.raises(IllegalSetup) as caught:
        GAME.start(wrong)
    return caught.value.rule, caught.value.message


class AnotherGamesMove(Move):
    """A move that The Border does not know."""

    def __str__(self) -> str:
        return "castle"


@rule("B1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_may_play(seats: int) -> None:
    assert GAME.start(Setup(seats, all_shipped("border"))).setup.seats == seats


@rule("B1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_may_not_play(seats: int) -> None:
    boards = all_shipped("border") + all_shipped("border")
    assert refused_setup(Setup(seats, boards)) == ("B1", "seats-out-of-range")


def test_there_is_no_variant() -> None:
    assert GAME.variants == ()
    assert refused_setup(replace(setup("1", "2"), variant="solo")) == ("B1", "variant-unknown")


@rule("B2")
def test_every_player_needs_a_board() -> None:
    assert refused_setup(Setup(3, (board("1"), board("2")))) == ("B2", "too-few-sheets")


@rule("B2", "B41")
def test_two_players_may_not_have_the_same_board() -> None:
    assert refused_setup(setup("1", "2", "1")) == ("B2", "sheet-twice")


@rule("B2", "B41")
def test_the_same_board_under_another_name_is_still_the_same() -> None:
    assert refused_setup(Setup(2, (board("1"), replace(board("1"), name="copy")))) == ("B2", "sheet-twice")


@rule("B41")
def test_where_copies_are_allowed_two_players_may_have_the_same_board() -> None:
    state = GAME.apply(GAME.start(replace(setup("1", "1"), copies=True)), Roll(()))
    assert [played.board for played in state.boards] == [board("1"), board("1")]


@rule("B2")
def test_a_sheet_of_another_game_is_no_board() -> None:
    assert refused_setup(Setup(2, (board("1"), shipped("twentyone", "A")))) == ("B2", "sheet-of-another-game")


@rule("B2")
def test_every_player_has_a_board_of_their_own() -> None:
    start = GAME.start(Setup(4, all_shipped("border"), first=FIRST))
    dealt = GAME.apply(start, Roll((3, 0, 1, 0)))
    assert [played.board.name for played in dealt.boards] == ["4", "1", "3", "2"]


@rule("B2")
def test_five_dice_have_the_six_colours_each() -> None:
    assert GAME.node(opened()) == Chance((COLOURS,) * 5, alike=True)
    assert [colour.id for colour in COLOURS] == ["grey", "green", "blue", "red", "yellow", "orange"]


@rule("B2")
@pytest.mark.parametrize("face", [-1, 6])
def test_no_die_has_a_seventh_face(face: int) -> None:
    assert refusal(opened(), Roll((0, 1, 2, 3, face))) == ("B2", "no-such-face")


@rule("B4")
def test_boards_of_two_maps_are_not_played_together() -> None:
    foreign = replace(board("2"), map=replace(board("2").map, white=frozenset()))
    assert refused_setup(Setup(2, (board("1"), foreign))) == ("B4", "boards-of-two-maps")


@rule("B8")
def test_every_seat_is_as_likely_to_be_the_first_active_one() -> None:
    start = GAME.start(replace(setup("1", "2", "3"), first=None))
    node = GAME.node(start)
    assert isinstance(node, Chance)
    drawn = [(GAME.apply(start, Roll(fall.faces)).active, fall.weight) for fall in node.falls()]
    assert drawn == [(FIRST, 1), (SECOND, 1), (THIRD, 1)]


@rule("B8")
def test_the_active_role_passes_clockwise_round_by_round() -> None:
    state = opened("1", "2", "3", first=1)
    active = []
    for _ in range(5):
        active.append(state.active)
        state = a_round(state, "a g b r y", "pass", "pass", "pass")
    assert active == [1, 2, 0, 1, 2]
    assert state.round == 6


@rule("B8")
def test_a_first_seat_that_is_not_at_the_table_is_refused() -> None:
    assert refused_setup(replace(setup("1", "2"), first=Seat(2))) == ("B8", "first-seat-unknown")


@rule("B8")
@pytest.mark.parametrize("faces", [(), (2,), (0, 0)])
def test_a_draw_that_is_impossible_is_refused(faces: tuple[int, ...]) -> None:
    start = GAME.start(replace(setup("1", "2"), first=None))
    assert refusal(start, Roll(faces)) == ("B8", "deal-impossible")


@rule("B8")
def test_nobody_moves_before_the_first_player_is_drawn() -> None:
    start = GAME.start(setup("1", "2"))
    assert refused(start, "pass", FIRST) == ("B8", "deal-first")
    assert refusal(start, Play(FIRST, Mark(frozenset()))) == ("B8", "deal-first")


@rule("B9")
def test_a_round_is_the_active_players_action_then_that_of_all_the_others() -> None:
    state = rolled(opened("1", "2", "3", "4", first=2), "a g b r y")
    assert (state.phase, GAME.node(state)) == (Phase.FIRST_ACTION, Choice(THIRD))
    state = play(state, "pass")
    assert (state.phase, GAME.node(state)) == (Phase.SECOND_ACTION, Joint((FIRST, SECOND, FOURTH)))
    state = marks(state, "pass", "pass", "pass")
    assert (state.phase, state.round, state.active) == (Phase.ROLL, 2, FOURTH)


@rule("B9")
def test_only_the_active_player_has_the_first_action() -> None:
    state = rolled(opened(), "a g b r y")
    assert refused(state, "pass", SECOND) == ("B9", "not-the-active-player")
    assert arguments(state, "pass", SECOND) == {"active": 1}
    assert refusal(state, Play(SECOND, Mark(frozenset()))) == ("B9", "not-the-active-player")


@rule("B9")
def test_the_active_player_has_no_second_action() -> None:
    state = play(rolled(opened(), "a g b r y"), "pass")
    assert refused(state, "pass", FIRST) == ("B9", "second-action-of-the-others")
    assert refused(state, "pass", Seat(2)) == ("B9", "second-action-of-the-others")


@rule("B9")
def test_the_others_wait_for_the_first_action() -> None:
    state = rolled(opened(), "a g b r y")
    assert refusal(state, Marks((Play(SECOND, Mark(frozenset())),))) == ("B9", "no-second-action-yet")


@rule("B9")
def test_nobody_rerolls_in_the_second_action() -> None:
    state = play(rolled(opened(), "a g b r y"), "pass")
    assert refused(state, "reroll a", SECOND) == ("B9", "reroll-in-second-action")
    assert refusal(state, joint(state, "reroll a")) == ("B9", "reroll-in-second-action")
    assert refusal(state, Play(SECOND, GAME.parse_move("reroll a"))) == ("B9", "reroll-in-second-action")


@rule("B9")
def test_a_move_of_another_game_is_refused_in_both_actions() -> None:
    first = rolled(opened(), "a g b r y")
    assert refusal(first, Play(FIRST, AnotherGamesMove())) == ("B9", "move-of-another-game")
    second = play(first, "pass")
    assert refusal(second, Marks((Play(SECOND, AnotherGamesMove()),))) == ("B9", "move-of-another-game")
    assert not GAME.is_legal(second, SECOND, AnotherGamesMove())
