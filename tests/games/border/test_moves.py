"""The text of moves: what is written reads back, what is no move says where."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rollwright.core.errors import NotationError
from rollwright.core.game import Place
from rollwright.core.notation import Word
from rollwright.games.border.colours import COLOURS, LETTERS, Colour
from rollwright.games.border.moves import Mark, Move, Reroll, colour_of, dice_text, sorted_dice
from rollwright.testing.border.positions import spaces


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", Mark(frozenset())),
        ("mark 0", Mark(spaces("0"))),
        ("mark 16 23 28", Mark(spaces("16 23 28"))),
        ("reroll a r", Reroll((Colour.GREY, Colour.RED))),
        ("reroll g g g g g", Reroll((Colour.GREEN,) * 5)),
    ],
)
def test_a_move_is_written_as_it_is_read(text: str, move: Move) -> None:
    assert str(move) == text
    assert Move.parse(text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("  pass ", "pass"),
        ("mark 28   16 23", "mark 16 23 28"),
        ("mark 007", "mark 7"),
        ("reroll o a  y", "reroll a y o"),
    ],
)
def test_blanks_order_and_leading_zeros_make_no_difference(text: str, move: str) -> None:
    assert str(Move.parse(text)) == move


def test_every_reroll_of_every_dice_parses_back() -> None:
    every = [dice for count in range(1, 6) for dice in combinations_with_replacement(COLOURS, count)]
    assert len(every) == 461
    for dice in every:
        assert Move.parse(str(Reroll(dice))) == Reroll(dice)


@given(st.frozensets(st.integers(0, 9999).map(Place)))
@example(frozenset(Place(space) for space in range(86)))
def test_every_mark_parses_back(marked: frozenset[Place]) -> None:
    assert Move.parse(str(Mark(marked))) == Mark(marked)


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("", "move-incomplete", 1),
        ("  ", "move-incomplete", 3),
        ("mark", "move-incomplete", 5),
        ("reroll ", "move-incomplete", 8),
        ("pass 7", "text-left-over", 6),
        ("pass  pass 7", "text-left-over", 7),
        ("castle", "move-unknown", 1),
        ("  Mark 7", "move-unknown", 3),
        ("16 mark", "move-unknown", 1),
        ("mark 7\n8", "space-unreadable", 6),
        ("mark 7 x", "space-unreadable", 8),
        ("mark -7", "space-unreadable", 6),
        ("mark 7.0", "space-unreadable", 6),
        ("mark ٣", "space-unreadable", 6),
        ("mark ²", "space-unreadable", 6),
        ("mark 8 10000", "space-unreadable", 8),
        ("mark 7 8 7", "place-twice", 10),
        ("mark 7 007", "place-twice", 8),
        ("reroll a x", "colour-unknown", 10),
        ("reroll ag", "colour-unknown", 8),
        ("reroll A", "colour-unknown", 8),
    ],
)
def test_what_is_no_move_says_where_it_goes_wrong(text: str, message: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert (caught.value.message, caught.value.line, caught.value.column) == (message, 1, column)


@given(st.text(st.sampled_from("markpsreol 0123456789agbryo\t\n-x")))
def test_any_text_is_a_move_or_says_where_it_goes_wrong(text: str) -> None:
    column = column_of_error(text)
    if column is None:
        assert Move.parse(str(Move.parse(text))) == Move.parse(text)
    else:
        assert 1 <= column <= len(text) + 1


def column_of_error(text: str) -> int | None:
    """Where the text goes wrong; None if it is a move."""
    try:
        Move.parse(text)
    except NotationError as error:
        return error.column
    return None


def test_every_colour_has_a_letter_of_its_own() -> None:
    assert len(set(LETTERS)) == 6
    assert [colour_of(Word(letter)) for letter in LETTERS] == list(COLOURS)
    assert [colour.letter for colour in COLOURS] == list("agbryo")


def test_dice_are_always_sorted() -> None:
    assert dice_text(sorted_dice([Colour.ORANGE, Colour.GREY, Colour.BLUE])) == "a b o"
