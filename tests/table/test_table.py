"""A match from sitting down to the outcome: what is allowed when, what is sealed, and what the log is worth."""

from copy import deepcopy
from random import Random
from typing import NamedTuple

import pytest

from rollwright.core.errors import Argument, Complaint, IllegalMove
from rollwright.core.events import Event, Marks, Move, Play, Roll
from rollwright.core.game import Place
from rollwright.core.nodes import Choice
from rollwright.core.outcome import Outcome, Reason
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.record import Player, Proven, Record, final_state
from rollwright.table import (
    Abandoned,
    Chose,
    Entry,
    Happened,
    ProvenDice,
    SaidWord,
    SatDown,
    Table,
    TableError,
    TookBack,
)
from rollwright.table.view import entry_for
from tests.rules import rule
from tests.table.matches import (
    ANA,
    BRUNO,
    CELIA,
    SECRET,
    laid,
    marking,
    move,
    play_to_the_end,
    random_move,
    rolled,
    seated,
    step,
)

every_game = pytest.mark.parametrize("game", GAMES)


def complaint(table: Table, method: str, *arguments: object) -> tuple[str, dict[str, Argument]]:
    """What is said to something that the table refuses; the log and the state are as they were."""
    log, state, choices = list(table.log), deepcopy(table.state), dict(table.choices)
    with pytest.raises(TableError) as refused:
        getattr(table, method)(*arguments)
    assert (table.log, table.state, table.choices) == (log, state, choices)
    return refused.value.message, refused.value.arguments


# Sitting down


def test_a_player_takes_a_seat() -> None:
    table = laid()
    table.sit(BRUNO, Player("Bruno"))
    assert table.players == {BRUNO: Player("Bruno")}
    assert table.log == [SatDown(BRUNO, Player("Bruno"))]


def test_a_taken_seat_stays_taken() -> None:
    table = laid()
    table.sit(BRUNO, Player("Bruno"))
    assert complaint(table, "sit", BRUNO, Player("Eva")) == ("seat-taken", {"seat": 2})
    assert table.players[BRUNO] == Player("Bruno")


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_sits_on_a_seat_that_is_not_there(seat: int) -> None:
    assert complaint(laid(seats=3), "sit", Seat(seat), Player("Eva")) == ("no-such-seat", {"seat": seat + 1})


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


@every_game
def test_dice_do_not_fall_while_somebody_chooses(game: str) -> None:
    assert complaint(rolled(game), "roll") == ("no-dice-due", {})


@every_game
def test_dice_do_not_fall_while_all_mark(game: str) -> None:
    assert complaint(marking(game), "roll") == ("no-dice-due", {})


# Choices


@pytest.mark.parametrize(("game", "text"), [("border", "pass"), ("twentyone", "again"), ("twentyone", "keep")])
def test_a_choice_made_alone_happens_at_once(game: str, text: str) -> None:
    table = rolled(game)
    assert table.node == Choice(ANA)
    table.choose(ANA, move(table, text))
    assert table.log[-1] == Happened(Play(ANA, move(table, text)))
    assert table.choices == {}


@rule("B24", "T12")
@every_game
def test_choices_stay_sealed_until_the_last_is_in(game: str) -> None:
    table = marking(game)
    state, events = table.state, list(table.events)
    *early, last = table.waiting_for
    for seat in early:
        table.choose(seat, random_move(table, seat, Random(1)))
        assert table.state is state
        assert table.events == events
    assert table.waiting_for == (last,)
    table.choose(last, random_move(table, last, Random(1)))
    assert table.events[: len(events)] == events
    assert isinstance(table.events[-1], Marks)


@rule("B24", "T12")
@every_game
def test_sealed_choices_happen_together_in_the_order_of_the_seats(game: str) -> None:
    table = marking(game)
    seats = table.waiting_for
    chosen = {seat: random_move(table, seat, Random(int(seat))) for seat in seats}
    for seat in reversed(seats):
        table.choose(seat, chosen[seat])
    assert table.log[-1] == Happened(Marks(tuple(Play(seat, chosen[seat]) for seat in seats)))
    assert table.choices == {}


def test_the_log_tells_of_each_sealed_choice() -> None:
    table = marking()
    table.choose(CELIA, move(table, "pass"))
    assert table.log[-1] == Chose(CELIA, move(table, "pass"))


@every_game
def test_a_sealed_choice_can_be_taken_back_until_the_last_is_in(game: str) -> None:
    table = marking(game)
    chosen = random_move(table, BRUNO, Random(1))
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
        table.choose(seat, random_move(table, seat, Random(1)))
    assert complaint(table, "take_back", BRUNO) == ("nothing-to-take-back", {})


def test_who_has_not_chosen_has_nothing_to_take_back() -> None:
    assert complaint(marking(), "take_back", BRUNO) == ("nothing-to-take-back", {})


def test_a_choice_made_alone_cannot_be_taken_back() -> None:
    assert complaint(marking(), "take_back", ANA) == ("nothing-to-take-back", {})


def test_nobody_chooses_twice() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    assert complaint(table, "choose", BRUNO, move(table, "pass")) == ("chosen-already", {})


