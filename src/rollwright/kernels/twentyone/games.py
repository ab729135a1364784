"""Whole games of Twenty One between policies, by the million; the same from one seed whatever the number of threads."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rollwright.kernels.chance import Generator, below, draw, seed_of
from rollwright.kernels.compiled import kernel, part
from rollwright.kernels.threads import on_all_cores
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    ALL_FREE,
    DICE,
    DUE_AGAIN,
    DUE_MARK,
    DUE_ROLL,
    FREE,
    OVER,
    PHASE,
    ROUND,
    SEAT_WIDTH,
    TABLE_WIDTH,
    Material,
    Numbers,
)
from rollwright.kernels.twentyone.policies import Tables, choose_marks, grab_at_the_end, rolls_again
from rollwright.kernels.twentyone.rules import FALLS, end_round, mark, roll, score

FREELY = np.int64(-1)
"""Instead of a choice that is given; of the same type as one, so that nothing is compiled twice."""
FIRST_DICE, AGAIN, LAST_DICE, MARKS = 0, 6, 7, 13
"""The parts of a round in a trace: the dice as they fell first, whether again, the last dice, each seat's boxes."""
MOST_ROUNDS = 30
"""Somebody fills or crosses off at least one box in every round (T13)."""
NO_TRACE = np.zeros((0, 0), np.int64)


@kernel
def play_on(
    seats: Numbers,
    table: Numbers,
    numbers: Numbers,
    colours: Numbers,
    policies: Numbers,
    worth: npt.NDArray[np.float64],
    again: npt.NDArray[np.float32],
    generator: Generator,
    chooser: int | np.int64,
    choice: int | np.int64,
    trace: Numbers,
) -> None:
    """Play a position to its end (T9 to T24). The `choice` of `chooser`, who owes it now, is given, or `FREELY`.

    The choice is 1 for again and 0 for keep, or the boxes to enter, 0 for the cross-off.
    """
    sums = np.empty(64, np.int64)
    intended = np.empty(seats.shape[0], np.int64)
    while table[PHASE] != OVER:
        entry = table[ROUND] - 1
        if table[PHASE] == DUE_ROLL:
            roll(table, below(generator, FALLS))
            if entry < trace.shape[0]:
                for die in range(6):
                    trace[entry, FIRST_DICE + die] = table[DICE + die]
        intended[:] = FREELY
        if table[PHASE] == DUE_AGAIN:
            active = table[ACTIVE]
            if choice >= 0:
                again_now = choice == 1
                choice = FREELY
            else:
                again_now = rolls_again(
                    policies, seats, active, table, numbers, colours, worth, again, sums, intended, generator
                )
            if again_now:
                roll(table, below(generator, FALLS))
                intended[:] = FREELY
            else:
                draw(generator)  # the dice of the next round are the same, whatever is chosen in this one
                table[PHASE] = DUE_MARK
            if entry < trace.shape[0]:
                trace[entry, AGAIN] = again_now
        for seat in range(seats.shape[0]):
            if choice >= 0 and seat == chooser:
                intended[seat] = choice
            elif intended[seat] < 0:
                intended[seat] = choose_marks(
                    policies[seat], seats, seat, table, numbers, colours, worth, sums, generator
                )
        grab_at_the_end(policies, seats, table, numbers, colours, chooser if choice >= 0 else FREELY, intended)
        choice = FREELY
        for seat in range(seats.shape[0]):
            mark(seats, seat, table, numbers, colours, intended[seat])
        if entry < trace.shape[0]:
            for die in range(6):
                trace[entry, LAST_DICE + die] = table[DICE + die]
            for seat in range(seats.shape[0]):
                trace[entry, MARKS + seat] = intended[seat]
        end_round(seats, table)


@part
def new_game(seats: Numbers, table: Numbers, first: int) -> None:
    """Clear the table: the first roll is due (T9)."""
    seats[:] = 0
    seats[:, FREE] = ALL_FREE
    table[:] = 0
    table[ROUND], table[ACTIVE] = 1, first


@kernel
def games_from(
    begin: int,
    end: int,
    seed: np.uint64,
    numbers: Numbers,
    colours: Numbers,
    policies: Numbers,
    worth: npt.NDArray[np.float64],
    again: npt.NDArray[np.float32],
    scores: Numbers,
    rounds: Numbers,
    trace: Numbers,
) -> None:
    """Play the games with these numbers; seat `number % seats` begins."""
    count = numbers.shape[0]
    seats = np.empty((count, SEAT_WIDTH), np.int64)
    table = np.empty(TABLE_WIDTH, np.int64)
    generator = np.empty(1, np.uint64)
    for number in range(begin, end):
        generator[0] = seed_of(seed, np.uint64(number))
        new_game(seats, table, number % count)
        play_on(seats, table, numbers, colours, policies, worth, again, generator, FREELY, FREELY, trace)
        rounds[number] = table[ROUND]
        for seat in range(count):
            scores[number, seat] = score(seats, seat)


@dataclass(frozen=True, slots=True)
class Played:
    """How a batch of games ended: the scores by game and seat, and the rounds of each game."""

    scores: Numbers
    rounds: Numbers


def no_tables() -> Tables:
    """For games in which nobody plays by a table."""
    return Tables(np.zeros((1, 1, 64, 7)), np.zeros((1, 1, 1, 1, 1), np.float32))


def play_games(
    material: Material,
    policies: list[int],
    count: int,
    seed: int,
    *,
    tables: Tables | None = None,
    all_cores: bool = False,
) -> Played:
    """Play so many games; seat `number % seats` begins game `number`, numbers from 0."""
    tables = tables or no_tables()
    played = Played(np.zeros((count, len(policies)), np.int64), np.zeros(count, np.int64))
    given = (material.numbers, material.colours, np.array(policies, np.int64), tables.worth, tables.again)

    def play(begin: int, end: int) -> None:
        games_from(begin, end, np.uint64(seed), *given, played.scores, played.rounds, NO_TRACE)

    if all_cores:
        on_all_cores(play, count)
    else:
        play(0, count)
    return played


def traced_game(
    material: Material, policies: list[int], number: int, seed: int, *, tables: Tables | None = None
) -> tuple[Numbers, Numbers]:
    """Every round of the game with this number of a batch, and its scores."""
    tables = tables or no_tables()
    scores = np.zeros((number + 1, len(policies)), np.int64)
    rounds = np.zeros(number + 1, np.int64)
    trace = np.zeros((MOST_ROUNDS, MARKS + len(policies)), np.int64)
    given = (material.numbers, material.colours, np.array(policies, np.int64), tables.worth, tables.again)
    games_from(number, number + 1, np.uint64(seed), *given, scores, rounds, trace)
    return trace[: rounds[number]], scores[number]
