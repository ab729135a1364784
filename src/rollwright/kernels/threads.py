"""Batches of games on all cores. Kernels hold no lock, so threads do: a parallel kernel would be slow to compile."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numba

GAMES_AT_ONCE = 256
"""Of which a thread plays one lot after the other."""


def on_all_cores(play: Callable[[int, int], None], games: int) -> None:
    """Play the games 0 to `games`, some at once in each thread; `play` is told from which to which."""

    def lot(begin: int) -> None:
        play(begin, min(games, begin + GAMES_AT_ONCE))

    with ThreadPoolExecutor(numba.get_num_threads()) as threads:
        deque(threads.map(lot, range(0, games, GAMES_AT_ONCE)), maxlen=0)
