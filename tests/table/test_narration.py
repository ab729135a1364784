"""Every entry of a table is told when it is written or followed, and a hidden choice stays hidden."""

from collections.abc import Callable

import pytest

from rollwright.core.narration import Importance
from rollwright.core.outcome import TableEnd
from rollwright.games import GAMES
from rollwright.table import Chose, Phrase, SaidWord, Table
from rollwright.table.narration import tell_entry
from rollwright.testing.conformance.narration import check_sentence
from rollwright.testing.tables import ANA, BRUNO, CELIA, NAMES, any_move, marking, ready, rolled, seated
from rollwright.translations import SOURCE, Words
from tests.table.test_log import restless

every_game = pytest.mark.parametrize("game", GAMES)


def last(table: Table) -> list[str]:
    """The narration of the last entry in English."""
    return [Words(SOURCE).tell(sentence, NAMES) for sentence in table.told[-1]]


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_table_that_follows_the_log_tells_the_same_in_messages_that_exist(game: str, seed: int) -> None:
    *_, table = restless(game, seed)
    assert len(table.told) == len(table.log) == table.entries
    assert Table.from_log(table.dice, table.log).told == table.told
    for told in table.told:
        for sentence in told:
            check_sentence(sentence)


def test_what_players_do_is_told_by_name() -> None:
    table = rolled()
    told: list[str] = []
    acts: tuple[Callable[[], None], ...] = (
        lambda: table.say(ANA, Phrase.NICE),
        lambda: table.leave(BRUNO),
        lambda: table.take_over(BRUNO, "greedy"),
        lambda: table.stand_in(BRUNO, "random"),
        lambda: table.come_back(BRUNO),
        lambda: table.move_to_another_device(CELIA),
        lambda: table.free(CELIA),
    )
    for act in acts:
        act()
        told += last(table)
    assert told == [
        "Ana: Nice one!",
        "Bruno leaves the table.",
        "Greedy, a bot, takes over for Bruno.",
        "The bot in seat 2 failed, so Random makes its move.",
        "Bruno is back.",
        "Celia continues on another device.",
        "Seat 3 is free.",
    ]


def test_sitting_down_is_told_and_words_for_the_dice_are_not() -> None:
    assert last(seated()) == ["Celia sits down."]
    table = ready()
    assert isinstance(table.log[-1], SaidWord)
    assert last(table) == []


@every_game
def test_a_hidden_choice_is_told_without_its_move_and_the_same_to_everyone(game: str) -> None:
    table = marking(game)
    table.choose(BRUNO, any_move(table, BRUNO))
    assert last(table) == ["Bruno has chosen."]
    assert table.told[-1] == tell_entry(Chose(BRUNO, None))
    table.take_back(BRUNO)
    assert last(table) == ["Bruno takes back their choice."]


def test_a_table_that_is_closed_has_no_winner_and_tells_why() -> None:
    table = rolled()
    table.close(TableEnd.CLOSED)
    assert last(table) == ["The game is over: the table was closed before the end.", "There is no winner."]
    table.go_on_at("another")
    assert last(table) == ["A rematch is ready."]
    assert {sentence.importance for sentence in table.told[-1]} == {Importance.ANNOUNCED}


def test_the_narration_is_forgotten_with_the_log() -> None:
    table = rolled()
    table.forget()
    assert table.told == []
    table.say(ANA, Phrase.NICE)
    assert last(table) == ["Ana: Nice one!"]


def test_equal_narrations_of_a_long_log_are_one_object() -> None:
    table = rolled()
    table.say(ANA, Phrase.NICE)
    table.say(ANA, Phrase.NICE)
    assert table.told[-1] is table.told[-2]
