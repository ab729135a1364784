"""Trains the network of Twenty One by self-play, from nothing: `python -m tools.train.twentyone FOLDER`.

Each generation plays games with the newest network, and trains on the last generations. The first one plays as racers,
the policy of the playouts of 2026's master. FOLDER gets a network per generation, a log, and a checkpoint from which an
interrupted run goes on.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from rollwright.games.twentyone.state import INVERTED
from rollwright.kernels.twentyone.policies import RACER
from tools.train.trained_network import TrainingRun
from tools.train.twentyone_games import Sample, match, self_play
from tools.train.twentyone_model import Model

SHARES = {
    (2, None): 0.4,
    (3, None): 0.12,
    (4, None): 0.2,
    (5, None): 0.07,
    (6, None): 0.07,
    (2, INVERTED): 0.08,
    (4, INVERTED): 0.06,
}
"""The share of the games for each number of seats and variant."""
FIRST_RATE, LAST_RATE = 2e-3, 1e-4


def parsed() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=30_000, help="games per generation")
    parser.add_argument("--window", type=int, default=4, help="generations that are trained on")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--passes", type=float, default=4.0, help="how often the positions of a generation are used")
    parser.add_argument("--explore", type=int, default=500, help="games of a thousand with a random round")
    parser.add_argument("--strangers", type=float, default=0.25, help="share of the games against other players")
    parser.add_argument("--keep", type=float, default=0.7, help="lambda of TD(lambda); 1 learns from the end only")
    parser.add_argument("--seats", type=int, help="only this number of seats, for experiments")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    """Train; prints a line per generation."""
    options = parsed()
    torch.set_num_threads(1)
    model = Model(options.seed)
    run = TrainingRun(options.folder, model)
    shares = SHARES if options.seats is None else {(options.seats, None): 1.0}
    window: list[list[Sample]] = []
    for generation in run.generations(options.generations):
        rng = np.random.default_rng([options.seed, generation])
        clock = [time.time()]
        made, figures = [], {}
        for (seats, variant), share in shares.items():
            sample, figures[f"{seats} {variant or ''}".strip()], _ = self_play(
                model.layers(),
                seats,
                round(options.games * share),
                int(rng.integers(1 << 62)),
                explore=options.explore,
                variant=variant,
                by_network=generation > 0,
                strangers=options.strangers if generation > 0 else 0.0,
                keep=options.keep if generation > 1 else 1.0,
            )
            made.append(sample)
        window = [*window, made][-options.window :]
        clock.append(time.time())
        steps = round(options.passes * sum(map(len, made)) / options.batch)
        done = generation / options.generations, (generation + 1) / options.generations
        rates = [FIRST_RATE * (LAST_RATE / FIRST_RATE) ** part for part in done]
        losses = model.train([one for some in window for one in some], steps, options.batch, (rates[0], rates[1]), rng)
        layers = model.layers()
        clock.append(time.time())
        line = {
            "generation": generation,
            "figures": figures,
            "steps": steps,
            "losses": losses,
            "against racers": {
                seats: match(layers, RACER, seats, 3000, 1) for seats in (2, 4) if options.seats in (None, seats)
            },
            "seconds": np.diff([*clock, time.time()]).round().tolist(),
        }
        run.save(generation, line)


if __name__ == "__main__":
    main()
