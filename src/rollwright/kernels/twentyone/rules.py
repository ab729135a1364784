"""The rules of Twenty One on packed positions: must agree with T9 to T24, and with T31 by the order of the rows."""

import numpy as np

from rollwright.kernels.compiled import kernel
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    ALL_FREE,
    BITS,
    CROSS,
    DICE,
    DUE_AGAIN,
    DUE_MARK,
    DUE_ROLL,
    FREE,
    HITS,
    OVER,
    PHASE,
    POINTS,
    ROLLS,
    ROUND,
    ROW,
    WRITTEN,
    Numbers,
)

LAST_ROW = 4
SIX = np.uint64(6)
FALLS = np.uint64(6**6)
"""The ways in which six dice fall: six digits from 0 to 5, the first die the lowest. One that stays is ignored."""
BONUS = (0, 1, 3, 6, 10, 15, 21)
"""What 0 to 6 hits bring (T20)."""
LEFTMOST = np.array([6] + [(boxes & -boxes).bit_length() - 1 for boxes in range(1, 64)])
"""Of a set of boxes, the leftmost."""


@kernel
def roll(table: Numbers, fell: np.uint64) -> None:
    """All six dice, or once more every die that shows no 1 (T10, T11). They fall as one of `FALLS` numbers says."""
    again = table[ROLLS] > 0
    ones = 0
    for die in range(6):
        if not again or table[DICE + die] != 1:
            table[DICE + die] = np.int64(fell % SIX) + 1
        ones += table[DICE + die] == 1
        fell //= SIX
    table[ROLLS] += 1
    table[PHASE] = DUE_MARK if again or ones == 6 else DUE_AGAIN


@kernel
def fitting(seats: Numbers, seat: int, table: Numbers, numbers: Numbers, colours: Numbers) -> int:
    """The free boxes of the seat's current row whose die is not too high (T14)."""
    fits: int = 0
    row = seats[seat, ROW]
    for box in range(6):
        fits |= (table[DICE + colours[seat, row, box]] <= numbers[seat, row, box]) << box
    fits &= seats[seat, FREE]
    return fits


@kernel
def mark(seats: Numbers, seat: int, table: Numbers, numbers: Numbers, colours: Numbers, boxes: int) -> None:
    """Enter the dice of these boxes, or cross off the leftmost free one for 0 (T14 to T18); a full row scores (T20)."""
    row, free, hits = seats[seat, ROW], seats[seat, FREE], seats[seat, HITS]
    if boxes == 0:
        boxes = free & -free
        seats[seat, WRITTEN + row] |= CROSS << BITS * LEFTMOST[free]
    else:
        entered, written = 0, 0
        for box in range(6):
            pips = table[DICE + colours[seat, row, box]] * (boxes >> box & 1)
            entered += pips
            hits += pips == numbers[seat, row, box]
            written |= pips << BITS * box
        seats[seat, WRITTEN + row] |= written
        seats[seat, POINTS] += entered
    free &= ~boxes
    if free == 0:
        seats[seat, POINTS] += BONUS[hits]
        seats[seat, ROW] = row + 1
        free = ALL_FREE if row < LAST_ROW else 0
        hits = 0
    seats[seat, FREE], seats[seat, HITS] = free, hits


@kernel
def end_round(seats: Numbers, table: Numbers) -> None:
    """The game ends with the round in which somebody completes the fifth row (T22); else the next is active (T9)."""
    for seat in range(seats.shape[0]):
        if seats[seat, ROW] > LAST_ROW:
            table[PHASE] = OVER
            return
    table[PHASE] = DUE_ROLL
    table[ROUND] += 1
    table[ACTIVE] = table[ACTIVE] + 1 if table[ACTIVE] + 1 < seats.shape[0] else 0
    table[ROLLS] = 0
    for die in range(6):
        table[DICE + die] = 0


@kernel
def score(seats: Numbers, seat: int) -> int:
    """All rows as they stand (T23)."""
    total: int = seats[seat, POINTS] + BONUS[seats[seat, HITS]]
    return total


@kernel
def share(seats: Numbers, seat: int) -> float:
    """What this seat has of the win: 1, a part of it if it is shared, or 0 (T24)."""
    mine, winners = score(seats, seat), 1
    for other in range(seats.shape[0]):
        theirs = score(seats, other)
        if theirs > mine:
            return 0.0
        winners += other != seat and theirs == mine
    return 1.0 / winners
