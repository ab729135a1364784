"""The two policies that others are measured against: random, and greedy, with the same moves as `bots.border.greedy`.

Must agree with B11 (which dice may be rolled again), B13 to B18 (first action) and B19 to B23 (second action). No bot
uses them, so they are not compiled at warm-up.
"""

import numpy as np

from rollwright.games.border.rules import DICE
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import (
    AREAS,
    COMPLETE,
    EDGE_HIGH,
    EDGE_LOW,
    HIGH,
    LEFTOVER,
    LOW,
    MOST_SEGMENTS,
    TABLE,
    TAKEN,
    Bitsets,
    Boards,
    Integer,
    Position,
)
from rollwright.kernels.border.packed import DICE as DICE_WORD
from rollwright.kernels.border.steps import dice_of_colour, fits
from rollwright.kernels.chance import Generator, below, draw
from rollwright.kernels.compiled import kernel_part

_COUNT = np.uint64(255)
_SECOND_WORD = np.uint64(64)


_STOPS = np.uint64(7)
"""Before each mark it stops with a probability of one in eight."""


# Random


@kernel_part
def random_reroll(position: Position, generator: Generator) -> np.uint64:
    """Return the dice to roll again, each with probability 1/2; none means to stop."""
    dice = position[TABLE, DICE_WORD]
    coins = draw(generator)
    again = NONE
    for colour in range(6):
        for _ in range(dice_of_colour(dice, colour)):
            again += (coins & ONE) << np.uint64(8 * colour)
            coins >>= ONE
    return again


@kernel_part
def random_first(boards: Boards, position: Position, seat: Integer, generator: Generator, marks: Bitsets) -> None:
    """Complete random segments for which the dice suffice (B13 to B18)."""
    low, high = position[seat, LOW], position[seat, HIGH]
    dice = position[TABLE, DICE_WORD]
    while True:
        found, chosen, of_colour = NONE, 0, 0
        for colour in range(6):
            there = dice >> np.uint64(8 * colour) & np.uint64(255)
            if there == NONE:
                continue
            for segment in range(boards.starts[seat, colour], boards.starts[seat, colour + 1]):
                missing = size(boards.segments[seat, segment, LOW] & ~low)
                missing += size(boards.segments[seat, segment, HIGH] & ~high)
                if missing != NONE and missing <= there:
                    found += ONE
                    if below(generator, found) == NONE:
                        chosen, of_colour = segment, colour
        if found == NONE or draw(generator) & _STOPS == NONE:
            break
        add_low = boards.segments[seat, chosen, LOW] & ~low
        add_high = boards.segments[seat, chosen, HIGH] & ~high
        dice -= size(add_low) + size(add_high) << np.uint64(8 * of_colour)
        low |= add_low
        high |= add_high
    marks[seat, LOW] = low & ~position[seat, LOW]
    marks[seat, HIGH] = high & ~position[seat, HIGH]


@kernel_part
def random_second(boards: Boards, position: Position, seat: Integer, generator: Generator, marks: Bitsets) -> None:
    """Cross off random spaces next to a cross with the leftover dice (B19 to B21), or one if none is left (B22)."""
    low, high = position[seat, LOW], position[seat, HIGH]
    edge_low, edge_high = position[seat, EDGE_LOW], position[seat, EDGE_HIGH]
    dice, most = position[TABLE, LEFTOVER], DICE
    if dice == NONE:
        dice, most = position[TABLE, DICE_WORD], 1
    stops = draw(generator)
    for colour in range(6):
        for _ in range(dice_of_colour(dice, colour)):
            here_low = edge_low & boards.colours[seat, colour, LOW]
            here_high = edge_high & boards.colours[seat, colour, HIGH]
            open_low = size(here_low)
            both = open_low + size(here_high)
            stop = stops & _STOPS == NONE
            stops >>= np.uint64(3)
            if both == NONE or most == 0 or stop:
                break
            most -= 1
            pick = below(generator, both)
            if pick < open_low:
                for _ in range(pick):
                    here_low = without_lowest(here_low)
                space = lowest(here_low)
                low |= ONE << space
            else:
                for _ in range(pick - open_low):
                    here_high = without_lowest(here_high)
                space = lowest(here_high)
                high |= ONE << space
                space += np.uint64(64)
            edge_low = (edge_low | boards.neighbours[space, LOW]) & ~low
            edge_high = (edge_high | boards.neighbours[space, HIGH]) & ~high
    marks[seat, LOW] = low & ~position[seat, LOW]
    marks[seat, HIGH] = high & ~position[seat, HIGH]


