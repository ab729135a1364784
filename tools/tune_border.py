"""Tunes the taste of The Border's master by self-play: `python -m tools.tune_border SEATS [GENERATIONS]`.

An evolution strategy: each generation draws tastes around the mean, lets each play games against the mean on boards
that are drawn anew, and moves the mean towards those that won most. Prints the mean; `kernels/border/tastes.py` has
the results.
"""

import sys
from itertools import permutations

import numpy as np

from rollwright.games.border.board import Board
from rollwright.games.material import all_shipped
from rollwright.kernels.border.games import WEIGHING, play_games, room_for
from rollwright.kernels.border.packed import SEATS_AT_MOST, boards_of, opening
from rollwright.kernels.border.taste import Taste, tables_of
from rollwright.kernels.border.tastes import HAND

START = HAND
TASTES = 16
BEST = 5
GAMES = 120
"""On each of several deals of the boards."""
DEALS = 10
POLICIES = np.full(SEATS_AT_MOST, WEIGHING)


def shipped_boards() -> tuple[Board, ...]:
    """Our four boards."""
    return tuple(board for board in all_shipped("border") if isinstance(board, Board))


def share_of_wins(taste: Taste, against: Taste, seats: int, seed: int, games: int = GAMES, deals: int = DEALS) -> float:
    """How much of the wins one such player has among the others, times the seats: 1 is even."""
    random = np.random.default_rng(seed)
    choices = list(permutations(shipped_boards(), seats))
    share, played = 0.0, 0
    for deal in range(deals):
        dealt = choices[random.integers(len(choices))]
        results = room_for(games)
        for seat in range(seats):
            tastes = [against] * seats
            tastes[seat] = taste
            start = opening(dealt)
            play_games(
                boards_of(dealt), start, POLICIES, tables_of(*tastes), np.uint64(seed * 1000 + deal), 0, games, results
            )
            won = results[:, SEATS_AT_MOST]
            winners = np.array([int(bits).bit_count() for bits in won])
            share += float(np.sum((won >> seat & 1) / winners))
            played += games
    return share / played * seats


def tune(seats: int, generations: int) -> None:
    """Print the mean of every generation."""
    random = np.random.default_rng(seats)
    mean = np.log(START.as_list())
    spread = 0.2
    weights = np.log(BEST + 0.5) - np.log(np.arange(1, BEST + 1))
    weights /= weights.sum()
    for generation in range(generations):
        drawn = random.normal(size=(TASTES // 2, len(mean))) * spread
        steps = np.concatenate([drawn, -drawn])
        against = Taste(*np.exp(mean))
        games = max(10, GAMES * 2 // seats)
        found = [share_of_wins(Taste(*np.exp(mean + step)), against, seats, generation, games) for step in steps]
        best = np.argsort(found)[::-1][:BEST]
        mean = mean + weights @ steps[best]
        spread = max(0.06, spread * 0.98)
        if generation % 5 == 4:
            now = Taste(*np.exp(mean))
            better = share_of_wins(now, START, seats, 10_000 + generation, games * 4)
            numbers = ", ".join(f"{number:.3f}" for number in now.as_list())
            sys.stdout.write(f"{generation + 1}: {better:.3f} of the start, {numbers}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    tune(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 60)
