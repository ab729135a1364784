"""Players that need no thought, as parts of kernels: at random, greedy, or by tables of what rows are worth.

Each seat has a policy: `RANDOM`, `GREEDY`, the number of one of `Tables`, or `RACER`, who plays against the others: the
charge for a round grows with the lead, and a second roll must help the racer more than it helps the others.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rollwright.kernels.chance import Generator, below, draw
from rollwright.kernels.compiled import kernel, part
from rollwright.kernels.twentyone.packed import (
    DICE,
    DUE_AGAIN,
    FREE,
    HITS,
    PHASE,
    POINTS,
    ROW,
    Material,
    Numbers,
    Packed,
)
from rollwright.kernels.twentyone.rules import BONUS, LAST_ROW, LEFTMOST, fitting, score

RANDOM, GREEDY, RACER = -1, -2, -3
CHARGES = tuple(float(charge) for charge in range(13))
"""Of the tables that a racer needs."""
CHARGE = 6.0
"""What a round costs a racer who is neither ahead nor behind."""
MUCH = 1000.0
"""Points, for a win."""
EAGER = 0.6
"""How much more it costs for every point of the lead, over the boxes that are left and one."""
SIX_BITS = np.uint64(26)
ROUNDED = 1e-5
"""Tables of second rolls are so exact."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What rows are worth under several terms, in the order of play."""

    worth: npt.NDArray[np.float64]
    """By table, row, free boxes and hits."""
    again: npt.NDArray[np.float32]
    """What a second roll brings, by table, row, free boxes, hits, and free boxes whose dice show a 1."""


@kernel
def table_for(policy: int, seats: Numbers, seat: int, tables: int) -> int:
    """The table by which this seat plays."""
    if policy >= 0:
        return policy
    best_other = 0
    for other in range(seats.shape[0]):
        if other != seat:
            best_other = max(best_other, score(seats, other))
    free, left = seats[seat, FREE], 6 * (LAST_ROW - seats[seat, ROW]) + 1
    while free != 0:
        free &= free - 1
        left += 1
    charge = CHARGE + EAGER * (score(seats, seat) - best_other) / left
    return int(min(max(charge + 0.5, 0.0), tables - 1.0))


@part
def most_now(seats: Numbers, seat: int, table: Numbers, numbers: Numbers, colours: Numbers) -> int:
    """The score of a seat that enters all that fits: the most that it can have if the game ends now (T23)."""
    row, hits = seats[seat, ROW], seats[seat, HITS]
    total: int = seats[seat, POINTS]
    fits = fitting(seats, seat, table, numbers, colours)
    for box in range(6):
        if fits >> box & 1:
            pips = table[DICE + colours[seat, row, box]]
            total += pips
            hits += pips == numbers[seat, row, box]
    return total + BONUS[hits]


@kernel
def worth_of_ending(
    policy: int, seats: Numbers, seat: int, table: Numbers, numbers: Numbers, colours: Numbers
) -> float:
    """What it adds for a racer to end the game with these dice: much if that surely wins."""
    free = seats[seat, FREE]
    if policy != RACER or seats[seat, ROW] != LAST_ROW or seats.shape[0] == 1:
        return 0.0
    if free & (free - 1) != 0 and free & ~fitting(seats, seat, table, numbers, colours) != 0:
        return 0.0  # it cannot
    mine = most_now(seats, seat, table, numbers, colours)
    for other in range(seats.shape[0]):
        if other != seat and most_now(seats, other, table, numbers, colours) >= mine:
            return 0.0
    return MUCH


@part
def best_marks(
    seats: Numbers,
    seat: int,
    table: Numbers,
    numbers: Numbers,
    colours: Numbers,
    worth: npt.NDArray[np.float64],
    by: int,
    ending: float,
    sums: Numbers,
) -> tuple[int, float]:
    """The marks that are worth most by a table, and how much; those that fill the row are worth `ending` more.

    `sums` is room for 64 numbers.
    """
    row, free, hits = seats[seat, ROW], seats[seat, FREE], seats[seat, HITS]
    fits = fitting(seats, seat, table, numbers, colours)
    best, most = 0, worth[by, row, free & (free - 1), hits]
    if free & (free - 1) == 0:
        most += ending
    sums[0] = 0
    boxes = 0
    while boxes != fits:
        boxes = (boxes - fits) & fits  # the next set of boxes that fit
        box = LEFTMOST[boxes]
        pips = table[DICE + colours[seat, row, box]]
        sums[boxes] = sums[boxes & (boxes - 1)] + 8 * pips + (pips == numbers[seat, row, box])
        value = (sums[boxes] >> 3) + worth[by, row, free & ~boxes, hits + (sums[boxes] & 7)]
        if boxes == free:
            value += ending
        if value > most:
            best, most = boxes, value
    return best, most


@part
def ones_among_free(seats: Numbers, seat: int, table: Numbers, colours: Numbers) -> int:
    """The free boxes of the current row whose dice show a 1."""
    ones: int = 0
    row = seats[seat, ROW]
    for box in range(6):
        ones |= (table[DICE + colours[seat, row, box]] == 1) << box
    ones &= seats[seat, FREE]
    return ones


