"""Trains the networks of The Border by self-play, from nothing: `python -m tools.train.border FOLDER --all`.

Without `--all` it is one run, for experiments: `python -m tools.train.border FOLDER`.

The first generations learn from games by the evaluation of level 4, of which a core plays two thousand per second. Then
each generation plays games with the newest network. Every game has only a few of its positions picked, because all of
them have the same outcome, which would otherwise be learned by heart. Boards are new in every generation. FOLDER gets a
network per generation, a log, and a checkpoint from which an interrupted run goes on.
"""

import sys
import time
from argparse import Namespace

import numpy as np
import torch

from tools.train.border_games import Sample, boards_from, held_out, match, self_play, shipped_boards
from tools.train.border_model import Model
from tools.train.border_options import FIRST_RATE, SHARES, generations_of, runs
from tools.train.trained_network import TrainingRun

SETS_PER_GENERATION = 10_000
TAUGHT_GAMES = 40_000
TAUGHT_RATES = 1e-3, 3e-4
RATES = FIRST_RATE, 3e-5
"""The learning rates of the first and of the last generation of each kind."""


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


def train(options: Namespace) -> None:
    """Train one network; prints a line per generation."""
    torch.set_num_threads(options.workers)
    model = Model(options.seed, options.device)
    if options.network is not None:
        model.begin_with(options.network)
    run = TrainingRun(options.folder, model)
    window: list[list[Sample]] = []
    whole = sum(SHARES[seats] for seats in options.seats)
    for generation in run.generations(generations_of(options)):
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
                estimate = model.plan_shares if options.plans else model.estimate_shares
                estimate(sample, options.decay, options.batch)
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


def main() -> None:
    """Train the networks, one after the other; those that are finished are left as they are."""
    for options in runs(sys.argv[1:], __doc__):
        sys.stderr.write(f"{options.folder}\n")
        if not options.dry:
            train(options)


if __name__ == "__main__":
    main()
