"""Lets two networks of The Border play each other without search: `python -m tools.train.compare ONE OTHER --seats 4`.

Each is the name of a shipped network or a file of a training run. Both play every deal of the shipped boards with the
same dice, and change places.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

from rollwright.values.border.evaluation import Layers
from rollwright.values.border.network import shipped_layers
from tools.train.border_games import held_out, match, shipped_boards

GAMES_PER_DEAL = 10


def layers_of(network: str) -> Layers:
    """The weights of a shipped network, or of a file."""
    if not Path(network).suffix:
        return shipped_layers(network)
    with np.load(network, allow_pickle=False) as arrays:
        return Layers(**{name: np.ascontiguousarray(arrays[name], np.float32) for name in Layers._fields})


def main() -> None:
    """Print the share of the wins of the first network, and its standard error."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--unseen-boards", action="store_true", help="on boards that training never uses")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    share, error = match(
        layers_of(options.one),
        layers_of(options.other),
        held_out if options.unseen_boards else shipped_boards,
        options.seats,
        max(1, options.games // (2 * GAMES_PER_DEAL)),
        GAMES_PER_DEAL,
        options.seed,
        options.workers,
    )
    sys.stdout.write(f"{options.one} against {options.other}, {options.seats} players: {share:.1%} ± {error:.1%}\n")


if __name__ == "__main__":
    main()
