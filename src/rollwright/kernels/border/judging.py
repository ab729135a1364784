"""Many marks judged at once, each by the end of its round, and moves played on for some rounds.

What is not given, the weighing policy plays; the steps and the policy say with which rules they agree.
"""

import numpy as np

from rollwright.kernels.bits import NONE, ONE
from rollwright.kernels.border.games import WEIGHING, step
from rollwright.kernels.border.packed import (
    ACTIVE,
    FIRST_ACTION,
    HIGH,
    LEFTOVER,
    LOW,
    PHASE,
    REASON,
    ROUND,
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
from rollwright.kernels.border.steps import copy, first_action, second_action, winners
from rollwright.kernels.border.taste import TablesOfSeats
from rollwright.kernels.border.weighing import DESK, Desk, margin, prepare
from rollwright.kernels.border.weighing_policy import weighing_second
from rollwright.kernels.chance import seed_of
from rollwright.kernels.compiled import kernel

AS_IT_IS = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
"""Instead of leftover dice: those that the marks leave."""
FOR_THE_WIN = 10.0
"""Points."""


@kernel
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
def promise(boards: Boards, position: Position, me: Whole, tastes: TablesOfSeats, desk: Desk) -> float:
    """At the end of a round: the margin in points; at the end of a game winning counts as well."""
    ahead = margin(boards, position, me, tastes[me], desk)
    if position[TABLE, REASON] != NONE:
        won = winners(boards, position) >> np.uint64(me) & ONE != NONE
        ahead += FOR_THE_WIN if won else -FOR_THE_WIN
    return ahead


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
) -> None:
    """What each of these marks promises in the action that is due, if the others reply, or if they do nothing."""
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    all_marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    desks = np.empty(1, DESK)
    desk = desks[0]
    for number in range(marks.shape[0]):
        copy(start, position)
        low, high = marks[number, LOW], marks[number, HIGH]
        finish(boards, position, me, low, high, leftovers[number], replies, tastes, desk, all_marks)
        promises[number] = promise(boards, position, me, tastes, desk)


@kernel
def play_on(
    boards: Boards,
    starts: Words,
    me: Whole,
    rounds: Whole,
    tastes: TablesOfSeats,
    seed: np.uint64,
    begin: Whole,
    end: Whole,
    promises: Reals,
) -> None:
    """Playouts `begin` to `end` of every start, each with the same dice: so many rounds more, then they are judged.

    What was promised in the end, to `promises[start, playout]`.
    """
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    policies = np.full(SEATS_AT_MOST, WEIGHING)
    generator = np.ones(1, np.uint64)
    marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    desks = np.empty(1, DESK)
    desk = desks[0]
    for number in range(begin, end):
        of_game = seed_of(seed, np.uint64(number))
        for start in range(starts.shape[0]):
            copy(starts[start], position)
            desk.round = -1
            while position[TABLE, REASON] == NONE and np.int64(position[TABLE, ROUND]) <= rounds:
                step(boards, position, policies, tastes, of_game, generator, desk, marks)
            promises[start, number] = promise(boards, position, me, tastes, desk)
