"""The same as `rolls` with numpy arrays, for the bots that search: a whole turn takes a few dozen microseconds.

A part of a roll is a keep, or the dice that marks use. The parts have the indices of `rolls.tables`.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from rollwright.games.border.rules import ROLLS
from rollwright.solver.border.rolls import ROLLED, Counts, tables

Reals = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

MOST_PARTS = 32


@dataclass(frozen=True, slots=True)
class RollArrays:
    """The tables as arrays."""

    chances: Reals
    """[part, roll]: the probability of this roll after this keep."""
    parts: Numbers
    """[roll, nth]: its parts, filled up with the whole roll."""
    rests: Numbers
    """[roll, nth]: the roll without that part."""
    number_of: dict[Counts, int]
    """The index of a part."""


@cache
def arrays() -> RollArrays:
    """Build the arrays on the first call."""
    kept, falls, keeps = tables().kept, tables().falls, tables().keeps
    number_of = {counts: number for number, counts in enumerate(kept)}
    chances = np.zeros((len(kept), len(ROLLED)))
    for part, ways in enumerate(falls):
        for roll, chance in ways:
            chances[part, roll] = chance
    parts = np.array([[*of_roll, *[of_roll[0]] * (MOST_PARTS - len(of_roll))] for of_roll in keeps])
    rests = [
        [number_of[tuple(map(int.__sub__, roll, kept[part]))] for part in of_roll]
        for roll, of_roll in zip(ROLLED, parts.tolist(), strict=True)
    ]
    return RollArrays(chances, parts, np.array(rests), number_of)


def worth_of_dice(used: Reals, left: Reals) -> Reals:
    """Return the value of each roll when rolling ends: the best way to use a part of it and leave the rest."""
    made = arrays()
    return np.asarray(np.max(used[made.parts] + left[made.rests], axis=1))


def plan(values: Reals) -> list[Reals]:
    """Return the expected value of every keep, for each number of rolls made so far, from 0; as `rolls.plan` does."""
    made = arrays()
    keeps = [made.chances @ values]
    for _ in range(ROLLS - 1):
        keeps.insert(0, made.chances @ np.max(keeps[0][made.parts], axis=1))
    return keeps
