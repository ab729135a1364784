"""A match from sitting down to the outcome: what is allowed when, what is sealed, and what is kept of it."""

from copy import deepcopy
from random import Random

import pytest

from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Roll
from rollwright.core.game import Place
from rollwright.core.nodes import Choice
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.record import Player, Proven, Record, Seeded, TypedIn, final_state
from rollwright.record.proof import commitment
from rollwright.table import (
    Marked,
    Opened,
    Pace,
    Played,
    ProvenDice,
    SatDown,
    SeatMove,
    SeededDice,
    Table,
    TookBack,
    TypedDice,
)
from rollwright.testing.tables import (
    ANA,
    BRUNO,
    CELIA,
    SECRET,
    dealt,
    laid,
    marking,
    move,
    play_to_the_end,
    rolled,
    seated,
    step,
)
from rollwright.testing.walks import random_move
from tests.rules import rule
from tests.table.standing import complaint, standing

every_game = pytest.mark.parametrize("game", GAMES)


# Opening


def test_the_log_begins_with_how_the_table_was_opened() -> None:
    setup = laid().setup
    table = Table(GAMES["border"], setup, SeededDice(7), Pace.DAYS, patience=3600)
    assert table.log == [Opened.of("border", setup, Seeded(7), Pace.DAYS, patience=3600)]
    assert table.entries == 1
    assert table.turn == 0


def test_a_table_is_live_and_waits_a_minute_unless_told() -> None:
    assert (laid().opened.pace, laid().opened.patience) == (Pace.LIVE, 60)


def test_the_opening_binds_the_dice_and_keeps_their_secret() -> None:
    assert laid(dice=ProvenDice(SECRET)).opened.origin == Proven(commitment(SECRET), (), None)
    assert laid(dice=TypedDice()).opened.origin == TypedIn()


# Sitting down


def test_a_player_takes_a_seat() -> None:
    table = laid()
    table.sit(BRUNO, Player("Bruno"))
    assert table.players == table.sat == {BRUNO: Player("Bruno")}
    assert table.bots == {}
    assert table.log[1:] == [SatDown(BRUNO, "Bruno")]


def test_a_bot_takes_a_seat_and_chooses_for_it() -> None:
    table = laid()
    table.sit(BRUNO, Player("Robot", "greedy"))
    assert table.players == {BRUNO: Player("Robot", "greedy")}
    assert table.bots == {BRUNO: "greedy"}


def test_of_two_with_one_name_the_later_gets_a_number() -> None:
    table = laid()
    for seat in (CELIA, ANA, BRUNO):
        table.sit(seat, Player("Eva"))
    assert [table.players[seat].name for seat in (CELIA, ANA, BRUNO)] == ["Eva", "Eva 2", "Eva 3"]


def test_no_dice_fall_while_a_seat_is_empty() -> None:
    table = laid(seats=3)
    table.sit(ANA, Player("Ana"))
    assert complaint(table, "roll") == ("seats-empty", {"count": 2})


# The words that go into the dice


def test_the_last_word_of_a_seat_counts() -> None:
    table = seated()
    table.say_word(BRUNO, "first thought")
    table.say_word(BRUNO, "second thought")
    assert table.words[BRUNO] == "second thought"


def test_a_seat_that_says_nothing_adds_its_number() -> None:
    table = seated()
    table.say_word(BRUNO, "hop")
    assert table.words == ("1", "hop", "3")


def test_words_close_at_the_deal() -> None:
    table = seated(dice=ProvenDice(SECRET))
    table.say_word(ANA, "before")
    table.roll()
    assert complaint(table, "say_word", ANA, "after") == ("words-closed", {})
    assert table.words[ANA] == "before"


def test_the_words_go_into_the_dice() -> None:
    def falls(word: str) -> list[Event]:
        table = seated("twentyone", dice=ProvenDice(SECRET))
        table.say_word(CELIA, word)
        table.roll()
        table.roll()
        return table.events

    assert falls("hop") == falls("hop") != falls("hup")


