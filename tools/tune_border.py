"""Tunes the taste of The Border's master in many games: `python -m tools.tune_border SEATS [GENERATIONS]`.

An evolution strategy: each generation draws tastes around the mean, lets each play at tables where the mean and the
taste that was made by hand are the others, on boards that are dealt anew, and moves the mean towards those that won
most. One that learns from itself alone drifts to where it beats itself. Prints the mean of the latest generations;
`kernels/border/tastes.py` has the results.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import permutations

import numpy as np

from rollwright.games.border.board import Board
from rollwright.games.material import all_shipped
from rollwright.kernels.border.games import WEIGHING, play_games, room_for
from rollwright.kernels.border.packed import SEATS_AT_MOST, Reals, boards_of, opening
from rollwright.kernels.border.taste import Taste, tables_of
from rollwright.kernels.border.tastes import HAND

START = replace(HAND, distance=12.0, haste=0.1)
TASTES = 16
BEST = 5
GAMES = 240
"""On each deal of the boards, divided by the seats."""
DEALS = 12
LATEST = 10
"""Generations that the mean is taken of."""
POLICIES = np.full(SEATS_AT_MOST, WEIGHING)


def shipped_boards() -> tuple[Board, ...]:
    """Our four boards."""
    return tuple(board for board in all_shipped("border") if isinstance(board, Board))


def taste_of(logarithms: Reals) -> Taste:
    """All of its numbers are above zero."""
    return Taste(*np.exp(logarithms))


def share_of_wins(taste: Taste, others: tuple[Taste, ...], seats: int, seed: int, games: int) -> float:
    """How much of the wins one such player has among the others, who take turns, times the seats: 1 is even."""
    random = np.random.default_rng(seed)
    choices = list(permutations(shipped_boards(), seats))
    share, played = 0.0, 0
    for deal in range(DEALS):
        dealt = choices[random.integers(len(choices))]
        results = room_for(games)
        for seat in range(seats):
            tastes = [others[(deal + other) % len(others)] for other in range(seats)]
            tastes[seat] = taste
            tables, start = tables_of(*tastes), opening(dealt)
            play_games(boards_of(dealt), start, POLICIES, tables, np.uint64(seed * 1000 + deal), 0, games, results)
            won = results[:, SEATS_AT_MOST]
            winners = np.array([int(bits).bit_count() for bits in won])
            share += float(np.sum((won >> seat & 1) / winners))
            played += games
    return share / played * seats


def next_mean(mean: Reals, spread: float, seats: int, random: np.random.Generator, seed: int) -> Reals:
    """One generation, on all cores."""
    drawn = random.normal(size=(TASTES // 2, len(mean))) * spread
    steps = np.concatenate([drawn, -drawn])
    others = HAND, taste_of(mean)

    def won(step: Reals) -> float:
        return share_of_wins(taste_of(mean + step), others, seats, seed, GAMES // seats)

    with ThreadPoolExecutor() as threads:
        best = np.argsort(list(threads.map(won, steps)))[::-1][:BEST]
    weights = np.log(BEST + 0.5) - np.log(np.arange(1, BEST + 1))
    moved: Reals = mean + weights @ steps[best] / weights.sum()
    return moved


def tune(seats: int, generations: int) -> None:
    """Print how it goes every five generations."""
    random = np.random.default_rng(seats)
    means = [np.log(START.as_list())]
    spread = 0.2
    for generation in range(1, generations + 1):
        means.append(next_mean(means[-1], spread, seats, random, generation))
        spread = max(0.06, spread * 0.98)
        if generation % 5 == 0:
            now = taste_of(np.mean(means[-LATEST:], axis=0))
            better = share_of_wins(now, (HAND,), seats, 10_000 + generation, GAMES * 10 // seats)
            numbers = ", ".join(f"{number:.3f}" for number in now.as_list())
            sys.stdout.write(f"{generation}: {better:.3f} of its part against what was made by hand, {numbers}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    tune(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 60)
