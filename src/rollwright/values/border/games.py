"""Whole games of The Border between networks and the evaluation of level 4, recorded for training."""

import numpy as np

from rollwright.games.border.rules import ROLLS as ROLLS_AT_MOST
from rollwright.kernels.bits import NONE
from rollwright.kernels.border.evaluation import Scratch
from rollwright.kernels.border.packed import (
    ACTIVE,
    DICE,
    FIRST_ACTION,
    HIGH,
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
    Numbers,
    Position,
)
from rollwright.kernels.border.policies import evaluation_first, evaluation_reroll, evaluation_second
from rollwright.kernels.border.steps import copy, first_action, points, reroll, second_action, throw, winners
from rollwright.kernels.border.weights import TablesOfSeats
from rollwright.kernels.chance import Generator, below, seed_of
from rollwright.kernels.compiled import kernel, kernel_part
from rollwright.values.border.evaluation import Floats, Layers, Memories, prepare
from rollwright.values.border.first_action import plan_round
from rollwright.values.border.rolls import NEVER, PARTS, RollIndex, RoundPlan, best_part, keep_of, part_of
from rollwright.values.border.second_action import second_marks

ONE_NETWORK, OTHER_NETWORK, EVALUATION = range(3)
"""The policies."""

_CHOICES = np.uint64(0xC401CE)
"""Separates the random choices of a policy from the dice."""


@kernel_part
def network_first(
    layers: Layers,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    generator: Generator,
    explore: Integer,
    memories: Memories,
    plan: RoundPlan,
) -> None:
    """Roll again or cross off. With a probability of `explore` in a thousand, cross off with any part of the dice."""
    rolls = np.int64(position[TABLE, ROLLS])
    if rolls == 1:
        plan_round(layers, roll_tables, boards, position, memories, plan)
    strange = np.int64(below(generator, np.uint64(1000))) < explore
    if rolls < ROLLS_AT_MOST and not strange:
        again = keep_of(roll_tables, position, rolls, plan)
        if again != NONE:
            reroll(position, again)
            return
    roll = part_of(roll_tables, position[TABLE, DICE])
    _, number = best_part(roll_tables, roll, plan.here[0], plan.here[1], plan)
    if strange:
        begin, end = roll_tables.parts_begin[roll], roll_tables.parts_begin[roll + 1]
        number = np.int64(roll_tables.parts[begin + np.int64(below(generator, np.uint64(end - begin)))])
    low, high = NONE, NONE
    if number != PARTS - 1 and plan.used[number] > NEVER:
        low, high = plan.used_marks[number, LOW], plan.used_marks[number, HIGH]
    first_action(boards, position, low, high)


@kernel_part
def step(
    one: Layers,
    other: Layers,
    policies: Numbers,
    tables: TablesOfSeats,
    roll_tables: RollIndex,
    boards: Boards,
    position: Position,
    seed: np.uint64,
    generator: Generator,
    explore: Integer,
    memories: Memories,
    plan: RoundPlan,
    scratch: Scratch,
    marks: Bitsets,
) -> None:
    """Make the next step: a roll, a choice of the active seat, or the marks of all others."""
    active = np.int64(position[TABLE, ACTIVE])
    seats = np.int64(position[TABLE, SEATS])
    if position[TABLE, PHASE] == np.uint64(ROLL):
        throw(position, seed)
    elif position[TABLE, PHASE] == np.uint64(FIRST_ACTION):
        if policies[active] == EVALUATION:
            if position[TABLE, ROLLS] < np.uint64(ROLLS_AT_MOST):
                again = evaluation_reroll(boards, position, tables[active], scratch)
                if again != NONE:
                    reroll(position, again)
                    return
            evaluation_first(boards, position, active, tables[active], scratch, marks)
            first_action(boards, position, marks[active, LOW], marks[active, HIGH])
        elif policies[active] == ONE_NETWORK:
            network_first(one, roll_tables, boards, position, generator, explore, memories, plan)
        else:
            network_first(other, roll_tables, boards, position, generator, explore, memories, plan)
    else:
        for policy in range(2):
            ready = False
            for seat in range(seats):
                if seat != active and policies[seat] == policy:
                    layers = one if policy == ONE_NETWORK else other
                    if not ready:
                        prepare(layers, boards, position, (active + 1) % seats, np.int64(0), memories[0])
                        ready = True
                    second_marks(layers, boards, position, seat, memories, plan, marks)
        for seat in range(seats):
            if seat != active and policies[seat] == EVALUATION:
                evaluation_second(boards, position, seat, tables[seat], scratch, marks)
        second_action(boards, position, marks)


@kernel
def play_games(
    one: Layers,
    other: Layers,
    policies: Numbers,
    tables: TablesOfSeats,
    roll_tables: RollIndex,
    boards: Boards,
    start: Position,
    seed: np.uint64,
    explore: Integer,
    begin: Integer,
    end: Integer,
    memories: Memories,
    plan: RoundPlan,
    scratches: Memories,
    results: Numbers,
    positions: Bitsets,
    owners: Numbers,
    planned: Floats,
) -> Integer:
    """Play games number `begin` to `end`, and write a row of `results` for each, as made by `room_for`.

    The positions before the rounds, as many as there is room for, are written to `positions`, their games to `owners`,
    and the chance to win of the active seat by the plan of its round, if it plays a network, to `planned`; returns
    their number.
    """
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    generator = np.empty(1, np.uint64)
    marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    scratch = scratches[0]
    count = 0
    for number in range(begin, end):
        game_seed = seed_of(seed, np.uint64(number))
        copy(start, position)
        generator[0] = seed_of(game_seed, _CHOICES)
        scratch.round = -1
        recorded = -1
        while position[TABLE, REASON] == NONE:
            if position[TABLE, PHASE] == np.uint64(ROLL) and position[TABLE, ROLLS] == NONE:
                recorded = count if count < len(owners) else -1
                if recorded >= 0:
                    copy(position, positions[count])
                    owners[count] = number
                    count += 1
            step(
                one,
                other,
                policies,
                tables,
                roll_tables,
                boards,
                position,
                game_seed,
                generator,
                explore,
                memories,
                plan,
                scratch,
                marks,
            )
            if recorded >= 0:
                planned[recorded] = plan.keeps[0, PARTS - 1]
        for seat in range(np.int64(position[TABLE, SEATS])):
            results[number, seat] = points(boards, position, seat)
        results[number, SEATS_AT_MOST] = np.int64(winners(boards, position))
        results[number, SEATS_AT_MOST + 1] = np.int64(position[TABLE, ROUND])
        results[number, SEATS_AT_MOST + 2] = np.int64(position[TABLE, REASON])
    return count


def room_for(games: int) -> Numbers:
    """Return the array for `play_games`: per game the points of four seats, the winners as bits, rounds, reason."""
    return np.zeros((games, SEATS_AT_MOST + 3), np.int64)
