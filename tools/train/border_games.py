"""Games of The Border for training: self-play on boards that are new in every generation, and matches."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rollwright.games.border.board import Board
from rollwright.games.border.generator import make_boards
from rollwright.games.border.material import shipped_board
from rollwright.kernels.border.evaluation import SCRATCH
from rollwright.kernels.border.packed import (
    ACTIVE,
    BOARDS,
    COMPLETE,
    EDGE_HIGH,
    EDGE_LOW,
    FIRSTS,
    HIGH,
    IDLE,
    LOW,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    TAKEN,
    WORDS,
    Bitsets,
    Numbers,
    Position,
    boards_of,
    opening,
)
from rollwright.kernels.border.weights import TUNED_WEIGHTS, tables_of
from rollwright.kernels.compiled import kernel
from rollwright.values.border.evaluation import MEMORY, Floats, Layers
from rollwright.values.border.features import MOST_ACTIVE, SPACES, position_inputs
from rollwright.values.border.games import EVALUATION, ONE_NETWORK, OTHER_NETWORK, play_games, room_for
from rollwright.values.border.rolls import make_plan, make_tables

SHIPPED = tuple(shipped_board(name) for name in "1234")
MAP = SHIPPED[0].map
HELD_OUT = range(1_000_000, 1_000_100)
"""The numbers of sets of boards that training never uses."""
GAMES_PER_DEAL = 16
MOST_ROUNDS = 200
RARE = 1e-6
"""A chance to lose that is small enough to divide by."""
ROLL_TABLES = make_tables()

BoardsOfDeal: TypeAlias = Callable[[int], Sequence[Board]]
"""The boards from which the seats of a deal are given theirs, by the number of the deal."""


def shipped_boards(_: int) -> Sequence[Board]:
    """The shipped boards for every deal."""
    return SHIPPED


def boards_from(first_set: int) -> BoardsOfDeal:
    """A set of boards of its own for every deal."""
    return lambda deal: make_boards(MAP, first_set + deal)


def held_out(deal: int) -> Sequence[Board]:
    """Boards that training never uses."""
    return make_boards(MAP, HELD_OUT[deal % len(HELD_OUT)])


@dataclass(frozen=True, slots=True)
class Sample:
    """Positions before a round, of one number of seats, and how their games ended."""

    deals: npt.NDArray[np.void]
    """The boards of each deal."""
    deal: Numbers
    """The deal of each position."""
    positions: Bitsets
    """[position, seat]: two words of crosses; then the complete areas and, shifted by 16, those scored first."""
    table: Numbers
    """[position]: the active seat and the idle rounds."""
    shares: Floats
    """[position, seat]: the share in the win, or an estimate of it."""
    points: Floats
    """[position, seat]: the points at the end."""
    game: Numbers
    """[position]: the number of its game; the positions of a game follow each other."""
    planned: Floats
    """[position]: the chance to win of the active seat by the plan of its round, in games by the network."""

    def __len__(self) -> int:
        return len(self.deal)


@kernel
def expand(
    deals: npt.NDArray[np.void], deal: Numbers, positions: Bitsets, table: Numbers, picked: Numbers, inputs: Floats
) -> None:
    """Write the inputs of the picked positions to `inputs` [position, seat, input], which is 0 everywhere."""
    position = np.zeros((SEATS_AT_MOST + 1, WORDS), np.uint64)
    found = np.empty(MOST_ACTIVE, np.int32)
    seats = positions.shape[1]
    for row in range(len(picked)):
        number = picked[row]
        boards: Any = deals[deal[number]]
        position[TABLE, SEATS], position[TABLE, TAKEN] = np.uint64(seats), np.uint64(0)
        position[TABLE, ACTIVE], position[TABLE, IDLE] = np.uint64(table[number, 0]), np.uint64(table[number, 1])
        for seat in range(seats):
            low, high, areas = positions[number, seat, 0], positions[number, seat, 1], positions[number, seat, 2]
            edge_low, edge_high = np.uint64(0), np.uint64(0)
            for space in range(SPACES):
                crossed = low >> np.uint64(space) if space < 64 else high >> np.uint64(space - 64)
                if crossed & np.uint64(1) != np.uint64(0):
                    edge_low |= boards.neighbours[space, LOW]
                    edge_high |= boards.neighbours[space, HIGH]
            position[seat, LOW], position[seat, HIGH] = low, high
            position[seat, EDGE_LOW], position[seat, EDGE_HIGH] = edge_low & ~low, edge_high & ~high
            position[seat, COMPLETE], position[seat, FIRSTS] = areas & np.uint64(0xFFFF), areas >> np.uint64(16)
            position[TABLE, TAKEN] |= position[seat, COMPLETE]
        for seat in range(seats):
            for nth in range(position_inputs(boards, position, seat, found)):
                inputs[row, seat, found[nth]] = 1.0


@kernel
def follow_back(game: Numbers, chances: Floats, shares: Floats, decay: float) -> None:
    """Replace the shares of all positions but the last of each game by lambda returns: `decay` times that of the
    next position, and the rest the network's chance there."""
    for row in range(len(game) - 2, -1, -1):
        if game[row] == game[row + 1]:
            for seat in range(shares.shape[1]):
                shares[row, seat] = (1.0 - decay) * chances[row + 1, seat] + decay * shares[row + 1, seat]


