"""The plan of a round of The Border by the network: exact expectations over the dice (B10 to B12).

The value of a final roll is that of the best way to use a part of it and leave the rest to the others.
"""

from math import exp
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rollwright.games.border.rules import DICE, ROLLS
from rollwright.kernels.bits import NONE
from rollwright.kernels.border.packed import DICE as DICE_WORD
from rollwright.kernels.border.packed import HIGH, LOW, MOST_SEGMENTS, TABLE, Bitsets, Integer, Position
from rollwright.kernels.border.steps import dice_of_colour
from rollwright.kernels.compiled import kernel_part
from rollwright.solver.border.rolls import ROLLED, tables

Floats = npt.NDArray[np.float32]
Shorts = npt.NDArray[np.int16]

PARTS = 462
"""The number of sets of up to five dice."""
ROLLS_OF_FIVE = 252
MOST_SETS = 256
"""Sets of segments that are evaluated in a round."""
BEAM = 3
"""Partial marks that are continued in the second action."""
MOST_MARKS = 400
"""Marks that are compared in the second action."""
NEVER = np.float32(-1e6)


class RollIndex(NamedTuple):
    """The sets of dice and what can be rolled after them, as in `solver.border.rolls.tables`, as arrays."""

    counts: npt.NDArray[np.int64]
    """[part, colour]"""
    part_at: Shorts
    """[key of the dice]: the part with these dice."""
    parts_begin: npt.NDArray[np.int64]
    """[roll]: where its parts begin in `parts`; one more for the end."""
    parts: Shorts
    rests: Shorts
    """For each of the `parts`: the rest of the roll."""
    falls_begin: npt.NDArray[np.int64]
    """[part]: where the rolls that may follow it begin; one more for the end."""
    falls: Shorts
    chances: Floats


class RoundPlan(NamedTuple):
    """Working memory for the plan of a round."""

    used: Floats
    """[part]: the best log odds after using exactly these dice, before the others reply."""
    used_marks: Bitsets
    """[part, word]: the marks."""
    left: Floats
    """[colour, dice]: the change of the log odds by leaving these dice."""
    left_sum: Floats
    """[part]: the same for any dice."""
    replies: npt.NDArray[np.int64]
    """[colour]: whether a seat can use a leftover die."""
    final: Floats
    """[roll]: the chance to win when rolling ends with it."""
    best: Floats
    """[roll]: the chance to win with the best keep."""
    keeps: Floats
    """[rolls so far, part]: the chance to win after keeping these dice."""
    rests: Bitsets
    """[segment, word]: the open spaces of each segment that five dice can complete."""
    sets: Bitsets
    """[set]: two words, the dice, the last segment."""
    gains: Floats
    """[segment]"""
    order: npt.NDArray[np.int64]
    here: Floats
    """The log odds of passing if the others cross something off, and if they do not."""
    marks: Bitsets
    """[mark, word], the candidates of the second action; passing first."""
    mark_values: Floats
    """Their log odds."""
    beam: npt.NDArray[np.int64]
    """The numbers of the marks that are continued, the best first."""
    kept: Floats
    """[part]: how likely these dice are kept for the next roll."""
    rolled: Floats
    """[roll]: how likely the next roll is this one."""
    ended: Floats
    """[roll]: how likely rolling ends with it."""
    gained: Floats
    """[colour, dice]: the change of the log odds of another seat by using these dice itself."""
    lost: Floats
    """[colour, dice]: the same if the others use them."""
    seen: Floats
    """[part]: the log odds of another seat after using exactly these dice, before it replies."""


def make_tables() -> RollIndex:
    """Return the tables as arrays."""
    made = tables()
    counts = np.array(made.kept, np.int64)
    part_at = np.full(6**6, -1, np.int16)
    for number, kept in enumerate(made.kept):
        part_at[sum(count * 6**colour for colour, count in enumerate(kept))] = number
    number_of = {kept: number for number, kept in enumerate(made.kept)}
    rests = [
        [number_of[tuple(map(int.__sub__, roll, made.kept[keep]))] for keep in keeps]
        for roll, keeps in zip(ROLLED, made.keeps, strict=True)
    ]
    return RollIndex(
        counts=counts,
        part_at=part_at,
        parts_begin=np.cumsum([0, *map(len, made.keeps)]),
        parts=np.concatenate(made.keeps).astype(np.int16),
        rests=np.concatenate(rests).astype(np.int16),
        falls_begin=np.cumsum([0, *map(len, made.falls)]),
        falls=np.array([roll for falls in made.falls for roll, _ in falls], np.int16),
        chances=np.array([chance for falls in made.falls for _, chance in falls], np.float32),
    )


def make_plan() -> RoundPlan:
    """Return empty working memory."""
    return RoundPlan(
        used=np.zeros(PARTS, np.float32),
        used_marks=np.zeros((PARTS, 2), np.uint64),
        left=np.zeros((6, DICE + 1), np.float32),
        left_sum=np.zeros(PARTS, np.float32),
        replies=np.zeros(6, np.int64),
        final=np.zeros(ROLLS_OF_FIVE, np.float32),
        best=np.zeros(ROLLS_OF_FIVE, np.float32),
        keeps=np.zeros((3, PARTS), np.float32),
        rests=np.zeros((MOST_SEGMENTS, 4), np.uint64),
        sets=np.zeros((MOST_SETS, 4), np.uint64),
        gains=np.zeros(MOST_SEGMENTS, np.float32),
        order=np.zeros(MOST_SEGMENTS, np.int64),
        here=np.zeros(2, np.float32),
        marks=np.zeros((MOST_MARKS, 2), np.uint64),
        mark_values=np.zeros(MOST_MARKS, np.float32),
        beam=np.zeros(BEAM, np.int64),
        kept=np.zeros(PARTS, np.float32),
        rolled=np.zeros(ROLLS_OF_FIVE, np.float32),
        ended=np.zeros(ROLLS_OF_FIVE, np.float32),
        gained=np.zeros((6, DICE + 1), np.float32),
        lost=np.zeros((6, DICE + 1), np.float32),
        seen=np.zeros(PARTS, np.float32),
    )


