"""Trains the network of The Border by self-play, from nothing: `python -m tools.train.border FOLDER`.

Needs PyTorch, which is not a dependency of the package. A run that was interrupted goes on at its last generation.
"""

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from rollwright.games.border.generator import make_boards
from rollwright.games.border.material import shipped_board
from rollwright.kernels.border.evaluation import SCRATCH
from rollwright.kernels.border.packed import (
    ACTIVE,
    AREAS,
    BOARDS,
    COMPLETE,
    EDGE_HIGH,
    EDGE_LOW,
    FIRSTS,
    HIGH,
    IDLE,
    LOW,
    SEATS,
    TABLE,
    TAKEN,
    WORDS,
    Bitsets,
    boards_of,
    opening,
)
from rollwright.kernels.border.weights import TUNED_WEIGHTS, tables_of
from rollwright.kernels.compiled import kernel
from rollwright.values.border.evaluation import FIRST, MEMORY, SECOND, Layers
from rollwright.values.border.features import INPUTS, MOST_ACTIVE, position_inputs
from rollwright.values.border.games import EVALUATION, ONE_NETWORK, OTHER_NETWORK, play_games, room_for
from rollwright.values.border.policy import make_plan, make_tables

MAP = shipped_board("1").map
HELD_OUT = range(1_000_000, 1_000_100)
"""Numbers of board sets that training never uses."""
MOST_ROUNDS = 200


@dataclass
class Sample:
    """Positions with the same number of seats, and how their games ended."""

    deals: np.ndarray
    """[deal]: the boards."""
    deal: np.ndarray
    positions: np.ndarray
    """[position, seat, 3]: two words of crosses; complete areas and firsts in one."""
    table: np.ndarray
    """[position, 2]: active seat, idle rounds."""
    shares: np.ndarray
    points: np.ndarray

    def __len__(self) -> int:
        return len(self.deal)


class Player:
    """Working memory of one thread."""

    def __init__(self, games: int) -> None:
        self.memories = np.zeros(2, MEMORY)
        self.plan = make_plan()
        self.scratch = np.zeros(1, SCRATCH)
        self.results = room_for(games)
        self.positions = np.zeros((games * MOST_ROUNDS, 5, WORDS), np.uint64)
        self.owners = np.zeros(games * MOST_ROUNDS, np.int64)


ROLL_TABLES = make_tables()


def play(player, one, other, policies, boards, start, seed, explore, games, record=True):
    seats = int(start[TABLE, SEATS])
    room = player.owners if record else player.owners[:0]
    count = play_games(
        one,
        other,
        np.array(policies, np.int64),
        tables_of(TUNED_WEIGHTS[seats]),
        ROLL_TABLES,
        boards,
        start,
        np.uint64(seed),
        explore,
        0,
        games,
        player.memories,
        player.plan,
        player.scratch,
        player.results,
        player.positions,
        room,
    )
    return count


def winners_of(results, seats):
    won = (results[:, 4][:, None] >> np.arange(seats)) & 1
    return won / won.sum(axis=1, keepdims=True)


def generate(layers, seats, games_per_deal, deals, first_set, seed, explore, hand=False, threads=2):
    """Play games on new boards; returns a Sample and figures."""
    rng = np.random.default_rng(seed)
    jobs = []
    boards_array = np.zeros(deals, BOARDS)
    for number in range(deals):
        made = make_boards(MAP, first_set + number)
        order = rng.permutation(4)[:seats]
        dealt = tuple(made[k] for k in order)
        first = int(rng.integers(seats))
        jobs.append((number, dealt, opening(dealt, first), int(rng.integers(1 << 62))))
        boards_array[number] = boards_of(dealt)
    pool = [Player(games_per_deal) for _ in range(threads)]

    def work(thread):
        found = []
        for number, dealt, start, game_seed in jobs[thread::threads]:
            player = pool[thread]
            policy = [EVALUATION if hand else ONE_NETWORK] * 4
            count = play(player, layers, layers, policy, boards_array[number], start, game_seed, explore, games_per_deal)
            rows, games = player.positions[:count], player.owners[:count]
            packed = np.zeros((count, seats, 3), np.uint64)
            packed[:, :, 0], packed[:, :, 1] = rows[:, :seats, LOW], rows[:, :seats, HIGH]
            packed[:, :, 2] = rows[:, :seats, COMPLETE] | rows[:, :seats, FIRSTS] << np.uint64(16)
            table = rows[:, TABLE, [ACTIVE, IDLE]].astype(np.int64)
            shares = winners_of(player.results, seats)[games].astype(np.float32)
            points = player.results[games, :seats].astype(np.float32)
            found.append((np.full(count, number), packed, table, shares, points, player.results.copy()))
        return found

    with ThreadPoolExecutor(threads) as executor:
        parts = [part for found in executor.map(work, range(threads)) for part in found]
    sample = Sample(boards_array, *(np.concatenate([part[n] for part in parts]) for n in range(5)))
    results = np.concatenate([part[5] for part in parts])
    figures = {
        "games": len(results),
        "rounds": float(results[:, 5].mean()),
        "idle_endings": float((results[:, 6] == 2).mean()),
        "points": float(results[:, :seats].mean()),
    }
    return sample, figures