@part
def choose_marks(
    policy: int,
    seats: Numbers,
    seat: int,
    table: Numbers,
    numbers: Numbers,
    colours: Numbers,
    worth: npt.NDArray[np.float64],
    sums: Numbers,
    generator: Generator,
) -> int:
    """The boxes to enter, or 0 to cross one off. Must agree with `bots.random_legal` and `bots.greedy`."""
    if policy >= 0 or policy == RACER:
        by = table_for(policy, seats, seat, worth.shape[0])
        ending = worth_of_ending(policy, seats, seat, table, numbers, colours)
        return best_marks(seats, seat, table, numbers, colours, worth, by, ending, sums)[0]
    fits = fitting(seats, seat, table, numbers, colours)
    if policy == GREEDY:
        return fits
    # Each set of boxes that fit is as likely as another: half of them have this box, whatever the others are.
    return fits & int(draw(generator) >> SIX_BITS)


@part
def again_or_marks(
    policy: int,
    seats: Numbers,
    seat: int,
    table: Numbers,
    numbers: Numbers,
    colours: Numbers,
    worth: npt.NDArray[np.float64],
    again: npt.NDArray[np.float32],
    sums: Numbers,
) -> tuple[float, int]:
    """What a second roll brings this seat more than the dice as they lie, by its table; and its marks for these."""
    by = table_for(policy, seats, seat, worth.shape[0])
    ending = worth_of_ending(policy, seats, seat, table, numbers, colours)
    boxes, keep = best_marks(seats, seat, table, numbers, colours, worth, by, ending, sums)
    ones = ones_among_free(seats, seat, table, colours)
    return again[by, seats[seat, ROW], seats[seat, FREE], seats[seat, HITS], ones] - keep, boxes


@kernel
def gain_by_rolling_again(
    policies: Numbers,
    seats: Numbers,
    active: int,
    table: Numbers,
    numbers: Numbers,
    colours: Numbers,
    worth: npt.NDArray[np.float64],
    again: npt.NDArray[np.float32],
    sums: Numbers,
    intended: Numbers,
) -> float:
    """The points that a second roll brings the active seat; to a racer, more than it brings the others on average.

    The marks for the dice as they lie, where they are known by the way, go to `intended`.
    """
    policy = policies[active]
    gain, boxes = again_or_marks(policy, seats, active, table, numbers, colours, worth, again, sums)
    intended[active] = boxes
    if policy == RACER:
        for other in range(seats.shape[0]):
            if other != active:
                theirs, boxes = again_or_marks(policy, seats, other, table, numbers, colours, worth, again, sums)
                gain -= theirs / (seats.shape[0] - 1)
                if policies[other] == RACER:
                    intended[other] = boxes
    return gain


@part
def rolls_again(
    policies: Numbers,
    seats: Numbers,
    active: int,
    table: Numbers,
    numbers: Numbers,
    colours: Numbers,
    worth: npt.NDArray[np.float64],
    again: npt.NDArray[np.float32],
    sums: Numbers,
    intended: Numbers,
    generator: Generator,
) -> bool:
    """Whether the active seat rolls again. Must agree with `random_legal` and `greedy` in `bots`."""
    policy = policies[active]
    if policy == RANDOM:
        return bool(below(generator, np.uint64(2)) == 1)
    if policy == GREEDY:
        return fitting(seats, active, table, numbers, colours) == 0
    gain = gain_by_rolling_again(policies, seats, active, table, numbers, colours, worth, again, sums, intended)
    return gain > ROUNDED


@part
def grab_at_the_end(
    policies: Numbers,
    seats: Numbers,
    table: Numbers,
    numbers: Numbers,
    colours: Numbers,
    decided: int | np.int64,
    intended: Numbers,
) -> None:
    """Racers foresee that somebody ends the game: they then enter all that fits. A seat that has decided does not."""
    for seat in range(seats.shape[0]):
        free = seats[seat, FREE]
        filled = intended[seat] if intended[seat] != 0 else free & -free
        if seats[seat, ROW] == LAST_ROW and filled == free:
            for other in range(seats.shape[0]):
                if other != seat and other != decided and policies[other] == RACER:
                    intended[other] = fitting(seats, other, table, numbers, colours)
            return


@dataclass(frozen=True, slots=True)
class Thought:
    """Something that a seat may choose, and the points that it promises by a policy's tables.

    The choice is 1 for again and 0 for keep, or the boxes to enter, 0 for the cross-off.
    """

    choice: int
    promise: float


def thoughts(material: Material, packed: Packed, seat: int, tables: Tables, policy: int) -> list[Thought]:
    """All choices of a seat that owes one, the most promising first: the one that it would make by this policy."""
    given = (packed.table, material.numbers, material.colours)
    if packed.table[PHASE] == DUE_AGAIN:
        policies = np.full(len(packed.seats), policy)
        room = np.empty(64, np.int64), np.empty(len(packed.seats), np.int64)
        gain = gain_by_rolling_again(policies, packed.seats, seat, *given, tables.worth, tables.again, *room)
        found = [Thought(0, 0.0), Thought(1, gain - ROUNDED)]
    else:
        row, free, hits = (int(number) for number in packed.seats[seat, [ROW, FREE, HITS]])
        numbers, dice = material.numbers[seat, row], packed.table[DICE + material.colours[seat, row]]
        fits = fitting(packed.seats, seat, *given)
        worth = tables.worth[table_for(policy, packed.seats, seat, len(tables.worth)), row].copy()
        worth[0] += worth_of_ending(policy, packed.seats, seat, *given)
        found = [Thought(0, float(worth[free & (free - 1), hits]))]
        for boxes in range(1, fits + 1):
            if boxes & ~fits == 0:
                entered = [box for box in range(6) if boxes >> box & 1]
                more_hits = sum(int(dice[box] == numbers[box]) for box in entered)
                promise = dice[entered].sum() + worth[free & ~boxes, hits + more_hits]
                found.append(Thought(boxes, float(promise)))
    return sorted(found, key=lambda thought: -thought.promise)
