"""The inputs of the network of Twenty One: each seat's row by the exact tables of the solo game, and the race.

A seat's own inputs depend on its current row, its free boxes and its hits only. Points are inputs as differences
between seats, so that the same number of points for every seat changes nothing.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rollwright.games.twentyone.sheet import BOXES, ROWS
from rollwright.kernels.compiled import kernel, part
from rollwright.kernels.twentyone.evaluation import RowValues
from rollwright.kernels.twentyone.packed import (
    ALL_FREE,
    FREE,
    HITS,
    POINTS,
    ROW,
    SEATS_AT_MOST,
    Numbers,
    Position,
    Sheets,
    Whole,
)
from rollwright.kernels.twentyone.policies import ones_among_free
from rollwright.kernels.twentyone.steps import BONUS, LAST_ROW

Floats = npt.NDArray[np.float32]

SEEN = (0, 2, 4, 6, 8, 10, 12)
"""The tables that are inputs, by their charge per round."""
OUTLOOKS = len(SEEN)
USUAL = 3
"""The place in `SEEN` of the charge that is nearest to good play."""
NO_ROLL = -1
"""Instead of the boxes whose dice show a 1: no second roll is due."""

# A seat's own inputs: the row; the free boxes; how many there are; the hits; the bonus so far; the outlooks; the chance
# that the next roll fits every free box, and the same in the last row; what the fitting dice bring; the free boxes of
# the last row.
ROW_AT = 0
FREE_AT = ROW_AT + ROWS
COUNT_AT = FREE_AT + BOXES
HITS_AT = COUNT_AT + BOXES
BONUS_AT = HITS_AT + BOXES + 1
OUTLOOK_AT = BONUS_AT + 1
FILLS_AT = OUTLOOK_AT + OUTLOOKS
FILLS_LAST_AT = FILLS_AT + 1
BRINGS_AT = FILLS_LAST_AT + 1
LAST_FREE_AT = BRINGS_AT + 1
OWN = LAST_FREE_AT + BOXES

# The inputs of a seat among the others, which change with any seat's marks: the lead over the mean of the others, and
# over the best of them; the same if the game ended now; the lead by three outlooks; the rounds left.
MEAN_LEAD, LEAD, SCORE_LEAD, OUTLOOK_LEAD, THEIR_ROUNDS, MORE_ROUNDS = 0, 1, 2, 3, 6, 7
RACE = 8
# Those that do not: how soon the seat is active, the number of seats, and whether a second roll is due.
TURN_AT = RACE
SEATS_AT = TURN_AT + SEATS_AT_MOST
PENDING_AT = SEATS_AT + SEATS_AT_MOST - 1
AMONG_OTHERS = PENDING_AT + 1

TWENTY = np.float32(20.0)
TEN = np.float32(10.0)
STATES = (ROWS + 1) * 64 * 7
"""The number of combinations of row, free boxes and hits."""


class Outlooks(NamedTuple):
    """The points of rows by the exact tables, for all seats of a game."""

    numbers: Numbers
    """[row, box]"""
    tables: RowValues
    later: Floats
    """[row, outlook]: the points of all rows after this one, at each charge."""
    worth: Floats
    """[state, outlook]: the points still to come, with the bonus of the current row."""


@part
def state_of(row: Whole, free: Whole, hits: Whole) -> Whole:
    """Return the number of a combination."""
    return (row * 64 + free) * 7 + hits


@kernel
def fill_outlooks(tables: RowValues, seen: Numbers, later: Floats, worth: Floats) -> None:
    """Add up the tables over the rows that are still to come."""
    for nth in range(len(seen)):
        table = tables[seen[nth]].worth
        for row in range(ROWS - 1, -1, -1):
            if row < LAST_ROW:
                later[row, nth] = later[row + 1, nth] + table[row + 1, ALL_FREE, 0]
            for free in range(64):
                for hits in range(7):
                    worth[state_of(row, free, hits), nth] = table[row, free, hits] + later[row, nth]


def outlooks_of(rows: tuple[tuple[int, ...], ...], tables: RowValues) -> Outlooks:
    """Return the outlooks of rows in the order of play; the tables are those of `policies.CHARGES`."""
    later = np.zeros((ROWS, OUTLOOKS), np.float32)
    worth = np.zeros((STATES, OUTLOOKS), np.float32)
    fill_outlooks(tables, np.array(SEEN), later, worth)
    return Outlooks(np.array(rows, np.int64), tables, later, worth)


@part
def own_inputs(
    outlooks: Outlooks, row: Whole, free: Whole, hits: Whole, ones: Whole, found: Floats, seen: Floats
) -> None:
    """Write a seat's own inputs to `found`, and its outlooks to `seen`.

    If a second roll is due, `ones` has the free boxes whose dice show a 1 and stay; otherwise it is `NO_ROLL`.
    """
    for nth in range(OWN):
        found[nth] = np.float32(0.0)
    if row > LAST_ROW:
        for nth in range(OUTLOOKS):
            seen[nth] = np.float32(0.0)
        return
    found[ROW_AT + row] = np.float32(1.0)
    count, fills, brings = 0, 1.0, 0.0
    for box in range(BOXES):
        if free >> box & 1:
            number = outlooks.numbers[row, box]
            found[FREE_AT + box] = np.float32(1.0)
            if row == LAST_ROW:
                found[LAST_FREE_AT + box] = np.float32(1.0)
            count += 1
            if ones >= 0 and ones >> box & 1:
                brings += 1.0
            else:
                fills *= number / 6
                brings += number * (number + 1) / 12
    if count == 1:
        fills = 1.0  # it can be crossed off
    found[COUNT_AT + count - 1] = np.float32(1.0)
    found[HITS_AT + hits] = np.float32(1.0)
    found[BONUS_AT] = np.float32(BONUS[hits] / 10)
    found[FILLS_AT] = np.float32(fills)
    found[FILLS_LAST_AT] = np.float32(fills) if row == LAST_ROW else np.float32(0.0)
    found[BRINGS_AT] = np.float32(brings / 10)
    state = state_of(row, free, hits)
    for nth in range(OUTLOOKS):
        if ones >= 0:
            seen[nth] = outlooks.tables[2 * nth].again[row, free, hits, ones] + outlooks.later[row, nth]
        else:
            seen[nth] = outlooks.worth[state, nth]
        found[OUTLOOK_AT + nth] = seen[nth] / TWENTY


@part
def turn_inputs(seats: Whole, seat: Whole, active: Whole, pending: Whole, found: Floats) -> None:
    """Write the inputs of a seat among the others that do not change with marks."""
    for nth in range(RACE, AMONG_OTHERS):
        found[nth] = np.float32(0.0)
    found[TURN_AT + (seat - active + seats) % seats] = np.float32(1.0)
    found[SEATS_AT + seats - 2] = np.float32(1.0)
    found[PENDING_AT] = np.float32(pending)


@part
def race_inputs(seats: Whole, seat: Whole, points: Floats, scores: Floats, seen: Floats, found: Floats) -> None:
    """Write the inputs of a seat among the others that change with marks, from the points without the bonus of the
    current row, the scores with it, and the outlooks."""
    total, most, best = np.float32(0.0), np.float32(-1e6), np.float32(-1e6)
    first, usual, last = np.float32(-1e6), np.float32(-1e6), np.float32(-1e6)
    soonest = np.float32(1e6)
    for other in range(seats):
        if other != seat:
            total += points[other]
            most = max(most, points[other])
            best = max(best, scores[other])
            first = max(first, points[other] + seen[other, 0])
            usual = max(usual, points[other] + seen[other, USUAL])
            last = max(last, points[other] + seen[other, OUTLOOKS - 1])
            soonest = min(soonest, seen[other, USUAL] - seen[other, USUAL + 1])
    own = points[seat]
    found[MEAN_LEAD] = (own - total / np.float32(seats - 1)) / TWENTY
    found[LEAD] = (own - most) / TWENTY
    found[SCORE_LEAD] = (scores[seat] - best) / TWENTY
    found[OUTLOOK_LEAD] = (own + seen[seat, 0] - first) / TWENTY
    found[OUTLOOK_LEAD + 1] = (own + seen[seat, USUAL] - usual) / TWENTY
    found[OUTLOOK_LEAD + 2] = (own + seen[seat, OUTLOOKS - 1] - last) / TWENTY
    found[THEIR_ROUNDS] = soonest / TWENTY
    found[MORE_ROUNDS] = (seen[seat, USUAL] - seen[seat, USUAL + 1] - soonest) / TWENTY


@part
def position_inputs(
    sheets: Sheets,
    position: Position,
    outlooks: Outlooks,
    seats: Whole,
    active: Whole,
    pending: Whole,
    own: Floats,
    among: Floats,
) -> None:
    """Write all inputs of a position at the end of a round, `active` next, or, if `pending`, before a second roll."""
    seen = np.zeros((SEATS_AT_MOST, OUTLOOKS), np.float32)
    points, scores = np.zeros(SEATS_AT_MOST, np.float32), np.zeros(SEATS_AT_MOST, np.float32)
    for seat in range(seats):
        row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
        ones = ones_among_free(sheets, position, seat) if pending else NO_ROLL
        own_inputs(outlooks, row, free, hits, ones, own[seat], seen[seat])
        points[seat] = np.float32(position[seat, POINTS])
        scores[seat] = np.float32(position[seat, POINTS] + BONUS[hits])
    for seat in range(seats):
        race_inputs(seats, seat, points, scores, seen, among[seat])
        turn_inputs(seats, seat, active, pending, among[seat])
