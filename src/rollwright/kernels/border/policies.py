"""A quick policy for playouts: it takes the mark with the best evaluation, less the others' gain by the leftover dice.

When rolling it treats the colours as independent, exactly for the last roll and by an assumed probability for the one
before. Its moves must agree with B11 and B13 to B23.
"""

import numpy as np

from rollwright.games.border.rules import DICE
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.evaluation import NEVER, Scratch, effort_saved, gain_in_area, prepare_round, space_gain
from rollwright.kernels.border.packed import (
    AREAS,
    EDGE_HIGH,
    EDGE_LOW,
    HIGH,
    LEFTOVER,
    LOW,
    ROLLS,
    TABLE,
    Bitsets,
    Boards,
    Integer,
    Position,
)
from rollwright.kernels.border.packed import DICE as DICE_WORD
from rollwright.kernels.border.steps import dice_of_colour, fits
from rollwright.kernels.border.weights import EvaluationTables
from rollwright.kernels.compiled import kernel_part

_COUNT = np.uint64(255)


@kernel_part
def evaluation_reroll(boards: Boards, position: Position, tables: EvaluationTables, scratch: Scratch) -> np.uint64:
    """Return the dice to roll again: all but the best keep."""
    prepare_round(boards, position, tables, scratch)
    dice = position[TABLE, DICE_WORD]
    row = 0 if position[TABLE, ROLLS] == np.uint64(2) else 1
    best, best_keep = NEVER, dice
    for again in range(DICE + 1):
        for colour in range(6):
            for kept in range(min(dice_of_colour(dice, colour), DICE - again) + 1):
                value = 0.0
                for fell in range(again + 1):
                    value += tables.odds[row, again, fell] * scratch.worth[colour, kept + fell]
                scratch.expected[colour, kept] = value
        value, keep = best_keep_of(dice, DICE - again, scratch)
        if value > best + 1e-9:
            best, best_keep = value, keep
    return np.uint64(dice - best_keep)


@kernel_part
def best_keep_of(dice: np.uint64, count: Integer, scratch: Scratch) -> tuple[float, np.uint64]:
    """Return the value of the best way to keep exactly this many dice, and these dice."""
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
                            value = scratch.expected[0, a] + scratch.expected[1, b] + scratch.expected[2, c]
                            value += scratch.expected[3, d] + scratch.expected[4, e] + scratch.expected[5, f]
                            if value > best:
                                best = value
                                keep = a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40
                                best_keep = np.uint64(keep)
    return best, best_keep


@kernel_part
def loss_of(position: Position, left: np.uint64, scratch: Scratch) -> float:
    """Return the gain of the others by these dice (B19), or by one of the five if none is left (B22)."""
    loss = 0.0
    if left == NONE:
        for colour in range(6):
            if dice_of_colour(position[TABLE, DICE_WORD], colour) > 0:
                loss = max(loss, scratch.losses[colour, 1])
    else:
        for colour in range(6):
            loss += scratch.losses[colour, dice_of_colour(left, colour)]
    return loss


@kernel_part
def list_choices(boards: Boards, position: Position, seat: Integer, scratch: Scratch) -> Integer:
    """Write every segment for which the dice suffice to `choices`, and return their number."""
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
                scratch.choices[count, LOW], scratch.choices[count, HIGH] = low, high
                scratch.choices[count, 2] = missing << np.uint64(8 * colour)
                scratch.choices[count, 3] = np.uint64(segment)
                count += 1
    return count


@kernel_part
def add_choice(
    boards: Boards, seat: Integer, choice: Integer, depth: Integer, tables: EvaluationTables, scratch: Scratch
) -> float:
    """Add the effort that a choice saves to that of the choices before it, and return the gain of them all."""
    low, high = scratch.choices[choice, LOW], scratch.choices[choice, HIGH]
    each = tables.efforts[size(low) + size(high)]
    gain = 0.0
    for area in range(AREAS):
        here = np.int64(size(low & boards.areas[area, LOW]) + size(high & boards.areas[area, HIGH]))
        saved = scratch.saved[depth - 1, area] + each * here
        scratch.saved[depth, area] = saved
        if saved > 0:
            gain += gain_in_area(seat, area, saved, tables, scratch)
    return gain


