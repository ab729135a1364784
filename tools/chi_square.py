"""The chi-square test of equal shares."""

from collections.abc import Sequence
from math import erfc, exp, lgamma, log, sqrt


def p_value(counts: Sequence[int]) -> float:
    """The probability that equally likely things differ at least this much."""
    expected = sum(counts) / len(counts)
    half = sum((count - expected) ** 2 for count in counts) / expected / 2
    freedom = len(counts) - 1
    # The upper incomplete gamma function at half the degrees of freedom, by its recurrence.
    found, at = (exp(-half), 1.0) if freedom % 2 == 0 else (erfc(sqrt(half)), 0.5)
    while at < freedom / 2 and half > 0:
        found += exp(at * log(half) - half - lgamma(at + 1))
        at += 1
    return found
