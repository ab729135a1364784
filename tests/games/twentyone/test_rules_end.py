"""What is not due, how the game ends, and what is ours: the rest of `rules`, event by event."""

from collections.abc import Callable

import pytest

from rollwright.core.chance import Chance
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Move, Roll
from rollwright.core.game import Place
from rollwright.core.nodes import Choice, Over
from rollwright.core.outcome import Outcome
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Mark as BorderMark
from rollwright.games.twentyone.moves import Keep
from rollwright.games.twentyone.state import State, TwentyOneEnd
from rollwright.testing.twentyone.positions import (
    GAME,
    LAST_BOX_LEFT,
    MIXED,
    ONES,
    after,
    choice_due,
    deal_due,
    mark,
    marking,
    marks,
    marks_due,
    opened,
    over,
    picture,
    play,
    played,
    refusal,
    roll,
    roll_due,
)
from tests.rules import rule

# What is not due


@rule("T12")
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_at_the_table_may_not_mark(seat: int) -> None:
    state = marking(played("A"), played("B"), fell=ONES)
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, Seat(seat), mark("x"))
    assert str(refused.value) == f"T12: no-such-seat (seat={seat + 1})"


@pytest.mark.parametrize(
    ("state", "event", "said"),
    [
        (deal_due, play(0, "keep"), "T9: deal-first"),
        (deal_due, marks("x", "x"), "T12: no-marks-yet"),
        (roll_due, play(0, "again"), "T10: roll-first"),
        (roll_due, play(0, "mark x"), "T10: roll-first"),
        (roll_due, marks("x", "x"), "T12: no-marks-yet"),
        (choice_due, play(0, "mark x"), "T10: again-or-keep-first"),
        (choice_due, play(1, "mark x"), "T10: not-the-active-player (active=1)"),
        (choice_due, marks("x", "x"), "T12: no-marks-yet"),
    ],
)
def test_what_is_not_due_is_refused(state: Callable[[], State], event: Event, said: str) -> None:
    assert refusal(state(), event) == said


@pytest.mark.parametrize("state", [choice_due, marks_due])
def test_a_move_of_another_game_is_refused(state: Callable[[], State]) -> None:
    foreign: Move = BorderMark(frozenset((Place(0),)))
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state(), Seat(0), foreign)
    assert str(refused.value) == "T12: move-of-another-game"


def test_a_choice_among_the_marks_is_refused() -> None:
    state = marking(played("A"), fell=ONES)
    assert refusal(state, Marks((play(0, "keep"),))) == "T10: no-second-roll-left (rolls=2)"


# The end


@rule("T22")
def test_the_game_ends_with_the_round_in_which_a_player_completes_the_fifth_row() -> None:
    assert over().reason is TwentyOneEnd.FIFTH_ROW
    assert isinstance(GAME.node(over()), Over)


@rule("T22")
def test_all_players_take_part_in_the_last_round_in_full() -> None:
    state = after(marking(played("A", LAST_BOX_LEFT), played("B"), fell="y1 w4 k1 r1 b1 g6"), marks("5y", "1w 1g 1k"))
    assert picture(state.sheets[1]) == "g6:6* b5:. w4:4* y3:. k2:1 r1:."


@rule("T22")
def test_the_game_goes_on_while_the_fifth_row_is_not_complete() -> None:
    first_row_full = "y6:1 r5:1 g4:1 b3:1 w2:1 k1:."
    state = after(marking(played("A", first_row_full), played("B"), fell=ONES), marks("1k", "x"))
    assert state.reason is None
    assert GAME.node(state) == Chance(((1, 2, 3, 4, 5, 6),) * 6)


@rule("T22")
@pytest.mark.parametrize("event", [Roll((1,) * 6), play(0, "keep"), marks("x", "x")], ids=["roll", "play", "marks"])
def test_nothing_happens_after_the_end(event: Event) -> None:
    assert refusal(over(), event) == "T22: game-over"


@rule("T22")
def test_nobody_may_move_after_the_end() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.check(over(), Seat(0), Keep())
    assert str(refused.value) == "T22: game-over"


@rule("T23")
def test_the_others_score_the_row_that_they_are_in_as_it_stands() -> None:
    behind = played("B", "g6:6* b5:5* w4:. y3:2 k2:x r1:.")
    state = after(marking(played("A", LAST_BOX_LEFT), behind, fell="y1 w6 k6 r1 b6 g6"), marks("5y", "1r"))
    assert GAME.scores(state)[1] == (6 + 5 + 2 + 1) + 6


@rule("T24")
def test_the_winner_has_most_points_in_all_rows_and_need_not_have_ended_the_game() -> None:
    behind = played(
        "B",
        """
        g6:6* b5:5* w4:4* y3:3* k2:2* r1:1*
        y5:5* w5:5* r4:4* k3:. g2:. b1:.
        """,
    )
    state = after(marking(played("A", LAST_BOX_LEFT), behind, fell=ONES), marks("5y", "x"))
    assert GAME.outcome(state) == Outcome(TwentyOneEnd.FIFTH_ROW, (14 + 4 * 7, 42 + 20), (Seat(1),))


# Ours, beyond the box


@rule("T30")
def test_one_may_play_alone_and_is_always_active() -> None:
    state = opened("A")
    for _ in range(3):
        assert state.active == 0
        state = after(state, roll(MIXED))
        assert GAME.node(state) == Choice(Seat(0))
        state = after(state, play(0, "keep"), marks("x"))


@rule("T30")
def test_alone_the_game_ends_with_the_fifth_row_and_its_score() -> None:
    state = after(marking(played("A", LAST_BOX_LEFT), fell=ONES), marks("5y"))
    assert GAME.outcome(state) == Outcome(TwentyOneEnd.FIFTH_ROW, (14 + 4 * 7,), (Seat(0),))


@rule("T31")
def test_inverted_the_fifth_row_is_played_first() -> None:
    state = opened("A", variant="inverted")
    state = after(state, roll(ONES), marks("5w 5k"))
    assert picture(state.sheets[0], rows=5).splitlines()[4] == "g5:. b4:. w3:1 k2:1 r2:. y1:."


@rule("T31")
def test_inverted_the_first_row_must_wait() -> None:
    state = after(opened("A", variant="inverted"), roll(ONES))
    assert refusal(state, marks("1w")) == "T14: not-the-current-row (row=1, current=5)"


@rule("T31")
def test_inverted_the_game_ends_with_the_first_row() -> None:
    state = opened("A", variant="inverted")
    for row in (5, 4, 3, 2):
        state = after(state, roll(ONES), marks(" ".join(f"{row}{letter}" for letter in "wkrbyg")))
        assert state.reason is None
    state = after(state, roll(ONES), marks(" ".join(f"1{letter}" for letter in "wkrbyg")))
    assert state.reason is TwentyOneEnd.FIFTH_ROW
