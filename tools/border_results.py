"""Results of many whole games of The Border by a policy of the kernels or by the network, in several processes."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations
from multiprocessing import get_context

import numpy as np
import numpy.typing as npt

from rollwright.games.border.board import Board
from rollwright.kernels.border import games as kernels
from rollwright.kernels.border.packed import SEATS_AT_MOST, boards_of, opening
from rollwright.kernels.border.weights import TUNED_WEIGHTS, tables_of
from rollwright.values.border.games import ONE_NETWORK
from rollwright.values.border.network import layers_for
from tools.train.border_games import Worker

Numbers = npt.NDArray[np.int64]

GAMES_AT_A_TIME = 1000
"""Games that one process plays at a time."""
NETWORK = -1
"""The policy of the network for the boards at the table."""
POLICIES = {
    "level 2": kernels.GREEDY,
    "level 4 of 2026, without playouts": kernels.EVALUATION,
    "network, without search": NETWORK,
}


@dataclass(frozen=True, slots=True)
class DealtGames:
    """Games of one deal that one process plays."""

    policy: int
    boards: tuple[Board, ...]
    games: int
    seed: int


def play(task: DealtGames) -> Numbers:
    """Play the games; return a row for each: the points of four seats, the winners as bits, rounds, reason."""
    seats = len(task.boards)
    boards, start = boards_of(task.boards), opening(task.boards)
    if task.policy == NETWORK:
        layers = layers_for(task.boards)
        worker = Worker(task.games)
        worker.play((layers, layers), [ONE_NETWORK] * SEATS_AT_MOST, boards, start, task.seed)
        return worker.results
    results = kernels.room_for(task.games)
    policies, tables = np.full(SEATS_AT_MOST, task.policy), tables_of(TUNED_WEIGHTS[seats])
    kernels.play_games(boards, start, policies, tables, np.uint64(task.seed), 0, task.games, results)
    return results


def results_by_deal(
    policy: int, boards: Sequence[Board], seats: int, games: int, rng: np.random.Generator
) -> Iterator[tuple[tuple[int, ...], Numbers]]:
    """Yield the numbers of the boards that the seats are dealt, the first player first, with the results of games.

    Every deal is equally likely. Who sits where does not matter, because the seats draw their boards.
    """
    dealt = list(permutations(range(len(boards)), seats))
    tasks, deals = [], []
    for number, here in enumerate(rng.multinomial(games, [1 / len(dealt)] * len(dealt))):
        deal_seed = np.random.default_rng(int(rng.integers(1 << 63)))
        for begin in range(0, int(here), GAMES_AT_A_TIME):
            count = min(GAMES_AT_A_TIME, int(here) - begin)
            deals.append(dealt[number])
            seat_boards = tuple(boards[board] for board in dealt[number])
            tasks.append(DealtGames(policy, seat_boards, count, int(deal_seed.integers(1 << 62))))
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        yield from zip(deals, pool.map(play, tasks), strict=True)
