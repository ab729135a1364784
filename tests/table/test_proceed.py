"""What waits for nobody: the deal once all are ready, dice that a move asked for, choices once all are in."""

from collections.abc import Callable
from random import Random

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.events import Marks, Roll
from rollwright.core.outcome import TableEnd
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.record import Player
from rollwright.table import Chose, Happened, ProvenDice, Table, TypedDice
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
    move_to,
    ready,
    rolled,
    seated,
)
from rollwright.testing.walks import random_move
from tests.table.standing import standing

every_game = pytest.mark.parametrize("game", GAMES)


def ask_for_dice(table: Table) -> None:
    """The active player asks for dice once more."""
    table.choose(ANA, move_to(table, Chance))


# Ready


def test_a_table_is_ready_once_all_sit_and_every_person_has_added_a_word() -> None:
    table = seated()
    for seat in (CELIA, ANA):
        table.say_word(seat, "hop")
        assert not table.ready
    table.say_word(BRUNO, "hup")
    assert table.ready


def test_a_table_with_an_empty_seat_is_not_ready() -> None:
    table = ready()
    table.leave(BRUNO)
    assert not table.ready


def test_no_word_of_a_bot_is_waited_for() -> None:
    table = laid()
    table.sit(ANA, Player("Ana"))
    table.sit(BRUNO, Player("Robot", "greedy"))
    table.sit(CELIA, Player("Celia"))
    table.say_word(ANA, "hop")
    table.take_over(CELIA, "greedy")
    assert table.ready


def test_no_word_is_waited_for_where_the_dice_are_real() -> None:
    assert seated(dice=TypedDice()).ready


# The deal


@every_game
def test_the_deal_falls_by_itself_once_all_are_ready(game: str) -> None:
    table = ready(game, dice=ProvenDice(SECRET))
    assert table.falls_by_itself
    table.proceed()
    assert table.turn == 1
    assert not table.falls_by_itself


@every_game
def test_the_deal_waits_until_all_are_ready(game: str) -> None:
    table = seated(game)
    before = standing(table)
    assert not table.falls_by_itself
    table.proceed()
    assert standing(table) == before


def test_the_deal_of_a_closed_table_never_falls() -> None:
    table = ready()
    table.close(TableEnd.EXPIRED)
    before = standing(table)
    table.proceed()
    assert standing(table) == before


def test_nothing_is_drawn_at_a_table_with_real_dice_where_nothing_is_left_to_draw() -> None:
    table = seated(dice=TypedDice())
    assert table.falls_by_itself
    table.proceed()
    assert table.events == [Roll(())]


def test_real_dice_of_the_deal_wait_for_somebody_to_read_them() -> None:
    table = Table(GAMES["twentyone"], Setup(1, all_shipped("twentyone")), TypedDice())
    table.sit(ANA, Player("Ana"))
    assert table.ready
    assert not table.falls_by_itself
    assert table.roller is None
    table.proceed()
    assert table.turn == 0
    table.roll((0, 3))
    assert table.turn == 1


# Whose dice they are


@every_game
def test_the_active_player_throws_the_first_dice_of_a_round(game: str) -> None:
    table = dealt(game)
    assert table.roller == ANA
    assert not table.falls_by_itself
    table.proceed()
    assert table.turn == 1


@every_game
def test_the_next_player_throws_the_dice_of_the_next_round(game: str) -> None:
    table = marking(game)
    for seat in table.waiting_for:
        table.choose(seat, next(iter(table.game.legal_moves(table.state, seat))))
    assert table.roller == BRUNO


@pytest.mark.parametrize("table", [seated, ready, rolled, marking, finished])
def test_nobody_throws_dice_that_are_not_due_or_that_are_the_deals(table: Callable[[], Table]) -> None:
    assert table().roller is None


def test_nobody_throws_dice_at_a_closed_table() -> None:
    table = dealt()
    table.close(TableEnd.CLOSED)
    assert table.roller is None
    assert not table.falls_by_itself


# Dice that a move asked for


@every_game
def test_dice_that_a_move_asked_for_fall_by_themselves(game: str) -> None:
    table = rolled(game)
    ask_for_dice(table)
    assert table.falls_by_itself
    assert table.roller is None
    table.proceed()
    assert isinstance(table.events[-1], Roll)
    assert not table.falls_by_itself


@every_game
def test_real_dice_that_a_move_asked_for_are_thrown_by_the_active_player(game: str) -> None:
    table = dealt(game, dice=TypedDice())
    assert isinstance(table.node, Chance)
    table.roll(tuple(Random(1).choice(die) for die in table.node.dice))
    ask_for_dice(table)
    turn = table.turn
    assert not table.falls_by_itself
    assert table.roller == ANA
    table.proceed()
    assert table.turn == turn


@every_game
def test_dice_that_a_move_asked_for_wait_while_a_seat_is_empty(game: str) -> None:
    table = rolled(game)
    table.free(CELIA)
    ask_for_dice(table)
    turn = table.turn
    table.proceed()
    assert table.turn == turn
    table.sit(CELIA, Player("Eva"))
    table.proceed()
    assert isinstance(table.events[-1], Roll)


# Choices


@every_game
def test_choices_that_were_all_in_when_the_log_was_cut_are_revealed(game: str) -> None:
    table = marking(game)
    for seat in table.waiting_for:
        table.choose(seat, random_move(table.game, table.state, seat, Random(int(seat))))
    assert isinstance(table.log[-1], Happened)
    cut = Table.from_log(table.dice, table.log[:-1])
    assert isinstance(cut.log[-1], Chose)
    assert cut.waiting_for == ()
    cut.proceed()
    assert standing(cut) == standing(table)


def test_choices_are_not_revealed_while_one_is_missing() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    before = standing(table)
    table.proceed()
    assert standing(table) == before


def test_choices_at_a_closed_table_are_never_revealed() -> None:
    table = marking()
    for seat in (BRUNO, CELIA):
        table.choose(seat, move(table, "pass"))
    assert isinstance(table.events[-1], Marks)
    cut = Table.from_log(table.dice, table.log[:-1])
    cut.close(TableEnd.CLOSED)
    before = standing(cut)
    cut.proceed()
    assert standing(cut) == before
