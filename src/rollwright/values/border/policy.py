"""The moves of the network of The Border: an exact plan over the dice, and a beam search for the second action.

Its moves must agree with B11 and B13 to B23.
"""

from math import exp
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rollwright.games.border.rules import DICE
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import (
    ACTIVE,
    EDGE_HIGH,
    EDGE_LOW,
    HIGH,
    IDLE,
    LEFTOVER,
    LOW,
    MOST_SEGMENTS,
    SEATS,
    TABLE,
    Bitsets,
    Boards,
    Position,
    Whole,
)
from rollwright.kernels.border.packed import DICE as DICE_WORD
from rollwright.kernels.border.steps import dice_of_colour
from rollwright.kernels.compiled import part
from rollwright.solver.border.rolls import ROLLED, tables
from rollwright.values.border.evaluation import Layers, mark_value, prepare, value

Floats = npt.NDArray[np.float32]
Shorts = npt.NDArray[np.int16]

PARTS = 462
"""The number of sets of up to five dice."""
ROLLS_OF_FIVE = 252
MOST_SETS = 256
"""Sets of segments that are evaluated in a round."""
BEAM = 3
"""Partial marks that are continued in the second action."""
MOST_MARKS = 96
"""Longer marks that are compared in one step of the second action."""
REPLIES = 3
"""Dice of one colour that another seat is expected to use."""
NEVER = np.float32(-1e6)


class RollTables(NamedTuple):
    """The sets of dice and what can be rolled after them, as in `solver.border.rolls.tables`, as arrays."""

    counts: npt.NDArray[np.int64]
    """[part, colour]"""
    part_at: Shorts
    """[key of the dice]: the part with these dice."""
    parts_begin: npt.NDArray[np.int64]
    """[roll]: where its parts begin in `parts`; one more for the end."""
    parts: Shorts
    rests: Shorts
    """For each of the `parts`: the rest of the roll."""
    falls_begin: npt.NDArray[np.int64]
    """[part]: where the rolls that may follow it begin; one more for the end."""
    falls: Shorts
    chances: Floats


class RoundPlan(NamedTuple):
    """Working memory for the plan of a round."""

    used: Floats
    """[part]: the best log odds after using exactly these dice, before the others reply."""
    used_marks: Bitsets
    """[part, word]: the marks."""
    left: Floats
    """[colour, dice]: the change of the log odds by leaving these dice."""
    left_sum: Floats
    """[part]: the same for any dice."""
    replies: npt.NDArray[np.int64]
    """[colour]: whether a seat can use a leftover die."""
    final: Floats
    """[roll]: the chance to win when rolling ends with it."""
    best: Floats
    """[roll]: the chance to win with the best keep."""
    keeps: Floats
    """[rolls so far, part]: the chance to win after keeping these dice."""
    rests: Bitsets
    """[segment, word]: the open spaces of each segment that five dice can complete."""
    sets: Bitsets
    """[set]: two words, the dice, the last segment."""
    gains: Floats
    """[segment]"""
    order: npt.NDArray[np.int64]
    here: Floats
    """The log odds of passing if the others cross something off, and if they do not."""
    marks: Bitsets
    """[mark, word], the candidates of the second action, and the beam."""
    mark_values: Floats


def make_tables() -> RollTables:
    """Return the tables as arrays."""
    made = tables()
    counts = np.array(made.kept, np.int64)
    part_at = np.full(6**6, -1, np.int16)
    for number, part in enumerate(made.kept):
        part_at[sum(count * 6**colour for colour, count in enumerate(part))] = number
    number_of = {part: number for number, part in enumerate(made.kept)}
    parts = [list(keeps) for keeps in made.keeps]
    rests = [
        [number_of[tuple(map(int.__sub__, roll, made.kept[part]))] for part in keeps]
        for roll, keeps in zip(ROLLED, parts, strict=True)
    ]
    return RollTables(
        counts=counts,
        part_at=part_at,
        parts_begin=np.cumsum([0, *map(len, parts)]),
        parts=np.array(sum(parts, []), np.int16),
        rests=np.array(sum(rests, []), np.int16),
        falls_begin=np.cumsum([0, *map(len, made.falls)]),
        falls=np.array([roll for falls in made.falls for roll, _ in falls], np.int16),
        chances=np.array([chance for falls in made.falls for _, chance in falls], np.float32),
    )