@kernel
def expand(deals, deal, positions, table, picked, found):
    """Write the inputs of the picked positions to `found` [position, seat, nth]."""
    position = np.zeros((5, WORDS), np.uint64)
    seats = positions.shape[1]
    for row in range(len(picked)):
        number = picked[row]
        boards = deals[deal[number]]
        position[TABLE, SEATS] = np.uint64(seats)
        position[TABLE, ACTIVE] = np.uint64(table[number, 0])
        position[TABLE, IDLE] = np.uint64(table[number, 1])
        taken = np.uint64(0)
        for seat in range(seats):
            low, high, word = positions[number, seat, 0], positions[number, seat, 1], positions[number, seat, 2]
            position[seat, LOW], position[seat, HIGH] = low, high
            position[seat, COMPLETE] = word & np.uint64(0xFFFF)
            position[seat, FIRSTS] = word >> np.uint64(16)
            taken |= position[seat, COMPLETE]
            edge_low, edge_high = np.uint64(0), np.uint64(0)
            for space in range(86):
                crossed = (low >> np.uint64(space)) if space < 64 else (high >> np.uint64(space - 64))
                if crossed & np.uint64(1) != np.uint64(0):
                    edge_low |= boards.neighbours[space, LOW]
                    edge_high |= boards.neighbours[space, HIGH]
            position[seat, EDGE_LOW], position[seat, EDGE_HIGH] = edge_low & ~low, edge_high & ~high
        position[TABLE, TAKEN] = taken
        for seat in range(seats):
            count = position_inputs(boards, position, seat, found[row, seat])
            for nth in range(count, found.shape[2]):
                found[row, seat, nth] = INPUTS


class Model(nn.Module):
    """The network as PyTorch trains it."""

    def __init__(self) -> None:
        super().__init__()
        self.inputs = nn.EmbeddingBag(INPUTS + 1, FIRST, mode="sum", padding_idx=INPUTS)
        nn.init.normal_(self.inputs.weight, std=0.05)
        with torch.no_grad():
            self.inputs.weight[INPUTS] = 0
        self.first_bias = nn.Parameter(torch.zeros(FIRST))
        self.mix = nn.Parameter(torch.randn(FIRST, 2 * SECOND) * (1.0 / FIRST) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(SECOND))
        self.outputs = nn.Linear(SECOND, 2)

    def forward(self, found):
        """Return logits and points, [position, seat]."""
        batch, seats, width = found.shape
        sums = self.inputs(found.reshape(batch * seats, width)) + self.first_bias
        mixed = torch.relu(sums) @ self.mix
        mixed = mixed.reshape(batch, seats, 2 * SECOND)
        own, given = mixed[..., :SECOND], mixed[..., SECOND:] / max(seats - 1, 1)
        second = torch.relu(own + given.sum(dim=1, keepdim=True) - given + self.second_bias)
        out = self.outputs(second)
        return out[..., 0], out[..., 1]

    def layers(self) -> Layers:
        """Return the weights for the kernels."""

        def array(tensor):
            return np.ascontiguousarray(tensor.detach().numpy(), np.float32)

        return Layers(
            array(self.inputs.weight)[:INPUTS].copy(),
            array(self.first_bias),
            array(self.mix),
            array(self.second_bias),
            array(self.outputs.weight.T),
            array(self.outputs.bias),
        )