# Dice


def test_each_roll_is_its_own() -> None:
    table = rolled("twentyone")
    table.choose(ANA, move(table, "again"))
    table.roll()
    *_, once, _, again = table.events
    assert isinstance(once, Roll)
    assert isinstance(again, Roll)
    assert again.faces != once.faces[: len(again.faces)]


def test_real_dice_fall_as_they_were_read() -> None:
    table = dealt("twentyone", dice=TypedDice())
    table.roll((6, 5, 4, 3, 2, 1))
    assert table.events[-1] == Roll((6, 5, 4, 3, 2, 1))


def test_events_and_rolls_are_counted() -> None:
    table = marking()
    assert (table.turn, table.rolls) == (3, 2)
    assert table.turn == len(table.events)
    assert table.entries == len(table.log)


@every_game
def test_dice_do_not_fall_while_a_choice_is_due(game: str) -> None:
    for table in (rolled(game), marking(game)):
        assert complaint(table, "roll") == ("no-dice-due", {})


# Choices


@pytest.mark.parametrize(("game", "text"), [("border", "pass"), ("twentyone", "again"), ("twentyone", "keep")])
def test_a_choice_made_alone_happens_at_once(game: str, text: str) -> None:
    table = rolled(game)
    assert table.node == Choice(ANA)
    table.choose(ANA, move(table, text))
    assert table.log[-1] == Played(ANA, text)
    assert table.choices == {}


@rule("B24", "T12")
@every_game
def test_sealed_choices_happen_together_in_the_order_of_the_seats(game: str) -> None:
    table = marking(game)
    seats = table.waiting_for
    chosen = {seat: random_move(table.game, table.state, seat, Random(int(seat))) for seat in seats}
    for seat in reversed(seats):
        table.choose(seat, chosen[seat])
    assert table.log[-1] == Marked(tuple(SeatMove(seat, str(chosen[seat])) for seat in seats))
    assert table.choices == {}


@every_game
def test_a_sealed_choice_can_be_taken_back_until_the_last_is_in(game: str) -> None:
    table = marking(game)
    chosen = random_move(table.game, table.state, BRUNO, Random(1))
    table.choose(BRUNO, chosen)
    table.take_back(BRUNO)
    assert table.log[-1] == TookBack(BRUNO)
    assert BRUNO in table.waiting_for
    table.choose(BRUNO, chosen)
    assert BRUNO not in table.waiting_for


@every_game
def test_a_choice_cannot_be_taken_back_once_all_are_revealed(game: str) -> None:
    table = marking(game)
    for seat in table.waiting_for:
        table.choose(seat, random_move(table.game, table.state, seat, Random(1)))
    assert complaint(table, "take_back", BRUNO) == ("nothing-to-take-back", {})


def test_only_a_sealed_choice_can_be_taken_back() -> None:
    for seat in (ANA, BRUNO):
        assert complaint(marking(), "take_back", seat) == ("nothing-to-take-back", {})


def test_nobody_chooses_twice() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    assert complaint(table, "choose", BRUNO, move(table, "pass")) == ("chosen-already", {})


@pytest.mark.parametrize(("seat", "text"), [(BRUNO, "mark 10"), (ANA, "pass"), (BRUNO, "reroll r")])
def test_a_refused_move_leaves_no_entry(seat: Seat, text: str) -> None:
    table = marking()
    before = standing(table)
    with pytest.raises(IllegalMove):
        table.choose(seat, move(table, text))
    assert standing(table) == before


# Drafts


def test_pencil_marks_are_kept_while_others_choose() -> None:
    table = marking()
    marks = table.game.targets(table.state, BRUNO)[0].adds
    table.draft(BRUNO, marks)
    table.choose(CELIA, move(table, "pass"))
    assert table.drafts == {BRUNO: marks}


