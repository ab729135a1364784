"""Boards and positions as words, there and back."""

import numpy as np
import pytest

from rollwright.kernels.border.packed import (
    TooManySpaces,
    boards_of,
    dice_of,
    dice_word,
    opening,
    pack,
    spaces_of,
    two_words,
)
from rollwright.solver.border.rolls import ROLLED
from rollwright.testing.border.positions import board, enlarged, opened


def test_a_game_opens_as_the_rules_have_it() -> None:
    assert np.array_equal(opening((board("1"), board("2"))), pack(opened("1", "2")))


def test_spaces_come_back_from_both_words() -> None:
    spaces = frozenset(board().coloured)
    assert spaces_of(*two_words(spaces)) == spaces
    assert max(two_words(spaces)) < 1 << 64


def test_dice_come_back() -> None:
    for roll in ROLLED:
        word = sum(count << 8 * colour for colour, count in enumerate(roll))
        assert dice_word(dice_of(word)) == word


def test_boards_are_made_once() -> None:
    assert boards_of((board("1"), board("2"))) is boards_of((board("1"), board("2")))


def test_a_map_that_does_not_fit_is_refused_in_words() -> None:
    large = enlarged(board(), 60)
    with pytest.raises(TooManySpaces, match="up to 128 spaces, this map has 146"):
        boards_of((large, large))
