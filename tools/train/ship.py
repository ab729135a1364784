"""Puts a trained network into the package: `python -m tools.train.ship GAME FOLDER [--generation N] [--name NAME]`.

FOLDER is where `tools.train.GAME` wrote its generations and its log; without a number, the newest is taken. The record
has the learning curve up to it. `python -m tests.bots.recorded_moves` then records the moves of the bots anew.
"""

import argparse
import json
from importlib.resources import files
from pathlib import Path

import numpy as np

from rollwright.values.stored import NETWORK, StoredNetwork, write_network
from tools.sections import circumstances


def main() -> None:
    """Write the files of the network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--generation", type=int)
    parser.add_argument("--name", default=NETWORK, help="the name of the network, if a game has several")
    parser.add_argument("--options", default="", help="the options that the training was started with, for its record")
    options = parser.parse_args()
    lines = [json.loads(line) for line in (options.folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    generation = lines[-1]["generation"] if options.generation is None else options.generation
    curve = [line for line in lines if line["generation"] <= generation]
    with np.load(options.folder / f"generation-{generation:03}.npz", allow_pickle=False) as arrays:
        network = StoredNetwork(
            dict(arrays),
            {
                "command": f"python -m tools.train.{options.game} FOLDER {options.options}".strip(),
                "shipped": circumstances(),
                "generation": generation,
                "games": sum(figures["games"] for line in curve for figures in line["figures"].values()),
                "curve": curve,
            },
        )
    write_network(Path(str(files(f"rollwright.values.{options.game}"))), network, options.name)


if __name__ == "__main__":
    main()
