"""Answers of the network to the bots of The Border: the plan of a round, where marks lead, and the value there.

The value of a position is that of the network (depth 0), or that of the best play in the rounds that follow, exact over
their dice (depth 1 and 2). Must agree with B8 and B29 to B32 in the order of events; the steps name the other rules.
"""

from math import exp, log

import numpy as np

from rollwright.games.border.rules import ROLLS as ROLLS_AT_MOST
from rollwright.kernels.bits import NONE, ONE
from rollwright.kernels.border.packed import (
    ACTIVE,
    DICE,
    FIRST_ACTION,
    HIGH,
    IDLE,
    LOW,
    PHASE,
    REASON,
    ROLL,
    ROLLS,
    SEATS,
    SEATS_AT_MOST,
    SECOND_ACTION,
    TABLE,
    WORDS,
    Bitsets,
    Boards,
    Integer,
    Position,
)
from rollwright.kernels.border.steps import (
    copy,
    cross_off,
    end_of_round,
    first_action,
    points,
    reroll,
    second_action,
    take,
    throw,
    winners,
)
from rollwright.kernels.chance import seed_of
from rollwright.kernels.compiled import kernel, kernel_part
from rollwright.values.border.evaluation import (
    POINTS_OUTPUT,
    WINNING,
    Floats,
    Layers,
    Memories,
    decided,
    lead,
    output,
    prepare,
    value,
)
from rollwright.values.border.first_action import expected_chance, plan_round
from rollwright.values.border.network import POINTS
from rollwright.values.border.rolls import (
    NEVER,
    PARTS,
    ROLLS_OF_FIVE,
    RollIndex,
    RoundPlan,
    best_part,
    chance_of,
    keep_of,
    part_of,
)
from rollwright.values.border.rolls import follow_rolls as follow_keeps
from rollwright.values.border.second_action import find_second_marks, second_marks

PLAN, FOLLOW, SECOND_MARKS, PASSED, ANSWERED, PLAYED, VALUES, OUTPUTS = range(8)
"""The tasks of `look_ahead`."""
NOTHING = PARTS - 1
"""The set of no dice."""
SURE = 1e-7
"""The smallest chance to win that has finite log odds."""


@kernel_part
def log_odds(chance: float) -> np.float32:
    """Return the log odds of a chance."""
    bounded = min(max(chance, SURE), 1.0 - SURE)
    return np.float32(log(bounded / (1.0 - bounded)))


@kernel_part
def follow(roll_tables: RollIndex, plan: RoundPlan) -> None:
    """Write the chances to win by the rolls of a round, from the values of its marks."""
    for roll in range(ROLLS_OF_FIVE):
        plan.final[roll] = chance_of(best_part(roll_tables, roll, plan.here[0], plan.here[1], plan)[0])
    follow_keeps(roll_tables, plan)


@kernel_part
def now(layers: Layers, boards: Boards, position: Position, seat: Integer, memories: Memories) -> np.float32:
    """Return the log odds of a seat by the network, before a round or after the game."""
    if position[TABLE, REASON] != NONE:
        return decided(lead(boards, position, seat))
    active, idle = np.int64(position[TABLE, ACTIVE]), np.int64(position[TABLE, IDLE])
    prepare(layers, boards, position, active, idle, memories[0])
    return value(layers, np.int64(position[TABLE, SEATS]), seat, memories[0])


@kernel_part
def seen_by(
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    seat: Integer,
    memories: Memories,
    plan: RoundPlan,
) -> np.float32:
    """Return the log odds of a seat by the plan of the round, which is that of the active seat."""
    chance = np.float64(plan.keeps[0, NOTHING])
    if seat == np.int64(position[TABLE, ACTIVE]):
        return log_odds(chance)
    if position[TABLE, SEATS] == np.uint64(2):
        return -log_odds(chance)
    return log_odds(expected_chance(layers, roll_tables, boards, position, seat, memories, plan))


@kernel_part
def after_round(
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    seat: Integer,
    memories: Memories,
    plan: RoundPlan,
) -> np.float32:
    """Return the log odds of a seat by the plan of the round that begins."""
    if position[TABLE, REASON] != NONE:
        return decided(lead(boards, position, seat))
    plan_round(layers, roll_tables, boards, position, memories, plan)
    return seen_by(layers, roll_tables, boards, position, seat, memories, plan)


@kernel_part
def pass_after(boards: Boards, position: Position, low: np.uint64, high: np.uint64) -> None:
    """End a round in which the active seat crosses these spaces off and the others pass."""
    cross_off(boards, position, np.int64(position[TABLE, ACTIVE]), low, high)
    take(position)
    end_of_round(position, low | high != NONE)


@kernel_part
def after_two_rounds(
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    seat: Integer,
    memories: Memories,
    plan: RoundPlan,
    further: RoundPlan,
    spare: Position,
) -> np.float32:
    """Return the log odds of a seat by the plan of the round that begins, its marks evaluated by the plan after it."""
    if position[TABLE, REASON] != NONE:
        return decided(lead(boards, position, seat))
    plan_round(layers, roll_tables, boards, position, memories[:2], plan)
    active = np.int64(position[TABLE, ACTIVE])
    for number in range(PARTS):
        if plan.used[number] > NEVER:
            copy(position, spare)
            pass_after(boards, spare, plan.used_marks[number, LOW], plan.used_marks[number, HIGH])
            plan.used[number] = after_round(layers, roll_tables, boards, spare, active, memories[2:], further)
    copy(position, spare)
    pass_after(boards, spare, NONE, NONE)
    plan.here[1] = after_round(layers, roll_tables, boards, spare, active, memories[2:], further)
    if spare[TABLE, REASON] == NONE:
        spare[TABLE, IDLE] = NONE
        plan.here[0] = after_round(layers, roll_tables, boards, spare, active, memories[2:], further)
    follow(roll_tables, plan)
    return seen_by(layers, roll_tables, boards, position, seat, memories, plan)


