"""Checks the chances of the shipped network of Twenty One: `python -m tools.train.twentyone_calibration`.

Prints a table for docs/values.md: of the positions of 20,000 games in which a seat's chance was about a tenth, two
tenths, and so on, the share that the seat won.
"""

import argparse
from itertools import pairwise

import numpy as np
from rich.console import Console

from rollwright.values.twentyone.network import shipped_layers
from tools.train.twentyone_games import self_play

TENTHS = np.arange(0.05, 1.0, 0.1)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seed", type=int, default=2026)
    options = parser.parse_args()
    console = Console()
    console.print("| seats | chances | positions | mean chance | won | difference |")
    console.print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    for seats in options.seats:
        sample, _, guesses = self_play(shipped_layers(), seats, options.games, options.seed)
        chances, won = guesses.ravel(), sample.shares.ravel()
        for low, high in pairwise(TENTHS):
            here = (chances >= low) & (chances < high)
            mean, share = chances[here].mean(), won[here].mean()
            cells = [
                f"{low:.0%} to {high:.0%}",
                f"{here.sum():,}",
                f"{mean:.1%}",
                f"{share:.1%}",
                f"{share - mean:+.1%}",
            ]
            console.print(f"| {seats} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
