"""Chance nodes: they list the possible rolls of dice with their probabilities, and never roll."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import factorial, prod
from operator import contains
from typing import TypeAlias

Die: TypeAlias = tuple[int, ...]
"""The faces of a die, each equally likely."""
Faces: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fall:
    """One possible roll; its probability is `weight` over the node's `denominator`."""

    faces: Faces
    weight: int


@dataclass(frozen=True, slots=True)
class Chance:
    """A node at which dice are rolled. Dice that are `alike` form a multiset, because their order does not matter to
    the rules."""

    dice: tuple[Die, ...]
    alike: bool = False

    @property
    def denominator(self) -> int:
        """The sum of the weights of all rolls."""
        return prod(len(die) for die in self.dice)

    def falls(self) -> Iterator[Fall]:
        """Every possible roll with its exact weight, in a fixed order."""
        if not self.alike:
            yield from (Fall(faces, 1) for faces in product(*self.dice))
            return
        orders = factorial(len(self.dice))
        for faces in combinations_with_replacement(self.dice[0], len(self.dice)):
            yield Fall(faces, orders // prod(factorial(n) for n in Counter(faces).values()))

    def admits(self, faces: Faces) -> bool:
        """Whether the dice can show these faces."""
        return len(faces) == len(self.dice) and all(map(contains, self.dice, faces))
