"""The inputs of the network of Twenty One: each seat's row by the exact tables of the solo game, and the race.

An outlook is the points that a seat still expects by the table of one charge, the points that each further round is
taken to cost; a high charge stands for hasty play. The race is how the seats compare in points and in rounds left,
which the solo game does not know.

A seat's own inputs depend on its current row, its free boxes and its hits only. Points are inputs as differences
between seats, so that the same number of points for every seat changes nothing.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rollwright.games.twentyone.sheet import BOXES, ROWS
from rollwright.kernels.compiled import kernel, kernel_part
from rollwright.kernels.twentyone.evaluation import RowValues
from rollwright.kernels.twentyone.packed import (
    ALL_FREE,
    FREE,
    HITS,
    POINTS,
    ROW,
    SEATS_AT_MOST,
    Integer,
    Numbers,
    Position,
    Sheets,
)
from rollwright.kernels.twentyone.policies import ones_among_free
from rollwright.kernels.twentyone.steps import BONUS, LAST_ROW

Floats = npt.NDArray[np.float32]

OUTLOOK_CHARGES = (0, 2, 4, 6, 8, 10, 12)
"""The charge of each outlook, in points per round. It is also the number of its table in `policies.CHARGES`."""
OUTLOOKS = len(OUTLOOK_CHARGES)
SLOW, USUAL, FAST = 0, 3, OUTLOOKS - 1
"""The outlooks by the lowest charge, by the one that is nearest to good play, and by the highest."""
NO_ROLL = -1
"""Instead of the boxes whose dice show a 1: no second roll is due."""

# A seat's own inputs: the row; the free boxes; how many there are; the hits; the bonus so far; the outlooks; the chance
# that the next roll fits every free box, and the same in the last row; the expected points of the dice that fit; the
# free boxes of the last row.
ROW_AT = 0
FREE_AT = ROW_AT + ROWS
COUNT_AT = FREE_AT + BOXES
HITS_AT = COUNT_AT + BOXES
BONUS_AT = HITS_AT + BOXES + 1
OUTLOOK_AT = BONUS_AT + 1
FIT_CHANCE_AT = OUTLOOK_AT + OUTLOOKS
LAST_FIT_CHANCE_AT = FIT_CHANCE_AT + 1
EXPECTED_POINTS_AT = LAST_FIT_CHANCE_AT + 1
LAST_FREE_AT = EXPECTED_POINTS_AT + 1
OWN = LAST_FREE_AT + BOXES

# The inputs of a seat among the others. Those of the race change with any seat's marks: the lead over the mean of the
# others, and over the best of them; the same if the game ended now; the lead by three outlooks; the rounds that the
# others need at least, and how many more the seat needs.
MEAN_LEAD, BEST_LEAD, SCORE_LEAD, OUTLOOK_LEAD, THEIR_ROUNDS, MORE_ROUNDS = 0, 1, 2, 3, 6, 7
# The others do not: how soon the seat is active, the number of seats, and whether a second roll is due.
TURN_AT = 8
SEATS_AT = TURN_AT + SEATS_AT_MOST
PENDING_AT = SEATS_AT + SEATS_AT_MOST - 1
AMONG_OTHERS = PENDING_AT + 1

TWENTY = np.float32(20.0)
"""The points that are one unit of an outlook or a lead."""
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


@kernel_part
def state_of(row: Integer, free: Integer, hits: Integer) -> Integer:
    """Return the number of a combination."""
    return (row * 64 + free) * 7 + hits


@kernel
def fill_outlooks(tables: RowValues, later: Floats, worth: Floats) -> None:
    """Add up the tables over the rows that are still to come."""
    for nth in range(OUTLOOKS):
        table = tables[OUTLOOK_CHARGES[nth]].worth
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
    fill_outlooks(tables, later, worth)
    return Outlooks(np.array(rows, np.int64), tables, later, worth)


@kernel_part
def own_inputs(
    outlooks: Outlooks, row: Integer, free: Integer, hits: Integer, ones: Integer, inputs: Floats, expected: Floats
) -> None:
    """Write a seat's own inputs to `inputs`, and the points of its outlooks to `expected`.

    If a second roll is due, `ones` has the free boxes whose dice show a 1 and stay; otherwise it is `NO_ROLL`.
    """
    for nth in range(OWN):
        inputs[nth] = np.float32(0.0)
    if row > LAST_ROW:
        for nth in range(OUTLOOKS):
            expected[nth] = np.float32(0.0)
        return
    inputs[ROW_AT + row] = np.float32(1.0)
    count, fit_chance, points = 0, 1.0, 0.0
    for box in range(BOXES):
        if free >> box & 1:
            number = outlooks.numbers[row, box]
            inputs[FREE_AT + box] = np.float32(1.0)
            if row == LAST_ROW:
                inputs[LAST_FREE_AT + box] = np.float32(1.0)
            count += 1
            if ones >= 0 and ones >> box & 1:
                points += 1.0
            else:
                fit_chance *= number / 6
                points += number * (number + 1) / 12
    if count == 1:
        fit_chance = 1.0  # it can be crossed off
    inputs[COUNT_AT + count - 1] = np.float32(1.0)
    inputs[HITS_AT + hits] = np.float32(1.0)
    inputs[BONUS_AT] = np.float32(BONUS[hits] / 10)
    inputs[FIT_CHANCE_AT] = np.float32(fit_chance)
    inputs[LAST_FIT_CHANCE_AT] = np.float32(fit_chance) if row == LAST_ROW else np.float32(0.0)
    inputs[EXPECTED_POINTS_AT] = np.float32(points / 10)
    state = state_of(row, free, hits)
    for nth in range(OUTLOOKS):
        if ones >= 0:
            again = outlooks.tables[OUTLOOK_CHARGES[nth]].again
            expected[nth] = again[row, free, hits, ones] + outlooks.later[row, nth]
        else:
            expected[nth] = outlooks.worth[state, nth]
        inputs[OUTLOOK_AT + nth] = expected[nth] / TWENTY


@kernel_part
def turn_inputs(seats: Integer, seat: Integer, active: Integer, pending: Integer, among: Floats) -> None:
    """Write the inputs of a seat among the others that do not change with marks."""
    for nth in range(TURN_AT, AMONG_OTHERS):
        among[nth] = np.float32(0.0)
    among[TURN_AT + (seat - active + seats) % seats] = np.float32(1.0)
    among[SEATS_AT + seats - 2] = np.float32(1.0)
    among[PENDING_AT] = np.float32(pending)


@kernel_part
def race_inputs(seats: Integer, seat: Integer, points: Floats, scores: Floats, expected: Floats, among: Floats) -> None:
    """Write the inputs of a seat among the others that change with marks, from the points without the bonus of the
    current row, the scores with it, and the points that are still expected [seat, outlook]."""
    total, most_points, best_score = np.float32(0.0), np.float32(-1e6), np.float32(-1e6)
    slow, usual, fast = np.float32(-1e6), np.float32(-1e6), np.float32(-1e6)
    fewest_rounds = np.float32(1e6)  # times two: a round costs two points more by the next outlook
    for other in range(seats):
        if other != seat:
            total += points[other]
            most_points = max(most_points, points[other])
            best_score = max(best_score, scores[other])
            slow = max(slow, points[other] + expected[other, SLOW])
            usual = max(usual, points[other] + expected[other, USUAL])
            fast = max(fast, points[other] + expected[other, FAST])
            fewest_rounds = min(fewest_rounds, expected[other, USUAL] - expected[other, USUAL + 1])
    own = points[seat]
    among[MEAN_LEAD] = (own - total / np.float32(seats - 1)) / TWENTY
    among[BEST_LEAD] = (own - most_points) / TWENTY
    among[SCORE_LEAD] = (scores[seat] - best_score) / TWENTY
    among[OUTLOOK_LEAD] = (own + expected[seat, SLOW] - slow) / TWENTY
    among[OUTLOOK_LEAD + 1] = (own + expected[seat, USUAL] - usual) / TWENTY
    among[OUTLOOK_LEAD + 2] = (own + expected[seat, FAST] - fast) / TWENTY
    among[THEIR_ROUNDS] = fewest_rounds / TWENTY
    among[MORE_ROUNDS] = (expected[seat, USUAL] - expected[seat, USUAL + 1] - fewest_rounds) / TWENTY


@kernel_part
def position_inputs(
    sheets: Sheets,
    position: Position,
    outlooks: Outlooks,
    seats: Integer,
    active: Integer,
    pending: Integer,
    own: Floats,
    among: Floats,
) -> None:
    """Write all inputs of a position at the end of a round, `active` next, or, if `pending`, before a second roll."""
    expected = np.zeros((SEATS_AT_MOST, OUTLOOKS), np.float32)
    points, scores = np.zeros(SEATS_AT_MOST, np.float32), np.zeros(SEATS_AT_MOST, np.float32)
    for seat in range(seats):
        row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
        ones = ones_among_free(sheets, position, seat) if pending else NO_ROLL
        own_inputs(outlooks, row, free, hits, ones, own[seat], expected[seat])
        points[seat] = np.float32(position[seat, POINTS])
        scores[seat] = np.float32(position[seat, POINTS] + BONUS[hits])
    for seat in range(seats):
        race_inputs(seats, seat, points, scores, expected, among[seat])
        turn_inputs(seats, seat, active, pending, among[seat])
