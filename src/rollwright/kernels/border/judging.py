"""Many marks judged at once, each by the end of its round.

What is not given, the weighing policy plays; the steps and the policy say with which rules they agree.
"""

import numpy as np

from rollwright.kernels.bits import NONE
from rollwright.kernels.border.packed import (
    ACTIVE,
    FIRST_ACTION,
    HIGH,
    LEFTOVER,
    LOW,
    PHASE,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    WORDS,
    Boards,
    Position,
    Reals,
    Whole,
    Words,
)
from rollwright.kernels.border.steps import copy, first_action, second_action
from rollwright.kernels.border.taste import TablesOfSeats
from rollwright.kernels.border.weighing import DESK, Desk, prepare, promise
from rollwright.kernels.border.weighing_policy import weighing_second
from rollwright.kernels.compiled import inline, kernel

AS_IT_IS = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
"""Instead of leftover dice: those that the marks leave."""
NO_ENDS = np.zeros((0, SEATS_AT_MOST + 1, WORDS), np.uint64)


@inline
def finish(
    boards: Boards,
    position: Position,
    me: Whole,
    low: np.uint64,
    high: np.uint64,
    leftover: np.uint64,
    replies: bool,
    tastes: TablesOfSeats,
    desk: Desk,
    marks: Words,
) -> None:
    """The round goes to its end: I make these marks in the action that is due, the others reply or do nothing."""
    active = np.int64(position[TABLE, ACTIVE])
    if position[TABLE, PHASE] == np.uint64(FIRST_ACTION):
        first_action(boards, position, low, high)
    if leftover != AS_IT_IS:
        position[TABLE, LEFTOVER] = leftover
    desk.round = -1
    for seat in range(np.int64(position[TABLE, SEATS])):
        marks[seat, LOW], marks[seat, HIGH] = NONE, NONE
        if seat == active:
            continue
        if seat == me:
            marks[seat, LOW], marks[seat, HIGH] = low, high
        elif replies:
            prepare(boards, position, tastes[seat], desk)
            weighing_second(boards, position, seat, tastes[seat], desk, marks)
    second_action(boards, position, marks)


@kernel
def judge(
    boards: Boards,
    start: Position,
    me: Whole,
    marks: Words,
    leftovers: Words,
    replies: bool,
    tastes: TablesOfSeats,
    promises: Reals,
    ends: Words,
) -> None:
    """What each of these marks promises in the action that is due, if the others reply, or if they do nothing.

    And where it leads to, if there is room in `ends`.
    """
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    all_marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    desks = np.empty(1, DESK)
    for number in range(marks.shape[0]):
        desk = desks[0]  # not before the loop: a record does not keep its array, which would be freed there
        copy(start, position)
        low, high = marks[number, LOW], marks[number, HIGH]
        finish(boards, position, me, low, high, leftovers[number], replies, tastes, desk, all_marks)
        promises[number] = promise(boards, position, me, tastes, desk)
        if number < ends.shape[0]:
            copy(position, ends[number])
