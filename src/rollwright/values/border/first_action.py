"""The first action of The Border by the network: the plan of a round before its first roll.

Its moves must agree with B11 and B13 to B18.
"""

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
    LOW,
    SEATS,
    TABLE,
    Boards,
    Integer,
    Position,
)
from rollwright.kernels.compiled import kernel_part
from rollwright.values.border.evaluation import Layers, Memories, mark_value, prepare, value
from rollwright.values.border.rolls import (
    MOST_SETS,
    NEVER,
    PARTS,
    ROLLS_OF_FIVE,
    Floats,
    RollIndex,
    RoundPlan,
    best_part,
    chance_of,
    find_ends,
    follow_rolls,
    note_set,
)

REPLIES = 3
"""Dice of one colour that another seat is expected to use."""


@kernel_part
def plan_round(
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    memories: Memories,
    plan: RoundPlan,
) -> None:
    """Plan the first action of the active seat for all rolls of this round."""
    seats, me = np.int64(position[TABLE, SEATS]), np.int64(position[TABLE, ACTIVE])
    following = (me + 1) % seats
    idle = np.int64(position[TABLE, IDLE]) + 1
    prepare(layers, boards, position, following, idle, memories[0])
    passed = value(layers, seats, me, memories[0])
    prepare(layers, boards, position, following, np.int64(0), memories[0])
    here = value(layers, seats, me, memories[0])
    plan.here[0], plan.here[1] = here, passed
    for colour in range(6):
        plan.replies[colour] = 0
        for dice in range(DICE + 1):
            plan.left[colour, dice] = 0.0
    for seat in range(seats):
        if seat != me:
            expect_replies(layers, boards, position, seat, me, here, memories, plan.left, plan.replies)
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


@kernel_part
def expect_replies(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Integer,
    viewer: Integer,
    before: np.float32,
    memories: Memories,
    changes: Floats,
    replies: npt.NDArray[np.int64],
) -> None:
    """Add the changes of the viewer's log odds by leftover dice of each colour, which a seat uses for its best spaces
    (B19); `before` is what they are without."""
    own = value(layers, np.int64(position[TABLE, SEATS]), seat, memories[0])
    for colour in range(6):
        low, high = NONE, NONE
        edge_low, edge_high = position[seat, EDGE_LOW], position[seat, EDGE_HIGH]
        best_before = own
        change = np.float32(0.0)
        for dice in range(1, REPLIES + 1):
            best, space = best_space(layers, boards, position, seat, colour, low, high, edge_low, edge_high, memories)
            if space < 0 or best < best_before:
                for more in range(dice, DICE + 1):
                    changes[colour, more] += change
                break
            replies[colour] = 1
            best_before = best
            if space < 64:
                low |= ONE << np.uint64(space)
            else:
                high |= ONE << np.uint64(space - 64)
            edge_low = (edge_low | boards.neighbours[space, LOW]) & ~(position[seat, LOW] | low)
            edge_high = (edge_high | boards.neighbours[space, HIGH]) & ~(position[seat, HIGH] | high)
            change = mark_value(layers, boards, position, seat, viewer, low, high, memories) - before
            if dice == REPLIES:
                for more in range(dice, DICE + 1):
                    changes[colour, more] += change
            else:
                changes[colour, dice] += change


@kernel_part
def best_space(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Integer,
    colour: Integer,
    low: np.uint64,
    high: np.uint64,
    edge_low: np.uint64,
    edge_high: np.uint64,
    memories: Memories,
) -> tuple[np.float32, Integer]:
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


@kernel_part
def evaluate_sets(
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    me: Integer,
    memories: Memories,
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


@kernel_part
def expected_chance(
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    seat: Integer,
    memories: Memories,
    plan: RoundPlan,
) -> float:
    """Return the chance of a seat that is not active, over all rolls of the round that was planned.

    The active seat follows its plan, and all others use the dice that are left for their best spaces.
    """
    me, seats = np.int64(position[TABLE, ACTIVE]), np.int64(position[TABLE, SEATS])
    nothing = np.int64(PARTS - 1)
    find_ends(roll_tables, plan)
    before = value(layers, seats, seat, memories[0])
    plan.gained[:] = 0.0
    plan.lost[:] = 0.0
    for other in range(seats):
        if other != me:
            changes = plan.gained if other == seat else plan.lost
            expect_replies(layers, boards, position, other, seat, before, memories, changes, plan.replies)
    plan.seen[:] = NEVER
    plan.seen[nothing] = before
    total = 0.0
    for roll in range(ROLLS_OF_FIVE):
        if plan.ended[roll] == 0.0:
            continue
        number = best_part(roll_tables, roll, plan.here[0], plan.here[1], plan)[1]
        if plan.seen[number] == NEVER:
            low, high = plan.used_marks[number, LOW], plan.used_marks[number, HIGH]
            plan.seen[number] = mark_value(layers, boards, position, me, seat, low, high, memories)
        changed, gained, lost = np.float32(0.0), np.float32(0.0), np.float32(0.0)
        for colour in range(6):
            rolled, used = roll_tables.counts[roll, colour], roll_tables.counts[number, colour]
            changed += plan.gained[colour, rolled - used] + plan.lost[colour, rolled - used]
            if rolled > 0:
                gained, lost = max(gained, plan.gained[colour, 1]), min(lost, plan.lost[colour, 1])
        if number < ROLLS_OF_FIVE:  # each of the others may use one of the five dice (B22)
            changed = gained + lost
        total += plan.ended[roll] * chance_of(plan.seen[number] + changed)
    return total
