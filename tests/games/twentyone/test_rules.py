"""The rules of the table and of a round, event by event, in the rulebook's order."""

from dataclasses import replace

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalMove, IllegalSetup
from rollwright.core.events import Marks, Roll
from rollwright.core.game import Place
from rollwright.core.nodes import Choice, Joint
from rollwright.core.seats import Seat
from rollwright.games.material import all_shipped, shipped
from rollwright.games.twentyone.moves import Again, Mark
from rollwright.games.twentyone.sheet import Box, Sheet
from rollwright.games.twentyone.state import Phase
from rollwright.testing.twentyone.positions import (
    GAME,
    MIXED,
    ONES,
    SIXES,
    after,
    legal,
    mark,
    marking,
    marks,
    opened,
    picture,
    play,
    played,
    refusal,
    roll,
    setup,
    sheet,
)
from tests.rules import rule

SIX = all_shipped("twentyone")


# The table


def refused_setup(table: Setup) -> str:
    with pytest.raises(IllegalSetup) as refused:
        GAME.start(table)
    return str(refused.value)


@rule("T1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(seats: int) -> None:
    assert GAME.node(after(GAME.start(Setup(seats, SIX[:seats], as_listed=True, first=Seat(0))), Roll(()))) == Chance(
        ((1, 2, 3, 4, 5, 6),) * 6
    )


@rule("T1")
@pytest.mark.parametrize("seats", [-1, 0, 7])
def test_nobody_and_more_than_six_may_not_play(seats: int) -> None:
    assert refused_setup(Setup(seats, SIX)) == f"T1: seats-out-of-range (seats={seats}, least=1, most=6)"


def test_a_variant_that_the_game_does_not_have_is_refused() -> None:
    assert refused_setup(Setup(2, SIX, variant="sideways")) == "T31: variant-unknown (variant='sideways')"


@rule("T9")
def test_a_first_seat_that_is_not_at_the_table_is_refused() -> None:
    assert refused_setup(Setup(2, SIX, first=Seat(2))) == "T9: first-seat-unknown (seat=3)"


@rule("T3")
def test_there_must_be_a_sheet_for_every_seat() -> None:
    assert refused_setup(Setup(3, SIX[:2])) == "T3: too-few-sheets (seats=3, sheets=2)"


@rule("T3", "T33")
def test_two_players_may_not_take_the_same_sheet() -> None:
    assert refused_setup(setup("A", "B", "A")) == "T3: sheet-twice (name='A')"


@rule("T3", "T33")
def test_the_same_sheet_under_another_name_is_still_the_same() -> None:
    copied = Sheet("copy", sheet("A").rows)
    assert refused_setup(Setup(2, (sheet("A"), copied))) == "T3: sheet-twice (name='copy')"


@rule("T33")
def test_where_copies_are_allowed_two_players_may_take_the_same_sheet() -> None:
    state = after(GAME.start(replace(setup("A", "A"), copies=True)), Roll(()))
    assert [one.sheet.name for one in state.sheets] == ["A", "A"]


@rule("T3")
def test_a_board_of_another_game_is_no_sheet() -> None:
    assert refused_setup(Setup(2, (sheet("A"), shipped("border", "1")))) == "T3: sheet-of-another-game"


@rule("T5")
def test_sheets_with_different_numbers_are_not_played_together() -> None:
    other = Sheet("Z", tuple(tuple(Box(box.colour, 6) for box in row) for row in sheet("B").rows))
    assert refused_setup(Setup(2, (sheet("A"), other))) == "T5: sheets-of-two-kinds (one='A', other='Z')"


@rule("T3")
def test_each_player_draws_a_different_sheet() -> None:
    start = GAME.start(Setup(6, SIX))
    dealt = after(start, Roll((3, 5, 0, 3, 0, 1, 0)))
    assert [one.sheet.name for one in dealt.sheets] == ["F", "A", "E", "B", "D", "C"]


@rule("T9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_player_may_be_drawn_as_the_first_active_one(first: int) -> None:
    start = GAME.start(Setup(3, SIX))
    due = GAME.node(start)
    assert isinstance(due, Chance)
    assert due.dice[0] == (0, 1, 2)
    dealt = after(start, Roll((first, 0, 0, 0)))
    assert (dealt.active, dealt.round, dealt.phase) == (first, 1, Phase.ROLL)


@rule("T9")
@pytest.mark.parametrize("faces", [(), (0,), (3, 0, 0, 0), (0, 6, 0, 0), (0, 0, 0, 4), (0, 0, 0, 0, 0)])
def test_a_deal_that_the_dice_cannot_give_is_refused(faces: tuple[int, ...]) -> None:
    assert refusal(GAME.start(Setup(3, SIX)), Roll(faces)) == "T9: deal-impossible"


# A round: the active player rolls


@rule("T9")
def test_the_role_passes_clockwise_round_by_round() -> None:
    state = opened("A", "B", "C", first=1)
    active = []
    for _ in range(5):
        active.append(state.active)
        state = after(state, roll(ONES), marks("x", "x", "x"))
    assert active == [1, 2, 0, 1, 2]
    assert state.round == 6


@rule("T2", "T10")
def test_the_active_player_rolls_all_six_dice() -> None:
    assert GAME.node(opened("A", "B")) == Chance(((1, 2, 3, 4, 5, 6),) * 6)


@rule("T2")
def test_the_dice_fall_in_the_order_white_black_red_blue_yellow_green() -> None:
    state = after(opened("E"), Roll((1, 2, 3, 4, 5, 6)), play(0, "keep"), marks("1w 1k 1r 1b"))
    assert picture(state.sheets[0]) == "r6:3 w5:1 b4:4* k3:2 y2:. g1:."


@rule("T2")
@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_die_shows_no_other_pips_than_one_to_six(face: int) -> None:
    assert refusal(opened("A", "B"), Roll((face, 1, 1, 1, 1, 1))) == "T2: no-such-face"


@rule("T10")
@pytest.mark.parametrize("count", [0, 5, 7])
def test_the_first_roll_takes_six_dice_no_more_and_no_less(count: int) -> None:
    said = f"T10: wrong-number-of-dice (due=6, fell={count})"
    assert refusal(opened("A", "B"), Roll((2,) * count)) == said


@rule("T10")
def test_the_active_player_may_roll_again_or_keep() -> None:
    state = after(opened("A", "B", first=1), roll(MIXED))
    assert GAME.node(state) == Choice(Seat(1))
    assert legal(state, 1) == ["again", "keep"]


@rule("T10")
def test_who_is_not_active_has_no_say_in_the_second_roll() -> None:
    state = after(opened("A", "B", first=1), roll(MIXED))
    assert legal(state, 0) == []
    assert refusal(state, play(0, "again")) == "T10: not-the-active-player (active=2)"


@rule("T10")
def test_the_second_roll_is_the_last() -> None:
    state = after(opened("A", "B"), roll(SIXES), play(0, "again"), roll(SIXES))
    assert GAME.node(state) == Joint((Seat(0), Seat(1)))
    assert refusal(state, Roll((6,) * 6)) == "T10: no-roll-due"
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, Seat(0), Again())
    assert str(refused.value) == "T10: no-second-roll-left (rolls=2)"


@rule("T10")
def test_kept_dice_are_the_dice_that_everyone_uses() -> None:
    state = after(opened("A", "B"), roll(MIXED), play(0, "keep"))
    assert (state.phase, state.dice) == (Phase.MARK, (3, 1, 4, 1, 5, 2))


@rule("T10")
def test_no_dice_are_rolled_while_the_active_player_chooses() -> None:
    assert refusal(after(opened("A"), roll(MIXED)), Roll((1,) * 6)) == "T10: no-roll-due"


@rule("T11")
def test_the_second_roll_takes_every_die_that_shows_no_one() -> None:
    state = after(opened("A", "B"), roll(MIXED), play(0, "again"))
    assert GAME.node(state) == Chance(((1, 2, 3, 4, 5, 6),) * 4)
    assert after(state, Roll((6, 5, 2, 3))).dice == (6, 1, 5, 1, 2, 3)


@rule("T11")
@pytest.mark.parametrize("count", [3, 5, 6])
def test_the_second_roll_takes_no_more_and_no_less(count: int) -> None:
    state = after(opened("A", "B"), roll(MIXED), play(0, "again"))
    assert refusal(state, Roll((2,) * count)) == f"T11: wrong-number-of-dice (due=4, fell={count})"


@rule("T11")
def test_with_six_ones_there_is_no_second_roll() -> None:
    state = after(opened("A", "B"), roll(ONES))
    assert GAME.node(state) == Joint((Seat(0), Seat(1)))
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, Seat(0), Again())
    assert str(refused.value) == "T11: six-ones"
    assert refusal(state, play(0, "again")) == "T11: six-ones"
    assert refusal(state, play(0, "keep")) == "T11: six-ones"


