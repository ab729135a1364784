"""The kernels of Rollwright for the benchmark: random games of two seats, and the warm-up."""

import json
import resource
import sys
import time
from collections.abc import Callable
from itertools import count

import numpy as np

from bench.common import work_for
from rollwright.games.material import all_shipped

GAMES = 5000

PlayGames = Callable[[int, bool], int]
"""Plays this many games, on one core or on all, and returns the number of rounds."""


def border() -> PlayGames:
    """Two random players of The Border."""
    from rollwright.games.border.board import Board
    from rollwright.kernels.border.games import RANDOM, play_games, play_games_on_all_cores, room_for
    from rollwright.kernels.border.packed import SEATS_AT_MOST, boards_of, opening
    from rollwright.kernels.border.weights import HAND_WEIGHTS, tables_of

    dealt = tuple(board for board in all_shipped("border") if isinstance(board, Board))[:2]
    boards, start, tables = boards_of(dealt), opening(dealt), tables_of(HAND_WEIGHTS)
    policies, seeds = np.full(SEATS_AT_MOST, RANDOM), count(1)

    def play(games: int, all_cores: bool) -> int:
        results, seed = room_for(games), np.uint64(next(seeds))
        if all_cores:
            play_games_on_all_cores(boards, start, policies, tables, seed, results)
        else:
            play_games(boards, start, policies, tables, seed, 0, games, results)
        return int(results[:, SEATS_AT_MOST + 1].sum())

    return play


def twentyone() -> PlayGames:
    """Two random players of Twenty One."""
    from rollwright.games.twentyone.sheet import Sheet
    from rollwright.kernels.twentyone.games import play_games
    from rollwright.kernels.twentyone.packed import pack_sheets
    from rollwright.kernels.twentyone.policies import RANDOM

    sheets, seeds = pack_sheets([sheet for sheet in all_shipped("twentyone") if isinstance(sheet, Sheet)][:2]), count(1)

    def play(games: int, all_cores: bool) -> int:
        return int(play_games(sheets, [RANDOM, RANDOM], games, next(seeds), all_cores=all_cores).rounds.sum())

    return play


BATCHES = {"border": border, "twentyone": twentyone}


def first_call(game: str) -> float:
    """CPU seconds of the first game, with all imports done before."""
    play = BATCHES[game]()
    begun = time.process_time()
    play(1, False)
    return time.process_time() - begun


def warm_up() -> float:
    """CPU seconds of compiling all kernels that the bots of both games call."""
    from rollwright.kernels.border import warmup as border_yardsticks
    from rollwright.kernels.twentyone import warmup as twentyone_yardsticks
    from rollwright.values.border import warmup as border_network
    from rollwright.values.twentyone import warmup as twentyone_network

    begun = time.process_time()
    for kernels in (border_network, twentyone_network, border_yardsticks, twentyone_yardsticks):
        kernels.warm_up()
    return time.process_time() - begun


def threads(game: str, games: int) -> tuple[float, float]:
    """Rounds per wall-clock second with one thread and with two, in turns, after compiling."""
    import numba

    play = BATCHES[game]()
    rates = []
    play(1000, True)
    for used in (1, 2):
        numba.set_num_threads(used)
        begun = time.perf_counter()
        rounds = play(games, True)
        rates.append(rounds / (time.perf_counter() - begun))
    return rates[0], rates[1]


def solve_rows(times: int) -> float:
    """CPU seconds of the compiled solver per row, the mean of the five rows of our sheets."""
    from rollwright.games.twentyone.sheet import Sheet
    from rollwright.kernels.twentyone.evaluation import solved_tables

    (sheet,) = (sheet for sheet in all_shipped("twentyone")[:1] if isinstance(sheet, Sheet))
    solved_tables(sheet.numbers, (0.0,))
    begun = time.process_time()
    solved_tables(sheet.numbers, (0.0,) * times)
    return (time.process_time() - begun) / times / len(sheet.numbers)


def solve_plainly() -> tuple[float, int]:
    """CPU seconds of the solver without numba per sheet, and the bytes of the solution on disk."""
    from rollwright.games.twentyone.sheet import Sheet
    from rollwright.solver.twentyone.rows import ALONE
    from rollwright.solver.twentyone.stored import solve, to_text

    (sheet,) = (sheet for sheet in all_shipped("twentyone")[:1] if isinstance(sheet, Sheet))
    begun = time.process_time()
    solution = solve(sheet.numbers, ALONE)
    return time.process_time() - begun, len(to_text(sheet.numbers, solution))


def main() -> None:
    """`ours.py play GAME SECONDS` prints a sample; the others a list of numbers and the MiB of this process."""
    what, *arguments = sys.argv[1:]
    if what == "play":
        play = BATCHES[arguments[0]]()
        work_for(float(arguments[1]), lambda: play(GAMES, False))
        return
    found: tuple[float, ...]
    match what:
        case "first":
            found = (first_call(arguments[0]),)
        case "warm":
            found = (warm_up(),)
        case "threads":
            found = threads(arguments[0], int(arguments[1]))
        case "rows":
            found = (solve_rows(5),)
        case _:
            found = solve_plainly()
    size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"numbers": found, "size": size}))


if __name__ == "__main__":
    main()
