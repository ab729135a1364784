"""Measures the learned values of The Border and writes sections of `docs/values.md`.

python -m tools.measure_values                       calibration, progress, rounds, speed
python -m tools.measure_values rounds --games 100    one of them
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from statistics import mean, stdev

import numpy as np

from rollwright.core.deal import Setup
from rollwright.core.events import Play
from rollwright.core.seats import Seat
from rollwright.games.border.moves import Mark
from rollwright.games.border.state import BorderEnd, Phase
from rollwright.games.material import all_shipped
from rollwright.lab.game_run import GameRun, GameSpec
from rollwright.lab.simulate import game_seed
from rollwright.values.border.evaluation import SECOND, Layers
from rollwright.values.border.features import INPUTS
from rollwright.values.border.network import SHIPPED_BOARDS, TWO_SEATS, relu, shipped_layers
from tools import styled_bots
from tools.sections import ROOT, circumstances, put_section, table
from tools.train.border_games import Sample, expand, held_out, self_play, shipped_boards

PAGE = ROOT / "docs" / "values.md"
GAME = "border"
TENTHS = tuple(bound / 100 for bound in range(5, 100, 10))
"""The bounds of the ranges of chances, from 5% to 95%."""
BATCH = 2048
SECONDS = 0.02
PAIRINGS = (
    ("planner", "planner"),
    ("searcher", "searcher"),
    ("master", "master"),
    ("master-2026", "master-2026"),
    ("searcher", "planner"),
    ("master", "planner"),
    ("master-2026", "planner"),
)


# Calibration

NETWORKS = (
    ("shipped", 2, shipped_layers(TWO_SEATS), shipped_boards),
    ("shipped", 4, shipped_layers(SHIPPED_BOARDS), shipped_boards),
    ("unseen", 2, shipped_layers(), held_out),
    ("unseen", 4, shipped_layers(), held_out),
)
"""Boards and numbers of seats, with the network that is for them."""


def chances(layers: Layers, sample: Sample) -> np.ndarray:
    """The chance to win by the network of every seat in every position."""
    found = []
    seats = sample.positions.shape[1]
    for begin in range(0, len(sample), BATCH):
        picked = np.arange(begin, min(begin + BATCH, len(sample)))
        on = np.zeros((len(picked), seats, INPUTS), np.float32)
        expand(sample.deals, sample.deal, sample.positions, sample.table, picked, on)
        mixed = relu(layers.first_bias + on @ layers.inputs) @ layers.mix
        own, given = mixed[..., :SECOND], mixed[..., SECOND:] / (seats - 1)
        second = relu(layers.second_bias + own + given.sum(axis=1, keepdims=True) - given)
        logits = (second @ layers.outputs)[..., 0]
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        found.append(raised / raised.sum(axis=1, keepdims=True))
    return np.concatenate(found)


def calibration(games: int) -> str:
    """By tenths of the chance that the network gave: the share of the wins, in games of the network against itself."""
    rows = []
    for boards, seats, layers, deals in NETWORKS:
        sample, _ = self_play(layers, seats, games, deals, seats, 0, 2, by_network=True)
        expected, won = chances(layers, sample), sample.shares
        for low, high in pairwise(TENTHS):
            here = (expected >= low) & (expected < high)
            mean_chance, share = float(expected[here].mean()), float(won[here].mean())
            rows.append(
                [
                    boards,
                    f"{seats}",
                    f"{low:.0%} to {high:.0%}",
                    f"{here.sum():,}",
                    f"{mean_chance:.1%}",
                    f"{share:.1%}",
                    f"{100 * (share - mean_chance):+.1f}",
                ]
            )
    heads = ["boards", "seats", "chance by the network", "positions", "mean chance", "won", "difference in points"]
    return f"{circumstances()}; {games:,} games per row of boards and seats.\n\n" + table(heads, rows)


# Rounds, passes and endings


@dataclass(frozen=True)
class PlayedGame:
    """One game: how long it lasted, how often the first bot passed in the first action, how it ended, who won."""

    rounds: int
    first_actions: int
    passes: int
    idle_ending: bool
    share: float


class WatchedRun(GameRun):
    """A game that counts the first actions of one bot, and its passes among them."""

    def __init__(self, spec: GameSpec, bot: str) -> None:
        super().__init__(spec)
        self.bot, self.counts = bot, Counter[bool]()

    def decision(self, seat: Seat) -> Play:
        """The move of the bot in this seat."""
        play = super().decision(seat)
        first = getattr(self.state, "phase", None) is Phase.FIRST_ACTION
        if first and self.spec.bots[seat] == self.bot and isinstance(play.move, Mark):
            self.counts[bool(play.move.spaces)] += 1
        return play


def watched_game(pair: tuple[str, str], number: int) -> PlayedGame:
    """One game of the first bot against the second, which change places in every second game."""
    bots = pair if number % 2 else pair[::-1]
    setup = Setup(2, all_shipped(GAME))
    run = WatchedRun(GameSpec(GAME, setup, bots, game_seed(1, number // 2), SECONDS), pair[0])
    while (outcome := run.step()) is None:
        pass
    won = [1 / len(outcome.winners) if Seat(seat) in outcome.winners else 0.0 for seat in range(2)]
    return PlayedGame(
        run.state.round,
        run.counts.total(),
        run.counts[False],
        outcome.reason is BorderEnd.NOTHING_CROSSED_OFF,
        won[bots.index(pair[0])],
    )


def rounds(games: int) -> str:
    """Rounds, passes and idle endings of the bots against themselves and against the planner."""
    rows = []
    with ProcessPoolExecutor(2) as pool:
        for pair in PAIRINGS:
            played = list(pool.map(partial(watched_game, pair), range(games), chunksize=4))
            rows.append(
                [
                    " : ".join(pair),
                    f"{len(played):,}",
                    f"{mean(game.rounds for game in played):.1f}",
                    f"{sum(game.passes for game in played) / sum(game.first_actions for game in played):.1%}",
                    f"{mean(game.idle_ending for game in played):.1%}",
                    f"{mean(game.share for game in played):.1%}",
                ]
            )
            sys.stderr.write(f"{' | '.join(rows[-1])}\n")
    heads = ["pairing", "games", "rounds", "passes in the first action", "idle endings", "wins of the first"]
    return f"{circumstances()}; 2 players, {1000 * SECONDS:.0f} ms per decision.\n\n" + table(heads, rows)


def progress(games: int) -> str:
    """What a worth of progress costs: wins against a bot without it, and rounds against itself."""
    rows = []
    with ProcessPoolExecutor(2) as pool:
        for name in ("Progress0", "Progress2", "Progress5", "Progress8", "Progress12"):
            bot, without = f"{styled_bots.__name__}:{name}", f"{styled_bots.__name__}:Progress0"
            against = list(pool.map(partial(watched_game, (bot, without)), range(games), chunksize=4))
            alike = list(pool.map(partial(watched_game, (bot, bot)), range(games), chunksize=4))
            rows.append(
                [
                    f"{getattr(styled_bots, name).progress:.2f}",
                    ""
                    if bot == without
                    else f"{mean(game.share for game in against):.1%} ± {196 * pair_error(against):.1f}",
                    f"{mean(game.rounds for game in alike):.1f}",
                    f"{sum(game.passes for game in alike) / sum(game.first_actions for game in alike):.1%}",
                    f"{mean(game.idle_ending for game in alike):.1%}",
                ]
            )
            sys.stderr.write(f"{' | '.join(rows[-1])}\n")
    heads = ["log odds per cross", "wins against 0", "rounds against itself", "passes", "idle endings"]
    return f"{circumstances()}; 2 players, level 4, {games:,} games each.\n\n" + table(heads, rows)


def pair_error(played: Sequence[PlayedGame]) -> float:
    """The standard error of the share of wins, by pairs of games with the same dice."""
    pairs = [(one.share + other.share) / 2 for one, other in batched_pairs(played)]
    return float(stdev(pairs) / len(pairs) ** 0.5)


def batched_pairs(played: Sequence[PlayedGame]) -> list[tuple[PlayedGame, PlayedGame]]:
    """Games number 0 and 1, 2 and 3, and so on."""
    return list(zip(played[::2], played[1::2], strict=False))


# Speed


def speed(games: int) -> str:
    """The time of a decision without search, and games of the network against itself per second, on one core."""
    run, spent = GameRun(GameSpec(GAME, Setup(2, all_shipped(GAME)), ("searcher",) * 2, 1)), []
    while run.state.round < 3:
        run.step()  # compiles
    while True:
        begun, decisions = time.process_time(), sum(thinking.decisions for thinking in run.thinking)
        if run.step() is not None:
            break
        if sum(thinking.decisions for thinking in run.thinking) > decisions:
            spent.append(time.process_time() - begun)
    rows = [["a decision of level 4 with its step, mean", f"{1000 * mean(spent):.2f} ms"]]
    rows.append(["the slowest", f"{1000 * max(spent):.2f} ms"])
    for seats in (2, 4):
        self_play(shipped_layers(), seats, 64, held_out, 1, 0, 1, by_network=True)
        begun = time.process_time()
        _, figures = self_play(shipped_layers(), seats, games // 10, held_out, 1, 0, 1, by_network=True)
        per_second = figures["games"] / (time.process_time() - begun)
        rows.append([f"games of {seats} by the network per second", f"{per_second:.0f}"])
    return f"{circumstances()}; CPU time of one core.\n\n" + table(["", "measured"], rows)


MEASURED: dict[str, tuple[str, Callable[[int], str], int]] = {
    "calibration": ("The Border: calibration", calibration, 20_000),
    "progress": ("The Border: the worth of progress", progress, 1000),
    "rounds": ("The Border: rounds, passes and idle endings", rounds, 400),
    "speed": ("The Border: speed", speed, 10_000),
}
"""The title of the section, what is measured, and the number of games."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and write the sections into the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(MEASURED))
    parser.add_argument("--games", type=int)
    parser.add_argument("--dry", action="store_true", help="print, and write nothing")
    options = parser.parse_args(arguments)
    for name in options.sections or MEASURED:
        title, measure, games = MEASURED[name]
        body = measure(options.games or games)
        if options.dry:
            sys.stdout.write(f"## {title}\n\n{body}\n\n")
        else:
            put_section(PAGE, title, body)


if __name__ == "__main__":
    main()