# Greedy


@kernel_part
def greedy_reroll(boards: Boards, position: Position, seat: Integer) -> np.uint64:
    """Return all dice but the colour that misses the fewest; ties: the longer segment, then the lower space."""
    dice = position[TABLE, DICE_WORD]
    fewest, longest, first, wanted = np.int64(99), np.int64(0), np.int64(0), 0
    for colour in range(6):
        for segment in range(boards.starts[seat, colour], boards.starts[seat, colour + 1]):
            low, high = boards.segments[seat, segment, LOW], boards.segments[seat, segment, HIGH]
            still_open = np.int64(size(low & ~position[seat, LOW]) + size(high & ~position[seat, HIGH]))
            if still_open == 0:
                continue
            missing = max(np.int64(0), still_open - np.int64(dice_of_colour(dice, colour)))
            length = np.int64(size(low) + size(high))
            space = np.int64(lowest(low)) if low != NONE else np.int64(lowest(high)) + np.int64(64)
            if missing < fewest or (missing == fewest and (length > longest or (length == longest and space < first))):
                fewest, longest, first, wanted = missing, length, space, colour
    return np.uint64(dice & ~(_COUNT << np.uint64(8 * wanted)))


@kernel_part
def scored_by(boards: Boards, position: Position, seat: Integer, low: np.uint64, high: np.uint64) -> Integer:
    """Return the points that these marks score now (B25 to B27)."""
    scored = 0
    low |= position[seat, LOW]
    high |= position[seat, HIGH]
    for area in range(AREAS):
        bit = ONE << np.uint64(area)
        still_open = (boards.areas[area, LOW] & ~low) | (boards.areas[area, HIGH] & ~high)
        if position[seat, COMPLETE] & bit == NONE and still_open == NONE:
            scored += boards.worth[area, 0 if position[TABLE, TAKEN] & bit == NONE else 1]
    return scored


@kernel_part
def has_lower_numbers(low: np.uint64, high: np.uint64, than_low: np.uint64, than_high: np.uint64) -> bool:
    """Return whether a set precedes another of the same size in the order of their sorted numbers."""
    if low != than_low:
        return bool((low >> lowest(low ^ than_low)) & ONE != NONE)
    if high != than_high:
        return bool((high >> lowest(high ^ than_high)) & ONE != NONE)
    return False


@kernel_part
def consider(boards: Boards, position: Position, seat: Integer, low: np.uint64, high: np.uint64, best: Bitsets) -> None:
    """Replace `best`, which is a score, a number of spaces and two words, if this mark is better."""
    scored = np.uint64(scored_by(boards, position, seat, low, high))
    spaces = size(low) + size(high)
    better = scored > best[0]
    if scored == best[0]:
        better = spaces > best[1]
        if spaces == best[1]:
            better = has_lower_numbers(low, high, best[2], best[3])
    if better:
        best[0], best[1], best[2], best[3] = scored, spaces, low, high