@kernel
def follow_plans(game: Numbers, estimates: Floats, shares: Floats, decay: float) -> None:
    """Replace the shares of all positions by lambda returns: `decay` times that of the next position of the game, or
    its result, and the rest the estimate of the position itself."""
    for row in range(len(game) - 1, -1, -1):
        after = row + 1 if row + 1 < len(game) and game[row] == game[row + 1] else row
        for seat in range(shares.shape[1]):
            shares[row, seat] = (1.0 - decay) * estimates[row, seat] + decay * shares[after, seat]


def with_plans(sample: Sample, chances: Floats) -> Floats:
    """Return chances in which the active seat has its chance by its plan, and the others share the rest as before."""
    rows, active = np.arange(len(sample)), sample.table[:, 0]
    rest = (1 - sample.planned) / np.maximum(1 - chances[rows, active], RARE)
    found: Floats = (chances * rest[:, np.newaxis]).astype(np.float32)
    found[rows, active] = sample.planned
    return found


class Worker:
    """The working memory of one thread."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.results = room_for(games)
        self.positions = np.zeros((games * MOST_ROUNDS, SEATS_AT_MOST + 1, WORDS), np.uint64)
        self.owners = np.zeros(games * MOST_ROUNDS, np.int64)
        self.planned = np.zeros(games * MOST_ROUNDS, np.float32)
        self._memories = np.zeros(2, MEMORY)
        self._plan = make_plan()
        self._scratch = np.zeros(1, SCRATCH)

    def play(
        self,
        layers: tuple[Layers, Layers],
        policies: Sequence[int],
        boards: Any,
        start: Position,
        seed: int,
        explore: int = 0,
        *,
        record: bool = False,
    ) -> int:
        """Play games; returns the number of positions that were recorded."""
        seats = int(start[TABLE, SEATS])
        return int(
            play_games(
                *layers,
                np.array(policies, np.int64),
                tables_of(TUNED_WEIGHTS[seats]),
                ROLL_TABLES,
                boards,
                start,
                np.uint64(seed),
                explore,
                0,
                self.games,
                self._memories,
                self._plan,
                self._scratch,
                self.results,
                self.positions,
                self.owners if record else self.owners[:0],
                self.planned,
            )
        )

    def shares(self, seats: int) -> Floats:
        """Return the share of each seat in the win of each game."""
        won = self.results[:, SEATS_AT_MOST, None] >> np.arange(seats) & 1
        shares: Floats = (won / won.sum(axis=1, keepdims=True)).astype(np.float32)
        return shares


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals that one process plays, all with the same number of seats."""

    numbers: Sequence[int]
    boards: npt.NDArray[np.void]
    starts: Sequence[Position]
    seeds: Sequence[int]


@cache
def processes(number: int) -> ProcessPoolExecutor:
    """Return a pool that stays: in threads, all kernels would count the references to the same arrays."""
    return ProcessPoolExecutor(number, get_context("spawn"))