@kernel_part
def part_of(roll_tables: RollIndex, dice: np.uint64) -> Integer:
    """Return the number of a set of dice."""
    key, weight = np.int64(0), 1
    for colour in range(6):
        key += np.int64(weight * dice_of_colour(dice, colour))
        weight *= 6
    return np.int64(roll_tables.part_at[key])


@kernel_part
def chance_of(log_odds: np.float32) -> np.float32:
    """Return the chance of log odds."""
    return np.float32(1.0 / (1.0 + exp(-np.float64(log_odds))))


@kernel_part
def note_set(
    roll_tables: RollIndex, low: np.uint64, high: np.uint64, dice: np.uint64, found: np.float32, plan: RoundPlan
) -> None:
    """Remember a set of segments if it is the best one for its dice."""
    number = part_of(roll_tables, dice)
    if found > plan.used[number]:
        plan.used[number] = found
        plan.used_marks[number, LOW], plan.used_marks[number, HIGH] = low, high


@kernel_part
def best_part(
    roll_tables: RollIndex, roll: Integer, here: np.float32, passed: np.float32, plan: RoundPlan
) -> tuple[np.float32, Integer]:
    """Return the best log odds when rolling ends with this roll, and the dice that are used."""
    nothing = np.int64(PARTS - 1)
    best, best_number = passed, nothing
    for colour in range(6):
        if roll_tables.counts[roll, colour] > 0 and plan.replies[colour] != 0:
            best = here + plan.left_sum[roll]
    for nth in range(roll_tables.parts_begin[roll], roll_tables.parts_begin[roll + 1]):
        number = np.int64(roll_tables.parts[nth])
        if plan.used[number] == NEVER:
            continue
        rest = np.int64(roll_tables.rests[nth])
        if rest == nothing:  # each of the others may use one of the five dice (B22)
            loss = np.float32(0.0)
            for colour in range(6):
                if roll_tables.counts[roll, colour] > 0:
                    loss = min(loss, plan.left[colour, 1])
        else:
            loss = plan.left_sum[rest]
        if plan.used[number] + loss > best:
            best, best_number = plan.used[number] + loss, number
    return best, best_number


@kernel_part
def follow_rolls(roll_tables: RollIndex, plan: RoundPlan) -> None:
    """Write the chance to win after every keep, from the last roll back to the first (B11)."""
    for roll in range(ROLLS_OF_FIVE):
        plan.best[roll] = plan.final[roll]
    for made in range(2, -1, -1):
        for number in range(PARTS):
            total = np.float32(0.0)
            for nth in range(roll_tables.falls_begin[number], roll_tables.falls_begin[number + 1]):
                total += roll_tables.chances[nth] * plan.best[roll_tables.falls[nth]]
            plan.keeps[made, number] = total
        for roll in range(ROLLS_OF_FIVE):
            best = np.float32(0.0)
            for nth in range(roll_tables.parts_begin[roll], roll_tables.parts_begin[roll + 1]):
                best = max(best, plan.keeps[made, roll_tables.parts[nth]])
            plan.best[roll] = best


@kernel_part
def best_keep(roll_tables: RollIndex, roll: Integer, rolls: Integer, plan: RoundPlan) -> Integer:
    """Return the dice to keep of a roll after this many rolls; all of them to stop."""
    best, best_number = plan.final[roll] + np.float32(1e-6), np.int64(roll)
    for nth in range(roll_tables.parts_begin[roll], roll_tables.parts_begin[roll + 1]):
        number = np.int64(roll_tables.parts[nth])
        if plan.keeps[rolls, number] > best:
            best, best_number = plan.keeps[rolls, number], number
    return best_number


@kernel_part
def keep_of(roll_tables: RollIndex, position: Position, rolls: Integer, plan: RoundPlan) -> np.uint64:
    """Return the dice to roll again after this many rolls; none to stop."""
    roll = part_of(roll_tables, position[TABLE, DICE_WORD])
    kept = best_keep(roll_tables, roll, rolls, plan)
    again = NONE
    for colour in range(6):
        again += np.uint64(roll_tables.counts[roll, colour] - roll_tables.counts[kept, colour]) << np.uint64(8 * colour)
    return again


@kernel_part
def find_ends(roll_tables: RollIndex, plan: RoundPlan) -> None:
    """Write how likely rolling ends with each roll, if the best dice are kept (B11)."""
    plan.ended[:] = 0.0
    plan.kept[:] = 0.0
    plan.kept[PARTS - 1] = 1.0
    for rolls in range(1, ROLLS + 1):
        plan.rolled[:] = 0.0
        for number in range(PARTS):
            if plan.kept[number] > 0.0:
                for nth in range(roll_tables.falls_begin[number], roll_tables.falls_begin[number + 1]):
                    plan.rolled[roll_tables.falls[nth]] += plan.kept[number] * roll_tables.chances[nth]
        plan.kept[:] = 0.0
        for roll in range(ROLLS_OF_FIVE):
            kept = np.int64(roll) if rolls == ROLLS else best_keep(roll_tables, roll, rolls, plan)
            if kept == roll:
                plan.ended[roll] += plan.rolled[roll]
            else:
                plan.kept[kept] += plan.rolled[roll]