@pytest.mark.parametrize(("seat", "text"), [(BRUNO, "mark 10"), (ANA, "pass"), (BRUNO, "reroll r")])
def test_a_refused_move_leaves_no_entry(seat: Seat, text: str) -> None:
    table = marking()
    log, state = list(table.log), table.state
    with pytest.raises(IllegalMove):
        table.choose(seat, move(table, text))
    assert table.log == log
    assert table.state is state
    assert table.choices == {}


def test_a_refused_choice_leaves_the_one_before_it_taken_back() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    table.take_back(BRUNO)
    with pytest.raises(IllegalMove):
        table.choose(BRUNO, move(table, "mark 10"))
    assert table.waiting_for == (BRUNO, CELIA)


# Drafts


def test_pencil_marks_are_kept_until_the_next_event() -> None:
    table = marking()
    marks = table.game.targets(table.state, BRUNO)[0].adds
    table.draft(BRUNO, marks)
    assert table.drafts == {BRUNO: marks}
    for seat in table.waiting_for:
        table.choose(seat, move(table, "pass"))
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


# Getting up


@every_game
def test_who_gets_up_ends_the_game_without_a_winner(game: str) -> None:
    table = marking(game)
    table.abandon()
    assert table.outcome == Outcome(Reason.ABANDONED, (0, 0, 0), winners=())
    assert table.waiting_for == ()


def test_nothing_happens_at_a_table_that_all_have_left() -> None:
    table = marking()
    table.abandon()
    assert complaint(table, "choose", BRUNO, move(table, "pass")) == ("table-closed", {})


def test_no_dice_fall_at_a_table_that_all_have_left() -> None:
    table = seated()
    table.abandon()
    assert complaint(table, "roll") == ("no-dice-due", {})


def test_a_table_is_left_only_once() -> None:
    table = seated()
    table.abandon()
    table.abandon()
    assert table.log.count(Abandoned()) == 1


@every_game
def test_a_finished_game_cannot_be_abandoned(game: str) -> None:
    table = seated(game)
    play_to_the_end(table, Random(1))
    outcome = table.outcome
    assert outcome is not None
    table.abandon()
    assert table.outcome == outcome
    assert outcome.reason is not Reason.ABANDONED


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


def test_the_secret_is_in_the_record_once_all_have_left() -> None:
    table = marking(dice=ProvenDice(SECRET))
    assert secret_in(table) is None
    table.abandon()
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


def test_the_record_has_the_players_and_the_day() -> None:
    header = rolled().record("2026-11-15").header
    assert [player.name for player in header.players] == ["Ana", "Bruno", "Celia"]
    assert header.date == "2026-11-15"


# The log


class Standing(NamedTuple):
    """All that a table knows besides drafts, which are in no log."""

    log: list[Entry]
    state: object
    events: list[Event]
    players: dict[Seat, Player]
    choices: dict[Seat, Move]
    words: tuple[str, ...]
    waiting_for: tuple[Seat, ...]
    outcome: Outcome | None


def standing(table: Table) -> Standing:
    """How the table stands."""
    return Standing(
        list(table.log),
        table.state,
        list(table.events),
        dict(table.players),
        dict(table.choices),
        table.words,
        table.waiting_for,
        table.outcome,
    )


def rebuilt(table: Table, log: list[Entry]) -> Table:
    """The table that this log leads to."""
    return Table.from_log(table.game, table.setup, table.dice, log)


@every_game
def test_the_log_rebuilds_the_table_at_every_length(game: str) -> None:
    table, random = laid(game), Random(3)
    stood = [standing(table)]
    for seat, name in ((BRUNO, "Bruno"), (ANA, "Ana"), (CELIA, "Celia")):
        table.sit(seat, Player(name))
        stood.append(standing(table))
    table.say_word(BRUNO, "hop")
    stood.append(standing(table))
    while table.outcome is None:
        step(table, random)
        stood.append(standing(table))
    kinds = {type(entry) for entry in table.log}
    assert kinds == {SatDown, SaidWord, Chose, TookBack, Happened}
    for one in stood:
        assert standing(rebuilt(table, one.log)) == one


@every_game
def test_a_log_that_was_cut_before_the_choices_were_revealed_leads_on(game: str) -> None:
    table = marking(game)
    for seat in table.waiting_for:
        table.choose(seat, next(iter(table.game.legal_moves(table.state, seat))))
    assert isinstance(table.log[-1], Happened)
    assert standing(rebuilt(table, table.log[:-1])) == standing(table)


def test_the_log_rebuilds_an_abandoned_table() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    table.abandon()
    assert standing(rebuilt(table, table.log)) == standing(table)


@every_game
def test_the_log_as_a_watcher_sees_it_leads_to_the_same_game(game: str) -> None:
    table = seated(game)
    play_to_the_end(table, Random(4))
    seen = rebuilt(table, [entry_for(entry, None) for entry in table.log])
    assert (seen.state, seen.events, seen.outcome) == (table.state, table.events, table.outcome)


def test_a_log_with_an_event_that_the_rules_refuse_is_no_table() -> None:
    table = marking()
    with pytest.raises(Complaint):
        rebuilt(table, [*table.log, Happened(Play(ANA, move(table, "pass")))])
