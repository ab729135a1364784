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
    Position,
    Whole,
)
from rollwright.kernels.border.steps import dice_of_colour
from rollwright.kernels.compiled import part
from rollwright.values.border.evaluation import Layers, Memories, mark_value, value
from rollwright.values.border.rolls import BEAM, MOST_MARKS, NEVER, RoundPlan


@part
def second_marks(
    layers: Layers, boards: Boards, position: Position, seat: Whole, memories: Memories, plan: RoundPlan, marks: Bitsets
) -> None:
    """Write the best marks with the leftover dice that a beam search finds (B19 to B23) to `marks`.

    The first of the memories has the layers of the position at the end of this round.
    """
    dice, most = position[TABLE, LEFTOVER], DICE
    if dice == NONE:
        dice, most = position[TABLE, DICE_WORD], 1
    seats = np.int64(position[TABLE, SEATS])
    best = value(layers, seats, seat, memories[0])
    if memories[0].ending != 0:
        best = mark_value(layers, boards, position, seat, seat, NONE, NONE, memories)
    best_low, best_high = NONE, NONE
    beam = 1
    plan.marks[0, LOW], plan.marks[0, HIGH] = NONE, NONE
    for _ in range(most):
        count: Whole = BEAM
        for base in range(beam):
            count = extend_mark(layers, boards, position, seat, dice, base, count, memories, plan)
        if count == BEAM:
            break
        beam = 0
        while beam < BEAM:
            top = -1
            for nth in range(BEAM, count):
                if plan.mark_values[nth] > NEVER and (top < 0 or plan.mark_values[nth] > plan.mark_values[top]):
                    top = nth
            if top < 0:
                break
            low, high = plan.marks[top, LOW], plan.marks[top, HIGH]
            plan.marks[beam, LOW], plan.marks[beam, HIGH] = low, high
            if plan.mark_values[top] > best:
                best, best_low, best_high = plan.mark_values[top], low, high
            plan.mark_values[top] = NEVER
            beam += 1
    marks[seat, LOW], marks[seat, HIGH] = best_low, best_high


@part
def extend_mark(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Whole,
    dice: np.uint64,
    base: Whole,
    count: Whole,
    memories: Memories,
    plan: RoundPlan,
) -> Whole:
    """Add every mark that has one more space than a mark of the beam; return the number of marks."""
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
                for nth in range(BEAM, count):
                    if plan.marks[nth, LOW] == new_low and plan.marks[nth, HIGH] == new_high:
                        known = True
                if known or count == MOST_MARKS + BEAM:
                    continue
                plan.marks[count, LOW], plan.marks[count, HIGH] = new_low, new_high
                plan.mark_values[count] = mark_value(layers, boards, position, seat, seat, new_low, new_high, memories)
                count += 1
    return count
