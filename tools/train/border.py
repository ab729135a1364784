"""Trains the network of The Border by self-play, from nothing: `python -m tools.train.border FOLDER`.

Each generation plays games with the newest network on boards of its own, and trains on the last generations. The first
one plays by the evaluation of level 4. FOLDER gets a network per generation, a log, and a checkpoint from which an
interrupted run goes on.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from rich.console import Console

from tools.train.border_games import Sample, match, self_play
from tools.train.border_model import Model

SHARES = {2: 0.5, 3: 0.2, 4: 0.3}
"""The share of the games for each number of seats."""
SETS_PER_GENERATION = 10_000
FIRST_RATE, LAST_RATE = 1e-3, 1e-4


def parsed() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--games", type=int, default=20_000, help="games per generation")
    parser.add_argument("--window", type=int, default=5, help="generations that are trained on")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--explore", type=int, default=15, help="random first actions in a thousand")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args()


def main() -> None:
    """Train; prints a line per generation."""
    options, console = parsed(), Console()
    options.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(options.threads)
    model, begin = Model(options.seed), 0
    checkpoint = options.folder / "checkpoint.pt"
    if checkpoint.exists():
        saved = torch.load(checkpoint)
        model.restore(saved["model"])
        begin = saved["generation"] + 1
    window: list[list[Sample]] = []
    for generation in range(begin, options.generations):
        rng = np.random.default_rng([options.seed, generation])
        clock = [time.time()]
        made, figures = [], {}
        for seats, share in SHARES.items():
            sample, figures[seats] = self_play(
                model.layers(),
                seats,
                round(options.games * share),
                1 + generation * SETS_PER_GENERATION + seats * (SETS_PER_GENERATION // 5),
                int(rng.integers(1 << 62)),
                options.explore,
                options.threads,
                by_network=generation > 0,
            )
            made.append(sample)
        window = [*window, made][-options.window :]
        clock.append(time.time())
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * generation / max(1, options.generations - 1)
        steps = sum(map(len, made)) // options.batch
        losses = model.train([one for some in window for one in some], steps, options.batch, rate, rng)
        layers = model.layers()
        clock.append(time.time())
        line = {
            "generation": generation,
            "figures": figures,
            "losses": losses,
            "against level 4's evaluation": {
                seats: match(layers, None, seats, deals, 10, generation, options.threads)
                for seats, deals in ((2, 50), (4, 25))
            },
            "seconds": np.diff([*clock, time.time()]).round().tolist(),
        }
        with (options.folder / "log.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        console.print(json.dumps(line), soft_wrap=True, markup=False, highlight=False)
        np.savez(options.folder / f"generation-{generation:03}.npz", **layers._asdict())
        torch.save({"model": model.state(), "generation": generation}, checkpoint)


if __name__ == "__main__":
    main()