@rule("T10")
def test_whoever_kept_the_dice_may_not_roll_again() -> None:
    state = after(opened("A", "B"), roll(MIXED), play(0, "keep"))
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, Seat(0), Again())
    assert str(refused.value) == "T10: dice-are-kept"
    assert refusal(state, play(0, "again")) == "T10: dice-are-kept"


@rule("T11")
def test_a_die_other_than_six_ones_leaves_the_choice() -> None:
    assert after(opened("A"), roll("w1 k1 r1 b1 y1 g2")).phase is Phase.AGAIN


def test_each_round_begins_with_all_six_dice_again() -> None:
    state = after(opened("A", "B"), roll(MIXED), play(0, "again"), Roll((1, 1, 1, 1)), marks("x", "x"))
    assert (state.rolls, state.dice) == (0, ())
    assert GAME.node(state) == Chance(((1, 2, 3, 4, 5, 6),) * 6)


# A round: everybody marks


@rule("T12")
def test_every_player_the_active_one_included_owes_a_mark() -> None:
    assert GAME.node(marking(played("A"), played("B"), played("C"), fell=ONES, active=1)) == Joint(
        (Seat(0), Seat(1), Seat(2))
    )


@rule("T12")
def test_every_player_uses_the_same_dice() -> None:
    state = after(marking(played("A"), played("B"), fell=MIXED), marks("1y 1r 1k", "1w 1b 1k"))
    assert picture(state.sheets[0]) == "y6:5 r5:4 g4:. b3:. w2:. k1:1*"
    assert picture(state.sheets[1]) == "g6:. b5:1 w4:3 y3:. k2:1 r1:."