def record_games(
    layers: Layers, seats: int, explore: int, policy: int, deals: Deals
) -> list[tuple[npt.NDArray[Any], ...]]:
    """Play games against oneself; return the columns of a sample and the results, per deal."""
    worker = Worker(GAMES_PER_DEAL)
    found: list[tuple[npt.NDArray[Any], ...]] = []
    policies = [policy] * SEATS_AT_MOST
    for number, boards, start, game_seed in zip(deals.numbers, deals.boards, deals.starts, deals.seeds, strict=True):
        here = worker.play((layers, layers), policies, boards, start, game_seed, explore, record=True)
        rows, owners = worker.positions[:here, :seats], worker.owners[:here]
        areas = rows[:, :, COMPLETE] | rows[:, :, FIRSTS] << np.uint64(16)
        packed = np.stack([rows[:, :, LOW], rows[:, :, HIGH], areas], axis=2)
        table = worker.positions[:here, TABLE][:, [ACTIVE, IDLE]].astype(np.int64)
        points = worker.results[owners, :seats].astype(np.float32)
        shares = worker.shares(seats)[owners]
        games = number * GAMES_PER_DEAL + owners
        columns = np.full(here, number), packed, table, shares, points, games, worker.planned[:here].copy()
        found.append((*columns, worker.results.copy()))
    return found


def self_play(
    layers: Layers,
    seats: int,
    games: int,
    boards: BoardsOfDeal,
    seed: int,
    explore: int,
    workers: int,
    *,
    by_network: bool,
) -> tuple[Sample, dict[str, float]]:
    """Play games against oneself; return positions and figures."""
    rng = np.random.default_rng(seed)
    count = max(workers, round(games / GAMES_PER_DEAL))
    deals = np.zeros(count, BOARDS)
    starts, seeds = [], rng.integers(1 << 62, size=count).tolist()
    for number in range(count):
        made = boards(number)
        dealt = tuple(made[place] for place in rng.permutation(len(made))[:seats])
        deals[number] = boards_of(dealt)
        starts.append(opening(dealt, int(rng.integers(seats))))
    shared = [
        Deals(range(count)[nth::workers], deals[nth::workers], starts[nth::workers], seeds[nth::workers])
        for nth in range(workers)
    ]
    play = partial(record_games, layers, seats, explore, ONE_NETWORK if by_network else EVALUATION)
    parts = [part for found in processes(workers).map(play, shared) for part in found]
    *columns, results = (np.concatenate(column) for column in zip(*parts, strict=True))
    figures = {
        "games": len(results),
        "rounds": float(results[:, SEATS_AT_MOST + 1].mean()),
        "idle endings": float((results[:, SEATS_AT_MOST + 2] == 2).mean()),
        "points": float(results[:, :seats].mean()),
    }
    return Sample(deals, *columns), figures


def match(
    one: Layers, other: Layers | None, boards: BoardsOfDeal, seats: int, deals: int, games: int, seed: int, workers: int
) -> list[float]:
    """Return the share of wins of a network against another one, or against the evaluation of level 4, and its
    standard error; with the same dice after the seats are exchanged."""
    numbers = [range(deals)[nth::workers] for nth in range(workers)]
    play = partial(play_pairs, one, other, boards, seats, games, seed)
    shares = np.concatenate([share for found in processes(workers).map(play, numbers) for share in found])
    return [round(float(shares.mean()), 4), round(float(shares.std() / len(shares) ** 0.5), 4)]


def play_pairs(
    one: Layers, other: Layers | None, boards: BoardsOfDeal, seats: int, games: int, seed: int, numbers: Sequence[int]
) -> list[Floats]:
    """Return the shares of the wins of the first network in the games of these deals."""
    worker, shares = Worker(games), []
    for number in numbers:
        rng = np.random.default_rng([seed, number])
        made = boards(number)
        dealt = tuple(made[place] for place in rng.permutation(len(made))[:seats])
        start, game_seed = opening(dealt, int(rng.integers(seats))), int(rng.integers(1 << 62))
        rival = EVALUATION if other is None else OTHER_NETWORK
        for half in range(2):
            policies = [ONE_NETWORK if (seat + half) % 2 == 0 else rival for seat in range(SEATS_AT_MOST)]
            worker.play((one, other or one), policies, boards_of(dealt), start, game_seed)
            shares.append(worker.shares(seats)[:, half::2].sum(axis=1))
    return shares
