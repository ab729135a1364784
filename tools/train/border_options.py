"""The options of the training of The Border, and the steps that lead to all shipped networks. Needs no PyTorch."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

SHARES = {2: 0.5, 3: 0.2, 4: 0.3}
"""The share of the games for each number of seats."""
FIRST_RATE = 3e-4
"""The first learning rate of self-play."""


@dataclass(frozen=True, slots=True)
class TrainingStep:
    """One training run: its folder, its options, and the number of its last generation."""

    folder: str
    options: tuple[str, ...]
    last: int
    after: "TrainingStep | None" = None
    """The run whose last network it begins with."""

    def arguments(self, folder: Path) -> list[str]:
        """The command line of this step in the folder of all steps."""
        begin: list[str] = []
        if self.after is not None:
            begin = ["--network", str(folder / self.after.folder / f"generation-{self.after.last:03}.npz")]
        return [str(folder / self.folder), *begin, *self.options]


ON_SHIPPED_BOARDS = "--shipped-boards", "--taught", "0"
GENERAL = TrainingStep("network", ("--generations", "37"), 36)
SHIPPED_BOARDS = TrainingStep("shipped_boards", (*ON_SHIPPED_BOARDS, "--generations", "30"), 29, GENERAL)
MORE_GAMES = TrainingStep(
    "more_games",
    (*ON_SHIPPED_BOARDS, "--generations", "90", "--stop-after", "13", "--window", "8", "--rate", "2e-4"),
    12,
    SHIPPED_BOARDS,
)
TWO_SEATS = TrainingStep(
    "two_seats",
    (*ON_SHIPPED_BOARDS, "--generations", "33", "--window", "8", "--seats", "2"),
    32,
    MORE_GAMES,
)
MORE_SEATS = TrainingStep(
    "more_seats",
    (
        *(*ON_SHIPPED_BOARDS, "--generations", "26", "--stop-after", "21", "--window", "6", "--seats", "3", "4"),
        *("--plans", "--visits", "60", "--decay", "0.8", "--rate", "2.5e-4"),
    ),
    20,
    SHIPPED_BOARDS,
)
STEPS = GENERAL, SHIPPED_BOARDS, MORE_GAMES, TWO_SEATS, MORE_SEATS
"""The runs of `--all`; the first and the last two give networks that are shipped under the names of their folders."""


def parser(description: str | None) -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    made = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("folder", type=Path)
    made.add_argument("--all", action="store_true", help="all runs that lead to the shipped networks, one by one")
    made.add_argument("--dry", action="store_true", help="print the runs, and train nothing")
    made.add_argument("--generations", type=int, default=37)
    made.add_argument("--stop-after", type=int, help="end after this many of the generations")
    made.add_argument("--taught", type=int, default=12, help="generations that learn from the evaluation of level 4")
    made.add_argument("--network", type=Path, help="begin with the weights of this file")
    made.add_argument("--shipped-boards", action="store_true", help="play on the shipped boards only")
    made.add_argument("--games", type=int, default=20_000, help="games per generation of self-play")
    made.add_argument("--window", type=int, default=5, help="generations that are trained on")
    made.add_argument("--batch", type=int, default=2048)
    made.add_argument("--visits", type=int, default=25, help="positions that are picked per game")
    made.add_argument("--decay", type=float, default=0.9, help="lambda; 1 learns from the outcomes alone")
    made.add_argument("--plans", action="store_true", help="learn from plans of rounds instead of the next position")
    made.add_argument("--explore", type=int, default=15, help="random first actions in a thousand")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--seats", type=int, nargs="+", default=list(SHARES), help="only these numbers of seats")
    made.add_argument("--workers", type=int, default=2, help="processes that play, and threads that fit")
    made.add_argument("--device", default="cpu", help="where PyTorch fits the network: cpu or cuda")
    made.add_argument("--rate", type=float, default=FIRST_RATE, help="the first learning rate of self-play")
    return made


def runs(arguments: Sequence[str], description: str | None) -> list[argparse.Namespace]:
    """Return the options of each run that the command line asks for.

    With `--all`, those are the steps; the seed, the workers and the device of the command line are those of each.
    """
    options = parser(description).parse_args(arguments)
    if not options.all:
        return [options]
    common = ["--seed", str(options.seed), "--workers", str(options.workers), "--device", options.device]
    common += ["--dry"] * options.dry
    return [parser(description).parse_args([*step.arguments(options.folder), *common]) for step in STEPS]


def generations_of(options: argparse.Namespace) -> int:
    """Return how many generations a run has."""
    planned: int = options.generations
    return planned if options.stop_after is None else min(planned, options.stop_after)