@kernel_part
def greedy_first(boards: Boards, position: Position, seat: Integer, marks: Bitsets) -> None:
    """Try every set of segments for which the dice suffice (B13 to B18)."""
    dice = position[TABLE, DICE_WORD]
    choices = np.empty((MOST_SEGMENTS, 3), np.uint64)
    """Two words, and the dice that they need."""
    count = 0
    for colour in range(6):
        for segment in range(boards.starts[seat, colour], boards.starts[seat, colour + 1]):
            low = boards.segments[seat, segment, LOW] & ~position[seat, LOW]
            high = boards.segments[seat, segment, HIGH] & ~position[seat, HIGH]
            missing = size(low) + size(high)
            if missing != NONE and missing <= dice >> np.uint64(8 * colour) & _COUNT:
                choices[count, LOW], choices[count, HIGH] = low, high
                choices[count, 2] = missing << np.uint64(8 * colour)
                count += 1
    best = np.zeros(4, np.uint64)
    taken = np.zeros((DICE + 1, 3), np.uint64)  # per depth, the choices so far: two words and the dice
    ahead = np.zeros(DICE + 1, np.int64)  # per depth, the next choice
    depth = 0
    while depth >= 0:
        choice = ahead[depth]
        if choice == count:
            depth -= 1
            continue
        ahead[depth] += 1
        used = taken[depth, 2] + choices[choice, 2]
        if fits(used, dice):
            low, high = taken[depth, LOW] | choices[choice, LOW], taken[depth, HIGH] | choices[choice, HIGH]
            consider(boards, position, seat, low, high, best)
            if depth < DICE:
                depth += 1
                taken[depth, LOW], taken[depth, HIGH], taken[depth, 2] = low, high, used
                ahead[depth] = choice + 1
    marks[seat, LOW], marks[seat, HIGH] = best[2], best[3]


@kernel_part
def greedy_second(boards: Boards, position: Position, seat: Integer, marks: Bitsets) -> None:
    """Try every set that can be crossed off one space after the other (B19 to B23), each once."""
    dice, most = position[TABLE, LEFTOVER], DICE
    if dice == NONE:
        dice, most = position[TABLE, DICE_WORD], 1
    best = np.zeros(4, np.uint64)
    # Per depth: the spaces marked, those next to a cross, those still to be tried, those tried before, the dice.
    stack = np.zeros((DICE + 2, 9), np.uint64)
    stack[0, 2], stack[0, 3] = position[seat, EDGE_LOW], position[seat, EDGE_HIGH]
    stack[0, 8] = dice
    allow(boards, seat, stack, 0)
    depth = 0
    while depth >= 0:
        low, high = stack[depth, 4], stack[depth, 5]
        if low | high == NONE or depth == most:
            depth -= 1
            continue
        below, bit = depth + 1, ONE
        stack[below, 0], stack[below, 1] = stack[depth, 0], stack[depth, 1]
        if low != NONE:
            space = lowest(low)
            bit <<= space
            stack[depth, 4] = without_lowest(low)
            stack[below, 0] |= bit
            stack[below, 6], stack[below, 7] = stack[depth, 6], stack[depth, 7]
            stack[depth, 6] |= bit
        else:
            space = lowest(high)
            bit <<= space
            stack[depth, 5] = without_lowest(high)
            stack[below, 1] |= bit
            stack[below, 6], stack[below, 7] = stack[depth, 6], stack[depth, 7]
            stack[depth, 7] |= bit
            space += _SECOND_WORD
        consider(boards, position, seat, stack[below, 0], stack[below, 1], best)
        stack[below, 2] = (stack[depth, 2] | boards.neighbours[space, LOW]) & ~stack[below, 0] & ~position[seat, LOW]
        stack[below, 3] = (stack[depth, 3] | boards.neighbours[space, HIGH]) & ~stack[below, 1] & ~position[seat, HIGH]
        stack[below, 8] = stack[depth, 8]
        for colour in range(6):
            of_colour = (
                boards.colours[seat, colour, LOW] if space < _SECOND_WORD else boards.colours[seat, colour, HIGH]
            )
            if of_colour & bit != NONE:
                stack[below, 8] -= ONE << np.uint64(8 * colour)
        allow(boards, seat, stack, below)
        depth = below
    marks[seat, LOW], marks[seat, HIGH] = best[2], best[3]


@kernel_part
def allow(boards: Boards, seat: Integer, stack: Bitsets, depth: Integer) -> None:
    """Write the spaces to try at this depth: next to a cross, with a die left, and not tried before."""
    low = high = NONE
    for colour in range(6):
        if stack[depth, 8] >> np.uint64(8 * colour) & _COUNT != NONE:
            low |= boards.colours[seat, colour, LOW]
            high |= boards.colours[seat, colour, HIGH]
    stack[depth, 4] = stack[depth, 2] & low & ~stack[depth, 6]
    stack[depth, 5] = stack[depth, 3] & high & ~stack[depth, 7]
