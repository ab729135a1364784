"""The scratch memory of a kernel is not reused while it runs, however much memory other threads allocate."""

import os
import subprocess
import sys

import pytest

PLAY_WHILE_A_THREAD_ALLOCATES = """
from threading import Event, Thread
import numpy as np
from rollwright.games.material import all_shipped
from rollwright.kernels.border.games import EVALUATION, play_games, room_for
from rollwright.kernels.border.packed import boards_of, opening
from rollwright.kernels.border.weights import HAND_WEIGHTS, tables_of
from rollwright.kernels.border.evaluation import SCRATCH

boards = all_shipped("border")[:2]

def played():
    results = room_for(200)
    tables, policies = tables_of(HAND_WEIGHTS), np.full(4, EVALUATION)
    play_games(boards_of(boards), opening(boards), policies, tables, np.uint64(7), 0, 200, results)
    return results

alone, over = played(), Event()

def take():
    while not over.is_set():
        taken = [np.full(SCRATCH.itemsize - size, 255, np.uint8) for size in range(0, 2048, 64)]

thread = Thread(target=take)
thread.start()
try:
    assert all(np.array_equal(alone, played()) for _ in range(5))
finally:
    over.set()
    thread.join()
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="one arena for all threads is glibc's to give")
def test_scratch_memory_is_not_freed_while_games_are_played() -> None:
    one_arena = {**os.environ, "MALLOC_ARENA_MAX": "1"}
    subprocess.run([sys.executable, "-c", PLAY_WHILE_A_THREAD_ALLOCATES], env=one_arena, check=True)
