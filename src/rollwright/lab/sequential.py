"""A test that may be looked at after every game: is one side surely better?

It is a confidence sequence by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
betting", 2023). Somebody doubts that the true mean is `m` and bets on each result, a number from 0 to 1, at odds that
are fair if it is `m`. Whoever bets at fair odds multiplies the stake by 40 with a chance of at most 1 in 40, however
long they go on and whenever they stop (Ville). So every `m` against which the bettor has become that rich is ruled out,
and what is left holds the true mean at all times together with 95 %: 1 in 40 from above and 1 in 40 from below.

Why not Wald's SPRT: it needs the results to be won or lost and two exact strengths to choose between. A pair of games
with the same dice gives more than two results, depends on itself, and may be shared. Why not the GSPRT of chess
engines: it is right only in the long run, and these runs are short. This test needs nothing but results from 0 to 1.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, log, log1p

from rollwright.lab.statistics import CONFIDENCE, Estimate

STAKES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8)
"""The parts of its fortune that the bettor risks on each result; the fortune is shared out among them at the start."""
STEPS = 40
"""Halvings of the interval in which a bound is sought."""


class Doubt:
    """Results so far, each from 0 to 1, and what they leave possible."""

    def __init__(self, results: Iterable[float] = (), confidence: float = CONFIDENCE) -> None:
        self.results = Counter(results)
        self.ruled_out_at = log(2 / (1 - confidence))

    def add(self, result: float) -> None:
        """One more result."""
        self.results[result] += 1

    @property
    def count(self) -> int:
        """How many results there are."""
        return self.results.total()

    @property
    def mean(self) -> float:
        """Of the results."""
        return sum(result * times for result, times in self.results.items()) / self.count

    def estimate(self) -> Estimate:
        """The mean, and the interval that holds the true one at all times together."""
        return Estimate(self.mean, self._low(self.results), 1 - self._low(self._mirrored))

    def surely_above(self, mean: float) -> bool:
        """Whether the true mean is above this, as far as the test can say."""
        return self._fortune(self.results, mean) > self.ruled_out_at

    def surely_below(self, mean: float) -> bool:
        """Whether the true mean is below this, as far as the test can say."""
        return self._fortune(self._mirrored, 1 - mean) > self.ruled_out_at

    @property
    def _mirrored(self) -> dict[float, int]:
        """The results of the other side."""
        return {1 - result: times for result, times in self.results.items()}

    def _low(self, results: Mapping[float, int]) -> float:
        """The least mean that is not ruled out: the more is doubted, the less the bettor wins."""
        low, high = 0.0, 1.0
        for _ in range(STEPS):
            middle = (low + high) / 2
            if self._fortune(results, middle) > self.ruled_out_at:
                low = middle
            else:
                high = middle
        return low

    @staticmethod
    def _fortune(results: Mapping[float, int], mean: float) -> float:
        """The logarithm of what has become of 1, bet on results above a true mean of `mean`."""
        if mean <= 0:
            return float("inf") if any(results) else 0.0
        logs = [
            sum(times * log1p(stake * (result / mean - 1)) for result, times in results.items()) for stake in STAKES
        ]
        most = max(logs)
        return most + log(sum(exp(each - most) for each in logs) / len(STAKES))
