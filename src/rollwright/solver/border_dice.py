"""The rolls of The Border solved exactly (B10 to B12): what to keep, for any worth of the dice as they finally lie.

There are 252 rolls of five dice and 462 ways to keep some of them; a keep and the dice that fall make 4,368 pairs, and
so do a roll and what may be kept of it. Every value is an exact expectation over these, never a sample.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb
from typing import TypeAlias

from rollwright.core.chance import Chance
from rollwright.games.border.board import COLOURS
from rollwright.games.border.moves import Dice
from rollwright.games.border.rules import DICE, ROLLS

Counts: TypeAlias = tuple[int, ...]
"""Dice that are alike: how many of each colour."""
Values: TypeAlias = Sequence[float]
"""One for each roll, in the order of `ROLLED`."""


def counts_of(dice: Sequence[int]) -> Counts:
    """How many of these dice show each colour."""
    return tuple(dice.count(colour) for colour in COLOURS)


def of_size(dice: int) -> list[Counts]:
    """All multisets of so many dice."""
    return [counts_of(faces) for faces in combinations_with_replacement(COLOURS, dice)]


ROLLED: tuple[Counts, ...] = tuple(of_size(DICE))
NUMBER_OF: dict[Counts, int] = {counts: number for number, counts in enumerate(ROLLED)}
"""The place of a roll among all."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What may be kept and what may fall, by number."""

    kept: tuple[Counts, ...]
    """Everything that can be kept, the most dice first."""
    falls: tuple[tuple[tuple[int, float], ...], ...]
    """For each keep: the rolls that may come of it, each with its probability."""
    keeps: tuple[tuple[int, ...], ...]
    """For each roll: what may be kept of it; all of it, which is stopping, comes first."""


@cache
def tables() -> Tables:
    """Made when first asked for."""
    kept = tuple(counts for dice in range(DICE, -1, -1) for counts in of_size(dice))
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

    return Tables(kept, tuple(map(falls_from, kept)), tuple(map(keeps_of, ROLLED)))


def together(one: Counts, other: Counts) -> Counts:
    """The dice of both."""
    return tuple(map(int.__add__, one, other))


def worth_of_keeps(values: Values) -> list[float]:
    """What each keep is worth before the other dice are rolled, if each roll is worth `values`."""
    return [sum([values[roll] * chance for roll, chance in falls]) for falls in tables().falls]


def worth_of_rolls(keeps: Values) -> list[float]:
    """What each roll is worth if the best of it is kept."""
    return [max([keeps[keep] for keep in of_roll]) for of_roll in tables().keeps]


@dataclass(frozen=True)
class Plan:
    """For each number of rolls made so far, from 0: the worth of every keep before the next."""

    keeps: tuple[list[float], ...]

    @property
    def value(self) -> float:
        """Of a turn whose dice were not yet rolled."""
        return self.keeps[0][-1]

    def ranked(self, dice: Dice, rolls: int) -> list[tuple[float, Counts]]:
        """What may be kept of these dice after so many rolls, the best first; of equals, more dice."""
        kept, of_roll = tables().kept, tables().keeps[NUMBER_OF[counts_of(dice)]]
        worth = self.keeps[rolls]
        return [(worth[keep], kept[keep]) for keep in sorted(of_roll, key=lambda keep: -round(worth[keep], 9))]


def plan(values: Values) -> Plan:
    """The best keeps of a whole turn, if the dice are worth `values` when rolling ends."""
    keeps = [worth_of_keeps(values)]
    for _ in range(ROLLS - 1):
        keeps.insert(0, worth_of_keeps(worth_of_rolls(keeps[0])))
    return Plan(tuple(keeps))


def sums(worth: Sequence[Sequence[float]]) -> list[float]:
    """The values of all rolls where each colour counts for itself: `worth[colour][count]`."""
    return [sum([of_colour[count] for of_colour, count in zip(worth, roll, strict=True)]) for roll in ROLLED]


@cache
def chances(dice: int) -> tuple[float, ...]:
    """Of 0, 1, … of so many dice showing one given colour."""
    sixth = 1 / len(COLOURS)
    return tuple(comb(dice, count) * sixth**count * (1 - sixth) ** (dice - count) for count in range(dice + 1))


def rest_of(dice: Dice, keep: Counts) -> Dice:
    """The dice that are rolled again when these are kept."""
    there = counts_of(dice)
    return tuple(colour for colour in COLOURS for _ in range(there[colour] - keep[colour]))