def test_pencil_marks_are_gone_once_their_seat_has_chosen() -> None:
    table = marking()
    table.draft(BRUNO, table.game.targets(table.state, BRUNO)[0].adds)
    table.choose(BRUNO, move(table, "pass"))
    assert table.drafts == {}
    table.take_back(BRUNO)
    assert table.drafts == {}


def test_pencil_marks_are_gone_at_the_next_event() -> None:
    table = rolled("twentyone")
    table.choose(ANA, move(table, "keep"))
    table.draft(BRUNO, table.game.targets(table.state, BRUNO)[0].adds)
    for seat in (ANA, CELIA, BRUNO):
        table.choose(seat, random_move(table.game, table.state, seat, Random(1)))
    assert isinstance(table.events[-1], Marks)
    assert table.drafts == {}


def test_pencil_marks_that_no_mark_can_follow_are_refused() -> None:
    table = marking()
    table.draft(BRUNO, frozenset())
    with pytest.raises(IllegalMove):
        table.draft(BRUNO, frozenset((Place(10),)))
    assert table.drafts == {BRUNO: frozenset()}


def test_pencil_marks_can_be_rubbed_out() -> None:
    table = marking()
    table.draft(BRUNO, table.game.targets(table.state, BRUNO)[0].adds)
    table.draft(BRUNO, frozenset())
    assert table.drafts == {BRUNO: frozenset()}


def test_pencil_marks_are_not_in_the_log() -> None:
    table = marking()
    log = list(table.log)
    table.draft(BRUNO, table.game.targets(table.state, BRUNO)[0].adds)
    assert table.log == log


# The record


def secret_in(table: Table) -> str | None:
    """The secret that the record publishes."""
    dice = table.record().header.dice
    assert isinstance(dice, Proven)
    return dice.secret


def test_the_secret_is_in_no_record_before_the_end() -> None:
    table, random = seated("twentyone", dice=ProvenDice(SECRET)), Random(1)
    while table.outcome is None:
        assert SECRET.hex() not in table.record().to_text()
        step(table, random)


def test_the_secret_is_in_the_record_after_the_end() -> None:
    table = seated("twentyone", dice=ProvenDice(SECRET))
    play_to_the_end(table, Random(1))
    assert secret_in(table) == SECRET.hex()


def test_the_secret_is_in_the_record_once_the_game_is_broken_off() -> None:
    table = marking(dice=ProvenDice(SECRET))
    assert secret_in(table) is None
    table.close(TableEnd.CLOSED)
    assert secret_in(table) == SECRET.hex()


@every_game
def test_the_record_leads_to_the_state_of_the_table(game: str) -> None:
    table = seated(game, dice=ProvenDice(SECRET))
    play_to_the_end(table, Random(2))
    assert final_state(Record.parse(table.record().to_text())) == table.state


def test_a_take_back_is_not_in_the_record() -> None:
    table = marking()
    without = deepcopy(table)
    table.choose(BRUNO, move(table, "pass"))
    table.take_back(BRUNO)
    for played in (table, without):
        for seat in played.waiting_for:
            played.choose(seat, move(played, "pass"))
    assert table.record() == without.record()


def test_a_sealed_choice_is_not_in_the_record() -> None:
    table = marking()
    before = table.record()
    table.choose(BRUNO, move(table, "pass"))
    assert table.record() == before


def test_the_record_names_who_sat_last_in_a_seat() -> None:
    table = marking()
    table.free(BRUNO)
    assert [player.name for player in table.record().header.players] == ["Ana", "Bruno", "Celia"]
    table.sit(BRUNO, Player("Robot", "greedy"))
    assert table.record().header.players[BRUNO] == Player("Robot", "greedy")


def test_the_record_has_the_players_and_the_day() -> None:
    header = rolled().record("2026-11-15").header
    assert [player.name for player in header.players] == ["Ana", "Bruno", "Celia"]
    assert header.date == "2026-11-15"
