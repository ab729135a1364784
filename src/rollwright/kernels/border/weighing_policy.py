"""A quick policy for playouts: weighs each mark by how much nearer it brings every area, and what it leaves to others.

It rolls as if colours had nothing to do with each other, exactly for the last roll, by a hope for the one before. Its
moves must agree with B11 and B13 to B23.
"""

import numpy as np

from rollwright.games.border.rules import DICE
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import (
    AREAS,
    EDGE_HIGH,
    EDGE_LOW,
    HIGH,
    LEFTOVER,
    LOW,
    ROLLS,
    TABLE,
    Boards,
    Position,
    Whole,
    Words,
)
from rollwright.kernels.border.packed import DICE as DICE_WORD
from rollwright.kernels.border.steps import dice_of_colour
from rollwright.kernels.border.taste import Tables
from rollwright.kernels.border.weighing import NEVER, Desk, nearer, space_gain
from rollwright.kernels.compiled import part

_COUNT = np.uint64(255)


@part
def weighing_reroll(position: Position, tables: Tables, desk: Desk) -> np.uint64:
    """All but the best keep."""
    dice = position[TABLE, DICE_WORD]
    row = 0 if position[TABLE, ROLLS] == np.uint64(2) else 1
    best, best_keep = NEVER, dice
    for again in range(DICE + 1):
        for colour in range(6):
            for kept in range(min(dice_of_colour(dice, colour), DICE - again) + 1):
                value = 0.0
                for fell in range(again + 1):
                    value += tables.odds[row, again, fell] * desk.worth[colour, kept + fell]
                desk.expected[colour, kept] = value
        value, keep = best_keep_of(dice, DICE - again, desk)
        if value > best + 1e-9:
            best, best_keep = value, keep
    return np.uint64(dice - best_keep)


@part
def best_keep_of(dice: np.uint64, count: Whole, desk: Desk) -> tuple[float, np.uint64]:
    """The best way to keep exactly so many of the dice, and what it is worth."""
    best, best_keep = NEVER, NONE
    there = dice
    kept_0 = min(dice_of_colour(there, 0), count)
    for a in range(kept_0 + 1):
        for b in range(min(dice_of_colour(there, 1), count - a) + 1):
            for c in range(min(dice_of_colour(there, 2), count - a - b) + 1):
                for d in range(min(dice_of_colour(there, 3), count - a - b - c) + 1):
                    for e in range(min(dice_of_colour(there, 4), count - a - b - c - d) + 1):
                        f = count - a - b - c - d - e
                        if f <= dice_of_colour(there, 5):
                            value = desk.expected[0, a] + desk.expected[1, b] + desk.expected[2, c]
                            value += desk.expected[3, d] + desk.expected[4, e] + desk.expected[5, f]
                            if value > best:
                                best = value
                                keep = a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40
                                best_keep = np.uint64(keep)
    return best, best_keep


@part
def loss_of(position: Position, left: np.uint64, desk: Desk) -> float:
    """What the others gain by these dice (B19), or by one of the five if none is left (B22)."""
    loss = 0.0
    if left == NONE:
        for colour in range(6):
            if dice_of_colour(position[TABLE, DICE_WORD], colour) > 0:
                loss = max(loss, desk.losses[colour, 1])
    else:
        for colour in range(6):
            loss += desk.losses[colour, dice_of_colour(left, colour)]
    return loss


@part
def list_choices(boards: Boards, position: Position, seat: Whole, desk: Desk) -> Whole:
    """Every segment that the dice are enough for, to `choices`; how many there are."""
    dice = position[TABLE, DICE_WORD]
    count = 0
    for colour in range(6):
        there = dice >> np.uint64(8 * colour) & _COUNT
        if there == NONE:
            continue
        for segment in range(boards.starts[seat, colour], boards.starts[seat, colour + 1]):
            low = boards.segments[seat, segment, LOW] & ~position[seat, LOW]
            high = boards.segments[seat, segment, HIGH] & ~position[seat, HIGH]
            missing = size(low) + size(high)
            if missing != NONE and missing <= there:
                desk.choices[count, LOW], desk.choices[count, HIGH] = low, high
                desk.choices[count, 2] = missing << np.uint64(8 * colour)
                desk.choices[count, 3] = np.uint64(segment)
                count += 1
    return count


@part
def save(boards: Boards, seat: Whole, choice: Whole, depth: Whole, tables: Tables, desk: Desk) -> float:
    """Add the effort that a choice saves to what was chosen one step before; what all of it brings."""
    low, high = desk.choices[choice, LOW], desk.choices[choice, HIGH]
    each = tables.efforts[size(low) + size(high)]
    gain = 0.0
    for area in range(AREAS):
        here = np.int64(size(low & boards.areas[area, LOW]) + size(high & boards.areas[area, HIGH]))
        less = desk.less[depth - 1, area] + each * here
        desk.less[depth, area] = less
        if less > 0:
            gain += nearer(seat, area, less, tables, desk)
    return gain