@kernel_part
def evaluation_first(
    boards: Boards, position: Position, seat: Integer, tables: EvaluationTables, scratch: Scratch, marks: Bitsets
) -> None:
    """Write the best of all sets of segments for which the dice suffice (B13 to B18) to `marks`."""
    prepare_round(boards, position, tables, scratch)
    dice = position[TABLE, DICE_WORD]
    count = list_choices(boards, position, seat, scratch)
    marks[seat, LOW], marks[seat, HIGH] = NONE, NONE
    best = -loss_of(position, dice, scratch)
    scratch.chosen[0, LOW], scratch.chosen[0, HIGH], scratch.chosen[0, 2] = NONE, NONE, NONE
    for area in range(AREAS):
        scratch.saved[0, area] = 0
    scratch.ahead[0] = 0
    depth = 0
    while depth >= 0:
        choice = scratch.ahead[depth]
        if choice >= count or depth == DICE:
            depth -= 1
            continue
        scratch.ahead[depth] += 1
        used = scratch.chosen[depth, 2] + scratch.choices[choice, 2]
        if not fits(used, dice):
            continue
        below = depth + 1
        low = scratch.chosen[depth, LOW] | scratch.choices[choice, LOW]
        high = scratch.chosen[depth, HIGH] | scratch.choices[choice, HIGH]
        gain = add_choice(boards, seat, choice, below, tables, scratch) - loss_of(position, dice - used, scratch)
        if gain > best:
            best = gain
            marks[seat, LOW], marks[seat, HIGH] = low, high
        scratch.chosen[below, LOW], scratch.chosen[below, HIGH], scratch.chosen[below, 2] = low, high, used
        scratch.ahead[below] = choice + 1
        depth = below


@kernel_part
def evaluation_second(
    boards: Boards, position: Position, seat: Integer, tables: EvaluationTables, scratch: Scratch, marks: Bitsets
) -> None:
    """Write the best space for the leftover dice, then the best after it, and so on (B19 to B23), to `marks`."""
    prepare_round(boards, position, tables, scratch)
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
                    gain = space_gain(boards, seat, space, ~low, ~high, tables, scratch)
                    ahead = without_lowest(ahead)
                    if gain > best:
                        best, best_space, best_colour = gain, space, colour
        if best_space < 0:
            break
        dice -= ONE << np.uint64(8 * best_colour)
        if dice != NONE and nth + 1 < most:
            spend(boards, seat, best_space, ~low, ~high, tables, scratch)
        if best_space < 64:
            low |= ONE << np.uint64(best_space)
        else:
            high |= ONE << np.uint64(best_space - 64)
        edge_low = (edge_low | boards.neighbours[best_space, LOW]) & ~low
        edge_high = (edge_high | boards.neighbours[best_space, HIGH]) & ~high
    marks[seat, LOW] = low & ~position[seat, LOW]
    marks[seat, HIGH] = high & ~position[seat, HIGH]


@kernel_part
def spend(
    boards: Boards,
    seat: Integer,
    space: Integer,
    low: np.uint64,
    high: np.uint64,
    tables: EvaluationTables,
    scratch: Scratch,
) -> None:
    """Subtract the effort that one space saves; `low` and `high` are all open spaces of the board."""
    segment = boards.segment_at[seat, space]
    low &= boards.segments[seat, segment, LOW]
    high &= boards.segments[seat, segment, HIGH]
    for nth in range(AREAS):
        area = boards.touched[seat, segment, nth]
        if area < 0:
            break
        scratch.efforts[seat, area] -= effort_saved(boards, area, space, low, high, tables)