@rule("T12")
def test_one_seat_alone_may_not_mark() -> None:
    state = marking(played("A"), played("B"), fell=ONES)
    assert refusal(state, play(0, "mark x")) == "T12: marks-together"


@rule("T12")
@pytest.mark.parametrize(
    "seats", [(), (0,), (1,), (0, 0), (1, 0), (0, 1, 2), (0, 1, 1)], ids=lambda seats: "".join(map(str, seats))
)
def test_marks_are_applied_when_all_are_there_and_in_order(seats: tuple[int, ...]) -> None:
    state = marking(played("A"), played("B"), fell=ONES)
    assert refusal(state, Marks(tuple(play(seat, "mark x") for seat in seats))) == "T12: marks-of-all"


@rule("T12")
def test_one_wrong_mark_and_nobodys_is_written() -> None:
    state = marking(played("A"), played("B"), fell=SIXES)
    assert refusal(state, marks("x", "1w")).startswith("T14: number-too-high")


@rule("T13")
def test_who_marks_nothing_is_refused() -> None:
    state = marking(played("A"), played("B"), fell=ONES)
    nothing = Marks((play(0, "mark x"), replace(play(1, "mark x"), move=Mark(frozenset()))))
    assert refusal(state, nothing) == "T13: mark-nothing"


@rule("T14")
def test_a_number_goes_into_the_box_of_its_dies_colour() -> None:
    state = after(marking(played("A"), fell=MIXED), marks("1k 1r 1g"))
    assert picture(state.sheets[0]) == "y6:. r5:4 g4:2 b3:. w2:. k1:1*"


@rule("T14")
@pytest.mark.parametrize("row", [2, 3, 4, 5])
def test_a_number_may_not_go_into_another_than_the_current_row(row: int) -> None:
    state = marking(played("A"), fell=ONES)
    assert refusal(state, marks(f"{row}w")) == f"T14: not-the-current-row (row={row}, current=1)"


@rule("T14")
def test_a_number_may_not_go_into_a_box_that_holds_one_or_is_crossed_off() -> None:
    state = marking(played("A", "y6:x r5:. g4:. b3:3* w2:. k1:."), fell=ONES)
    assert refusal(state, marks("1b")) == "T14: box-not-free (row=1, colour='blue')"
    assert refusal(state, marks("1y")) == "T14: box-not-free (row=1, colour='yellow')"


@rule("T14")
def test_a_number_higher_than_its_box_does_not_fit() -> None:
    state = marking(played("A"), fell="w3 k1 r1 b1 y1 g1")
    assert refusal(state, marks("1w")) == "T14: number-too-high (row=1, colour='white', number=3, most=2)"


