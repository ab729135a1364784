"""The steps of Twenty One on packed positions. They do not check moves: policies make only legal ones.

Must agree with T9 to T24, and with T31 by the order of the rows.
"""

import numpy as np

from rollwright.kernels.compiled import kernel_part
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    ALL_FREE,
    BITS,
    CROSS,
    DICE,
    DUE_AGAIN,
    DUE_MARK,
    DUE_ROLL,
    ENTRIES,
    FREE,
    HITS,
    OVER,
    PHASE,
    POINTS,
    ROLLS,
    ROUND,
    ROW,
    SEATS,
    TABLE,
    Integer,
    Position,
    Sheets,
)

LAST_ROW = 4
SIX = np.uint64(6)
FALLS = np.uint64(6**6)
"""The number of possible rolls of six dice: six digits from 0 to 5, the first die the lowest. Dice that stay ignore
their digit."""
BONUS = (0, 1, 3, 6, 10, 15, 21)
"""The bonus for 0 to 6 hits (T20)."""
LEFTMOST = np.array([6] + [(boxes & -boxes).bit_length() - 1 for boxes in range(1, 64)])
"""[set of boxes]: the leftmost box."""


@kernel_part
def copy(position: Position, to: Position) -> None:
    """Copy a position."""
    for row in range(position.shape[0]):
        for number in range(position.shape[1]):
            to[row, number] = position[row, number]


@kernel_part
def new_game(position: Position, seats: Integer, first: Integer) -> None:
    """Set the position before the first roll (T9)."""
    position[:] = 0
    position[:seats, FREE] = ALL_FREE
    position[TABLE, SEATS], position[TABLE, ROUND], position[TABLE, ACTIVE] = seats, 1, first


@kernel_part
def roll(position: Position, fell: np.uint64) -> None:
    """Roll all six dice, or again every die that shows no 1 (T10, T11); `fell` is below `FALLS`."""
    again = position[TABLE, ROLLS] > 0
    ones = 0
    for die in range(6):
        if not again or position[TABLE, DICE + die] != 1:
            position[TABLE, DICE + die] = np.int64(fell % SIX) + 1
        ones += position[TABLE, DICE + die] == 1
        fell //= SIX
    position[TABLE, ROLLS] += 1
    position[TABLE, PHASE] = DUE_MARK if again or ones == 6 else DUE_AGAIN


@kernel_part
def fitting(sheets: Sheets, position: Position, seat: Integer) -> int:
    """Return the free boxes of the seat's current row whose die is not too high (T14)."""
    fits: int = 0
    row = position[seat, ROW]
    for box in range(6):
        fits |= (position[TABLE, DICE + sheets.colours[seat, row, box]] <= sheets.numbers[seat, row, box]) << box
    fits &= position[seat, FREE]
    return fits


@kernel_part
def mark(sheets: Sheets, position: Position, seat: Integer, boxes: Integer) -> None:
    """Enter the dice of these boxes, or cross off the leftmost free one for 0 (T14 to T18); a full row scores (T20)."""
    row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
    if boxes == 0:
        boxes = free & -free
        position[seat, ENTRIES + row] |= CROSS << BITS * LEFTMOST[free]
    else:
        entered, entries = 0, 0
        for box in range(6):
            pips = position[TABLE, DICE + sheets.colours[seat, row, box]] * (boxes >> box & 1)
            entered += pips
            hits += pips == sheets.numbers[seat, row, box]
            entries |= pips << BITS * box
        position[seat, ENTRIES + row] |= entries
        position[seat, POINTS] += entered
    free &= ~boxes
    if free == 0:
        position[seat, POINTS] += BONUS[hits]
        position[seat, ROW] = row + 1
        free = ALL_FREE if row < LAST_ROW else 0
        hits = 0
    position[seat, FREE], position[seat, HITS] = free, hits


@kernel_part
def end_round(position: Position) -> None:
    """End the game in the round in which a seat completes its fifth row (T22); otherwise begin the next round (T9)."""
    seats = position[TABLE, SEATS]
    for seat in range(seats):
        if position[seat, ROW] > LAST_ROW:
            position[TABLE, PHASE] = OVER
            return
    position[TABLE, PHASE] = DUE_ROLL
    position[TABLE, ROUND] += 1
    position[TABLE, ACTIVE] = position[TABLE, ACTIVE] + 1 if position[TABLE, ACTIVE] + 1 < seats else 0
    position[TABLE, ROLLS] = 0
    for die in range(6):
        position[TABLE, DICE + die] = 0


@kernel_part
def score(position: Position, seat: Integer) -> int:
    """Return the current points of all rows (T23)."""
    total: int = position[seat, POINTS] + BONUS[position[seat, HITS]]
    return total


@kernel_part
def share(position: Position, seat: Integer) -> float:
    """Return the share of this seat in the win: 1, a part if the win is shared, or 0 (T24)."""
    own, winners = score(position, seat), 1
    for other in range(position[TABLE, SEATS]):
        theirs = score(position, other)
        if theirs > own:
            return 0.0
        winners += other != seat and theirs == own
    return 1.0 / winners