def make_plan() -> RoundPlan:
    """Return empty working memory."""
    return RoundPlan(
        used=np.zeros(PARTS, np.float32),
        used_marks=np.zeros((PARTS, 2), np.uint64),
        left=np.zeros((6, DICE + 1), np.float32),
        left_sum=np.zeros(PARTS, np.float32),
        replies=np.zeros(6, np.int64),
        final=np.zeros(ROLLS_OF_FIVE, np.float32),
        best=np.zeros(ROLLS_OF_FIVE, np.float32),
        keeps=np.zeros((3, PARTS), np.float32),
        rests=np.zeros((MOST_SEGMENTS, 4), np.uint64),
        sets=np.zeros((MOST_SETS, 4), np.uint64),
        gains=np.zeros(MOST_SEGMENTS, np.float32),
        order=np.zeros(MOST_SEGMENTS, np.int64),
        here=np.zeros(2, np.float32),
        marks=np.zeros((MOST_MARKS + BEAM, 2), np.uint64),
        mark_values=np.zeros(MOST_MARKS + BEAM, np.float32),
    )


@part
def part_of(roll_tables: RollTables, dice: np.uint64) -> Whole:
    """Return the number of a set of dice."""
    key, weight = 0, 1
    for colour in range(6):
        key += weight * dice_of_colour(dice, colour)
        weight *= 6
    return np.int64(roll_tables.part_at[key])


@part
def chance_of(log_odds: np.float32) -> np.float32:
    """Return the chance of log odds."""
    return np.float32(1.0 / (1.0 + exp(-np.float64(log_odds))))


# The first action


@part
def plan_round(
    layers: Layers,
    roll_tables: RollTables,
    boards: Boards,
    position: Position,
    memories: Bitsets,
    plan: RoundPlan,
) -> None:
    """Plan the first action of the active seat for all rolls of this round."""
    seats, me = np.int64(position[TABLE, SEATS]), np.int64(position[TABLE, ACTIVE])
    following = (me + 1) % seats
    idle = np.int64(position[TABLE, IDLE]) + 1
    prepare(layers, boards, position, following, idle, memories[0])
    passed = value(layers, seats, me, memories[0])
    prepare(layers, boards, position, following, 0, memories[0])
    here = value(layers, seats, me, memories[0])
    plan.here[0], plan.here[1] = here, passed
    for colour in range(6):
        plan.replies[colour] = 0
        for dice in range(DICE + 1):
            plan.left[colour, dice] = 0.0
    for seat in range(seats):
        if seat != me:
            expect_replies(layers, boards, position, seat, me, here, memories, plan)
    for number in range(PARTS):
        total = np.float32(0.0)
        for colour in range(6):
            total += plan.left[colour, roll_tables.counts[number, colour]]
        plan.left_sum[number] = total
        plan.used[number] = NEVER
    evaluate_sets(layers, roll_tables, boards, position, me, memories, plan)
    for roll in range(ROLLS_OF_FIVE):
        plan.final[roll] = chance_of(best_part(roll_tables, roll, here, passed, plan)[0])
    follow_rolls(roll_tables, plan)


