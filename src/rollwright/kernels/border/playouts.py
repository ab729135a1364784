"""Marks evaluated at the end of their round, and playouts with the evaluation policy, as the bots that search use them.

Must agree with B8 to B12 and B29 in the order of events; the steps and the policy name the other rules.
"""

import numpy as np

from rollwright.games.border.rules import ROLLS as ROLLS_AT_MOST
from rollwright.kernels.bits import NONE
from rollwright.kernels.border.evaluation import SCRATCH, Scratch, evaluate
from rollwright.kernels.border.packed import (
    ACTIVE,
    FIRST_ACTION,
    HIGH,
    LEFTOVER,
    LOW,
    PHASE,
    REASON,
    ROLL,
    ROLLS,
    ROUND,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    WORDS,
    Bitsets,
    Boards,
    Integer,
    Position,
    Reals,
)
from rollwright.kernels.border.policies import evaluation_first, evaluation_reroll, evaluation_second
from rollwright.kernels.border.steps import copy, first_action, reroll, second_action, throw
from rollwright.kernels.border.weights import TablesOfSeats
from rollwright.kernels.chance import seed_of
from rollwright.kernels.compiled import inline, kernel

AS_LEFT = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
"""Instead of given leftover dice: those that the marks leave."""
NO_ENDS = np.zeros((0, SEATS_AT_MOST + 1, WORDS), np.uint64)


@inline
def end_round(
    boards: Boards,
    position: Position,
    me: Integer,
    low: np.uint64,
    high: np.uint64,
    leftover: np.uint64,
    replies: bool,
    tables: TablesOfSeats,
    scratch: Scratch,
    marks: Bitsets,
) -> None:
    """Play the round to its end: seat `me` makes these marks in the action that is due, the others reply or pass."""
    active = np.int64(position[TABLE, ACTIVE])
    if position[TABLE, PHASE] == np.uint64(FIRST_ACTION):
        first_action(boards, position, low, high)
    if leftover != AS_LEFT:
        position[TABLE, LEFTOVER] = leftover
    scratch.round = -1
    for seat in range(np.int64(position[TABLE, SEATS])):
        marks[seat, LOW], marks[seat, HIGH] = NONE, NONE
        if seat == active:
            continue
        if seat == me:
            marks[seat, LOW], marks[seat, HIGH] = low, high
        elif replies:
            evaluation_second(boards, position, seat, tables[seat], scratch, marks)
    second_action(boards, position, marks)


@kernel
def evaluate_marks(
    boards: Boards,
    start: Position,
    me: Integer,
    marks: Bitsets,
    leftovers: Bitsets,
    replies: bool,
    tables: TablesOfSeats,
    values: Reals,
    ends: Bitsets,
) -> None:
    """Write the value of each of these marks in the action that is due to `values`, if the others reply or pass.

    The positions at the end of the round go to `ends`, as many as it has rows.
    """
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    all_marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    memory = np.empty(1, SCRATCH)
    for number in range(marks.shape[0]):
        scratch = memory[0]  # not before the loop: a record does not keep its array alive, which would be freed
        copy(start, position)
        low, high = marks[number, LOW], marks[number, HIGH]
        end_round(boards, position, me, low, high, leftovers[number], replies, tables, scratch, all_marks)
        values[number] = evaluate(boards, position, me, tables, scratch)
        if number < ends.shape[0]:
            copy(position, ends[number])


@inline
def step(
    boards: Boards, position: Position, tables: TablesOfSeats, seed: np.uint64, scratch: Scratch, marks: Bitsets
) -> None:
    """Make the next step: a roll, a choice of the active seat, or the marks of all others. Overwrites `marks`."""
    active = np.int64(position[TABLE, ACTIVE])
    if position[TABLE, PHASE] == np.uint64(ROLL):
        throw(position, seed)
    elif position[TABLE, PHASE] == np.uint64(FIRST_ACTION):
        if position[TABLE, ROLLS] < np.uint64(ROLLS_AT_MOST):
            again = evaluation_reroll(boards, position, tables[active], scratch)
            if again != NONE:
                reroll(position, again)
                return
        evaluation_first(boards, position, active, tables[active], scratch, marks)
        first_action(boards, position, marks[active, LOW], marks[active, HIGH])
    else:
        for seat in range(np.int64(position[TABLE, SEATS])):
            if seat != active:
                evaluation_second(boards, position, seat, tables[seat], scratch, marks)
        second_action(boards, position, marks)


@kernel
def play_on(
    boards: Boards,
    starts: Bitsets,
    me: Integer,
    last: Integer,
    tables: TablesOfSeats,
    seed: np.uint64,
    begin: Integer,
    end: Integer,
    values: Reals,
) -> None:
    """Play every start on to the end of the `last` round, and write its value for seat `me` to `values[start, number]`.

    Playouts number `begin` to `end`. A playout has the same dice for every start.
    """
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    memory = np.empty(1, SCRATCH)
    for number in range(begin, end):
        game_seed = seed_of(seed, np.uint64(number))
        for start in range(starts.shape[0]):
            scratch = memory[0]  # not before the loops: a record does not keep its array alive, which would be freed
            copy(starts[start], position)
            scratch.round = -1
            while position[TABLE, REASON] == NONE and np.int64(position[TABLE, ROUND]) <= last:
                step(boards, position, tables, game_seed, scratch, marks)
            values[start, number] = evaluate(boards, position, me, tables, scratch)
