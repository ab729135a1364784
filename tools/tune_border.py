"""Tunes the evaluation weights of The Border's master in many games: `python -m tools.tune_border SEATS [GENERATIONS]`.

An evolution strategy: each generation draws weights around the mean, lets them play on random deals against the mean
and the weights that were chosen by hand, and moves the mean towards those that won most. Against itself only, the mean
would drift. Prints the mean of the latest generations; `kernels/border/weights.py` has the results.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import permutations

import numpy as np

from rollwright.games.border.board import Board
from rollwright.games.material import all_shipped
from rollwright.kernels.border.games import EVALUATION, play_games, room_for
from rollwright.kernels.border.packed import SEATS_AT_MOST, Reals, boards_of, opening
from rollwright.kernels.border.weights import HAND_WEIGHTS, EvaluationWeights, tables_of

START = replace(HAND_WEIGHTS, distance=12.0, haste=0.1)
POPULATION = 16
BEST = 5
GAMES = 240
"""Games per deal of the boards, divided by the seats."""
DEALS = 12
LATEST = 10
"""The generations of which the mean is taken."""
POLICIES = np.full(SEATS_AT_MOST, EVALUATION)


def shipped_boards() -> tuple[Board, ...]:
    """Return the four shipped boards."""
    return tuple(board for board in all_shipped("border") if isinstance(board, Board))


def weights_of(logarithms: Reals) -> EvaluationWeights:
    """Return the weights of these logarithms; all weights are positive."""
    return EvaluationWeights(*np.exp(logarithms))


def share_of_wins(
    weights: EvaluationWeights, others: tuple[EvaluationWeights, ...], seats: int, seed: int, games: int
) -> float:
    """Return the share of the wins of one seat with these weights, times the seats: 1 is even."""
    random = np.random.default_rng(seed)
    choices = list(permutations(shipped_boards(), seats))
    share, played = 0.0, 0
    for deal in range(DEALS):
        dealt = choices[random.integers(len(choices))]
        results = room_for(games)
        for seat in range(seats):
            of_seats = [others[(deal + other) % len(others)] for other in range(seats)]
            of_seats[seat] = weights
            tables, start = tables_of(*of_seats), opening(dealt)
            play_games(boards_of(dealt), start, POLICIES, tables, np.uint64(seed * 1000 + deal), 0, games, results)
            won = results[:, SEATS_AT_MOST]
            winners = np.array([int(bits).bit_count() for bits in won])
            share += float(np.sum((won >> seat & 1) / winners))
            played += games
    return share / played * seats


def next_mean(mean: Reals, spread: float, seats: int, random: np.random.Generator, seed: int) -> Reals:
    """Return the mean of the next generation, computed on all cores."""
    drawn = random.normal(size=(POPULATION // 2, len(mean))) * spread
    steps = np.concatenate([drawn, -drawn])
    others = HAND_WEIGHTS, weights_of(mean)

    def won(step: Reals) -> float:
        return share_of_wins(weights_of(mean + step), others, seats, seed, GAMES // seats)

    with ThreadPoolExecutor() as threads:
        best = np.argsort(list(threads.map(won, steps)))[::-1][:BEST]
    shares = np.log(BEST + 0.5) - np.log(np.arange(1, BEST + 1))
    moved: Reals = mean + shares @ steps[best] / shares.sum()
    return moved


def tune(seats: int, generations: int) -> None:
    """Print the progress every five generations."""
    random = np.random.default_rng(seats)
    means = [np.log(START.as_list())]
    spread = 0.2
    for generation in range(1, generations + 1):
        means.append(next_mean(means[-1], spread, seats, random, generation))
        spread = max(0.06, spread * 0.98)
        if generation % 5 == 0:
            now = weights_of(np.mean(means[-LATEST:], axis=0))
            better = share_of_wins(now, (HAND_WEIGHTS,), seats, 10_000 + generation, GAMES * 10 // seats)
            numbers = ", ".join(f"{number:.3f}" for number in now.as_list())
            sys.stdout.write(f"{generation}: {better:.3f} of an even share against HAND_WEIGHTS, {numbers}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    tune(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 60)
