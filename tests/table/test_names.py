"""What somebody at a table may be called."""

import pytest

from rollwright.core.notation import LONGEST_NAME
from rollwright.table.names import told_apart, usable


@pytest.mark.parametrize("name", ["Ana", "Żółć 2", "名前", "د", "🎲: 4", "x" * LONGEST_NAME])
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert usable(name)


@pytest.mark.parametrize(
    "name", ["", " ", " Ana", "Ana ", "a\nb", "a\x00", "\u202eana", "x" * (LONGEST_NAME + 1), "\u200b"]
)
def test_a_name_that_would_mislead_or_break_a_line_is_none(name: str) -> None:
    assert not usable(name)


@pytest.mark.parametrize(
    "name",
    [
        *("\u200b", "\u00ad\u00ad", "\u2060", "\u200b \u200b"),
        *("\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\u2800\u2800", "\u034f", "\ufe0f", "\ufe00\u034f", "\u180b"),
        *("\U000e0100", "\U000e0041", "\U0001d159", "\u17b4", "\u0301", "\u3164 \u2800", "\u2003"),
    ],
    ids=ascii,
)
def test_a_name_of_which_nothing_can_be_seen_is_none(name: str) -> None:
    assert not usable(name)


@pytest.mark.parametrize("name", ["–", "...", "' '", "\u3164-"])
def test_a_name_has_a_letter_a_digit_or_a_symbol(name: str) -> None:
    assert not usable(name)


@pytest.mark.parametrize("name", ["7", "$", "❤\ufe0f", "👩\u200d🚀", "e\u0301", "क्\u200dष", "\ufe0f3", "Ana!"])
def test_invisible_characters_do_no_harm_beside_visible_ones(name: str) -> None:
    assert usable(name)


@pytest.mark.parametrize(
    ("taken", "called"), [([], "Ana"), (["Bruno"], "Ana"), (["Ana"], "Ana 2"), (["Ana", "Ana 2"], "Ana 3")]
)
def test_the_later_of_two_with_one_name_gets_a_number(taken: list[str], called: str) -> None:
    assert told_apart("Ana", taken) == called


@pytest.mark.parametrize(
    "other", ["ana", "A\u200bna", "Ana\ufe0f", "A\u034fna", "Ana\u2800", "\u3164Ana", "\uff21na", "A\u0301na"]
)
def test_a_name_that_looks_like_one_that_is_taken_gets_a_number(other: str) -> None:
    taken = "Ána" if "\u0301" in other else "Ana"
    assert told_apart(other, [taken]) == f"{other} 2"


@pytest.mark.parametrize("name", ["x" * LONGEST_NAME, "x" * 56 + " yyy", "👑" * LONGEST_NAME])
def test_a_name_with_a_number_is_still_a_name(name: str) -> None:
    called = told_apart(name, [name])
    assert usable(called)
    assert called != name
    assert called.endswith(" 2")