@part
def too_many(used: np.uint64, dice: np.uint64) -> bool:
    """Whether a colour is used more often than it lies there."""
    for colour in range(6):  # noqa: SIM110  numba knows no generators
        if used >> np.uint64(8 * colour) & _COUNT > dice >> np.uint64(8 * colour) & _COUNT:
            return True
    return False


@part
def weighing_first(boards: Boards, position: Position, seat: Whole, tables: Tables, desk: Desk, marks: Words) -> None:
    """The best of all sets of segments that the dice are enough for (B13 to B18)."""
    dice = position[TABLE, DICE_WORD]
    count = list_choices(boards, position, seat, desk)
    marks[seat, LOW], marks[seat, HIGH] = NONE, NONE
    best = -loss_of(position, dice, desk)
    desk.chosen[0, LOW], desk.chosen[0, HIGH], desk.chosen[0, 2] = NONE, NONE, NONE
    for area in range(AREAS):
        desk.less[0, area] = 0
    desk.ahead[0] = 0
    depth = 0
    while depth >= 0:
        choice = desk.ahead[depth]
        if choice >= count or depth == DICE:
            depth -= 1
            continue
        desk.ahead[depth] += 1
        used = desk.chosen[depth, 2] + desk.choices[choice, 2]
        if too_many(used, dice):
            continue
        below = depth + 1
        low = desk.chosen[depth, LOW] | desk.choices[choice, LOW]
        high = desk.chosen[depth, HIGH] | desk.choices[choice, HIGH]
        gain = save(boards, seat, choice, below, tables, desk) - loss_of(position, dice - used, desk)
        if gain > best:
            best = gain
            marks[seat, LOW], marks[seat, HIGH] = low, high
        desk.chosen[below, LOW], desk.chosen[below, HIGH], desk.chosen[below, 2] = low, high, used
        desk.ahead[below] = choice + 1
        depth = below


@part
def weighing_second(boards: Boards, position: Position, seat: Whole, tables: Tables, desk: Desk, marks: Words) -> None:
    """The best space of the dice that are left, then the best after it, and so on (B19 to B23)."""
    low, high = position[seat, LOW], position[seat, HIGH]
    edge_low, edge_high = position[seat, EDGE_LOW], position[seat, EDGE_HIGH]
    dice, most = position[TABLE, LEFTOVER], DICE
    if dice == NONE:
        dice, most = position[TABLE, DICE_WORD], 1
    for nth in range(most):
        best, best_space, best_colour = -1.0, np.int64(-1), 0
        for colour in range(6):
            if dice_of_colour(dice, colour) == 0:
                continue
            for word in range(2):
                ahead = (edge_low if word == 0 else edge_high) & boards.colours[seat, colour, word]
                while ahead != NONE:
                    space = np.int64(lowest(ahead)) + 64 * word
                    gain = space_gain(boards, seat, space, ~low, ~high, tables, desk)
                    ahead = without_lowest(ahead)
                    if gain > best:
                        best, best_space, best_colour = gain, space, colour
        if best_space < 0:
            break
        dice -= ONE << np.uint64(8 * best_colour)
        if dice != NONE and nth + 1 < most:
            spend(boards, seat, best_space, ~low, ~high, tables, desk)
        if best_space < 64:
            low |= ONE << np.uint64(best_space)
        else:
            high |= ONE << np.uint64(best_space - 64)
        edge_low = (edge_low | boards.neighbours[best_space, LOW]) & ~low
        edge_high = (edge_high | boards.neighbours[best_space, HIGH]) & ~high
    marks[seat, LOW] = low & ~position[seat, LOW]
    marks[seat, HIGH] = high & ~position[seat, HIGH]


@part
def spend(
    boards: Boards, seat: Whole, space: Whole, low: np.uint64, high: np.uint64, tables: Tables, desk: Desk
) -> None:
    """Take from the efforts of the seat what crossing off one space saves; `low` and `high` are all open spaces."""
    segment = boards.segment_at[seat, space]
    low &= boards.segments[seat, segment, LOW]
    high &= boards.segments[seat, segment, HIGH]
    still_open = size(low) + size(high)
    before, after = tables.efforts[still_open], tables.efforts[still_open - ONE]
    bit = ONE << np.uint64(space & 63)
    for nth in range(AREAS):
        area = boards.touched[seat, segment, nth]
        if area < 0:
            break
        here = np.int64(size(low & boards.areas[area, LOW]) + size(high & boards.areas[area, HIGH]))
        its = np.int64((boards.areas[area, space >> 6] & bit) != NONE)
        desk.efforts[seat, area] -= before * here - after * (here - its)
