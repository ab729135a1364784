"""Short texts are read word by word."""

import pytest

from rollwright.core.notation import Word, words


def test_a_word_knows_the_column_where_it_begins() -> None:
    assert words("mark 1w  2b") == [Word("mark", 1), Word("1w", 6), Word("2b", 10)]


def test_blanks_around_words_are_passed_over() -> None:
    assert words("  keep  ") == [Word("keep", 3)]


@pytest.mark.parametrize("text", ["", "   "])
def test_blank_text_has_no_words(text: str) -> None:
    assert words(text) == []


def test_other_white_space_is_part_of_a_word_and_so_is_refused_where_it_stands() -> None:
    assert words("a\nb c\u00a0d e\tf") == [Word("a\nb", 1), Word("c\u00a0d", 5), Word("e\tf", 9)]
