"""Level 1 in kernels: anything that the rules allow, one target after the other.

Must agree with B11 (which dice may be rolled again), B13 to B18 (first action) and B19 to B23 (second action).
"""

import numpy as np

from rollwright.games.border.rules import DICE
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import DICE as DICE_WORD
from rollwright.kernels.border.packed import (
    EDGE_HIGH,
    EDGE_LOW,
    HIGH,
    LEFTOVER,
    LOW,
    TABLE,
    Boards,
    Position,
    Whole,
    Words,
)
from rollwright.kernels.border.steps import dice_of_colour
from rollwright.kernels.chance import Generator, below, draw
from rollwright.kernels.compiled import part

_STOPS = np.uint64(7)
"""Before each mark it stops once in eight times."""


@part
def random_reroll(position: Position, generator: Generator) -> np.uint64:
    """Each die by the toss of a coin; none means to stop."""
    dice = position[TABLE, DICE_WORD]
    coins = draw(generator)
    again = NONE
    for colour in range(6):
        for _ in range(dice_of_colour(dice, colour)):
            again += (coins & ONE) << np.uint64(8 * colour)
            coins >>= ONE
    return again


@part
def random_first(boards: Boards, position: Position, seat: Whole, generator: Generator, marks: Words) -> None:
    """Complete any segments that the dice are enough for (B13 to B18)."""
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


@part
def random_second(boards: Boards, position: Position, seat: Whole, generator: Generator, marks: Words) -> None:
    """Cross off any spaces beside a cross with the dice that are left (B19 to B21), or one if none is left (B22)."""
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
