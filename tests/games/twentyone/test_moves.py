"""What a player may intend, and its text."""

from itertools import chain, combinations

import pytest

from rollwright.core.errors import NotationError
from rollwright.core.game import Place
from rollwright.core.notation import Word
from rollwright.games.twentyone.moves import Again, Keep, Mark, Move, pips_of
from rollwright.games.twentyone.sheet import BOXES, CROSS_OFF, ROWS

PLACES = [Place(number) for number in range(CROSS_OFF + 1)]
MARKS_IN_ONE_ROW = [
    Mark(frozenset(chosen))
    for row in range(ROWS)
    for count in range(1, BOXES + 1)
    for chosen in combinations(PLACES[row * BOXES : (row + 1) * BOXES], count)
]
MARKS_ANYWHERE = [
    Mark(frozenset(chosen))
    for chosen in chain(combinations(PLACES, 1), combinations(PLACES, 2), combinations(PLACES, 3), [PLACES])
]


@pytest.mark.parametrize("marks", [MARKS_IN_ONE_ROW, MARKS_ANYWHERE], ids=["one row", "anywhere"])
def test_the_text_of_a_mark_parses_back_to_it(marks: list[Mark]) -> None:
    assert [Move.parse(str(mark)) for mark in marks] == marks


def test_no_two_marks_have_the_same_text() -> None:
    marks = {*MARKS_IN_ONE_ROW, *MARKS_ANYWHERE}
    assert len({str(mark) for mark in marks}) == len(marks)


@pytest.mark.parametrize(("move", "text"), [(Again(), "again"), (Keep(), "keep")])
def test_again_and_keep_parse_back(move: Move, text: str) -> None:
    assert str(move) == text
    assert Move.parse(text) == move


def test_a_mark_names_its_boxes_by_row_and_colour_in_order() -> None:
    assert str(Mark(frozenset((Place(7), Place(6), Place(29))))) == "mark 2w 2k 5g"


def test_crossing_off_is_marked_x() -> None:
    assert str(Mark(frozenset((CROSS_OFF,)))) == "mark x"


def test_blanks_around_words_and_the_order_of_boxes_do_not_matter() -> None:
    assert Move.parse("  mark  2k   2w ") == Move.parse("mark 2w 2k")


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("", "move-incomplete", 1),
        ("   ", "move-incomplete", 4),
        ("mark", "move-incomplete", 5),
        ("mark  ", "move-incomplete", 7),
        ("again now", "text-left-over", 7),
        ("keep  1w 2w", "text-left-over", 7),
        ("pass 1w", "text-left-over", 6),
        ("stay", "move-unknown", 1),
        ("  Mark 1w", "move-unknown", 3),
        ("mark 1w 6w", "box-unreadable", 9),
        ("mark 0w", "box-unreadable", 6),
        ("mark 1v", "box-unreadable", 6),
        ("mark 1W", "box-unreadable", 6),
        ("mark w1", "box-unreadable", 6),
        ("mark 1", "box-unreadable", 6),
        ("mark 1wk", "box-unreadable", 6),
        ("mark X", "box-unreadable", 6),
        ("mark ¹w", "box-unreadable", 6),
        ("mark 1w\n", "box-unreadable", 6),
        ("mark 1w 1k 1w", "place-twice", 12),
        ("mark x x", "place-twice", 8),
    ],
)
def test_text_that_is_no_move_is_refused_at_its_column(text: str, message: str, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        Move.parse(text)
    assert (refused.value.message, refused.value.line, refused.value.column) == (message, 1, column)


def test_a_refused_word_is_quoted() -> None:
    with pytest.raises(NotationError) as refused:
        Move.parse("mark 1w 9z")
    assert refused.value.arguments == {"text": "9z", "letters": "wkrbyg"}


@pytest.mark.parametrize("text", ["1", "2", "3", "4", "5", "6"])
def test_a_die_shows_one_to_six(text: str) -> None:
    assert pips_of(Word(text)) == int(text)


@pytest.mark.parametrize("text", ["0", "7", "", "11", "x", "²", "1 "])
def test_nothing_else_is_on_a_die(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        pips_of(Word(text, 5))
    assert (refused.value.message, refused.value.column) == ("pips-unreadable", 5)


def test_a_mark_of_nothing_has_a_text_that_parses_back() -> None:
    assert str(Mark(frozenset())) == "pass"
    assert Move.parse("pass") == Mark(frozenset())
