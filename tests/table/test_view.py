"""What one seat may see of a table. What it may not see must not change what it sees."""

from dataclasses import replace
from random import Random

import pytest

from rollwright.core.game import Places
from rollwright.core.outcome import Outcome, TableEnd
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.games.twentyone.state import TwentyOneEnd, TwentyOneTieBreak
from rollwright.record import Player
from rollwright.table import ProvenDice, Table
from rollwright.table.outcome import OutcomeView, outcome_view
from rollwright.table.view import OwnView, SeatView, TargetView, own_view, public_view
from rollwright.testing.plain import is_plain
from rollwright.testing.tables import (
    ANA,
    BRUNO,
    CELIA,
    SECRET,
    dealt,
    finished,
    laid,
    marking,
    move,
    ready,
    rolled,
    seated,
)
from rollwright.testing.walks import random_marks, random_move

every_game = pytest.mark.parametrize("game", GAMES)


# What everyone sees


@every_game
def test_the_position_can_be_given_by_who_has_it_already(game: str) -> None:
    table = marking(game)
    without = table.game.view(table.state, ())
    assert public_view(table, without) == replace(public_view(table), position=without)


@pytest.mark.parametrize(("game", "dice"), [("border", 5), ("twentyone", 6)])
def test_everyone_sees_how_many_dice_are_due(game: str, dice: int) -> None:
    table = dealt(game)
    assert (public_view(table).roller, public_view(table).dice_due) == (table.state.active, dice)
    table = marking(game)
    assert (public_view(table).roller, public_view(table).dice_due) == (None, 0)


@every_game
def test_everyone_sees_for_whom_the_game_waits(game: str) -> None:
    table = dealt(game)
    assert public_view(table).seats_due == (table.state.active,)
    table = marking(game)
    assert public_view(table).seats_due == table.seats_due == public_view(table).waiting_for


def test_everyone_sees_who_sits_there() -> None:
    table = laid()
    table.sit(ANA, Player("Ana"))
    table.sit(CELIA, Player("Robot", "greedy"))
    assert public_view(table).seats == (
        SeatView("Ana", None, left=False),
        SeatView(None, None, left=False),
        SeatView("Robot", "greedy", left=False),
    )


def test_everyone_sees_who_left_and_for_whom_a_bot_plays_on() -> None:
    table = marking()
    table.leave(BRUNO)
    table.take_over(CELIA, "greedy")
    assert public_view(table).seats == (
        SeatView("Ana", None, left=False),
        SeatView("Bruno", None, left=True),
        SeatView("Celia", "greedy", left=False),
    )


def test_everyone_sees_who_has_added_a_word_but_not_which() -> None:
    table = seated(dice=ProvenDice(SECRET))
    table.say_word(BRUNO, "pomegranate")
    assert public_view(table).words == (False, True, False)
    assert "pomegranate" not in repr(public_view(table))


def test_everyone_sees_who_has_chosen_and_who_is_waited_for() -> None:
    table = marking()
    table.choose(CELIA, move(table, "pass"))
    seen = public_view(table)
    assert seen.chosen == (CELIA,)
    assert seen.waiting_for == (BRUNO,)


def test_everyone_sees_how_many_entries_and_events_there_have_been() -> None:
    table = marking()
    seen = public_view(table)
    assert (seen.entries, seen.turn) == (len(table.log), 3)
    table.forget()
    assert public_view(table) == seen


@every_game
def test_everyone_sees_how_it_ended(game: str) -> None:
    table = finished(game)
    outcome = table.outcome
    assert outcome is not None
    seen = public_view(table).outcome
    assert seen is not None
    assert (seen.reason, seen.scores, seen.winners) == (outcome.reason.value, outcome.scores, outcome.winners)


def test_everyone_sees_what_broke_a_tie() -> None:
    shared = Outcome(TwentyOneEnd.FIFTH_ROW, (7, 7), (ANA, BRUNO), TwentyOneTieBreak.SHARED)
    assert outcome_view(shared) == OutcomeView("reason-fifth-row", (7, 7), (ANA, BRUNO), "tie-shared")
    assert outcome_view(replace(shared, tie_break=None)).tie_break is None


def test_everyone_sees_why_a_game_was_broken_off() -> None:
    table = marking()
    table.close(TableEnd.CLOSED)
    assert public_view(table).outcome == OutcomeView("reason-closed", (0, 0, 0), (), None)


def test_everyone_sees_where_the_rematch_is() -> None:
    table = finished()
    assert public_view(table).rematch is None
    table.go_on_at("kiwi")
    assert public_view(table).rematch == "kiwi"


# What a seat alone sees


def targets_of(table: Table, seat: Seat, marks: Places = frozenset()) -> tuple[TargetView, ...]:
    """What may be touched, as a view tells it."""
    targets = table.game.targets(table.state, seat, marks)
    return tuple(TargetView(tuple(sorted(target.adds)), target.points) for target in targets)


def test_a_seat_sees_its_own_choice_and_has_nothing_more_to_do() -> None:
    table = marking()
    table.choose(CELIA, move(table, "pass"))
    assert own_view(table, CELIA) == OwnView(CELIA, (), (), 0, (), (), ())


@every_game
def test_what_a_seat_may_do_follows_its_pencil_marks(game: str) -> None:
    table = marking(game)
    marks = table.game.targets(table.state, BRUNO)[0].adds
    table.draft(BRUNO, marks)
    options = table.game.options(table.state, BRUNO, marks)
    assert own_view(table, BRUNO) == OwnView(
        seat=BRUNO,
        choice=None,
        draft=tuple(sorted(marks)),
        points=options.points,
        targets=targets_of(table, BRUNO, marks),
        moves=options.moves,
        dice=options.dice,
    )


def test_a_seat_that_is_not_on_turn_has_nothing_to_do() -> None:
    assert own_view(rolled(), BRUNO) == OwnView(BRUNO, None, (), 0, (), (), ())


def test_at_a_closed_table_nobody_has_anything_to_do() -> None:
    table = marking()
    table.draft(BRUNO, table.game.targets(table.state, BRUNO)[0].adds)
    table.close(TableEnd.CLOSED)
    assert own_view(table, BRUNO) == OwnView(BRUNO, None, (), 0, (), (), ())


# What nobody else may see


@every_game
def test_a_view_is_of_plain_values(game: str) -> None:
    table = marking(game)
    table.draft(BRUNO, random_marks(table.game, table.state, BRUNO, Random(1)))
    table.choose(CELIA, random_move(table.game, table.state, CELIA, Random(1)))
    for one in (laid(game), ready(game), table, finished(game)):
        assert is_plain(public_view(one))
        assert all(is_plain(own_view(one, seat)) for seat in all_seats(3))