@part
def expect_replies(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Whole,
    me: Whole,
    here: np.float32,
    memories: Bitsets,
    plan: RoundPlan,
) -> None:
    """Add the changes of my log odds by leftover dice of each colour, which a seat uses for its best spaces (B19)."""
    own = value(layers, np.int64(position[TABLE, SEATS]), seat, memories[0])
    for colour in range(6):
        low, high = NONE, NONE
        edge_low, edge_high = position[seat, EDGE_LOW], position[seat, EDGE_HIGH]
        best_before = own
        change = np.float32(0.0)
        for dice in range(1, REPLIES + 1):
            best, space = best_space(
                layers, boards, position, seat, colour, low, high, edge_low, edge_high, memories
            )
            if space < 0 or best < best_before:
                for more in range(dice, DICE + 1):
                    plan.left[colour, more] += change
                break
            plan.replies[colour] = 1
            best_before = best
            if space < 64:
                low |= ONE << np.uint64(space)
            else:
                high |= ONE << np.uint64(space - 64)
            edge_low = (edge_low | boards.neighbours[space, LOW]) & ~(position[seat, LOW] | low)
            edge_high = (edge_high | boards.neighbours[space, HIGH]) & ~(position[seat, HIGH] | high)
            change = mark_value(layers, boards, position, seat, me, low, high, memories) - here
            if dice == REPLIES:
                for more in range(dice, DICE + 1):
                    plan.left[colour, more] += change
            else:
                plan.left[colour, dice] += change


@part
def best_space(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Whole,
    colour: Whole,
    low: np.uint64,
    high: np.uint64,
    edge_low: np.uint64,
    edge_high: np.uint64,
    memories: Bitsets,
) -> tuple[np.float32, Whole]:
    """Return the best log odds of a seat after one more space of this colour, and the space; -1 if there is none."""
    best, best_space = NEVER, np.int64(-1)
    for word in range(2):
        ahead = (edge_low if word == 0 else edge_high) & boards.colours[seat, colour, word]
        while ahead != NONE:
            bit = ahead & (~ahead + ONE)
            found = mark_value(
                layers,
                boards,
                position,
                seat,
                seat,
                low | (bit if word == 0 else NONE),
                high | (bit if word == 1 else NONE),
                memories,
            )
            if found > best:
                best, best_space = found, np.int64(lowest(ahead)) + 64 * word
            ahead = without_lowest(ahead)
    return best, best_space


@part
def evaluate_sets(
    layers: Layers,
    roll_tables: RollTables,
    boards: Boards,
    position: Position,
    me: Whole,
    memories: Bitsets,
    plan: RoundPlan,
) -> None:
    """Write the best log odds for every set of dice that completes segments (B14, B17)."""
    count = 0
    for colour in range(6):
        for segment in range(boards.starts[me, colour], boards.starts[me, colour + 1]):
            low = boards.segments[me, segment, LOW] & ~position[me, LOW]
            high = boards.segments[me, segment, HIGH] & ~position[me, HIGH]
            missing = size(low) + size(high)
            if missing != NONE and missing <= np.uint64(DICE):
                plan.rests[count, 0], plan.rests[count, 1] = low, high
                plan.rests[count, 2] = missing << np.uint64(8 * colour)
                plan.rests[count, 3] = missing
                found = mark_value(layers, boards, position, me, me, low, high, memories)
                plan.gains[count] = found
                note_set(roll_tables, low, high, plan.rests[count, 2], found, plan)
                count += 1
    for place in range(count):  # insertion sort, the best first
        at = place
        while at > 0 and plan.gains[plan.order[at - 1]] < plan.gains[place]:
            plan.order[at] = plan.order[at - 1]
            at -= 1
        plan.order[at] = place
    made = 0
    for place in range(count):
        segment = plan.order[place]
        plan.sets[made, 0], plan.sets[made, 1] = plan.rests[segment, 0], plan.rests[segment, 1]
        plan.sets[made, 2], plan.sets[made, 3] = plan.rests[segment, 2], np.uint64(place)
        made += 1
    begin = 0
    while begin < made:
        end = made
        for base in range(begin, end):
            free = np.uint64(DICE) - (size(plan.sets[base, 0]) + size(plan.sets[base, 1]))
            if free == NONE:
                continue
            for place in range(np.int64(plan.sets[base, 3]) + 1, count):
                segment = plan.order[place]
                if plan.rests[segment, 3] > free:
                    continue
                if made == MOST_SETS:
                    return
                low, high = plan.sets[base, 0] | plan.rests[segment, 0], plan.sets[base, 1] | plan.rests[segment, 1]
                dice = plan.sets[base, 2] + plan.rests[segment, 2]
                plan.sets[made, 0], plan.sets[made, 1], plan.sets[made, 2] = low, high, dice
                plan.sets[made, 3] = np.uint64(place)
                made += 1
                found = mark_value(layers, boards, position, me, me, low, high, memories)
                note_set(roll_tables, low, high, dice, found, plan)
        begin = end


