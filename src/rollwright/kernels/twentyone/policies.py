"""The policies of playouts and simulated games: random, greedy, by tables of row values, or racing against the others.

Each seat has a policy: `RANDOM`, `GREEDY`, the number of a table, or `RACER`. For a racer, the charge for a round grows
with the lead, and a second roll must help the racer more than it helps the others.
"""

from dataclasses import dataclass

import numpy as np

from rollwright.kernels.chance import Generator, below, draw
from rollwright.kernels.compiled import kernel, kernel_part
from rollwright.kernels.twentyone.evaluation import RowValues
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    DICE,
    DUE_AGAIN,
    FREE,
    HITS,
    PHASE,
    POINTS,
    ROW,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    Integer,
    Numbers,
    Position,
    Reals,
    Sheets,
)
from rollwright.kernels.twentyone.steps import BONUS, LAST_ROW, LEFTMOST, fitting, score

RANDOM, GREEDY, RACER = -1, -2, -3
CHARGES = tuple(float(charge) for charge in range(13))
"""The charges of the tables that a racer needs."""
CHARGE = 6.0
"""The charge of a round for a racer who is neither ahead nor behind."""
SURE_WIN = 1000.0
"""Points for ending the game with a sure win."""
EAGER = 0.6
"""The increase of the charge per point of the lead, over the number of boxes left plus one."""
SIX_BITS = np.uint64(26)
ROUNDED = 1e-5
"""The precision of the values of second rolls."""


@kernel_part
def table_for(position: Position, seat: Integer, policy: Integer, tables: Integer) -> Integer:
    """Return the number of the table by which this seat plays."""
    if policy >= 0:
        return policy
    best_other = 0
    for other in range(position[TABLE, SEATS]):
        if other != seat:
            best_other = max(best_other, score(position, other))
    free, left = position[seat, FREE], 6 * (LAST_ROW - position[seat, ROW]) + 1
    while free != 0:
        free &= free - 1
        left += 1
    charge = CHARGE + EAGER * (score(position, seat) - best_other) / left
    return int(min(max(charge + 0.5, 0.0), tables - 1.0))


@kernel_part
def most_now(sheets: Sheets, position: Position, seat: Integer) -> int:
    """Return the highest score that the seat can have if the game ends now: it enters all dice that fit (T23)."""
    row, hits = position[seat, ROW], position[seat, HITS]
    total: int = position[seat, POINTS]
    fits = fitting(sheets, position, seat)
    for box in range(6):
        if fits >> box & 1:
            pips = position[TABLE, DICE + sheets.colours[seat, row, box]]
            total += pips
            hits += pips == sheets.numbers[seat, row, box]
    return total + BONUS[hits]


@kernel_part
def value_of_ending(sheets: Sheets, position: Position, seat: Integer, policy: Integer) -> float:
    """Return the extra value for a racer of ending the game with these dice: `SURE_WIN` if that surely wins."""
    free, seats = position[seat, FREE], position[TABLE, SEATS]
    if policy != RACER or position[seat, ROW] != LAST_ROW or seats == 1:
        return 0.0
    if free & (free - 1) != 0 and free & ~fitting(sheets, position, seat) != 0:
        return 0.0  # the row cannot be completed
    own = most_now(sheets, position, seat)
    for other in range(seats):
        if other != seat and most_now(sheets, position, other) >= own:
            return 0.0
    return SURE_WIN


@kernel_part
def best_marks(
    sheets: Sheets, position: Position, seat: Integer, tables: RowValues, by: Integer, ending: float, sums: Numbers
) -> tuple[int, float]:
    """Return the marks with the highest value by a table, and this value; completing the row is worth `ending` more.

    `sums` is scratch memory for 64 numbers.
    """
    row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
    worth = tables[by].worth
    fits = fitting(sheets, position, seat)
    best, most = 0, worth[row, free & (free - 1), hits]
    if free & (free - 1) == 0:
        most += ending
    sums[0] = 0
    boxes = 0
    while boxes != fits:
        boxes = (boxes - fits) & fits  # the next set of boxes that fit
        box = LEFTMOST[boxes]
        pips = position[TABLE, DICE + sheets.colours[seat, row, box]]
        sums[boxes] = sums[boxes & (boxes - 1)] + 8 * pips + (pips == sheets.numbers[seat, row, box])
        value = (sums[boxes] >> 3) + worth[row, free & ~boxes, hits + (sums[boxes] & 7)]
        if boxes == free:
            value += ending
        if value > most:
            best, most = boxes, value
    return best, most


@kernel_part
def ones_among_free(sheets: Sheets, position: Position, seat: Integer) -> int:
    """Return the free boxes of the current row whose dice show a 1."""
    ones: int = 0
    row = position[seat, ROW]
    for box in range(6):
        ones |= (position[TABLE, DICE + sheets.colours[seat, row, box]] == 1) << box
    ones &= position[seat, FREE]
    return ones


@kernel_part
def choose_marks(
    sheets: Sheets,
    position: Position,
    seat: Integer,
    policy: Integer,
    tables: RowValues,
    sums: Numbers,
    generator: Generator,
) -> int:
    """Return the boxes to enter, or 0 to cross one off. Must agree with the random and the greedy bot."""
    if policy >= 0 or policy == RACER:
        by = table_for(position, seat, policy, tables.shape[0])
        ending = value_of_ending(sheets, position, seat, policy)
        return best_marks(sheets, position, seat, tables, by, ending, sums)[0]
    fits = fitting(sheets, position, seat)
    if policy == GREEDY:
        return fits
    # Every set of boxes that fit has the same probability: half of all sets contain a given box.
    return fits & int(draw(generator) >> SIX_BITS)


