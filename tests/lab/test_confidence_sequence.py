"""The test that may be looked at after every pair: how often it is wrong, and that it finds what is there."""

from collections.abc import Callable
from random import Random

import pytest

from rollwright.lab.confidence_sequence import ConfidenceSequence

PAIRS = 500  # a thousand games
RUNS = 100


def single(chance: float) -> Callable[[Random], float]:
    """Won or lost."""
    return lambda rng: float(rng.random() < chance)


def double(chance: float) -> Callable[[Random], float]:
    """Two games of which each is won or lost."""
    return lambda rng: ((rng.random() < chance) + (rng.random() < chance)) / 2


def mostly_shared(chance: float) -> Callable[[Random], float]:
    """Most pairs are shared, as when two equal bots see the same dice."""
    return lambda rng: float(rng.random() < chance) if rng.random() < 0.2 else 0.5


def verdicts(draw: Callable[[Random], float], runs: int = RUNS) -> list[str]:
    """What the test says in each run, looked at after every pair until it is sure."""
    rng, found = Random(7), []
    for _ in range(runs):
        sequence, verdict = ConfidenceSequence(), "open"
        for _ in range(PAIRS):
            sequence.add(draw(rng))
            if sequence.surely_above(0.5) or sequence.surely_below(0.5):
                verdict = "above" if sequence.surely_above(0.5) else "below"
                break
        found.append(verdict)
    return found


@pytest.mark.parametrize("draw", [single(0.5), double(0.5), mostly_shared(0.5)])
def test_equals_are_told_apart_in_at_most_5_of_100_runs(draw: Callable[[Random], float]) -> None:
    found = verdicts(draw)
    assert found.count("above") <= RUNS * 0.025 + 3 * (RUNS * 0.025) ** 0.5
    assert found.count("open") >= RUNS * 0.95 - 2 * (RUNS * 0.05) ** 0.5


def test_a_clear_difference_is_always_found_within_a_thousand_games() -> None:
    assert verdicts(double(0.62), 50) == ["above"] * 50
    assert verdicts(double(0.38), 50) == ["below"] * 50


def test_a_small_difference_is_mostly_found_and_never_turned_round() -> None:
    found = verdicts(double(0.56), 60)
    assert found.count("below") == 0
    assert found.count("above") > 35


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.95])
def test_the_interval_holds_the_truth_at_all_times_together(chance: float) -> None:
    rng, missed = Random(3), 0
    for _ in range(60):
        sequence = ConfidenceSequence()
        for number in range(200):
            sequence.add(double(chance)(rng))
            if number % 20 == 19:
                found = sequence.estimate()
                if not found.low <= chance <= found.high:
                    missed += 1
                    break
    assert missed <= 7


def test_the_interval_is_what_the_test_leaves_open() -> None:
    sequence = ConfidenceSequence([1, 0.5, 1, 0, 1, 1, 0.75, 1, 1, 0.5, 1, 1])
    found = sequence.estimate()
    assert found.low < found.value == sequence.mean < found.high
    assert sequence.surely_above(found.low - 0.001)
    assert not sequence.surely_above(found.low + 0.001)
    assert sequence.surely_below(found.high + 0.001)
    assert not sequence.surely_below(found.high - 0.001)


def test_the_other_side_sees_the_mirror() -> None:
    results = [1, 0.5, 1, 0, 1, 1, 0.75, 1]
    one, other = ConfidenceSequence(results).estimate(), ConfidenceSequence(1 - result for result in results).estimate()
    assert one.low == pytest.approx(1 - other.high)
    assert one.high == pytest.approx(1 - other.low)


def test_nothing_is_sure_before_the_first_result() -> None:
    assert not ConfidenceSequence().surely_above(0.5)
    assert not ConfidenceSequence().surely_below(0.5)
