"""Statistics of a series of games: means, spreads, and 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number, and the interval that holds the true one in 95 of 100 such experiments."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its interval, and the spread (standard deviation) of what it was taken from."""

    mean: Estimate
    spread: float


def mean_of(values: Sequence[float]) -> Mean:
    """By the normal distribution: good for some dozens of games and more."""
    mean = fmean(values)
    spread = stdev(values) if len(values) > 1 else 0.0
    reach = Z * spread / sqrt(len(values))
    return Mean(Estimate(mean, mean - reach, mean + reach), spread)


def rate_of(wins: float, games: int) -> Estimate:
    """By Wilson's score interval, which stays between 0 and 1; half a win counts half, which only makes it too wide."""
    share, weight = wins / games, Z * Z / games
    centre = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))
