"""Solo Twenty One (T30), solved exactly: the expected points of a row, and the value of every choice in it.

Rows are independent of each other, and colours do not matter: a value depends only on the numbers of the free boxes,
from left to right, and on the hits so far. A die above its box's number is a miss whatever it shows. So a box showing n
has n + 1 different outcomes, and only the dice of free boxes count.
"""

from dataclasses import dataclass, field
from functools import cache
from math import fsum
from operator import mul
from typing import TypeAlias

from rollwright.games.twentyone.scoring import BONUS
from rollwright.games.twentyone.sheet import Pips

Free: TypeAlias = tuple[Pips, ...]
"""The numbers of the free boxes of a row, from left to right."""
FACES = 6


@dataclass(frozen=True, slots=True)
class Objective:
    """The game that is solved: solo, or with a cost for every round, which models the race against other players."""

    charge: float = 0.0
    """Points that every round costs."""
    second_rolls: bool = True


ALONE = Objective()
"""The solo game, as in the rules (T30)."""


@dataclass
class Solution:
    """The values of rows: the expected points still to come, with the bonus for all hits of the row."""

    objective: Objective = ALONE
    known: dict[tuple[Free, int], float] = field(default_factory=dict)
    """The values found so far, by free boxes and hits."""
    known_again: dict[tuple[Free, int], list[float]] = field(default_factory=dict, repr=False)

    def worth(self, free: Free, hits: int = 0) -> float:
        """Return the expected points of the row before a roll of the player's own, with optimal play (T20)."""
        if not free:
            return float(BONUS[hits])
        if (free, hits) not in self.known:
            marked = self.best_marks(free, hits)
            if self.objective.second_rolls:
                again = averages_again(free, marked)
                marked = list(map(max, marked, [again[ones] for ones in ones_of_rolls(free)]))
            self.known[free, hits] = fsum(map(mul, chances(free), marked)) - self.objective.charge
        return self.known[free, hits]

    def best_marks(self, free: Free, hits: int) -> list[float]:
        """Return the value of the best marks for every roll: the points entered and the value of the row after them.

        Any numbers that fit may be entered (T14, T15). If none is entered, the leftmost box is crossed off (T18).
        """

        def decided(box: int, left: Free, hits: int) -> list[float]:
            """Return the best value for each roll of the boxes from this one on; the boxes before it are decided."""
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
        """Return the value of a second roll if the dice of the free boxes in `ones` show a 1 and stay."""
        if (free, hits) not in self.known_again:
            self.known_again[free, hits] = averages_again(free, self.best_marks(free, hits))
        return self.known_again[free, hits][ones]


def averages_again(free: Free, marked: list[float]) -> list[float]:
    """Return the mean of `marked`, one value per roll, for each set of free boxes whose dice show a 1 and stay (T11).

    A set is a number in which the last box is the lowest bit.
    """
    tables = [marked]
    for number in reversed(free):
        tables = [averages(table, number) for table in tables] + [table[:: len(outcomes(number))] for table in tables]
    return [table[0] for table in tables]


def averages(table: list[float], number: Pips) -> list[float]:
    """Return the mean over the last box's die, for each roll of the boxes before it."""
    weights = outcomes(number)
    columns = [table[at :: len(weights)] for at in range(len(weights))]
    if number < FACES:
        columns[-1] = [weights[-1] * worth for worth in columns[-1]]
    return [total / FACES for total in map(sum, zip(*columns, strict=True))]


@cache
def outcomes(number: Pips) -> tuple[int, ...]:
    """Count the faces of a die per outcome for a box of this number: 1 up to the number, then a miss."""
    misses = (FACES - number,) if number < FACES else ()
    return (1,) * number + misses


@cache
def chances(free: Free) -> list[float]:
    """Return the probability of each roll: the outcomes of each free box's die, the last box changing fastest."""
    found = [1.0]
    for number in free:
        found = [chance * weight / FACES for chance in found for weight in outcomes(number)]
    return found


@cache
def ones_of_rolls(free: Free) -> list[int]:
    """Return the set of boxes whose dice show a 1 for each roll, numbered as in `averages_again`."""
    found = [0]
    for number in free:
        others = len(outcomes(number)) - 1
        found = [2 * ones + one for ones in found for one in (1, *(0,) * others)]
    return found
