"""The sheets of Twenty One (T2 to T7) as values. `check` validates files."""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from rollwright.core.deal import hash_of
from rollwright.core.game import Place
from rollwright.games.twentyone.colours import COLOURS, Colour

Pips: TypeAlias = int


ROWS = 5
BOXES = 6


@dataclass(frozen=True, slots=True)
class Box:
    """A coloured box and the number that it shows (T4)."""

    colour: Colour
    number: Pips


@dataclass(frozen=True)
class Sheet:
    """Five rows of six boxes (T4)."""

    name: str
    rows: tuple[tuple[Box, ...], ...]

    @cached_property
    def numbers(self) -> tuple[tuple[Pips, ...], ...]:
        """The numbers without the colours: the same on all sheets of a set (T5)."""
        return tuple(tuple(box.number for box in row) for row in self.rows)

    @cached_property
    def column(self) -> tuple[tuple[int, ...], ...]:
        """For each row, the column of the box of each colour."""
        return tuple(
            tuple(next(n for n, box in enumerate(row) if box.colour is colour) for colour in COLOURS)
            for row in self.rows
        )

    @cached_property
    def most(self) -> tuple[tuple[Pips, ...], ...]:
        """For each row, the number of the box of each colour: no higher one may be entered there (T14)."""
        return tuple(
            tuple(row[column].number for column in columns) for row, columns in zip(self.rows, self.column, strict=True)
        )

    @cached_property
    def content_hash(self) -> str:
        """SHA-256 of the boxes; the name does not count."""
        lines = [" ".join(f"{box.colour.id} {box.number}" for box in row) for row in self.rows]
        return hash_of(lines)


CROSS_OFF = Place(ROWS * BOXES)
"""The place that means crossing off the leftmost free box of the current row (T18)."""


def place_of(row: int, colour: int) -> Place:
    """The place of the box of this colour in a row; rows count from 0 here."""
    return Place(row * BOXES + colour)


def row_and_colour(place: Place) -> tuple[int, Colour]:
    """Which box a place is; not for CROSS_OFF."""
    return place // BOXES, COLOURS[place % BOXES]
