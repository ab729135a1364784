"""A sequential test whether one side is better, which may be read after every game.

It is a confidence sequence by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
betting", 2023). A bettor doubts that the true mean is `m` and bets on each result, a number from 0 to 1, at odds that
are fair if it is `m`. At fair odds a bettor multiplies the stake by 40 with a probability of at most 1 in 40, however
long the betting continues and whenever it stops (Ville). So every `m` against which the bettor has become that rich is
ruled out, and the remaining interval contains the true mean at all times together with a probability of 95%.

Wald's SPRT is not used, because it needs results that are won or lost, and two exact strengths to choose between. A
pair of games with the same dice has more than two results, its two games are not independent, and a win may be shared.
The GSPRT of chess engines is not used, because it is valid only asymptotically, and these runs are short. This test
needs only results from 0 to 1.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, log, log1p

from rollwright.lab.statistics import CONFIDENCE, Estimate

STAKES = (0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8)
"""The fractions of the fortune that are bet on each result; the fortune is divided among them at the start."""
STEPS = 40
"""The number of bisections for a bound."""


class ConfidenceSequence:
    """The results so far, each from 0 to 1, and the means that they do not rule out."""

    def __init__(self, results: Iterable[float] = (), confidence: float = CONFIDENCE) -> None:
        self.results = Counter(results)
        self.ruled_out_at = log(2 / (1 - confidence))

    def add(self, result: float) -> None:
        self.results[result] += 1

    @property
    def count(self) -> int:
        return self.results.total()

    @property
    def mean(self) -> float:
        return sum(result * times for result, times in self.results.items()) / self.count

    def estimate(self) -> Estimate:
        """Return the mean, and the interval that contains the true one at all times together."""
        return Estimate(self.mean, self._low(self.results), 1 - self._low(self._mirrored))

    def surely_above(self, mean: float) -> bool:
        """Return whether the test has established that the true mean is above this."""
        return self._fortune(self.results, mean) > self.ruled_out_at

    def surely_below(self, mean: float) -> bool:
        """Return whether the test has established that the true mean is below this."""
        return self._fortune(self._mirrored, 1 - mean) > self.ruled_out_at

    @property
    def _mirrored(self) -> dict[float, int]:
        """The results of the other side."""
        return {1 - result: times for result, times in self.results.items()}

    def _low(self, results: Mapping[float, int]) -> float:
        """Return the lowest mean that is not ruled out."""
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
        """Return the logarithm of a fortune that began as 1, bet on results above a true mean of `mean`."""
        if mean <= 0:
            return float("inf") if any(results) else 0.0
        logs = [
            sum(times * log1p(stake * (result / mean - 1)) for result, times in results.items()) for stake in STAKES
        ]
        most = max(logs)
        return most + log(sum(exp(each - most) for each in logs) / len(STAKES))
