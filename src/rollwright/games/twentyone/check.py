"""Reads a sheet file and checks it at two levels: playable (T32) and standard (T5 to T7)."""

import itertools
from collections.abc import Sequence

from rollwright.core.files import Checked, Fault, Faults, read_toml
from rollwright.games.twentyone.colours import COLOURS
from rollwright.games.twentyone.sheet import BOXES, ROWS, Box, Pips, Sheet

FIRST_ROW = (6, 5, 4, 3, 2, 1)  # T6
OUR_ROWS = ((5, 5, 4, 3, 2, 1), (5, 4, 4, 3, 2, 1), (5, 4, 3, 3, 2, 1), (5, 4, 3, 2, 2, 1))  # T6


def check_sheet_file(text: str) -> Checked[Sheet]:
    """All faults of a sheet file, and the sheet if it can be played."""
    faults = Faults("T32")
    top = read_toml(text, faults)
    if not faults.still_playable():
        return Checked(None, tuple(faults.found))
    name, numbers, colours = top.text("name"), top.integer_lists("numbers"), top.text_lists("colours")
    if faults.still_playable():
        check_rows(numbers, colours, faults)
    if not faults.still_playable():
        return Checked(None, tuple(faults.found))
    by_id = {colour.id: colour for colour in COLOURS}
    sheet = Sheet(
        name,
        tuple(
            tuple(Box(by_id[colour], number) for colour, number in zip(*row, strict=True))
            for row in zip(colours, numbers, strict=True)
        ),
    )
    check_standard_sheet(sheet, faults)
    return Checked(sheet, tuple(faults.found))


def check_rows(numbers: Sequence[Sequence[Pips]], colours: Sequence[Sequence[str]], faults: Faults) -> None:
    """Five rows of six boxes, one of each colour, with numbers from 1 to 6 (T4)."""
    for key, rows in (("numbers", numbers), ("colours", colours)):
        if len(rows) != ROWS:
            faults.fault(key, "not-five-rows", rule="T4", count=len(rows))
        for number, row in enumerate(rows, 1):
            if len(row) != BOXES:
                faults.fault(f"{key}[{number}]", "not-six-boxes", rule="T4", count=len(row))
    for number, shown in enumerate(numbers, 1):
        for pips in shown:
            if pips not in range(1, 7):
                faults.fault(f"numbers[{number}]", "number-not-on-a-die", number=pips)
    for number, names in enumerate(colours, 1):
        for colour in COLOURS:
            if colour.id not in names:
                faults.fault(f"colours[{number}]", "colour-missing", rule="T4", colour=colour.id)


def check_standard_sheet(sheet: Sheet, faults: Faults) -> None:
    """Numbers that never rise, 6 5 4 3 2 1 first (T6); a difference from our own sheets is only a warning (T6, T7)."""
    for number, row in enumerate(sheet.numbers, 1):
        if any(left < right for left, right in itertools.pairwise(row)):
            faults.difference("T6", f"numbers[{number}]", "numbers-rise")
    if sheet.numbers[0] != FIRST_ROW:
        faults.difference("T6", "numbers[1]", "first-row-not-standard", numbers=" ".join(map(str, FIRST_ROW)))
    for number, (row, ours) in enumerate(zip(sheet.numbers[1:], OUR_ROWS, strict=True), 2):
        if row != ours:
            faults.warning("T6", f"numbers[{number}]", "row-not-ours", numbers=" ".join(map(str, ours)))
    for column in range(BOXES):
        standing = [row[column].colour for row in sheet.rows]
        for colour in COLOURS:
            if standing.count(colour) > 1:
                faults.warning("T7", "colours", "colour-twice-in-column", colour=colour.id, column=column + 1)


def check_set(sheets: Sequence[Sheet]) -> tuple[Fault, ...]:
    """The faults of several sheets as a set: one set of numbers (T5), no colour in the same place (T7)."""
    faults = Faults("T32")
    for number, sheet in enumerate(sheets):
        for other in sheets[:number]:
            if sheet.numbers != other.numbers:
                faults.fault(f"{other.name}, {sheet.name}", "numbers-differ", rule="T5")
            for row, (here, there) in enumerate(zip(sheet.rows, other.rows, strict=True), 1):
                same = [
                    n for n, boxes in enumerate(zip(here, there, strict=True), 1) if boxes[0].colour is boxes[1].colour
                ]
                if same:
                    faults.warning("T7", f"{other.name}, {sheet.name}", "colours-alike", row=row, column=same[0])
    return tuple(faults.found)
