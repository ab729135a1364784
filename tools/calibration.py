"""Calibration of the value networks: how often a seat wins to which a network gives a chance, by tenths."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from rollwright.values.border import network as border
from rollwright.values.border.evaluation import SECOND, Floats, Layers
from rollwright.values.border.features import INPUTS
from rollwright.values.border.network import MORE_SEATS, TWO_SEATS, relu
from rollwright.values.twentyone import network as twentyone
from tools.sections import circumstances, table
from tools.train import border_games, twentyone_games
from tools.train.border_games import held_out, shipped_boards

BOUNDS = tuple(bound / 100 for bound in range(5, 100, 10))
"""The bounds of the ranges of chances, from 5% to 95%."""
BAR = 0.03
"""The largest difference that is allowed."""
BATCH = 2048
WORKERS = 2
SEATS = 2, 4
SEED = 2026
HEADS = ["games", "players", "chance by the network", "positions", "mean chance", "won", "difference in points"]


@dataclass(frozen=True, slots=True)
class ChanceRange:
    """The positions in which a network gave a seat a chance in one range."""

    games: str
    seats: int
    low: float
    high: float
    positions: int
    expected: float
    won: float

    @property
    def difference(self) -> float:
        """The share that was won, less the mean chance."""
        return self.won - self.expected

    @property
    def name(self) -> str:
        """`5% to 15%`."""
        return f"{self.low:.0%} to {self.high:.0%}"

    def row(self) -> list[str]:
        """This range as a row of the table."""
        figures = [f"{self.expected:.1%}", f"{self.won:.1%}", f"{100 * self.difference:+.1f}"]
        return [self.games, str(self.seats), self.name, f"{self.positions:,}", *figures]


def ranges(games: str, seats: int, chances: Floats, won: Floats) -> Iterator[ChanceRange]:
    """Yield the ranges of chances in which there are positions."""
    for low, high in pairwise(BOUNDS):
        here = (chances >= low) & (chances < high)
        if here.any():
            yield ChanceRange(
                games, seats, low, high, int(here.sum()), float(chances[here].mean()), float(won[here].mean())
            )


def told(found: list[ChanceRange], games: int) -> str:
    """The text of a section, whose last line says whether the bar is met."""
    if not found:
        return "No positions."
    worst = max(found, key=lambda one: abs(one.difference))
    verdict = "within" if abs(worst.difference) <= BAR else "**not within**"
    return (
        f"{circumstances()}; {games:,} games for each kind of games and number of players.\n\n"
        f"{table(HEADS, [one.row() for one in found])}\n\n"
        f"The largest difference is {100 * abs(worst.difference):.1f} points ({worst.games}, {worst.seats} players, "
        f"{worst.name}):\n{verdict} the {100 * BAR:.0f} points that are allowed."
    )


# The Border

NETWORKS: tuple[tuple[str, int, Callable[[], Layers], border_games.BoardsOfDeal], ...] = (
    ("shipped boards", 2, lambda: border.shipped_layers(TWO_SEATS), shipped_boards),
    ("shipped boards", 4, lambda: border.shipped_layers(MORE_SEATS), shipped_boards),
    ("unseen boards", 2, border.shipped_layers, held_out),
    ("unseen boards", 4, border.shipped_layers, held_out),
)
"""Boards and numbers of players, with the network that is for them."""


def border_chances(layers: Layers, sample: border_games.Sample) -> Floats:
    """The chance to win by the network of every seat in every position."""
    found = []
    seats = sample.positions.shape[1]
    for begin in range(0, len(sample), BATCH):
        picked = np.arange(begin, min(begin + BATCH, len(sample)))
        on = np.zeros((len(picked), seats, INPUTS), np.float32)
        border_games.expand(sample.deals, sample.deal, sample.positions, sample.table, picked, on)
        mixed = relu(layers.first_bias + on @ layers.inputs) @ layers.mix
        own, given = mixed[..., :SECOND], mixed[..., SECOND:] / (seats - 1)
        second = relu(layers.second_bias + own + given.sum(axis=1, keepdims=True) - given)
        logits = (second @ layers.outputs)[..., 0] + layers.output_bias[0]
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        found.append(raised / raised.sum(axis=1, keepdims=True))
    return np.concatenate(found)


def border_calibration(games: int) -> Iterator[str]:
    """The section about The Border, longer with each kind of games."""
    found: list[ChanceRange] = []
    for boards, seats, layers_of, deals in NETWORKS:
        layers = layers_of()
        sample, _ = border_games.self_play(layers, seats, games, deals, seats, 0, WORKERS, by_network=True)
        found += ranges(boards, seats, border_chances(layers, sample), sample.shares)
        yield told(found, games)


# Twenty One


def twentyone_calibration(games: int) -> Iterator[str]:
    """The section about Twenty One, longer with each number of players."""
    found: list[ChanceRange] = []
    for seats in SEATS:
        sample, _, chances = twentyone_games.self_play(twentyone.shipped_layers(), seats, games, SEED)
        found += ranges("shipped sheets", seats, chances, sample.shares)
        yield told(found, games)
