"""What a table turns away at its door: names, words and bots that no record could hold, and what comes too late."""

import pytest

from rollwright.core.seats import Seat
from rollwright.record import Player, Record
from rollwright.table import TableError
from tests.table.matches import ANA, BRUNO, laid, marking, move, seated


@pytest.mark.parametrize("name", ["", " Ana", "Ana ", "a\nb", "\u202eana", "x" * 61])
def test_a_name_that_no_record_could_hold(name: str) -> None:
    with pytest.raises(TableError, match="name-unusable"):
        laid().sit(ANA, Player(name))


@pytest.mark.parametrize("bot", ["", "Bad Bot!", "x" * 40])
def test_a_bot_that_no_record_could_hold(bot: str) -> None:
    with pytest.raises(TableError, match="bot-unusable"):
        laid().sit(ANA, Player("Ana", bot))


@pytest.mark.parametrize("word", ["", " kiwi", "two\nlines", "x" * 201])
def test_a_word_that_no_record_could_hold(word: str) -> None:
    with pytest.raises(TableError, match="word-unusable"):
        laid().say_word(ANA, word)


def test_a_word_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(TableError, match="no-such-seat"):
        laid().say_word(Seat(7), "kiwi")


def test_a_record_of_a_table_with_empty_seats() -> None:
    with pytest.raises(TableError, match="seats-empty"):
        laid().record()


def test_pencil_marks_of_a_seat_that_owes_nothing() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    for seat in (ANA, BRUNO, Seat(9)):
        with pytest.raises(TableError, match="nothing-owed"):
            table.draft(seat, frozenset())


def test_after_all_have_left_nobody_sits_down_says_a_word_or_takes_back() -> None:
    table = laid()
    table.abandon()
    with pytest.raises(TableError, match="table-closed"):
        table.sit(ANA, Player("Ana"))
    with pytest.raises(TableError, match="words-closed"):
        table.say_word(ANA, "kiwi")
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    table.abandon()
    with pytest.raises(TableError, match="nothing-to-take-back"):
        table.take_back(BRUNO)


def test_whatever_a_table_lets_in_its_record_reads_back() -> None:
    table = laid()
    for seat, name in enumerate(("Żółć 2", "x" * 60, "名前")):
        table.sit(Seat(seat), Player(name, "greedy"))
        table.say_word(Seat(seat), name)
    assert Record.parse(table.record().to_text()) == table.record()


def test_a_seated_table_may_be_drafted_at_only_when_it_waits() -> None:
    with pytest.raises(TableError, match="nothing-owed"):
        seated().draft(ANA, frozenset())
