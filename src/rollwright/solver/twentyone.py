"""Twenty One alone (T30), solved exactly: what a row is worth, and the best of every choice.

Rows are independent of each other, and colours do not matter: all that counts are the numbers of the free boxes, left
to right, and the hits so far. A die above its box's number is a miss whatever it shows, so that a box showing n has
n + 1 different outcomes, and only the dice of free boxes count.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import fsum
from operator import mul
from typing import TypeAlias

from rollwright.games.twentyone.scoring import BONUS
from rollwright.games.twentyone.sheet import Pips

Free: TypeAlias = tuple[Pips, ...]
"""The numbers of the free boxes of a row, left to right."""
FACES = 6


@dataclass(frozen=True, slots=True)
class Terms:
    """What is solved: the game alone, or one in which every round costs some points, for the race against others."""

    charge: float = 0.0
    second_rolls: bool = True


ALONE = Terms()
"""The game alone, as it is (T30)."""


@dataclass
class Solution:
    """The worth of rows under these terms: points still to come, the bonus for all hits of the row included."""

    terms: Terms = ALONE
    known: dict[tuple[Free, int], float] = field(default_factory=dict)
    """By free boxes and hits."""
    known_again: dict[tuple[Free, int], list[float]] = field(default_factory=dict, repr=False)

    def worth(self, free: Free, hits: int = 0) -> float:
        """What the row still brings before a roll of one's own, if everything is done for the best (T20)."""
        if not free:
            return float(BONUS[hits])
        if (free, hits) not in self.known:
            marked = self.best_marks(free, hits)
            if self.terms.second_rolls:
                again = averages_again(free, marked)
                marked = list(map(max, marked, [again[ones] for ones in ones_of_rolls(free)]))
            self.known[free, hits] = fsum(map(mul, chances(free), marked)) - self.terms.charge
        return self.known[free, hits]

    def best_marks(self, free: Free, hits: int) -> list[float]:
        """For each of `rolls(free)` what the best marks bring: what they enter and what the row then still brings.

        Any numbers that fit may be entered (T14, T15); whoever enters none crosses off the leftmost box (T18).
        """

        def decided(box: int, left: Free, hits: int) -> list[float]:
            """The best for each roll of the boxes from this one on, where those before it have been decided."""
            if box == len(free):
                return [self.worth(left if left != free else free[1:], hits)]
            number = free[box]
            passed_over = decided(box + 1, (*left, number), hits)
            best: list[float] = []
            if number > 1:
                entered = decided(box + 1, left, hits)
                for pips in range(1, number):
                    best += map(max, passed_over, [pips + worth for worth in entered])
            hit = decided(box + 1, left, hits + 1)
            best += map(max, passed_over, [number + worth for worth in hit])
            return best + passed_over if number < FACES else best

        return decided(0, (), hits)

    def again(self, free: Free, hits: int, ones: int) -> float:
        """What a second roll brings, where the dice of these free boxes show a 1 and stay."""
        if (free, hits) not in self.known_again:
            self.known_again[free, hits] = averages_again(free, self.best_marks(free, hits))
        return self.known_again[free, hits][ones]


def averages_again(free: Free, marked: list[float]) -> list[float]:
    """The mean of `marked`, what each roll is worth, for each set of free boxes whose dice show a 1 and stay (T11).

    A set is a number, the last box being its lowest bit.
    """
    tables = [marked]
    for number in reversed(free):
        tables = [averages(table, number) for table in tables] + [table[:: len(outcomes(number))] for table in tables]
    return [table[0] for table in tables]


def averages(table: list[float], number: Pips) -> list[float]:
    """The mean over the last box's die, for each roll of the boxes before it."""
    weights = outcomes(number)
    columns = [table[at :: len(weights)] for at in range(len(weights))]
    if number < FACES:
        columns[-1] = [weights[-1] * worth for worth in columns[-1]]
    return [total / FACES for total in map(sum, zip(*columns, strict=True))]


@cache
def outcomes(number: Pips) -> tuple[int, ...]:
    """How many faces of a die mean each outcome for a box of this number: 1 up to the number, then a miss."""
    misses = (FACES - number,) if number < FACES else ()
    return (1,) * number + misses


@cache
def chances(free: Free) -> list[float]:
    """How likely each roll is: the outcomes of each free box's die, the last box changing fastest."""
    found = [1.0]
    for number in free:
        found = [chance * weight / FACES for chance in found for weight in outcomes(number)]
    return found


@cache
def ones_of_rolls(free: Free) -> list[int]:
    """For each roll, the set of boxes whose dice show a 1, as `averages_again` numbers it."""
    found = [0]
    for number in free:
        others = len(outcomes(number)) - 1
        found = [2 * ones + one for ones in found for one in (1, *(0,) * others)]
    return found


def roll_number(free: Free, dice: Sequence[Pips]) -> int:
    """Where the roll in which the free boxes' dice show these pips stands among all rolls."""
    found = 0
    for number, pips in zip(free, dice, strict=True):
        found = found * len(outcomes(number)) + min(pips, number + 1) - 1
    return found
