"""What a weighing policy likes: a few numbers, and the tables that are made of them once."""

from dataclasses import astuple, dataclass
from math import comb
from typing import Protocol, TypeAlias, cast

import numpy as np

from rollwright.games.border.board import COLOURS
from rollwright.games.border.rules import DICE
from rollwright.kernels.border.packed import AREAS, SEATS_AT_MOST, Numbers, Reals

PARTS = 8
"""Effort is counted in eighths."""
FARTHEST = 1024


@dataclass(frozen=True, slots=True)
class Taste:
    """The numbers."""

    two_open: float
    """What an open space takes if two of its segment are open; if one is, it takes 1."""
    three_open: float
    four_open: float
    five_open: float
    distance: float
    """How much effort brings an area down to about a third of its worth."""
    bend: float
    """Above 1, what is far away counts less still, and what is near more."""
    race: float
    """What every complete area is worth besides its points, since the sixth ends the game (B29)."""
    contest: float
    """How much less effort than the others makes it likely to be first in an area (B26)."""
    left: float
    """How much of what the others gain by the dice that are left counts as a loss."""
    hope: float
    """The chance to be counted on, before the last roll but one, that a die comes to show a given colour."""
    haste: float
    """How much farther away everything is for each area that the foremost has completed: the end comes nearer."""

    def as_list(self) -> list[float]:
        """In the order of the fields."""
        return list(astuple(self))


class Tables(Protocol):
    """The tables of a taste."""

    number: int
    """Tells it from the others at the table."""
    efforts: Numbers
    """[open spaces of the segment]: what each takes, in eighths."""
    nearness: Reals
    """[areas that the foremost has completed, effort]: from nearly 0 to 1."""
    race: float
    contest: float
    left: float
    odds: Reals
    """[0 for the last roll, 1 for the one before; dice; how many of them]: of showing one given colour."""


TABLES = np.dtype(
    [
        ("number", np.int64),
        ("efforts", np.int64, (DICE + 1,)),
        ("nearness", np.float64, (AREAS + 1, FARTHEST)),
        ("race", np.float64),
        ("contest", np.float64),
        ("left", np.float64),
        ("odds", np.float64, (2, DICE + 1, DICE + 1)),
    ],
    align=True,
)

TablesOfSeats: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.void]]"
"""One a seat."""


def fill(tables: Tables, taste: Taste) -> None:
    """Write the tables of a taste."""
    each = (0.0, 1.0, taste.two_open, taste.three_open, taste.four_open, taste.five_open)
    tables.efforts[:] = [round(PARTS * effort) for effort in each]
    distances = np.arange(FARTHEST) / PARTS / taste.distance
    farther = 1 + taste.haste * np.arange(AREAS + 1)
    tables.nearness[:] = np.exp(-(np.outer(farther, distances) ** taste.bend))
    tables.race, tables.contest, tables.left = taste.race, taste.contest * PARTS, taste.left
    for row, chance in enumerate((1 / len(COLOURS), taste.hope)):
        for dice in range(DICE + 1):
            for count in range(DICE + 1):
                tables.odds[row, dice, count] = comb(dice, count) * chance**count * (1 - chance) ** max(0, dice - count)


def tables_of(*tastes: Taste) -> TablesOfSeats:
    """The tables of one taste for all seats, or of one for each."""
    made = np.recarray(SEATS_AT_MOST, TABLES)
    for seat in range(SEATS_AT_MOST):
        taste = tastes[min(seat, len(tastes) - 1)]
        made[seat].number = tastes.index(taste)
        fill(cast("Tables", made[seat]), taste)
    return made
