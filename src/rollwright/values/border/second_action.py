"""The second action of The Border by the network: a beam search over spaces next to crosses.

Its moves must agree with B19 to B23.
"""

import numpy as np

from rollwright.games.border.rules import DICE
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import DICE as DICE_WORD
from rollwright.kernels.border.packed import (
    EDGE_HIGH,
    EDGE_LOW,
    HIGH,
    LEFTOVER,
    LOW,
    SEATS,
    TABLE,
    Bitsets,
    Boards,
    Integer,
    Position,
)
from rollwright.kernels.border.steps import dice_of_colour
from rollwright.kernels.compiled import kernel_part
from rollwright.values.border.evaluation import Layers, Memories, mark_value, value
from rollwright.values.border.rolls import BEAM, MOST_MARKS, RoundPlan


@kernel_part
def second_marks(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Integer,
    memories: Memories,
    plan: RoundPlan,
    marks: Bitsets,
) -> None:
    """Write the best marks with the leftover dice that a beam search finds (B19 to B23) to `marks`.

    The first of the memories has the layers of the position at the end of this round.
    """
    best = 0
    for number in range(1, find_second_marks(layers, boards, position, seat, memories, plan)):
        if plan.mark_values[number] > plan.mark_values[best]:
            best = number
    marks[seat, LOW], marks[seat, HIGH] = plan.marks[best, LOW], plan.marks[best, HIGH]


@kernel_part
def find_second_marks(
    layers: Layers, boards: Boards, position: Position, seat: Integer, memories: Memories, plan: RoundPlan
) -> Integer:
    """Write the marks that a beam search finds, passing first, and their values to the plan; return their number."""
    dice, most = position[TABLE, LEFTOVER], DICE
    if dice == NONE:
        dice, most = position[TABLE, DICE_WORD], 1
    plan.marks[0, LOW], plan.marks[0, HIGH] = NONE, NONE
    if memories[0].ending != 0:
        plan.mark_values[0] = mark_value(layers, boards, position, seat, seat, NONE, NONE, memories)
    else:
        plan.mark_values[0] = value(layers, np.int64(position[TABLE, SEATS]), seat, memories[0])
    plan.beam[0] = 0
    beam: Integer = np.int64(1)  # a plain 1 would be a type of its own, for which everything is compiled again
    begin: Integer = np.int64(1)
    end: Integer = np.int64(1)
    for _ in range(most):
        for base in range(beam):
            end = extend_mark(layers, boards, position, seat, dice, plan.beam[base], begin, end, memories, plan)
        beam = best_marks(begin, end, plan)
        if beam == 0:
            break
        begin = end
    return end


@kernel_part
def best_marks(begin: Integer, end: Integer, plan: RoundPlan) -> Integer:
    """Write the best of these marks to the beam, the best first; return their number."""
    count = 0
    for number in range(begin, end):
        place = count
        while place > 0 and plan.mark_values[plan.beam[place - 1]] < plan.mark_values[number]:
            if place < BEAM:
                plan.beam[place] = plan.beam[place - 1]
            place -= 1
        if place < BEAM:
            plan.beam[place] = number
            count = min(count + 1, BEAM)
    return count


@kernel_part
def extend_mark(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Integer,
    dice: np.uint64,
    base: Integer,
    begin: Integer,
    end: Integer,
    memories: Memories,
    plan: RoundPlan,
) -> Integer:
    """Add the marks with one more space than the `base`, unless they are known from `begin` on; return the new end."""
    low, high = plan.marks[base, LOW], plan.marks[base, HIGH]
    edge_low, edge_high = position[seat, EDGE_LOW], position[seat, EDGE_HIGH]
    ahead_low, ahead_high = low, high
    while ahead_low | ahead_high != NONE:
        if ahead_low != NONE:
            space = lowest(ahead_low)
            ahead_low = without_lowest(ahead_low)
        else:
            space = lowest(ahead_high) + np.uint64(64)
            ahead_high = without_lowest(ahead_high)
        edge_low |= boards.neighbours[space, LOW]
        edge_high |= boards.neighbours[space, HIGH]
    edge_low &= ~(position[seat, LOW] | low)
    edge_high &= ~(position[seat, HIGH] | high)
    for colour in range(6):
        there = np.uint64(dice_of_colour(dice, colour))
        used = size(low & boards.colours[seat, colour, LOW]) + size(high & boards.colours[seat, colour, HIGH])
        if used >= there:
            continue
        for word in range(2):
            ahead = (edge_low if word == 0 else edge_high) & boards.colours[seat, colour, word]
            while ahead != NONE:
                bit = ahead & (~ahead + ONE)
                ahead = without_lowest(ahead)
                new_low = low | (bit if word == 0 else NONE)
                new_high = high | (bit if word == 1 else NONE)
                known = False
                for number in range(begin, end):
                    if plan.marks[number, LOW] == new_low and plan.marks[number, HIGH] == new_high:
                        known = True
                if known or end == MOST_MARKS:
                    continue
                plan.marks[end, LOW], plan.marks[end, HIGH] = new_low, new_high
                plan.mark_values[end] = mark_value(layers, boards, position, seat, seat, new_low, new_high, memories)
                end += 1
    return end
