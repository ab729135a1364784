"""Batches of games on all cores. Kernels release the GIL, so threads suffice; a parallel kernel compiles slowly."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numba

GAMES_PER_TASK = 256


def on_all_cores(play: Callable[[int, int], None], games: int) -> None:
    """Play the games 0 to `games`; `play` gets the first number and the end of a part of them."""

    def part(begin: int) -> None:
        play(begin, min(games, begin + GAMES_PER_TASK))

    with ThreadPoolExecutor(numba.get_num_threads()) as threads:
        deque(threads.map(part, range(0, games, GAMES_PER_TASK)), maxlen=0)
