"""Trains the network of The Border by self-play, from nothing: `python -m tools.train.border FOLDER`.

The first generations learn from games by the evaluation of level 4, of which a core plays two thousand per second. Then
each generation plays games with the newest network. Every game has only a few of its positions picked, because all of
them have the same outcome, which would otherwise be learned by heart. Boards are new in every generation. FOLDER gets a
network per generation, a log, and a checkpoint from which an interrupted run goes on.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from tools.train.border_games import Sample, boards_from, held_out, match, self_play, shipped_boards
from tools.train.border_model import Model
from tools.train.trained_network import TrainingRun

SHARES = {2: 0.5, 3: 0.2, 4: 0.3}
"""The share of the games for each number of seats."""
SETS_PER_GENERATION = 10_000
TAUGHT_GAMES = 40_000
TAUGHT_RATES = 1e-3, 3e-4
RATES = 3e-4, 3e-5
"""The learning rates of the first and of the last generation of each kind."""


def parsed() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--generations", type=int, default=37)
    parser.add_argument("--taught", type=int, default=12, help="generations that learn from the evaluation of level 4")
    parser.add_argument("--network", type=Path, help="begin with the weights of this file")
    parser.add_argument("--shipped-boards", action="store_true", help="play on the shipped boards only")
    parser.add_argument("--games", type=int, default=20_000, help="games per generation of self-play")
    parser.add_argument("--window", type=int, default=5, help="generations that are trained on")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--visits", type=int, default=25, help="positions that are picked per game")
    parser.add_argument("--decay", type=float, default=0.9, help="lambda; 1 learns from the outcomes alone")
    parser.add_argument("--explore", type=int, default=15, help="random first actions in a thousand")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=list(SHARES), help="only these numbers of seats")
    parser.add_argument("--workers", type=int, default=2, help="processes that play, and threads that fit")
    parser.add_argument("--device", default="cpu", help="where PyTorch fits the network: cpu or cuda")
    parser.add_argument("--rate", type=float, default=RATES[0], help="the first learning rate of self-play")
    return parser.parse_args()


def rate_of(generation: int, taught_by: int, generations: int, first_rate: float) -> float:
    """Return the learning rate of a generation."""
    taught = generation < taught_by
    begin, end = TAUGHT_RATES if taught else (first_rate, RATES[1])
    first, number = (0, taught_by) if taught else (taught_by, generations - taught_by)
    done = (generation - first) / max(1, number - 1)
    return begin + (end - begin) * done


def first_set(generation: int, seats: int) -> int:
    """Return the number of the first set of boards of a generation."""
    return 1 + generation * SETS_PER_GENERATION + seats * (SETS_PER_GENERATION // 5)


def main() -> None:
    """Train; prints a line per generation."""
    options = parsed()
    torch.set_num_threads(options.workers)
    model = Model(options.seed, options.device)
    if options.network is not None:
        model.begin_with(options.network)
    run = TrainingRun(options.folder, model)
    window: list[list[Sample]] = []
    whole = sum(SHARES[seats] for seats in options.seats)
    for generation in run.generations(options.generations):
        taught = generation < options.taught
        games = TAUGHT_GAMES if taught else options.games
        rng = np.random.default_rng([options.seed, generation])
        clock = [time.time()]
        made, figures = [], {}
        for seats in options.seats:
            sample, figures[seats] = self_play(
                model.layers(),
                seats,
                round(games * SHARES[seats] / whole),
                shipped_boards if options.shipped_boards else boards_from(first_set(generation, seats)),
                int(rng.integers(1 << 62)),
                options.explore,
                options.workers,
                by_network=not taught,
            )
            if not taught:
                model.estimate_shares(sample, options.decay, options.batch)
            made.append(sample)
        window = [*window, made][-1 if taught else -options.window :]
        clock.append(time.time())
        steps = games * options.visits // options.batch
        samples = [one for some in window for one in some]
        rate = rate_of(generation, options.taught, options.generations, options.rate)
        losses = model.train(samples, steps, options.batch, (rate, rate), rng)
        layers = model.layers()
        on = shipped_boards if options.shipped_boards else held_out
        clock.append(time.time())
        line = {
            "generation": generation,
            "figures": figures,
            "losses": losses,
            "against level 4's evaluation": {
                seats: match(layers, None, on, seats, deals, 10, generation, options.workers)
                for seats, deals in ((2, 50), (4, 25))
                if seats in options.seats
            },
            "seconds": np.diff([*clock, time.time()]).round().tolist(),
        }
        run.save(generation, line)


if __name__ == "__main__":
    main()
