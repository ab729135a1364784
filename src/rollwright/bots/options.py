"""Options with their values, and how a bot picks one: the best, or with the plausible mistakes of a person."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Protocol, TypeAlias, TypeVar

Item = TypeVar("Item")
ValuedOptions: TypeAlias = Sequence[tuple[float, Item]]
"""Values, and what has them."""


class Pick(Protocol):
    """A way to pick an option."""

    def __call__(self, options: ValuedOptions[Item]) -> Item:
        """Return what is picked."""
        ...


def best(options: ValuedOptions[Item]) -> Item:
    """Return the option with the highest value; among equals, the first."""
    return max(options, key=lambda option: option[0])[1]


class WithMistakes:
    """Picks among the best options: the more value an option loses, the more rarely."""

    def __init__(self, rng: Random, temperature: float, most: int) -> None:
        """An option that is worse by the temperature is picked e times as rarely; only the best `most` are."""
        self.rng, self.temperature, self.most = rng, temperature, most

    def __call__(self, options: ValuedOptions[Item]) -> Item:
        """Return a random one of the best options."""
        considered = sorted(options, key=lambda option: -option[0])[: self.most]
        highest = considered[0][0]
        weights = [exp((value - highest) / self.temperature) for value, _ in considered]
        return self.rng.choices([item for _, item in considered], weights)[0]
