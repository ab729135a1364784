"""Whole games of The Border between policies, from the start or from any position, on one core or on all.

A game follows from the batch's seed and its number, whichever thread plays it. For benchmarks, tests and the tuning of
weights; no bot uses it, so it is not compiled at warm-up. Must agree with B8 to B12 and B29 in the order of events.
"""

import numpy as np

from rollwright.games.border.rules import ROLLS as ROLLS_AT_MOST
from rollwright.kernels.bits import NONE
from rollwright.kernels.border.baseline_policies import (
    greedy_first,
    greedy_reroll,
    greedy_second,
    random_first,
    random_reroll,
    random_second,
)
from rollwright.kernels.border.evaluation import SCRATCH, Scratch
from rollwright.kernels.border.packed import (
    ACTIVE,
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
from rollwright.kernels.chance import Generator, seed_of
from rollwright.kernels.compiled import inline, kernel
from rollwright.kernels.threads import on_all_cores

RANDOM, GREEDY, EVALUATION = range(3)
"""The policies."""

_CHOICES = np.uint64(0xC401CE)
"""Separates the random choices of a policy from the dice."""


@inline
def step(
    boards: Boards,
    position: Position,
    policies: Numbers,
    tables: TablesOfSeats,
    seed: np.uint64,
    generator: Generator,
    scratch: Scratch,
    marks: Bitsets,
) -> None:
    """Make the next step: a roll, a choice of the active seat, or the marks of all others. Overwrites `marks`."""
    active = np.int64(position[TABLE, ACTIVE])
    if position[TABLE, PHASE] == np.uint64(ROLL):
        throw(position, seed)
    elif position[TABLE, PHASE] == np.uint64(FIRST_ACTION):
        policy = policies[active]
        if position[TABLE, ROLLS] < np.uint64(ROLLS_AT_MOST):
            if policy == RANDOM:
                again = random_reroll(position, generator)
            elif policy == GREEDY:
                again = greedy_reroll(boards, position, active)
            else:
                again = evaluation_reroll(boards, position, tables[active], scratch)
            if again != NONE:
                reroll(position, again)
                return
        if policy == RANDOM:
            random_first(boards, position, active, generator, marks)
        elif policy == GREEDY:
            greedy_first(boards, position, active, marks)
        else:
            evaluation_first(boards, position, active, tables[active], scratch, marks)
        first_action(boards, position, marks[active, LOW], marks[active, HIGH])
    else:
        for seat in range(np.int64(position[TABLE, SEATS])):
            if seat != active:
                if policies[seat] == RANDOM:
                    random_second(boards, position, seat, generator, marks)
                elif policies[seat] == GREEDY:
                    greedy_second(boards, position, seat, marks)
                else:
                    evaluation_second(boards, position, seat, tables[seat], scratch, marks)
        second_action(boards, position, marks)


@kernel
def play_games(
    boards: Boards,
    start: Position,
    policies: Numbers,
    tables: TablesOfSeats,
    seed: np.uint64,
    begin: Integer,
    end: Integer,
    results: Numbers,
) -> None:
    """Play games number `begin` to `end` from this position, and write the rows of `results` made by `room_for`."""
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    generator = np.empty(1, np.uint64)
    marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    memory = np.empty(1, SCRATCH)
    for number in range(begin, end):
        scratch = memory[0]  # not before the loop: a record does not keep its array alive, which would be freed
        game_seed = seed_of(seed, np.uint64(number))
        copy(start, position)
        generator[0] = seed_of(game_seed, _CHOICES)
        scratch.round = -1
        while position[TABLE, REASON] == NONE:
            step(boards, position, policies, tables, game_seed, generator, scratch, marks)
        for seat in range(np.int64(position[TABLE, SEATS])):
            results[number, seat] = points(boards, position, seat)
        results[number, SEATS_AT_MOST] = np.int64(winners(boards, position))
        results[number, SEATS_AT_MOST + 1] = np.int64(position[TABLE, ROUND])


def play_games_on_all_cores(
    boards: Boards, start: Position, policies: Numbers, tables: TablesOfSeats, seed: np.uint64, results: Numbers
) -> None:
    """Play as many games as `results` has rows, on all cores."""

    def play(begin: int, end: int) -> None:
        play_games(boards, start, policies, tables, seed, begin, end, results)

    on_all_cores(play, len(results))


def room_for(games: int) -> Numbers:
    """Return the array for `play_games`: per game the points of four seats, the winners as bits, and the rounds."""
    return np.zeros((games, SEATS_AT_MOST + 2), np.int64)
