"""Statistics of a series of games: means, standard deviations, and 95% confidence intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its 95% confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its interval, and the standard deviation of the values."""

    mean: Estimate
    spread: float


def mean_of(values: Sequence[float]) -> Mean:
    """The mean by the normal approximation, which needs some dozens of games."""
    mean = fmean(values)
    spread = stdev(values) if len(values) > 1 else 0.0
    reach = Z * spread / sqrt(len(values))
    return Mean(Estimate(mean, mean - reach, mean + reach), spread)


def rate_of(wins: float, games: int) -> Estimate:
    """A rate with Wilson's score interval, which stays between 0 and 1. A shared win counts as a half, which only makes
    the interval too wide."""
    share, weight = wins / games, Z * Z / games
    centre = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))
