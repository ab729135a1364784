"""The worked examples of the rulebook (BE1 to BE6), replayed on our boards."""

from rollwright.core.nodes import Choice, Joint, Over
from rollwright.games.border.colours import Colour
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

VILLA_BUT_ONE = ring("villa") - spaces("26")


@rule("BE1", "B25", "B26")
def test_be1_the_first_to_cross_off_the_last_space_of_the_villas_border_scores_nine() -> None:
    state = crossed(opened("1", "2", first=1), FIRST, VILLA_BUT_ONE)
    assert GAME.scores(state) == (0, 0)
    state = a_round(state, "b a g r o", "pass", "mark 26")
    assert GAME.scores(state) == (9, 0)
    assert state.boards[FIRST].scored[number_of("villa")] == 9


def third_roll_of_be2(*names: str) -> State:
    """Three grey dice, a yellow and a blue one lie there after the third roll."""
    state = rolled(opened(*names), "g o a r y")
    state = rolled(play(state, "reroll g o r"), "a g b")
    state = rolled(play(state, "reroll g"), "a")
    assert (dice_text(state.dice), state.rolls) == ("a a a b y", 3)
    return state


@rule("BE2", "B11", "B14", "B18")
def test_be2_the_third_roll_completes_a_grey_segment_of_three_or_one_of_two() -> None:
    state = third_roll_of_be2("1", "2", "3", "4")
    assert [str(move) for move in GAME.legal_moves(state, FIRST)] == ["pass", "mark 68 71", "mark 16 23 28"]
    state = play(state, "mark 16 23 28")
    assert state.boards[FIRST].crossed == spaces("10 16 23 28 75")


@rule("BE2", "B13", "B14")
def test_be2_the_yellow_and_the_blue_die_complete_nothing() -> None:
    state = third_roll_of_be2("1", "2", "3", "4")
    on = state.boards[FIRST].board
    for colour in (Colour.YELLOW, Colour.BLUE):
        for space in on.spaces_of[colour]:
            assert refused(state, f"mark {space}") == ("B14", "segment-left-open")
            assert GAME.why_not(state, FIRST, frozenset(), space) is not None


@rule("BE3", "B19", "B20", "B24")
def test_be3_two_players_cross_off_both_leftovers_and_a_third_only_a_blue_space() -> None:
    state = play(third_roll_of_be2("1", "2", "3", "4"), "mark 16 23 28")
    assert dice_text(state.leftover) == "b y"
    touchable = [{tuple(target.adds) for target in GAME.targets(state, seat)} for seat in (SECOND, THIRD, FOURTH)]
    assert touchable == [{(7,), (17,)}, {(7,), (74,)}, {(71,)}]
    state = marks(state, "mark 7 17", "mark 7 74", "mark 71")
    assert state.boards[SECOND].crossed == spaces("7 10 17 75")
    assert state.boards[THIRD].crossed == spaces("7 10 74 75")
    assert state.boards[FOURTH].crossed == spaces("10 71 75")
    assert (state.round, state.active) == (2, SECOND)


PARTLY_CROSSED_OFF = spaces("3 5 7 8 11 79 85")


def second_roll_of_be4() -> State:
    """Four yellow dice and a red one lie there; board 3 is active, the others have the boards 1, 2 and 4."""
    state = crossed(opened("1", "2", "3", "4", first=2), THIRD, PARTLY_CROSSED_OFF)
    state = rolled(play(rolled(state, "y y a b y"), "reroll a b"), "r y")
    assert (dice_text(state.dice), state.rolls) == ("r y y y y", 2)
    return state


@rule("BE4", "B16", "B17")
def test_be4_all_five_dice_go_into_completing_three_segments() -> None:
    state = second_roll_of_be4()
    assert GAME.node(state) == Choice(THIRD)
    state = play(state, "mark 12 18 6 9 80")
    assert state.leftover == ()
    assert spaces("7 8 11 12 18 3 5 6 9 85 79 80") <= state.boards[THIRD].crossed


@rule("BE4", "B22")
def test_be4_each_other_player_then_chooses_one_of_the_five_dice() -> None:
    state = play(second_roll_of_be4(), "mark 12 18 6 9 80")
    assert GAME.node(state) == Joint((FIRST, SECOND, FOURTH))
    assert refused(state, "mark 7 8", SECOND) == ("B22", "one-die-only")
    assert refused(state, "mark 7 8", FOURTH) == ("B22", "one-die-only")
    state = marks(state, "mark 74", "mark 7", "mark 7")
    crosses = [played.crossed - played.board.map.white for played in state.boards]
    assert [crosses[seat] for seat in (FIRST, SECOND, FOURTH)] == [spaces("74"), spaces("7"), spaces("7")]
    colours = [state.boards[seat].board.colour_at[min(crosses[seat])] for seat in (FIRST, SECOND, FOURTH)]
    assert colours == [Colour.RED, Colour.YELLOW, Colour.RED]


WELL_BUT_ONE = ring("well") - spaces("43")


@rule("BE5", "B26", "B27")
def test_be5_the_first_to_complete_the_well_scores_four_anyone_later_two() -> None:
    state = opened("1", "2", "3")
    for seat in (FIRST, SECOND, THIRD):
        state = crossed(state, seat, WELL_BUT_ONE)
    state = a_round(state, "r o a g b", "mark 43", "mark 43", "pass")
    assert GAME.scores(state) == (4, 2, 0)
    state = a_round(state, "g g a b b", "pass", "pass", "mark 43")
    assert GAME.scores(state) == (4, 2, 2)


ALL_BUT_A_RED_SEGMENT = crossed_in(
    "1",
    """
                          gXX gXX bXX bXX
                        gXX             gXX gXX
                  aXX aXX          9/4        gXX
                +XX     aXX aXX                 gXX g14 b15
          aXX oXX             yXX     bXX yXX yXX         b22
        aXX     oXX     7/3     yXX bXX             10/5    b27
      aXX         oXX         yXX     bXX                 b32
    r33             oXX oXX yXX   4/2   bXX gXX gXX         b40
      r41       11/5          rXX rXX rXX    5/2  gXX     o46
        r47                 yXX         yXX         gXX o51
          r52         gXX yXX     6/3     yXX yXX yXX
            aXX aXX gXX     yXX rXX     o63         y64
          aXX                     rXX oXX     8/4     a68
            aXX         12/6            oXX             a71
              aXX                     rXX         r74 +XX
                bXX bXX bXX             rXX r80 r81
                          oXX oXX oXX oXX
    """,
)

CASTLE_AND_TOWN = ring("castle") | ring("town")

TOWER = ring("tower")


@rule("BE6", "B26", "B27", "B29", "B30")
def test_be6_a_sixth_area_in_the_first_action_ends_the_game_after_the_second_with_33_points() -> None:
    state = opened("1", "2", "3")
    state = crossed(state, SECOND, CASTLE_AND_TOWN)
    state = crossed(state, THIRD, TOWER)
    state = crossed(state, FIRST, ALL_BUT_A_RED_SEGMENT)
    assert state.boards[FIRST].areas_completed == 5

    state = play(rolled(state, "r r r r b"), "mark 33 41 47 52")
    assert state.boards[FIRST].areas_completed == 6
    assert GAME.node(state) == Joint((SECOND, THIRD))
    assert legal(state, "mark 63", SECOND)

    state = marks(state, "mark 63", "mark 74")
    assert 63 in state.boards[SECOND].crossed
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
