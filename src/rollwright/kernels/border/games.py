"""Whole games of The Border between policies, from the start or from any position, on one core or on all.

A game is made again from the batch's seed and its number alone, whichever thread plays it. Must agree with B8 to B12
and B29 in the order of things; the steps and the policies say what else they agree with.
"""

import numpy as np

from rollwright.games.border.rules import ROLLS as ROLLS_AT_MOST
from rollwright.kernels.bits import NONE
from rollwright.kernels.border.greedy_policy import greedy_first, greedy_reroll, greedy_second
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
    Boards,
    Numbers,
    Position,
    Reals,
    Whole,
    Words,
)
from rollwright.kernels.border.random_policy import random_first, random_reroll, random_second
from rollwright.kernels.border.steps import copy, first_action, points, reroll, second_action, throw, winners
from rollwright.kernels.border.taste import TablesOfSeats
from rollwright.kernels.border.weighing import DESK, Desk, prepare, promise
from rollwright.kernels.border.weighing_policy import weighing_first, weighing_reroll, weighing_second
from rollwright.kernels.chance import Generator, seed_of
from rollwright.kernels.compiled import inline, kernel
from rollwright.kernels.threads import on_all_cores

RANDOM, GREEDY, WEIGHING = range(3)
"""The policies."""

NOBODY, FOREVER = -1, 1 << 30
_CHOICES = np.uint64(0xC401CE)
"""Sets the chance of a policy's own choices apart from the dice."""
_NO_PROMISES = np.zeros((0, 0))
_NO_RESULTS = np.zeros((0, 0), np.int64)
_ALL_WEIGHING = np.full(SEATS_AT_MOST, WEIGHING)


@inline
def step(
    boards: Boards,
    position: Position,
    policies: Numbers,
    tastes: TablesOfSeats,
    seed: np.uint64,
    generator: Generator,
    desk: Desk,
    marks: Words,
) -> None:
    """The next thing happens: the dice fall, the active seat chooses, or all others mark. `marks` is written over."""
    active = np.int64(position[TABLE, ACTIVE])
    if position[TABLE, PHASE] == np.uint64(ROLL):
        throw(position, seed)
    elif position[TABLE, PHASE] == np.uint64(FIRST_ACTION):
        policy = policies[active]
        if policy == WEIGHING:
            prepare(boards, position, tastes[active], desk)
        if position[TABLE, ROLLS] < np.uint64(ROLLS_AT_MOST):
            if policy == RANDOM:
                again = random_reroll(position, generator)
            elif policy == GREEDY:
                again = greedy_reroll(boards, position, active)
            else:
                again = weighing_reroll(position, tastes[active], desk)
            if again != NONE:
                reroll(position, again)
                return
        if policy == RANDOM:
            random_first(boards, position, active, generator, marks)
        elif policy == GREEDY:
            greedy_first(boards, position, active, marks)
        else:
            weighing_first(boards, position, active, tastes[active], desk, marks)
        first_action(boards, position, marks[active, LOW], marks[active, HIGH])
    else:
        for seat in range(np.int64(position[TABLE, SEATS])):
            if seat != active:
                if policies[seat] == RANDOM:
                    random_second(boards, position, seat, generator, marks)
                elif policies[seat] == GREEDY:
                    greedy_second(boards, position, seat, marks)
                else:
                    prepare(boards, position, tastes[seat], desk)
                    weighing_second(boards, position, seat, tastes[seat], desk, marks)
        second_action(boards, position, marks)


@kernel
def play(
    boards: Boards,
    starts: Words,
    policies: Numbers,
    tastes: TablesOfSeats,
    seed: np.uint64,
    begin: Whole,
    end: Whole,
    last: Whole,
    me: Whole,
    promises: Reals,
    results: Numbers,
) -> None:
    """Games number `begin` to `end` from every start, each with the same dice: to their end, or to that of a round.

    `play_games` and `play_on` say what is asked for. They share a kernel, since all that is inside of one is compiled
    again with it.
    """
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    generator = np.empty(1, np.uint64)
    marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    desks = np.empty(1, DESK)
    for number in range(begin, end):
        of_game = seed_of(seed, np.uint64(number))
        for start in range(starts.shape[0]):
            desk = desks[0]  # not before the loops: a record does not keep its array, which would be freed there
            copy(starts[start], position)
            generator[0] = seed_of(of_game, _CHOICES)
            desk.round = -1
            while position[TABLE, REASON] == NONE and np.int64(position[TABLE, ROUND]) <= last:
                step(boards, position, policies, tastes, of_game, generator, desk, marks)
            if me != NOBODY:
                promises[start, number] = promise(boards, position, me, tastes, desk)
                continue
            for seat in range(np.int64(position[TABLE, SEATS])):
                results[number, seat] = points(boards, position, seat)
            results[number, SEATS_AT_MOST] = np.int64(winners(boards, position))
            results[number, SEATS_AT_MOST + 1] = np.int64(position[TABLE, ROUND])


def play_games(
    boards: Boards,
    start: Position,
    policies: Numbers,
    tastes: TablesOfSeats,
    seed: np.uint64,
    begin: int,
    end: int,
    results: Numbers,
) -> None:
    """Games number `begin` to `end` from this position, to the rows of `results` that `room_for` has made."""
    play(boards, start[None], policies, tastes, seed, begin, end, FOREVER, NOBODY, _NO_PROMISES, results)


def play_on(
    boards: Boards,
    starts: Words,
    me: int,
    last: int,
    tastes: TablesOfSeats,
    seed: np.uint64,
    begin: int,
    end: int,
    promises: Reals,
) -> None:
    """Playouts `begin` to `end` of every start to the end of the `last` round, all players weighing.

    What was promised to me in the end, to `promises[start, playout]`.
    """
    play(boards, starts, _ALL_WEIGHING, tastes, seed, begin, end, last, me, promises, _NO_RESULTS)


def play_games_on_all_cores(
    boards: Boards, start: Position, policies: Numbers, tastes: TablesOfSeats, seed: np.uint64, results: Numbers
) -> None:
    """The same for as many games as there are rows of results."""

    def play(begin: int, end: int) -> None:
        play_games(boards, start, policies, tastes, seed, begin, end, results)

    on_all_cores(play, len(results))


def room_for(games: int) -> Numbers:
    """What `play_games` writes: for each game the points of four seats, the winners as bits, and the rounds."""
    return np.zeros((games, SEATS_AT_MOST + 2), np.int64)