@kernel_part
def answer(
    layers: Layers,
    boards: Boards,
    position: Position,
    me: Integer,
    low: np.uint64,
    high: np.uint64,
    memories: Memories,
    plan: RoundPlan,
    marks: Bitsets,
) -> None:
    """End the round: a seat makes these marks in the action that is due, and the others choose by the network."""
    if position[TABLE, PHASE] == np.uint64(FIRST_ACTION):
        first_action(boards, position, low, high)
    active, seats = np.int64(position[TABLE, ACTIVE]), np.int64(position[TABLE, SEATS])
    prepare(layers, boards, position, (active + 1) % seats, np.int64(0), memories[0])
    for seat in range(seats):
        marks[seat, LOW], marks[seat, HIGH] = low, high
        if seat not in (me, active):
            second_marks(layers, boards, position, seat, memories, plan, marks)
    second_action(boards, position, marks)


@kernel_part
def play_round(
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    seed: np.uint64,
    memories: Memories,
    root: RoundPlan,
    plan: RoundPlan,
    marks: Bitsets,
) -> None:
    """Play a round to its end by the network; `root` is its plan."""
    while position[TABLE, PHASE] != np.uint64(SECOND_ACTION):
        if position[TABLE, PHASE] == np.uint64(ROLL):
            throw(position, seed)
        rolls, again = np.int64(position[TABLE, ROLLS]), NONE
        if rolls < ROLLS_AT_MOST:
            again = keep_of(roll_tables, position, rolls, root)
        if again != NONE:
            reroll(position, again)
        else:
            roll = part_of(roll_tables, position[TABLE, DICE])
            number = best_part(roll_tables, roll, root.here[0], root.here[1], root)[1]
            crossed = number != NOTHING
            low = root.used_marks[number, LOW] if crossed else NONE
            high = root.used_marks[number, HIGH] if crossed else NONE
            first_action(boards, position, low, high)
    answer(layers, boards, position, np.int64(-1), NONE, NONE, memories, plan, marks)


@kernel_part
def write_outputs(layers: Layers, boards: Boards, position: Position, memories: Memories, found: Floats) -> None:
    """Write the chance to win and the points of each seat, before a round or after the game."""
    seats, total = np.int64(position[TABLE, SEATS]), np.float32(0.0)
    if position[TABLE, REASON] == NONE:
        active, idle = np.int64(position[TABLE, ACTIVE]), np.int64(position[TABLE, IDLE])
        prepare(layers, boards, position, active, idle, memories[0])
    won = winners(boards, position)
    for seat in range(seats):
        if position[TABLE, REASON] != NONE:
            found[seat, 0] = np.float32(won >> np.uint64(seat) & ONE)
            found[seat, 1] = np.float32(points(boards, position, seat))
        else:
            found[seat, 0] = np.float32(exp(np.float64(output(layers, memories[0], seat, WINNING))))
            found[seat, 1] = np.float32(POINTS) * output(layers, memories[0], seat, POINTS_OUTPUT)
        total += found[seat, 0]
    for seat in range(seats):
        found[seat, 0] /= total


@kernel
def look_ahead(
    task: Integer,
    depth: Integer,
    seed: np.uint64,
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    me: Integer,
    begin: Integer,
    end: Integer,
    memories: Memories,
    root: RoundPlan,
    plan: RoundPlan,
    further: RoundPlan,
    marks: Bitsets,
    ends: Bitsets,
    values: Floats,
    outputs: Floats,
) -> Integer:
    """Carry out a task in a position in which seat `me` has to choose. One kernel, so that its parts compile once.

    PLAN and FOLLOW plan the round, the latter with changed values of marks; SECOND_MARKS finds marks and returns their
    number: all of them write to `root`. For the `marks` from `begin` to `end`, PASSED and ANSWERED write where they
    lead to `ends`, if the others pass or choose by the network. PLAYED writes where the plan of the round leads with
    dice by the number and the seed. VALUES writes the log odds of `ends` to `values`, and OUTPUTS the chances to win
    and the points of all seats to `outputs`.
    """
    seats = np.int64(position[TABLE, SEATS])
    following = (np.int64(position[TABLE, ACTIVE]) + 1) % seats
    if task == PLAN:
        plan_round(layers, roll_tables, boards, position, memories, root)
    elif task == FOLLOW:
        follow(roll_tables, root)
    elif task == SECOND_MARKS:
        prepare(layers, boards, position, following, np.int64(0), memories[0])
        return find_second_marks(layers, boards, position, me, memories, root)
    elif task == VALUES:
        spare = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
        for number in range(begin, end):
            if depth == 0:
                values[number] = now(layers, boards, ends[number], me, memories)
            elif depth == 1:
                values[number] = after_round(layers, roll_tables, boards, ends[number], me, memories, plan)
            else:
                values[number] = after_two_rounds(
                    layers, roll_tables, boards, ends[number], me, memories, plan, further, spare
                )
    elif task == OUTPUTS:
        for number in range(begin, end):
            write_outputs(layers, boards, ends[number], memories, outputs[number])
    else:
        all_marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
        for number in range(begin, end):
            copy(position, ends[number])
            low, high = marks[number, LOW], marks[number, HIGH]
            if task == PASSED:
                pass_after(boards, ends[number], low, high)
            elif task == PLAYED:
                dice = seed_of(seed, np.uint64(number))
                play_round(layers, roll_tables, boards, ends[number], dice, memories, root, plan, all_marks)
            else:
                answer(layers, boards, ends[number], me, low, high, memories, plan, all_marks)
    return 0