def train(model, optimiser, samples, steps, batch, rng, rate):
    """Take steps of gradient descent on random positions of the samples."""
    for group in optimiser.param_groups:
        group["lr"] = rate
    weights = np.array([len(sample) for sample in samples], float)
    buffers = {}
    total = np.zeros(3)
    for step in range(steps):
        sample = samples[rng.choice(len(samples), p=weights / weights.sum())]
        picked = rng.integers(len(sample), size=batch)
        seats = sample.positions.shape[1]
        found = buffers.setdefault(seats, np.zeros((batch, seats, MOST_ACTIVE), np.int32))
        expand(sample.deals, sample.deal, sample.positions, sample.table, picked, found)
        logits, points = model(torch.from_numpy(found))
        shares = torch.from_numpy(sample.shares[picked])
        win_loss = -(shares * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()
        point_loss = ((points - torch.from_numpy(sample.points[picked]) / 10) ** 2).mean()
        loss = win_loss + 0.1 * point_loss
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        total += float(win_loss.detach()), float(point_loss.detach()), 1
    return total[:2] / total[2]


def compare(one, other, seats, deals, games, seed, sets=HELD_OUT, threads=2):
    """The share of wins of network `one` against `other` (the evaluation of level 4 if None), seats rotated."""
    pool = [Player(games) for _ in range(threads)]

    def work(thread):
        shares = []
        for number in range(thread, deals, threads):
            made = make_boards(MAP, sets[number % len(sets)])
            for half in range(2):
                rng = np.random.default_rng([seed, number])
                dealt = tuple(made[k] for k in rng.permutation(4)[:seats])
                rival = EVALUATION if other is None else OTHER_NETWORK
                policy = [ONE_NETWORK if (seat + half) % 2 == 0 else rival for seat in range(4)]
                start = opening(dealt, int(rng.integers(seats)))
                player = pool[thread]
                game_seed = int(rng.integers(1 << 62))
                play(player, one, other or one, policy, boards_of(dealt), start, game_seed, 0, games, record=False)
                shares.append(winners_of(player.results, seats)[:, half::2].sum(axis=1))
        return shares

    with ThreadPoolExecutor(threads) as executor:
        shares = np.concatenate([share for found in executor.map(work, range(threads)) for share in found])
    return float(shares.mean()), float(shares.std() / len(shares) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--generations", type=int, default=24)
    parser.add_argument("--games", type=int, default=32_000, help="per generation, half of them for two players")
    parser.add_argument("--window", type=int, default=5)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--passes", type=float, default=1.0, help="over the newest generation's positions")
    parser.add_argument("--explore", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    model = Model()
    optimiser = torch.optim.Adam(model.parameters(), lr=1e-3)
    log = options.folder / "log.jsonl"
    begin = 0
    if (options.folder / "latest.pt").exists():
        saved = torch.load(options.folder / "latest.pt")
        model.load_state_dict(saved["model"])
        optimiser.load_state_dict(saved["optimiser"])
        begin = saved["generation"] + 1
    window: list[list[Sample]] = []
    shares = {2: 0.5, 3: 0.2, 4: 0.3}
    per_deal = 64
    for generation in range(begin, options.generations):
        started = time.time()
        rng = np.random.default_rng([options.seed, generation])
        made, figures = [], {}
        for seats, share in shares.items():
            deals = max(2, round(options.games * share / per_deal))
            sample, figures[seats] = generate(
                model.layers(),
                seats,
                per_deal,
                deals,
                1 + generation * 10_000 + seats * 2_000,
                int(rng.integers(1 << 62)),
                options.explore,
                hand=generation == 0,
                threads=options.threads,
            )
            made.append(sample)
        played = time.time()
        window.append(made)
        window = window[-options.window :]
        samples = [sample for generation_made in window for sample in generation_made]
        steps = int(options.passes * sum(map(len, made)) / options.batch)
        progress = generation / max(1, options.generations - 1)
        rate = 1e-3 * (1 - 0.9 * progress)
        losses = train(model, optimiser, samples, steps, options.batch, rng, rate)
        trained = time.time()
        layers = model.layers()
        strength = compare(layers, None, 2, 50, 10, generation, threads=options.threads)
        strength_four = compare(layers, None, 4, 25, 10, generation, threads=options.threads)
        line = {
            "generation": generation,
            "figures": figures,
            "loss": losses.round(4).tolist(),
            "rate": rate,
            "against_evaluation": strength,
            "against_evaluation_four": strength_four,
            "seconds": [round(played - started), round(trained - played), round(time.time() - trained)],
        }
        with log.open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)
        torch.save(
            {"model": model.state_dict(), "optimiser": optimiser.state_dict(), "generation": generation},
            options.folder / "latest.pt",
        )
        np.savez(options.folder / f"generation-{generation:02}.npz", **layers._asdict())


if __name__ == "__main__":
    main()
