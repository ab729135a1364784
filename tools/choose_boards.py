"""Compares sets of boards by play, to choose the shipped one: `python -m tools.choose_boards --sets 400 --games 400`.

A set is good if players are seldom forced to pass in the first five rounds, if every area is completed about as often
as its value suggests, and if games are about as long as on the boards before.
"""

import argparse
from typing import Any

import numpy as np
from rich.console import Console

from rollwright.games.border.board import Board
from rollwright.games.border.generator import make_boards
from rollwright.games.border.material import shipped_board
from rollwright.kernels.bits import NONE, ONE
from rollwright.kernels.border.evaluation import SCRATCH
from rollwright.kernels.border.games import EVALUATION, step
from rollwright.kernels.border.packed import (
    ACTIVE,
    AREAS,
    COMPLETE,
    DICE,
    EDGE_HIGH,
    EDGE_LOW,
    FIRST_ACTION,
    FIRSTS,
    HIGH,
    LEFTOVER,
    LOW,
    PHASE,
    REASON,
    ROLLS,
    ROUND,
    SEATS,
    SEATS_AT_MOST,
    SECOND_ACTION,
    TABLE,
    WORDS,
    Boards,
    Integer,
    Numbers,
    Position,
    boards_of,
    opening,
)
from rollwright.kernels.border.steps import copy, dice_of_colour
from rollwright.kernels.border.weights import TUNED_WEIGHTS, TablesOfSeats, tables_of
from rollwright.kernels.chance import seed_of
from rollwright.kernels.compiled import kernel, kernel_part

EARLY = 5
"""The first rounds, in which a player should not have to pass."""
ACTIONS, FORCED, ROUNDS, SIXTH = range(4)
"""The first columns of the counts: early actions, forced passes among them, rounds, games that end by a sixth area."""
FIRST_OF, LATER_OF = 4, 4 + AREAS
"""The columns of areas that were completed first, and later."""


@kernel_part
def can_reply(boards: Boards, position: Position, seat: Integer) -> bool:
    """Return whether a leftover die can cross anything off (B19, B22)."""
    dice = position[TABLE, LEFTOVER]
    if dice == NONE:
        dice = position[TABLE, DICE]
    for colour in range(6):
        if dice_of_colour(dice, colour) > 0:
            low = position[seat, EDGE_LOW] & boards.colours[seat, colour, LOW]
            if low | position[seat, EDGE_HIGH] & boards.colours[seat, colour, HIGH] != NONE:
                return True
    return False


@kernel_part
def can_complete(boards: Boards, position: Position, seat: Integer) -> bool:
    """Return whether the dice complete a segment (B14)."""
    for colour in range(6):
        there = dice_of_colour(position[TABLE, DICE], colour)
        for segment in range(boards.starts[seat, colour], boards.starts[seat, colour + 1]):
            missing = 0
            for word in range(2):
                rest = boards.segments[seat, segment, word] & ~position[seat, word]
                while rest != NONE:
                    rest &= rest - ONE
                    missing += 1
            if 0 < missing <= there:
                return True
    return False


@kernel
def measure(
    boards: Boards, start: Position, tables: TablesOfSeats, seed: np.uint64, games: int, memory: Any, counts: Numbers
) -> None:
    """Play games and add up the counts."""
    position = np.empty((SEATS_AT_MOST + 1, WORDS), np.uint64)
    marks = np.zeros((SEATS_AT_MOST, 2), np.uint64)
    generator = np.ones(1, np.uint64)
    policies = np.full(SEATS_AT_MOST, EVALUATION)
    scratch = memory[0]
    for number in range(games):
        copy(start, position)
        scratch.round = -1
        game_seed = seed_of(seed, np.uint64(number))
        while position[TABLE, REASON] == NONE:
            seats, active = np.int64(position[TABLE, SEATS]), np.int64(position[TABLE, ACTIVE])
            if position[TABLE, ROUND] <= np.uint64(EARLY):
                if position[TABLE, PHASE] == np.uint64(SECOND_ACTION):
                    for seat in range(seats):
                        if seat != active:
                            counts[ACTIONS] += 1
                            counts[FORCED] += not can_reply(boards, position, seat)
                elif position[TABLE, PHASE] == np.uint64(FIRST_ACTION) and position[TABLE, ROLLS] == np.uint64(3):
                    counts[ACTIONS] += 1
                    counts[FORCED] += not can_complete(boards, position, active)
            step(boards, position, policies, tables, game_seed, generator, scratch, marks)
        counts[ROUNDS] += np.int64(position[TABLE, ROUND])
        counts[SIXTH] += position[TABLE, REASON] == np.uint64(1)
        for seat in range(np.int64(position[TABLE, SEATS])):
            for area in range(AREAS):
                if position[seat, COMPLETE] >> np.uint64(area) & ONE != NONE:
                    first = position[seat, FIRSTS] >> np.uint64(area) & ONE != NONE
                    counts[(FIRST_OF if first else LATER_OF) + area] += 1


def counts_of(boards: tuple[Board, ...], games: int, seed: int) -> Numbers:
    """Return the counts of games for two, three and four players on the first boards of a set, [seats, column]."""
    memory = np.zeros(1, SCRATCH)
    found = np.zeros((5, LATER_OF + AREAS), np.int64)
    for seats in (2, 3, 4):
        dealt = boards[:seats]
        measure(
            boards_of(dealt),
            opening(dealt),
            tables_of(TUNED_WEIGHTS[seats]),
            np.uint64(seed),
            games,
            memory,
            found[seats],
        )
    return found


def report(found: Numbers, games: int) -> dict[str, float]:
    """Return the figures of a set."""
    total = found.sum(axis=0)
    completed = (found[:, FIRST_OF:LATER_OF] + found[:, LATER_OF:]).sum(axis=0) / (games * 9)
    rounds = [found[seats, ROUNDS] / games for seats in (2, 3, 4)]
    return {
        "forced": total[FORCED] / total[ACTIONS],
        "idle": 1 - total[SIXTH] / (3 * games),
        "least": completed.min(),
        "most": completed.max(),
        "order": float(np.corrcoef(completed, [12, 11, 10, 9, 8, 7, 6, 5, 4])[0, 1]),
        **{f"rounds{seats}": value for seats, value in zip((2, 3, 4), rounds, strict=True)},
    }


def main() -> None:
    """Print the figures of the boards before, and of the sets, those with the fewest forced passes first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--begin", type=int, default=1)
    parser.add_argument("--sets", type=int, default=200)
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    shipped = tuple(shipped_board(name) for name in "1234")
    rows = [("shipped", report(counts_of(shipped, options.games, 1), options.games))]
    for number in range(options.begin, options.begin + options.sets):
        boards = make_boards(shipped[0].map, number)
        rows.append((str(number), report(counts_of(boards, options.games, 1), options.games)))
    for name, row in sorted(rows, key=lambda one: one[1]["forced"]):
        Console().print(name, " ".join(f"{key} {value:.3f}" for key, value in row.items()))


if __name__ == "__main__":
    main()
