"""The rolls of The Border solved exactly (B10 to B12): which dice to keep, given a value for every final roll.

There are 252 rolls of five dice and 462 ways to keep some of them; a keep and the dice that fall make 4,368 pairs, and
so do a roll and a part of it that may be kept. Every value is an exact expectation over these, never a sample.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from typing import TypeAlias

from rollwright.core.chance import Chance
from rollwright.games.border.colours import COLOURS
from rollwright.games.border.moves import Dice
from rollwright.games.border.rules import DICE, ROLLS

Counts: TypeAlias = tuple[int, ...]
"""A multiset of dice: the number of dice of each colour."""
Values: TypeAlias = Sequence[float]
"""One value per roll, in the order of `ROLLED`."""


def counts_of(dice: Sequence[int]) -> Counts:
    """Count the dice of each colour."""
    return tuple(dice.count(colour) for colour in COLOURS)


def multisets(dice: int) -> list[Counts]:
    """List all multisets of this many dice."""
    return [counts_of(faces) for faces in combinations_with_replacement(COLOURS, dice)]


ROLLED: tuple[Counts, ...] = tuple(multisets(DICE))
NUMBER_OF: dict[Counts, int] = {counts: number for number, counts in enumerate(ROLLED)}
"""The index of a roll in `ROLLED`."""


@dataclass(frozen=True, slots=True)
class RollTables:
    """The sets of dice that may be kept and the rolls that may follow, by index."""

    kept: tuple[Counts, ...]
    """Every multiset that can be kept, the largest first."""
    falls: tuple[tuple[tuple[int, float], ...], ...]
    """For each keep: the rolls that may follow, each with its probability."""
    keeps: tuple[tuple[int, ...], ...]
    """For each roll: the keeps that it allows. The first keeps all dice, which is stopping."""


@cache
def tables() -> RollTables:
    """Build the tables on the first call."""
    kept = tuple(counts for dice in range(DICE, -1, -1) for counts in multisets(dice))
    number = {counts: place for place, counts in enumerate(kept)}

    def falls_from(keep: Counts) -> tuple[tuple[int, float], ...]:
        chance = Chance((COLOURS,) * (DICE - sum(keep)), alike=True)
        if not chance.dice:
            return ((NUMBER_OF[keep], 1.0),)
        return tuple(
            (NUMBER_OF[together(keep, counts_of(fall.faces))], fall.weight / chance.denominator)
            for fall in chance.falls()
        )

    def keeps_of(roll: Counts) -> tuple[int, ...]:
        parts = product(*(range(count + 1) for count in roll))
        return tuple(sorted(number[part] for part in parts))

    return RollTables(kept, tuple(map(falls_from, kept)), tuple(map(keeps_of, ROLLED)))


def together(one: Counts, other: Counts) -> Counts:
    """Add two multisets of dice."""
    return tuple(map(int.__add__, one, other))


def worth_of_keeps(values: Values) -> list[float]:
    """Return the expected value of each keep before the other dice are rolled, if each roll has its value."""
    return [sum([values[roll] * chance for roll, chance in falls]) for falls in tables().falls]


def worth_of_rolls(keeps: Values) -> list[float]:
    """Return the value of each roll if its best keep is chosen."""
    return [max([keeps[keep] for keep in of_roll]) for of_roll in tables().keeps]


@dataclass(frozen=True)
class Plan:
    """For each number of rolls made so far, from 0: the expected value of every keep before the next roll."""

    keeps: tuple[list[float], ...]

    @property
    def value(self) -> float:
        """The expected value of a turn before its first roll."""
        return self.keeps[0][-1]

    def ranked(self, dice: Dice, rolls: int) -> list[tuple[float, Counts]]:
        """List the keeps of these dice after this many rolls, the best first; among equals, more dice first."""
        kept, of_roll = tables().kept, tables().keeps[NUMBER_OF[counts_of(dice)]]
        worth = self.keeps[rolls]
        return [(worth[keep], kept[keep]) for keep in sorted(of_roll, key=lambda keep: -round(worth[keep], 9))]


def plan(values: Values) -> Plan:
    """Solve a whole turn, if the dice have these values when rolling ends."""
    keeps = [worth_of_keeps(values)]
    for _ in range(ROLLS - 1):
        keeps.insert(0, worth_of_keeps(worth_of_rolls(keeps[0])))
    return Plan(tuple(keeps))


def sums(worth: Sequence[Sequence[float]]) -> list[float]:
    """Return the values of all rolls if the colours are independent, from `worth[colour][count]`."""
    return [sum([of_colour[count] for of_colour, count in zip(worth, roll, strict=True)]) for roll in ROLLED]


def rest_of(dice: Dice, keep: Counts) -> Dice:
    """Return the dice that are rolled again when these are kept."""
    there = counts_of(dice)
    return tuple(colour for colour in COLOURS for _ in range(there[colour] - keep[colour]))