@rule("T14")
@pytest.mark.parametrize(("number", "fits"), [(1, True), (2, True), (3, False), (6, False)])
def test_a_number_up_to_its_boxs_number_fits(number: int, *, fits: bool) -> None:
    state = marking(played("A"), fell=f"w{number} k1 r1 b1 y1 g1")
    assert GAME.is_legal(state, Seat(0), mark("1w")) is fits


@rule("T14")
def test_the_first_box_that_does_not_fit_is_named() -> None:
    state = marking(played("A"), fell="w3 k2 r1 b1 y1 g1")
    assert refusal(state, marks("1w 1k 1r")) == "T14: number-too-high (row=1, colour='white', number=3, most=2)"


@rule("T4")
@pytest.mark.parametrize("place", [-1, -30, 31, 1000])
def test_there_are_no_other_boxes_than_the_sheets(place: int) -> None:
    state = marking(played("A"), fell=ONES)
    outside = Marks((replace(play(0, "mark x"), move=Mark(frozenset((Place(place),)))),))
    assert refusal(state, outside) == "T4: no-such-box"


@rule("T15")
def test_all_six_dice_may_be_entered_in_one_round() -> None:
    state = after(marking(played("A"), fell="y6 r5 g4 b3 w2 k1"), marks("1y 1r 1g 1b 1w 1k"))
    assert picture(state.sheets[0]) == "y6:6* r5:5* g4:4* b3:3* w2:2* k1:1*"


@rule("T15")
@pytest.mark.parametrize("chosen", ["1y", "1k", "1r 1b", "1w 1k 1y 1g"])
def test_which_dice_are_entered_is_the_players_choice(chosen: str) -> None:
    state = after(marking(played("A"), fell=ONES), marks(chosen))
    written = [box for box in picture(state.sheets[0]).split() if not box.endswith(".")]
    assert sorted(box[0] for box in written) == sorted(place[1] for place in chosen.split())


@rule("T17")
def test_nobody_writes_in_two_rows_in_one_round() -> None:
    one_box_left = played("A", "y6:1 r5:1 g4:1 b3:1 w2:1 k1:.")
    state = marking(one_box_left, fell=ONES)
    assert refusal(state, marks("1k 2k")) == "T17: two-rows"


@rule("T17")
def test_a_row_filled_in_this_round_is_finished_and_the_next_begins_in_the_next_round() -> None:
    state = after(marking(played("A", "y6:1 r5:1 g4:1 b3:1 w2:1 k1:."), fell=ONES), marks("1k"))
    assert picture(state.sheets[0], rows=2).splitlines()[1] == "b5:. g5:. k4:. w3:. y2:. r1:."
    state = after(state, roll(ONES), marks("2k"))
    assert picture(state.sheets[0], rows=2).splitlines()[1] == "b5:. g5:. k4:1 w3:. y2:. r1:."


@rule("T18")
def test_the_leftmost_free_box_is_crossed_off() -> None:
    state = after(marking(played("A", "y6:4 r5:x g4:. b3:2 w2:. k1:."), fell=ONES), marks("x"))
    assert picture(state.sheets[0]) == "y6:4 r5:x g4:x b3:2 w2:. k1:."


@rule("T18")
def test_the_box_is_crossed_off_in_the_current_row() -> None:
    full = "y6:1  r5:1  g4:1  b3:1  w2:1  k1:1*\n"
    state = after(marking(played("A", full), fell=ONES), marks("x"))
    assert picture(state.sheets[0], rows=2).splitlines()[1] == "b5:x g5:. k4:. w3:. y2:. r1:."


@rule("T18")
def test_who_could_enter_a_number_may_cross_off_instead() -> None:
    assert GAME.is_legal(marking(played("A"), fell=ONES), Seat(0), mark("x"))


@rule("T19")
def test_whoever_enters_a_number_crosses_off_nothing() -> None:
    state = marking(played("A"), fell=ONES)
    assert refusal(state, marks("1w x")) == "T19: enter-and-cross-off"


@rule("T19")
def test_only_one_box_is_crossed_off_a_round() -> None:
    state = after(marking(played("A"), fell=ONES), marks("x"))
    assert picture(state.sheets[0]) == "y6:x r5:. g4:. b3:. w2:. k1:."
    assert state.phase is Phase.ROLL
