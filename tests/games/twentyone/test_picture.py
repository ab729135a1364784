"""A sheet as text, drawn and read back."""

import pytest

from rollwright.core.errors import NotationError
from rollwright.games.twentyone.picture import draw, read
from rollwright.games.twentyone.state import CROSSED, blank
from rollwright.testing.twentyone.positions import sheet

STARTED = """\
y6:4  r5:5* g4:x  b3:.  w2:1  k1:1*
b5:.  g5:.  k4:.  w3:.  y2:.  r1:.
k5:.  w4:.  y4:.  r3:.  g2:.  b1:.
w5:.  k4:.  r3:.  y3:.  b2:.  g1:.
g5:.  b4:.  w3:.  k2:.  r2:.  y1:.
"""


def test_a_picture_reads_as_numbers_crosses_and_free_boxes() -> None:
    assert read(sheet("A"), STARTED)[:2] == ((4, 5, CROSSED, None, 1, 1), (None,) * 6)


def test_what_is_read_is_drawn_the_same() -> None:
    assert draw(sheet("A"), read(sheet("A"), STARTED)) == STARTED


@pytest.mark.parametrize("name", "ABCDEF")
def test_every_entry_of_every_box_is_drawn_and_read_back(name: str) -> None:
    rows = [list(row) for row in blank(sheet(name)).rows]
    for number, row in enumerate(sheet(name).rows):
        for column, box in enumerate(row):
            for entry in (None, CROSSED, *range(1, box.number + 1)):
                rows[number][column] = entry
                played = tuple(map(tuple, rows))
                assert read(sheet(name), draw(sheet(name), played)) == played


@pytest.mark.parametrize(
    ("before", "wrong", "line", "column", "box", "wanted"),
    [
        ("b3:.", "w3:.", 1, 19, 4, "b3:."),
        ("b3:.", "b3:4", 1, 19, 4, "b3:."),
        ("r5:5*", "r5:5", 1, 7, 2, "r5:."),
        ("w3:.", "w3:0", 2, 19, 4, "w3:."),
        ("  k1:1*", "", 1, 1, 6, "k1:."),
    ],
)
def test_a_box_that_is_not_of_the_sheet_is_refused_where_it_stands(
    before: str, wrong: str, line: int, column: int, box: int, wanted: str
) -> None:
    with pytest.raises(NotationError) as refused:
        read(sheet("A"), STARTED.replace(before, wrong, 1))
    error = refused.value
    assert (error.message, error.line, error.column) == ("picture-box", line, column)
    assert error.arguments == {"row": line, "box": box, "wanted": wanted}


def test_a_picture_without_all_its_rows_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        read(sheet("A"), "".join(STARTED.splitlines(keepends=True)[:4]))
    assert (refused.value.message, refused.value.line) == ("picture-box", 5)


@pytest.mark.parametrize(
    ("text", "line"), [(STARTED + "\n  g1:.\n", 7), (STARTED.replace("\n", " g1:.\n", 1), 1)], ids=["row", "box"]
)
def test_a_picture_with_more_than_its_rows_and_boxes_is_refused(text: str, line: int) -> None:
    with pytest.raises(NotationError) as refused:
        read(sheet("A"), text)
    error = refused.value
    assert (error.message, error.line, error.arguments) == ("text-left-over", line, {"text": "g1:."})
