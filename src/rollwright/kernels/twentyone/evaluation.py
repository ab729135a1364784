"""The values of rows by which positions are evaluated, solved exactly.

The compiled counterpart of `solver.twentyone.rows`; must agree with T10 to T20 and T30.
"""

from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rollwright.games.twentyone.sheet import ROWS
from rollwright.kernels.compiled import kernel
from rollwright.kernels.twentyone.packed import Numbers, Reals
from rollwright.kernels.twentyone.steps import BONUS, LEFTMOST

RowValues: TypeAlias = np.recarray[Any, np.dtype[np.record]]
"""One record per table, with the rows in the order of play.

`worth`, by row, free boxes and hits: the expected points still to come. `again`, by row, free boxes, hits, and free
boxes whose dice show a 1: the expected points after a second roll.
"""

ROW_VALUES = np.dtype(
    [("worth", np.float64, (ROWS, 64, 7)), ("again", np.float32, (ROWS, 64, 7, 64))],
    align=True,
)


@kernel
def solve_row(
    numbers: Numbers, charge: float, second_rolls: bool, worth: Reals, again: npt.NDArray[np.float32]
) -> None:
    """Fill in the value of each set of free boxes with each number of hits, and of a second roll there.

    Only the dice of free boxes count, and a die above its box's number is a miss whatever it shows.
    """
    marked = np.empty((7, 6**6))
    chances = np.empty(6**6)
    ones = np.empty(6**6, np.int64)
    at = np.empty(6, np.int64)
    pips = np.empty(6, np.int64)
    sums = np.empty(64, np.int64)
    totals = np.empty(64)
    for hits in range(7):
        worth[0, hits] = BONUS[hits]
    for free in range(1, 64):
        boxes = 0
        for box in range(6):
            if free >> box & 1:
                at[boxes] = box
                pips[box] = 1
                boxes += 1
        most_hits = 6 - boxes
        rolls = 0
        while True:
            fits, ones_now, chance = 0, 0, 1.0
            for place in range(boxes):
                box = at[place]
                if pips[box] > numbers[box]:
                    chance *= (6 - numbers[box]) / 6
                else:
                    chance /= 6
                    fits |= 1 << box
                    ones_now |= (pips[box] == 1) << box
            chances[rolls], ones[rolls] = chance, ones_now
            for hits in range(most_hits + 1):
                marked[hits, rolls] = worth[free & (free - 1), hits]
            sums[0] = 0
            entered = 0
            while entered != fits:
                entered = (entered - fits) & fits  # the next set of boxes that fit
                box = LEFTMOST[entered]
                sums[entered] = sums[entered & (entered - 1)] + 8 * pips[box] + (pips[box] == numbers[box])
                brings, more = sums[entered] >> 3, sums[entered] & 7
                for hits in range(most_hits + 1):
                    value = brings + worth[free & ~entered, hits + more]
                    if value > marked[hits, rolls]:
                        marked[hits, rolls] = value
            rolls += 1
            place = 0  # the next roll
            while place < boxes:
                box = at[place]
                pips[box] += 1
                if pips[box] <= min(numbers[box] + 1, 6):
                    break
                pips[box] = 1
                place += 1
            if place == boxes:
                break
        for hits in range(most_hits + 1):
            # With the dice of `stay` on 1, a roll that has these is more likely by this factor.
            totals[:] = 0.0
            for number in range(rolls):
                totals[ones[number]] += chances[number] * marked[hits, number]
            for box in range(6):
                for stay in range(64):
                    if not stay >> box & 1:
                        totals[stay] += totals[stay | 1 << box]
                    else:
                        totals[stay] *= 6.0
            total = 0.0
            for number in range(rolls):
                best = marked[hits, number]
                if second_rolls:
                    best = max(best, totals[ones[number]])
                total += chances[number] * best
            worth[free, hits] = total - charge
            for stay in range(64):
                again[free, hits, stay] = totals[stay]


@cache
def solved_tables(
    rows: tuple[tuple[int, ...], ...], charges: tuple[float, ...], *, second_rolls: bool = True
) -> RowValues:
    """Return the values of these rows, in the order of play: one table per charge, the cost of a round in points."""
    tables = no_tables(len(charges))
    for table, charge in enumerate(charges):
        for row, numbers in enumerate(rows):
            worth, again = tables.worth[table, row], tables.again[table, row]
            solve_row(np.array(numbers, np.int64), charge, second_rolls, worth, again)
    return tables


def no_tables(count: int = 1) -> RowValues:
    """Return empty tables, also for games in which no seat plays by a table."""
    tables = np.recarray(count, ROW_VALUES)
    tables.worth, tables.again = 0.0, 0.0
    return tables
