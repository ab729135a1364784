"""A sheet file of anyone's making: what it must keep to be played, and what to be standard."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import rollwright.games.twentyone
from rollwright.core.files import Fault
from rollwright.games.twentyone.check import check_set, check_sheet_file
from rollwright.games.twentyone.sheet import Box, Sheet
from rollwright.testing.twentyone.positions import sheet
from tests.rules import rule

SHEETS = Path(rollwright.games.twentyone.__file__).parent / "sheets"
OURS = (SHEETS / "A.toml").read_text(encoding="utf-8")
LAST_COLOURS = '  ["green", "blue", "white", "black", "red", "yellow"],\n'
LAST_NUMBERS = "  [5, 4, 3, 2, 2, 1],\n"


def changed(before: str, after: str) -> str:
    assert before in OURS
    return OURS.replace(before, after, 1)


def said(faults: Sequence[Fault]) -> list[str]:
    """Level, rule, place, message and arguments in one line each."""
    return [
        " ".join([fault.level.value, fault.rule, fault.place, fault.message, *map(str, fault.arguments.values())])
        for fault in faults
    ]


@rule("T4", "T6", "T7", "T32")
@pytest.mark.parametrize("name", "ABCDEF")
def test_our_own_sheets_are_standard(name: str) -> None:
    checked = check_sheet_file((SHEETS / f"{name}.toml").read_text(encoding="utf-8"))
    assert (checked.faults, checked.standard) == ((), True)
    assert checked.value == sheet(name)


@rule("T32")
@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ('name = "A"', "", "fault T32 name key-missing text"),
        ('name = "A"', "name = 1", "fault T32 name key-of-wrong-type text"),
        ("numbers = [", "nombres = [", "fault T32 numbers key-missing integer-lists"),
        ("[6, 5, 4, 3, 2, 1]", "6", "fault T32 numbers key-of-wrong-type integer-lists"),
        ("colours = [", "colors = [", "fault T32 colours key-missing text-lists"),
        ('"yellow", "red"', '1, "red"', "fault T32 colours key-of-wrong-type text-lists"),
        ("[6, 5", "[7, 5", "fault T32 numbers[1] number-not-on-a-die 7"),
        (LAST_NUMBERS, "[5, 4, 3, 2, 2, 0]\n", "fault T32 numbers[5] number-not-on-a-die 0"),
    ],
)
def test_a_sheet_without_names_rows_or_numbers_of_a_die_cannot_be_played(before: str, after: str, found: str) -> None:
    checked = check_sheet_file(changed(before, after))
    assert said(checked.faults) == [found]
    assert checked.value is None


@rule("T4", "T32")
@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (LAST_NUMBERS, "", "fault T4 numbers not-five-rows 4"),
        (LAST_NUMBERS, 2 * LAST_NUMBERS, "fault T4 numbers not-five-rows 6"),
        (LAST_COLOURS, "", "fault T4 colours not-five-rows 4"),
        (LAST_COLOURS, 2 * LAST_COLOURS, "fault T4 colours not-five-rows 6"),
        (LAST_NUMBERS, "[5, 4, 3, 2, 2],\n", "fault T4 numbers[5] not-six-boxes 5"),
        (LAST_NUMBERS, "[5, 4, 3, 2, 2, 1, 1],\n", "fault T4 numbers[5] not-six-boxes 7"),
        ('"yellow", "red", "green"', '"yellow", "red", "red", "green"', "fault T4 colours[1] not-six-boxes 7"),
    ],
)
def test_a_sheet_has_five_rows_of_six_boxes(before: str, after: str, found: str) -> None:
    checked = check_sheet_file(changed(before, after))
    assert said(checked.faults) == [found]
    assert checked.value is None


@rule("T4", "T32")
@pytest.mark.parametrize("instead", ["white", "purple", "Yellow"])
def test_a_row_has_one_box_of_each_colour(instead: str) -> None:
    checked = check_sheet_file(changed('"yellow", "red"', f'"{instead}", "red"'))
    assert said(checked.faults) == ["fault T4 colours[1] colour-missing yellow"]
    assert checked.value is None


def test_all_faults_are_found_at_once() -> None:
    checked = check_sheet_file(changed("[6, 5", "[0, 9").replace(LAST_COLOURS, ""))
    assert said(checked.faults) == [
        "fault T4 colours not-five-rows 4",
        "fault T32 numbers[1] number-not-on-a-die 0",
        "fault T32 numbers[1] number-not-on-a-die 9",
    ]


def test_a_file_that_is_no_toml_is_a_fault_and_no_traceback() -> None:
    checked = check_sheet_file("numbers = [")
    assert checked.value is None
    assert checked.faults[0].message == "file-not-toml"


@rule("T6")
def test_numbers_that_rise_are_not_standard_but_can_be_played() -> None:
    checked = check_sheet_file(changed("[5, 5, 4, 3, 2, 1]", "[5, 5, 4, 3, 1, 2]"))
    assert said(checked.faults) == [
        "difference T6 numbers[2] numbers-rise",
        "warning T6 numbers[2] row-not-ours 5 5 4 3 2 1",
    ]
    assert checked.value is not None
    assert not checked.standard


@rule("T6")
def test_the_first_row_is_6_5_4_3_2_1() -> None:
    checked = check_sheet_file(changed("[6, 5, 4", "[5, 5, 4"))
    assert said(checked.faults) == ["difference T6 numbers[1] first-row-not-standard 6 5 4 3 2 1"]
    assert not checked.standard


@rule("T6", "T32")
@pytest.mark.parametrize(
    ("row", "ours"),
    [(2, "5, 5, 4, 3, 2, 1"), (3, "5, 4, 4, 3, 2, 1"), (4, "5, 4, 3, 3, 2, 1"), (5, "5, 4, 3, 2, 2, 1")],
)
def test_other_numbers_below_the_first_row_are_only_warned_of(row: int, ours: str) -> None:
    checked = check_sheet_file(changed(f"[{ours}]", "[4, 4, 4, 4, 4, 4]"))
    assert said(checked.faults) == [f"warning T6 numbers[{row}] row-not-ours {ours.replace(',', '')}"]
    assert checked.standard


@rule("T7")
def test_a_colour_twice_in_the_same_place_is_warned_of() -> None:
    checked = check_sheet_file(changed('["blue", "green", "black"', '["green", "blue", "black"'))
    assert said(checked.faults) == [
        "warning T7 colours colour-twice-in-column green 1",
        "warning T7 colours colour-twice-in-column blue 2",
    ]
    assert checked.standard


# Several sheets as a set


@rule("T5", "T7", "T32")
def test_our_six_sheets_are_a_standard_set() -> None:
    assert check_set([sheet(name) for name in "ABCDEF"]) == ()


@rule("T5")
def test_sheets_with_different_numbers_are_no_set() -> None:
    other = Sheet("Z", tuple(tuple(Box(box.colour, 1) for box in row) for row in sheet("B").rows))
    assert said(check_set([sheet("A"), other])) == ["fault T5 A, Z numbers-differ"]


@rule("T7")
def test_the_same_colour_in_the_same_place_of_two_sheets_is_warned_of() -> None:
    red, black, green, blue, white, yellow = (box.colour for box in sheet("B").rows[2])
    swapped = zip((red, white, green, blue, black, yellow), sheet("B").numbers[2], strict=True)
    other = Sheet("Z", (*sheet("B").rows[:2], tuple(Box(*box) for box in swapped), *sheet("B").rows[3:]))
    assert said(check_set([sheet("A"), other])) == ["warning T7 A, Z colours-alike 3 2"]


@rule("T7")
def test_every_pair_of_sheets_is_compared() -> None:
    first, second, copied = sheet("A"), sheet("B"), Sheet("Z", sheet("B").rows)
    assert said(check_set([first, second, copied])) == [f"warning T7 B, Z colours-alike {row} 1" for row in range(1, 6)]


def test_no_sheets_at_all_keep_every_rule() -> None:
    assert check_set([]) == ()
