"""Means, spreads and intervals."""

from random import Random

import pytest

from rollwright.lab.statistics import mean_of, rate_of


def test_a_mean_and_its_spread() -> None:
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean.value == 5
    assert found.spread == pytest.approx(2.13809)
    assert found.mean.high - found.mean.value == pytest.approx(1.959964 * 2.13809 / 8**0.5, rel=1e-5)


def test_one_number_has_no_spread() -> None:
    assert mean_of([3]).spread == 0


def test_wilson_as_in_the_textbook() -> None:
    found = rate_of(8, 10)  # Wilson 1927, as every table has it
    assert [found.low, found.high] == pytest.approx([0.4902, 0.9433], abs=1e-4)


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0, 0.2775), (10, 0.7225, 1)])
def test_wilson_stays_between_0_and_1(wins: int, low: float, high: float) -> None:
    found = rate_of(wins, 10)
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.8])
def test_95_of_100_intervals_hold_the_truth(chance: float) -> None:
    rng = Random(1)
    held = 0
    for _ in range(2000):
        found = rate_of(sum(rng.random() < chance for _ in range(60)), 60)
        held += found.low <= chance <= found.high
    assert 0.93 < held / 2000 < 0.975
