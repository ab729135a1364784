"""The worked examples of the rulebook (BE1 to BE6), replayed on our boards."""

from rollwright.core.nodes import Choice, Joint, Over
from rollwright.games.border.colours import Colour
from rollwright.games.border.material import NAMES, shipped_board
from rollwright.games.border.moves import dice_text
from rollwright.games.border.state import BorderEnd, State
from rollwright.testing.border.positions import (
    FIRST,
    FOURTH,
    GAME,
    SECOND,
    THIRD,
    a_round,
    crossed,
    crossed_in,
    legal,
    marks,
    number_of,
    opened,
    play,
    refused,
    ring,
    rolled,
    spaces,
)
from tests.rules import rule

OURS = tuple(map(shipped_board, NAMES))
ONE, TWO, THREE, FOUR = OURS

VILLA_BUT_ONE = ring("villa") - spaces("26")


@rule("BE1", "B25", "B26")
def test_be1_the_first_to_cross_off_the_last_space_of_the_villas_border_scores_nine() -> None:
    state = crossed(opened(ONE, TWO, first=1), FIRST, VILLA_BUT_ONE)
    assert GAME.scores(state) == (0, 0)
    state = a_round(state, "b a g r o", "pass", "mark 26")
    assert GAME.scores(state) == (9, 0)
    assert state.boards[FIRST].scored[number_of("villa")] == 9


def third_roll_of_be2() -> State:
    """Three grey dice, a yellow and a blue one lie there after the third roll."""
    state = rolled(opened(*OURS), "g o a r y")
    state = rolled(play(state, "reroll g o r"), "a g b")
    state = rolled(play(state, "reroll g"), "a")
    assert (dice_text(state.dice), state.rolls) == ("a a a b y", 3)
    return state


@rule("BE2", "B11", "B14", "B18")
def test_be2_the_third_roll_completes_a_grey_segment_of_three_or_one_of_two() -> None:
    state = third_roll_of_be2()
    assert [str(move) for move in GAME.legal_moves(state, FIRST)] == ["pass", "mark 19 26", "mark 11 12 18"]
    state = play(state, "mark 11 12 18")
    assert state.boards[FIRST].crossed == spaces("10 11 12 18 75")


@rule("BE2", "B13", "B14")
def test_be2_the_yellow_and_the_blue_die_complete_nothing() -> None:
    state = third_roll_of_be2()
    on = state.boards[FIRST].board
    for colour in (Colour.YELLOW, Colour.BLUE):
        for space in on.spaces_of[colour]:
            assert refused(state, f"mark {space}") == ("B14", "segment-left-open")
            assert GAME.why_not(state, FIRST, frozenset(), space) is not None


@rule("BE3", "B19", "B20", "B24")
def test_be3_two_players_cross_off_both_leftovers_and_a_third_only_a_blue_space() -> None:
    state = play(third_roll_of_be2(), "mark 11 12 18")
    assert dice_text(state.leftover) == "b y"
    touchable = [{tuple(target.adds) for target in GAME.targets(state, seat)} for seat in (SECOND, THIRD, FOURTH)]
    assert touchable == [{(71,)}, {(71,), (74,)}, {(17,), (74,)}]
    state = marks(state, "mark 71", "mark 71 74", "mark 17 74")
    assert state.boards[SECOND].crossed == spaces("10 71 75")
    assert state.boards[THIRD].crossed == spaces("10 71 74 75")
    assert state.boards[FOURTH].crossed == spaces("10 17 74 75")
    assert (state.round, state.active) == (2, SECOND)


PARTLY_CROSSED_OFF = spaces("9 13 14 15 72 76 77")


def second_roll_of_be4() -> State:
    """Four yellow dice and a red one lie there; board 2 is active, the others have the boards 1, 3 and 4."""
    state = crossed(opened(*OURS, first=1), SECOND, PARTLY_CROSSED_OFF)
    state = rolled(play(rolled(state, "y y a b y"), "reroll a b"), "r y")
    assert (dice_text(state.dice), state.rolls) == ("r y y y y", 2)
    return state


@rule("BE4", "B16", "B17")
def test_be4_all_five_dice_go_into_completing_three_segments() -> None:
    state = second_roll_of_be4()
    assert GAME.node(state) == Choice(SECOND)
    state = play(state, "mark 78 82 20 21 22")
    assert state.leftover == ()
    assert spaces("82 78 77 76 72 20 21 13 9 22 15 14") <= state.boards[SECOND].crossed


