"""Whole games of Twenty One between policies, on one core or on all.

A game follows from the batch's seed and its number, whichever thread plays it. For benchmarks and tests; no bot uses
it, so it is not compiled at warm-up.
"""

from dataclasses import dataclass

import numpy as np

from rollwright.kernels.chance import seed_of
from rollwright.kernels.compiled import kernel
from rollwright.kernels.threads import on_all_cores
from rollwright.kernels.twentyone.evaluation import RowValues, no_tables
from rollwright.kernels.twentyone.packed import ROUND, SEATS_AT_MOST, TABLE, WIDTH, Numbers, Sheets
from rollwright.kernels.twentyone.playouts import FREELY, play_to_the_end
from rollwright.kernels.twentyone.steps import new_game, score

MOST_ROUNDS = 30
"""At least one seat fills or crosses off a box in every round (T13)."""
NO_TRACE = np.zeros((0, 0), np.int64)


@kernel
def games_from(
    sheets: Sheets,
    policies: Numbers,
    tables: RowValues,
    seed: np.uint64,
    begin: int,
    end: int,
    scores: Numbers,
    rounds: Numbers,
    trace: Numbers,
) -> None:
    """Play games number `begin` to `end`; seat `number % seats` is the first active one."""
    position = np.empty((SEATS_AT_MOST + 1, WIDTH), np.int64)
    generator = np.empty(1, np.uint64)
    seats = policies.shape[0]
    for number in range(begin, end):
        generator[0] = seed_of(seed, np.uint64(number))
        new_game(position, seats, number % seats)
        play_to_the_end(sheets, position, policies, tables, generator, FREELY, FREELY, trace)
        rounds[number] = position[TABLE, ROUND]
        for seat in range(seats):
            scores[number, seat] = score(position, seat)


@dataclass(frozen=True, slots=True)
class BatchResult:
    """The results of a batch: the scores by game and seat, and the rounds of each game."""

    scores: Numbers
    rounds: Numbers


def play_games(
    sheets: Sheets,
    policies: list[int],
    count: int,
    seed: int,
    *,
    tables: RowValues | None = None,
    all_cores: bool = False,
) -> BatchResult:
    """Play this many games; seat `number % seats` is the first active one of game `number`, counted from 0."""
    tables = no_tables() if tables is None else tables
    result = BatchResult(np.zeros((count, len(policies)), np.int64), np.zeros(count, np.int64))
    of_seats = np.array(policies, np.int64)

    def play(begin: int, end: int) -> None:
        games_from(sheets, of_seats, tables, np.uint64(seed), begin, end, result.scores, result.rounds, NO_TRACE)

    if all_cores:
        on_all_cores(play, count)
    else:
        play(0, count)
    return result
