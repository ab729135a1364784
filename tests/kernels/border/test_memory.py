"""What a kernel works with stays its own, whatever other threads of the process take from memory meanwhile."""

import os
import subprocess
import sys

import pytest

PLAY_BESIDE_A_GREEDY_THREAD = """
from threading import Event, Thread
import numpy as np
from rollwright.games.material import all_shipped
from rollwright.kernels.border.games import WEIGHING, play_games, room_for
from rollwright.kernels.border.packed import boards_of, opening
from rollwright.kernels.border.taste import tables_of
from rollwright.kernels.border.tastes import HAND
from rollwright.kernels.border.weighing import DESK

boards = all_shipped("border")[:2]

def played():
    results = room_for(200)
    tastes, policies = tables_of(HAND), np.full(4, WEIGHING)
    play_games(boards_of(boards), opening(boards), policies, tastes, np.uint64(7), 0, 200, results)
    return results

alone, over = played(), Event()

def take():
    while not over.is_set():
        taken = [np.full(DESK.itemsize - size, 255, np.uint8) for size in range(0, 2048, 64)]

thread = Thread(target=take)
thread.start()
try:
    assert all(np.array_equal(alone, played()) for _ in range(5))
finally:
    over.set()
    thread.join()
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="one arena for all threads is glibc's to give")
def test_a_desk_is_not_given_away_while_games_are_played() -> None:
    one_arena = {**os.environ, "MALLOC_ARENA_MAX": "1"}
    subprocess.run([sys.executable, "-c", PLAY_BESIDE_A_GREEDY_THREAD], env=one_arena, check=True)
