"""The arrays say the same as the readable solver."""

from random import Random

import numpy as np
import pytest

from rollwright.solver.border import rolls
from rollwright.solver.border.roll_arrays import arrays, plan, worth_of_dice
from rollwright.solver.border.rolls import ROLLED, tables


def test_a_plan_is_the_same_in_both() -> None:
    random = Random(1)
    values = [random.random() for _ in ROLLED]
    for fast, slow in zip(plan(np.array(values)), rolls.plan(values).keeps, strict=True):
        assert fast == pytest.approx(slow, abs=1e-12)


def test_the_worth_of_a_roll_is_the_best_way_to_share_it_out() -> None:
    random = np.random.default_rng(2)
    used, left = random.random(len(tables().kept)), random.random(len(tables().kept))
    number_of = arrays().number_of
    worth = worth_of_dice(used, left)
    for roll, value in zip(ROLLED, worth, strict=True):
        ways = [tables().kept[part] for part in tables().keeps[rolls.NUMBER_OF[roll]]]
        rests = [tuple(there - here for there, here in zip(roll, way, strict=True)) for way in ways]
        shares = [used[number_of[way]] + left[number_of[rest]] for way, rest in zip(ways, rests, strict=True)]
        assert value == max(shares)