@rule("BE4", "B22")
def test_be4_each_other_player_then_chooses_one_of_the_five_dice() -> None:
    state = play(second_roll_of_be4(), "mark 78 82 20 21 22")
    assert GAME.node(state) == Joint((FIRST, THIRD, FOURTH))
    assert refused(state, "mark 17 74", FIRST) == ("B22", "one-die-only")
    assert refused(state, "mark 71 74", FOURTH) == ("B22", "one-die-only")
    state = marks(state, "mark 74", "mark 71", "mark 71")
    crosses = [played.crossed - played.board.map.white for played in state.boards]
    assert [crosses[seat] for seat in (FIRST, THIRD, FOURTH)] == [spaces("74"), spaces("71"), spaces("71")]
    colours = [state.boards[seat].board.colour_at[min(crosses[seat])] for seat in (FIRST, THIRD, FOURTH)]
    assert colours == [Colour.RED, Colour.YELLOW, Colour.RED]


WELL_BUT_ONE = ring("well") - spaces("25")


@rule("BE5", "B26", "B27")
def test_be5_the_first_to_complete_the_well_scores_four_anyone_later_two() -> None:
    state = opened(ONE, TWO, THREE)
    for seat in (FIRST, SECOND, THIRD):
        state = crossed(state, seat, WELL_BUT_ONE)
    state = a_round(state, "o r a g b", "mark 25", "mark 25", "pass")
    assert GAME.scores(state) == (4, 2, 0)
    state = a_round(state, "o o a b b", "pass", "pass", "mark 25")
    assert GAME.scores(state) == (4, 2, 2)


ALL_BUT_A_GREEN_SEGMENT = crossed_in(
    ONE,
    """
                          oXX bXX bXX gXX
                        oXX             gXX gXX
                  oXX oXX          9/4        bXX
                +XX     aXX aXX                 bXX y14 y15
          g16 yXX             aXX     aXX bXX bXX         y22
        g23     yXX     7/3     oXX aXX             10/5    a27
      g28         yXX         oXX     oXX                 a32
    g33             yXX yXX oXX   4/2   oXX bXX bXX         a40
      rXX       11/5          rXX rXX oXX    5/2  bXX     a46
        rXX                 rXX         oXX         rXX r51
          rXX         gXX gXX     6/3     oXX aXX aXX
            rXX gXX gXX     gXX yXX     y63         a64
          gXX                     yXX yXX     8/4     a68
            gXX         12/6            oXX             a71
              bXX                     oXX         r74 +XX
                bXX bXX bXX             rXX r80 r81
                          bXX yXX yXX rXX
    """,
)

CASTLE_AND_TOWN = ring("castle") | ring("town")

TOWER = ring("tower")


@rule("BE6", "B26", "B27", "B29", "B30")
def test_be6_a_sixth_area_in_the_first_action_ends_the_game_after_the_second_with_33_points() -> None:
    state = opened(ONE, TWO, THREE)
    state = crossed(state, SECOND, CASTLE_AND_TOWN)
    state = crossed(state, THIRD, TOWER)
    state = crossed(state, FIRST, ALL_BUT_A_GREEN_SEGMENT)
    assert state.boards[FIRST].areas_completed == 5

    state = play(rolled(state, "g g g g b"), "mark 16 23 28 33")
    assert state.boards[FIRST].areas_completed == 6
    assert GAME.node(state) == Joint((SECOND, THIRD))
    assert legal(state, "mark 71", SECOND)

    state = marks(state, "mark 71", "mark 74")
    assert 71 in state.boards[SECOND].crossed
    assert 74 in state.boards[THIRD].crossed
    end = GAME.node(state)
    assert isinstance(end, Over)
    assert end.outcome.reason is BorderEnd.SIXTH_AREA
    assert end.outcome.scores == (33, 23, 5)
    assert end.outcome.winners == (FIRST,)

    areas = state.boards[FIRST].board.map.areas
    scored = {area.id: points for area, points in zip(areas, state.boards[FIRST].scored, strict=True) if points}
    assert scored == {"castle": 6, "town": 5, "villa": 9, "mill": 7, "tower": 2, "well": 4}
    first_in = [area.id for area in areas if scored.get(area.id) == area.value]
    assert first_in == ["villa", "mill", "well"]
