"""The evaluation weights: haste begins with the first area that any seat has completed."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from rollwright.kernels.border.packed import COMPLETE, PHASE, SECOND_ACTION, TABLE, boards_of, opening
from rollwright.kernels.border.playouts import AS_LEFT, NO_ENDS, evaluate_marks
from rollwright.kernels.border.weights import HAND_WEIGHTS, EvaluationWeights, tables_of
from rollwright.testing.border.positions import board

TWO = (board("1"), board("2"))
HASTY = replace(HAND_WEIGHTS, haste=0.5)


def value_of_passing(weights: EvaluationWeights, completed_by_the_other: int) -> float:
    """For the first seat, which passes in the second action."""
    start, values = opening(TWO, first=1), np.empty(1)
    start[TABLE, PHASE] = SECOND_ACTION
    start[1, COMPLETE] = (1 << completed_by_the_other) - 1
    nothing, dice = np.zeros((1, 2), np.uint64), np.full(1, AS_LEFT)
    evaluate_marks(boards_of(TWO), start, 0, nothing, dice, False, tables_of(weights), values, NO_ENDS)
    return float(values[0])


def test_without_haste_all_is_as_near_at_every_time() -> None:
    nearness = tables_of(HAND_WEIGHTS)[0].nearness
    assert all(np.array_equal(nearness[0], later) for later in nearness)


def test_with_haste_all_is_farther_with_every_area_that_the_foremost_has() -> None:
    nearness = tables_of(HASTY)[0].nearness
    assert np.array_equal(nearness[0], tables_of(HAND_WEIGHTS)[0].nearness[0])
    assert all(np.all(later[1:] < before[1:]) for before, later in pairwise(nearness))


@pytest.mark.parametrize("completed", [0, 1, 2])
def test_the_foremost_may_be_another(completed: int) -> None:
    same = value_of_passing(HAND_WEIGHTS, completed) == value_of_passing(HASTY, completed)
    assert same == (completed == 0)
