"""What a table turns away at its door: names, words and bots that no record could hold, and what comes too late."""

import pytest

from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.record import Player, Record
from rollwright.table import Phrase
from rollwright.testing.tables import ANA, BRUNO, laid, marking, move, seated
from tests.table.standing import complaint


@pytest.mark.parametrize("name", ["", " Ana", "Ana ", "a\nb", "\u202eana", "x" * 61])
def test_a_name_that_no_record_could_hold(name: str) -> None:
    assert complaint(laid(), "sit", ANA, Player(name)) == ("name-unusable", {"text": name, "most": 60})


@pytest.mark.parametrize("bot", ["", "Bad Bot!", "x" * 40])
def test_a_bot_that_no_record_could_hold(bot: str) -> None:
    assert complaint(laid(), "sit", ANA, Player("Ana", bot)) == ("bot-unusable", {"text": bot})
    assert complaint(seated(), "take_over", ANA, bot) == ("bot-unusable", {"text": bot})


@pytest.mark.parametrize("word", ["", " kiwi", "two\nlines", "x" * 201])
def test_a_word_that_no_record_could_hold(word: str) -> None:
    assert complaint(laid(), "say_word", ANA, word) == ("word-unusable", {"most": 200})


@pytest.mark.parametrize("seat", [-1, 3])
@pytest.mark.parametrize(
    ("method", "arguments"),
    [
        ("sit", (Player("Eva"),)),
        ("say_word", ("kiwi",)),
        ("leave", ()),
        ("come_back", ()),
        ("take_over", ("greedy",)),
        ("free", ()),
        ("move_to_another_device", ()),
        ("say", (Phrase.HELLO,)),
    ],
)
def test_a_seat_that_is_not_there(seat: int, method: str, arguments: tuple[object, ...]) -> None:
    assert complaint(laid(), method, Seat(seat), *arguments) == ("no-such-seat", {"seat": seat + 1})


def test_a_record_of_a_table_with_empty_seats() -> None:
    table = laid()
    table.sit(BRUNO, Player("Bruno"))
    assert complaint(table, "record") == ("seats-empty", {"count": 2})


def test_pencil_marks_of_a_seat_that_owes_nothing() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    for seat in (ANA, BRUNO, Seat(9)):
        assert complaint(table, "draft", seat, frozenset()) == ("nothing-owed", {"seat": seat + 1})


@pytest.mark.parametrize(
    ("method", "arguments"),
    [
        ("sit", (BRUNO, Player("Eva"))),
        ("leave", (ANA,)),
        ("come_back", (ANA,)),
        ("take_over", (ANA, "greedy")),
        ("free", (ANA,)),
        ("move_to_another_device", (ANA,)),
        ("close", (TableEnd.CLOSED,)),
    ],
)
def test_nobody_comes_and_goes_at_a_table_that_is_closed(method: str, arguments: tuple[object, ...]) -> None:
    table = laid()
    table.sit(ANA, Player("Ana"))
    table.close(TableEnd.EXPIRED)
    assert complaint(table, method, *arguments) == ("table-closed", {})


def test_at_a_table_that_is_closed_nothing_is_played() -> None:
    table = marking()
    table.choose(BRUNO, move(table, "pass"))
    table.close(TableEnd.CLOSED)
    assert complaint(table, "choose", Seat(2), move(table, "pass")) == ("table-closed", {})
    assert complaint(table, "take_back", BRUNO) == ("nothing-to-take-back", {})
    assert complaint(table, "draft", Seat(2), frozenset()) == ("nothing-owed", {"seat": 3})
    assert complaint(table, "roll") == ("no-dice-due", {})


def test_at_a_table_that_was_closed_before_the_deal_no_dice_fall_and_no_word_is_added() -> None:
    table = seated()
    table.close(TableEnd.EXPIRED)
    assert complaint(table, "roll") == ("no-dice-due", {})
    assert complaint(table, "say_word", ANA, "kiwi") == ("words-closed", {})


def test_whatever_a_table_lets_in_its_record_reads_back() -> None:
    table = laid()
    for seat, name in enumerate(("Żółć 2", "x" * 60, "名前")):
        table.sit(Seat(seat), Player(name, "greedy"))
        table.say_word(Seat(seat), name)
    assert Record.parse(table.record().to_text()) == table.record()
