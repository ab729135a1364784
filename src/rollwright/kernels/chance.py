"""Random numbers in kernels: xorshift64* with one word of state, so that a game follows from its number."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rollwright.kernels.compiled import inline

Generator: TypeAlias = npt.NDArray[np.uint64]
"""One word of state, which every draw changes."""

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_MULTIPLIER = np.uint64(2685821657736338717)


@inline
def seed_of(seed: np.uint64, number: np.uint64) -> np.uint64:
    """Return the state with which game `number` of a batch begins (splitmix64); never 0."""
    mixed = seed + (number + np.uint64(1)) * _STEP
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _MIX_1
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _MIX_2
    mixed = mixed ^ (mixed >> np.uint64(31))
    return mixed if mixed != np.uint64(0) else _STEP


@inline
def draw(generator: Generator) -> np.uint64:
    """Return 32 random bits."""
    word = generator[0]
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    word ^= word >> np.uint64(27)
    generator[0] = word
    return (word * _MULTIPLIER) >> np.uint64(32)


@inline
def below(generator: Generator, count: np.uint64) -> np.uint64:
    """Return a random number from 0 to `count` - 1, uniform to within count / 2^32."""
    return (draw(generator) * count) >> np.uint64(32)