@kernel_part
def again_or_marks(
    sheets: Sheets, position: Position, seat: Integer, policy: Integer, tables: RowValues, sums: Numbers
) -> tuple[float, int]:
    """Return how much more a second roll is worth to this seat than the current dice, and its marks for these."""
    by = table_for(position, seat, policy, tables.shape[0])
    ending = value_of_ending(sheets, position, seat, policy)
    boxes, keep = best_marks(sheets, position, seat, tables, by, ending, sums)
    ones = ones_among_free(sheets, position, seat)
    again = tables[by].again[position[seat, ROW], position[seat, FREE], position[seat, HITS], ones]
    return again - keep, boxes


@kernel_part
def gain_by_rolling_again(
    sheets: Sheets,
    position: Position,
    active: Integer,
    policies: Numbers,
    tables: RowValues,
    sums: Numbers,
    intended: Numbers,
) -> float:
    """Return the points that a second roll gains the active seat; for a racer, less the mean gain of the others.

    The marks for the current dice, where this computes them, go to `intended`.
    """
    policy, seats = policies[active], position[TABLE, SEATS]
    gain, boxes = again_or_marks(sheets, position, active, policy, tables, sums)
    intended[active] = boxes
    if policy == RACER:
        for other in range(seats):
            if other != active:
                theirs, boxes = again_or_marks(sheets, position, other, policy, tables, sums)
                gain -= theirs / (seats - 1)
                if policies[other] == RACER:
                    intended[other] = boxes
    return gain


@kernel_part
def rolls_again(
    sheets: Sheets,
    position: Position,
    policies: Numbers,
    tables: RowValues,
    sums: Numbers,
    intended: Numbers,
    generator: Generator,
) -> bool:
    """Return whether the active seat rolls again. Must agree with the random and the greedy bot."""
    active = position[TABLE, ACTIVE]
    policy = policies[active]
    if policy == RANDOM:
        return bool(below(generator, np.uint64(2)) == 1)
    if policy == GREEDY:
        return fitting(sheets, position, active) == 0
    return gain_by_rolling_again(sheets, position, active, policies, tables, sums, intended) > ROUNDED


@kernel_part
def enter_all_at_the_end(
    sheets: Sheets, position: Position, policies: Numbers, decided: Integer, intended: Numbers
) -> None:
    """Let racers enter all dice that fit if another seat ends the game; the seat `decided` keeps its choice."""
    seats = position[TABLE, SEATS]
    for seat in range(seats):
        free = position[seat, FREE]
        filled = intended[seat] if intended[seat] != 0 else free & -free
        if position[seat, ROW] == LAST_ROW and filled == free:
            for other in range(seats):
                if other != seat and other != decided and policies[other] == RACER:
                    intended[other] = fitting(sheets, position, other)
            return


@kernel
def value_choices(
    sheets: Sheets,
    position: Position,
    seat: Integer,
    policy: Integer,
    tables: RowValues,
    choices: Numbers,
    values: Reals,
) -> int:
    """Write all choices of a seat that has to choose and their values by its tables, and return their number."""
    if position[TABLE, PHASE] == DUE_AGAIN:
        policies, sums = np.full(SEATS_AT_MOST, policy), np.empty(64, np.int64)
        gain = gain_by_rolling_again(sheets, position, seat, policies, tables, sums, np.empty(SEATS_AT_MOST, np.int64))
        choices[0], values[0] = 0, 0.0
        choices[1], values[1] = 1, gain - ROUNDED
        return 2
    row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
    fits = fitting(sheets, position, seat)
    worth = tables[table_for(position, seat, policy, tables.shape[0])].worth
    ending = value_of_ending(sheets, position, seat, policy)
    count, boxes = 0, 0
    while True:
        left = free & ~boxes if boxes else free & (free - 1)
        points, more_hits = 0, 0
        for box in range(6):
            if boxes >> box & 1:
                pips = position[TABLE, DICE + sheets.colours[seat, row, box]]
                points += pips
                more_hits += pips == sheets.numbers[seat, row, box]
        choices[count] = boxes
        values[count] = points + (worth[row, left, hits + more_hits] + (ending if left == 0 else 0.0))
        count += 1
        if boxes == fits:
            return count
        boxes = (boxes - fits) & fits  # the next set of boxes that fit


@dataclass(frozen=True, slots=True)
class ValuedChoice:
    """A choice of a seat, and its value in points by the tables of a policy.

    The choice is 1 for again and 0 for keep, or the boxes to enter, 0 for the cross-off.
    """

    choice: int
    value: float


def ranked_choices(sheets: Sheets, position: Position, seat: int, policy: int, tables: RowValues) -> list[ValuedChoice]:
    """List all choices of a seat that has to choose, the best first, which is the choice of this policy."""
    choices, values = np.empty(64, np.int64), np.empty(64)
    count = value_choices(sheets, position, seat, policy, tables, choices, values)
    pairs = zip(choices[:count].tolist(), values[:count].tolist(), strict=True)
    found = [ValuedChoice(choice, value) for choice, value in pairs]
    return sorted(found, key=lambda choice: -choice.value)
