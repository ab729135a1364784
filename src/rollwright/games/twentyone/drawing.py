"""The sheets of Twenty One as a client draws them: plain values, sent once per game."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from rollwright.core.seats import Points
from rollwright.games.twentyone.colours import COLOURS
from rollwright.games.twentyone.material import NAMES, shipped_sheet
from rollwright.games.twentyone.moves import place_text
from rollwright.games.twentyone.scoring import BONUS
from rollwright.games.twentyone.sheet import CROSS_OFF, Box, Pips, Sheet, place_of


@dataclass(frozen=True, slots=True)
class DrawnBox:
    """A box of a row."""

    place: int
    text: str
    colour: str
    number: Pips


@dataclass(frozen=True, slots=True)
class DrawnSheet:
    """A sheet: its rows from the top, the boxes of each from the left."""

    name: str
    hash: str
    rows: tuple[tuple[DrawnBox, ...], ...]


@dataclass(frozen=True, slots=True)
class CrossOff:
    """The place that means crossing off the leftmost free box."""

    place: int
    text: str


@dataclass(frozen=True, slots=True)
class TwentyOneMaterial:
    """Everything that is necessary to draw Twenty One."""

    game: Literal["twentyone"]
    letters: dict[str, str]
    """The letter of each die, in the order in which dice are written."""
    cross_off: CrossOff
    bonus: tuple[Points, ...]
    """The bonus for one hit in a row, for two hits, and so on."""
    sheets: tuple[DrawnSheet, ...]


@cache
def drawing() -> TwentyOneMaterial:
    """The sheets that come with the game."""
    return TwentyOneMaterial(
        game="twentyone",
        letters={colour.id: colour.letter for colour in COLOURS},
        cross_off=CrossOff(CROSS_OFF, place_text(CROSS_OFF)),
        bonus=BONUS[1:],
        sheets=tuple(drawn_sheet(shipped_sheet(name)) for name in NAMES),
    )


def drawn_sheet(sheet: Sheet) -> DrawnSheet:
    """One sheet."""
    rows = tuple(tuple(drawn_box(row, box) for box in boxes) for row, boxes in enumerate(sheet.rows))
    return DrawnSheet(sheet.name, sheet.content_hash, rows)


def drawn_box(row: int, box: Box) -> DrawnBox:
    """One box of a row."""
    place = place_of(row, box.colour)
    return DrawnBox(place, place_text(place), box.colour.id, box.number)
