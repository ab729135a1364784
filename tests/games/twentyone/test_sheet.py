"""The sheets of Twenty One as values, and the six that we ship."""

import pytest

from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.games.twentyone.colours import COLOURS, Colour
from rollwright.games.twentyone.sheet import CROSS_OFF, ROWS, Box, Sheet, place_of, row_and_colour
from rollwright.testing.twentyone.positions import sheet
from tests.rules import rule

NAMES = "ABCDEF"


@rule("T2")
def test_there_are_six_colours_white_black_red_blue_yellow_and_green() -> None:
    assert [colour.id for colour in COLOURS] == ["white", "black", "red", "blue", "yellow", "green"]


def test_each_colour_has_a_letter_of_its_own() -> None:
    assert [colour.letter for colour in COLOURS] == ["w", "k", "r", "b", "y", "g"]


@rule("T3")
def test_six_different_sheets_lettered_a_to_f_are_shipped() -> None:
    shipped_sheets = all_shipped("twentyone")
    assert GAMES["twentyone"].sheet_names == tuple(NAMES)
    assert [one.name for one in shipped_sheets] == list(NAMES)
    assert len({one.content_hash for one in shipped_sheets}) == 6


@pytest.mark.parametrize("name", NAMES)
def test_the_column_says_where_the_box_of_a_colour_stands(name: str) -> None:
    for row, columns in zip(sheet(name).rows, sheet(name).column, strict=True):
        assert [row[columns[colour]].colour for colour in COLOURS] == list(COLOURS)


@rule("T14")
@pytest.mark.parametrize("name", NAMES)
def test_the_most_that_fits_a_colour_is_the_number_of_its_box(name: str) -> None:
    for row, most in zip(sheet(name).rows, sheet(name).most, strict=True):
        assert {box.colour: box.number for box in row} == dict(zip(COLOURS, most, strict=True))


def test_the_hash_of_a_sheet_stays_what_records_already_carry() -> None:
    assert sheet("A").content_hash == "604644bd4fdd728b270718279c652221ba0c644243a75eaa9695c966a65965c0"


def test_the_hash_does_not_count_the_name() -> None:
    assert Sheet("other", sheet("A").rows).content_hash == sheet("A").content_hash


def test_the_hash_counts_every_colour_and_every_number() -> None:
    rows = sheet("A").rows
    first = rows[0][0]
    for box in (Box(Colour.WHITE, first.number), Box(first.colour, 1)):
        assert Sheet("A", ((box, *rows[0][1:]), *rows[1:])).content_hash != sheet("A").content_hash


def test_places_number_the_boxes_row_by_row_and_then_the_cross_off() -> None:
    places = [place_of(row, colour) for row in range(ROWS) for colour in COLOURS]
    assert places == list(range(CROSS_OFF))
    assert [row_and_colour(place) for place in places] == [(row, colour) for row in range(ROWS) for colour in COLOURS]
