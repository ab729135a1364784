"""The weights by which positions are evaluated, and the lookup tables that are computed from them once."""

from dataclasses import astuple, dataclass
from math import comb
from typing import Protocol, TypeAlias, cast

import numpy as np

from rollwright.games.border.colours import COLOURS
from rollwright.games.border.rules import DICE
from rollwright.kernels.border.packed import AREAS, SEATS_AT_MOST, Numbers, Reals

UNITS = 8
"""Effort is counted in eighths."""
MOST_EFFORT = 1024


@dataclass(frozen=True, slots=True)
class EvaluationWeights:
    """The parameters of an evaluation."""

    two_open: float
    """The effort of an open space if two spaces of its segment are open; if one is, its effort is 1."""
    three_open: float
    four_open: float
    five_open: float
    distance: float
    """The effort that lowers the value of an area to about a third."""
    bend: float
    """Above 1, distant areas count still less and near ones more."""
    race: float
    """Points that every complete area is worth in addition, since the sixth ends the game (B29)."""
    contest: float
    """How much less effort than the others makes it likely to be first in an area (B26)."""
    left: float
    """How much of the others' gain by the leftover dice counts as a loss."""
    hope: float
    """The assumed probability, before the last roll but one, that a die comes to show a given colour."""
    haste: float
    """How much more distant every area is for each area that the leading seat has completed: the end is nearer."""

    def as_list(self) -> list[float]:
        """Return the weights in the order of the fields."""
        return list(astuple(self))


HAND_WEIGHTS = EvaluationWeights(
    two_open=1.1,
    three_open=1.3,
    four_open=1.6,
    five_open=2.0,
    distance=6.0,
    bend=1.0,
    race=1.5,
    contest=4.0,
    left=0.7,
    hope=1 / 6,
    haste=0.0,
)
"""Chosen by hand."""

_TUNED_FOR_TWO = EvaluationWeights(
    two_open=0.458,
    three_open=0.834,
    four_open=1.641,
    five_open=2.918,
    distance=6.592,
    bend=0.694,
    race=2.36,
    contest=7.512,
    left=0.633,
    hope=0.182,
    haste=0.0,
)

_TUNED_FOR_FOUR = EvaluationWeights(
    two_open=1.539,
    three_open=2.036,
    four_open=2.492,
    five_open=2.713,
    distance=32.623,
    bend=0.72,
    race=0.572,
    contest=5.647,
    left=0.725,
    hope=0.218,
    haste=0.201,
)

TUNED_WEIGHTS = {2: _TUNED_FOR_TWO, 3: _TUNED_FOR_FOUR, 4: _TUNED_FOR_FOUR}
"""By number of seats, from `tools/tune_border.py`: 15 generations for two, before `haste` existed, and 60 for four."""


class EvaluationTables(Protocol):
    """The lookup tables of one set of weights, a numpy record."""

    number: int
    """Distinguishes it from the other tables of a game."""
    efforts: Numbers
    """[open spaces of the segment]: the effort of each, in eighths."""
    nearness: Reals
    """[areas that the leading seat has completed, effort]: from nearly 0 to 1."""
    race: float
    contest: float
    left: float
    odds: Reals
    """[0 for the last roll, 1 for the one before; dice; count]: that this many dice show one given colour."""


TABLES = np.dtype(
    [
        ("number", np.int64),
        ("efforts", np.int64, (DICE + 1,)),
        ("nearness", np.float64, (AREAS + 1, MOST_EFFORT)),
        ("race", np.float64),
        ("contest", np.float64),
        ("left", np.float64),
        ("odds", np.float64, (2, DICE + 1, DICE + 1)),
    ],
    align=True,
)

TablesOfSeats: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.void]]"
"""One record of `EvaluationTables` per seat."""


def fill(tables: EvaluationTables, weights: EvaluationWeights) -> None:
    """Compute the tables of these weights."""
    each = (0.0, 1.0, weights.two_open, weights.three_open, weights.four_open, weights.five_open)
    tables.efforts[:] = [round(UNITS * effort) for effort in each]
    distances = np.arange(MOST_EFFORT) / UNITS / weights.distance
    farther = 1 + weights.haste * np.arange(AREAS + 1)
    tables.nearness[:] = np.exp(-(np.outer(farther, distances) ** weights.bend))
    tables.race, tables.contest, tables.left = weights.race, weights.contest * UNITS, weights.left
    for row, chance in enumerate((1 / len(COLOURS), weights.hope)):
        for dice in range(DICE + 1):
            for count in range(DICE + 1):
                tables.odds[row, dice, count] = comb(dice, count) * chance**count * (1 - chance) ** max(0, dice - count)


def tables_of(*weights: EvaluationWeights) -> TablesOfSeats:
    """Return the tables of one set of weights for all seats, or of one set per seat."""
    made = np.recarray(SEATS_AT_MOST, TABLES)
    for seat in range(SEATS_AT_MOST):
        of_seat = weights[min(seat, len(weights) - 1)]
        made[seat].number = weights.index(of_seat)
        fill(cast("EvaluationTables", made[seat]), of_seat)
    return made