@part
def note_set(
    roll_tables: RollTables, low: np.uint64, high: np.uint64, dice: np.uint64, found: np.float32, plan: RoundPlan
) -> None:
    """Remember a set of segments if it is the best one for its dice."""
    number = part_of(roll_tables, dice)
    if found > plan.used[number]:
        plan.used[number] = found
        plan.used_marks[number, LOW], plan.used_marks[number, HIGH] = low, high


@part
def best_part(
    roll_tables: RollTables, roll: Whole, here: np.float32, passed: np.float32, plan: RoundPlan
) -> tuple[np.float32, Whole]:
    """Return the best log odds when rolling ends with this roll, and the dice that are used."""
    nothing = PARTS - 1
    best, best_number = passed, nothing
    for colour in range(6):
        if roll_tables.counts[roll, colour] > 0 and plan.replies[colour] != 0:
            best = here + plan.left_sum[roll]
    for nth in range(roll_tables.parts_begin[roll], roll_tables.parts_begin[roll + 1]):
        number = np.int64(roll_tables.parts[nth])
        if plan.used[number] == NEVER:
            continue
        rest = np.int64(roll_tables.rests[nth])
        if rest == nothing:  # each of the others may use one of the five dice (B22)
            loss = np.float32(0.0)
            for colour in range(6):
                if roll_tables.counts[roll, colour] > 0:
                    loss = min(loss, plan.left[colour, 1])
        else:
            loss = plan.left_sum[rest]
        if plan.used[number] + loss > best:
            best, best_number = plan.used[number] + loss, number
    return best, best_number


@part
def follow_rolls(roll_tables: RollTables, plan: RoundPlan) -> None:
    """Write the chance to win after every keep, from the last roll back to the first (B11)."""
    for roll in range(ROLLS_OF_FIVE):
        plan.best[roll] = plan.final[roll]
    for made in range(2, -1, -1):
        for number in range(PARTS):
            total = np.float32(0.0)
            for nth in range(roll_tables.falls_begin[number], roll_tables.falls_begin[number + 1]):
                total += roll_tables.chances[nth] * plan.best[roll_tables.falls[nth]]
            plan.keeps[made, number] = total
        for roll in range(ROLLS_OF_FIVE):
            best = np.float32(0.0)
            for nth in range(roll_tables.parts_begin[roll], roll_tables.parts_begin[roll + 1]):
                best = max(best, plan.keeps[made, roll_tables.parts[nth]])
            plan.best[roll] = best


@part
def keep_of(roll_tables: RollTables, position: Position, rolls: Whole, plan: RoundPlan) -> np.uint64:
    """Return the dice to roll again after this many rolls; none to stop."""
    roll = part_of(roll_tables, position[TABLE, DICE_WORD])
    best, best_number = plan.final[roll] + np.float32(1e-6), roll
    for nth in range(roll_tables.parts_begin[roll], roll_tables.parts_begin[roll + 1]):
        number = np.int64(roll_tables.parts[nth])
        if plan.keeps[rolls, number] > best:
            best, best_number = plan.keeps[rolls, number], number
    again = NONE
    for colour in range(6):
        again += np.uint64(roll_tables.counts[roll, colour] - roll_tables.counts[best_number, colour]) << np.uint64(
            8 * colour
        )
    return again


# The second action


@part
def second_marks(
    layers: Layers, boards: Boards, position: Position, seat: Whole, memories: Bitsets, plan: RoundPlan, marks: Bitsets
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
        count = BEAM
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
    memories: Bitsets,
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
                plan.mark_values[count] = mark_value(
                    layers, boards, position, seat, seat, new_low, new_high, memories
                )
                count += 1
    return count
