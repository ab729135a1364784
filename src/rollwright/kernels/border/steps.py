"""The steps of The Border on packed positions. They do not check moves: policies make only legal ones.

Must agree with `games.border.rules` and `games.border.scoring`: B8 to B12 (roll), B13 to B18 (first action), B19 to B24
(second action), B25 to B28 (scoring), B29 to B32 (end).
"""

import numpy as np

from rollwright.games.border.rules import AREAS_TO_END, DICE, IDLE_ROUNDS_TO_END
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import (
    ACTIVE,
    AREAS,
    COMPLETE,
    EDGE_HIGH,
    EDGE_LOW,
    FIRST_ACTION,
    FIRSTS,
    HIGH,
    IDLE,
    LEFTOVER,
    LOW,
    NOTHING_CROSSED_OFF,
    PHASE,
    REASON,
    ROLL,
    ROLLS,
    ROUND,
    SEATS,
    SEATS_AT_MOST,
    SECOND_ACTION,
    SIXTH_AREA,
    TABLE,
    TAKEN,
    WORDS,
    Bitsets,
    Boards,
    Integer,
    Position,
)
from rollwright.kernels.border.packed import DICE as DICE_WORD
from rollwright.kernels.chance import seed_of
from rollwright.kernels.compiled import kernel_part

_LOWER_HALF = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_FACES = np.uint64(6)
_EIGHT = np.uint64(8)
_COUNT = np.uint64(255)
_ALL_COUNTS = np.uint64(0x0101010101010101)


@kernel_part
def copy(position: Position, to: Position) -> None:
    """Copy a position."""
    for row in range(SEATS_AT_MOST + 1):
        for word in range(WORDS):
            to[row, word] = position[row, word]


# The roll (B10 to B12)


@kernel_part
def dice_in(dice: np.uint64) -> Integer:
    """Return the number of dice."""
    return np.int64(dice * _ALL_COUNTS >> np.uint64(56))


@kernel_part
def dice_of_colour(dice: np.uint64, colour: Integer) -> Integer:
    """Return the number of dice that show this colour."""
    return np.int64(dice >> np.uint64(8 * colour) & _COUNT)


@kernel_part
def fits(used: np.uint64, dice: np.uint64) -> bool:
    """Return whether no colour is used more often than the dice show it (B13)."""
    for colour in range(6):  # noqa: SIM110  numba does not support generators
        if used >> np.uint64(8 * colour) & _COUNT > dice >> np.uint64(8 * colour) & _COUNT:
            return False
    return True


@kernel_part
def falls(seed: np.uint64, round_number: np.uint64, rolls: np.uint64, count: Integer) -> np.uint64:
    """Return the dice of a roll in a game with this seed, by round and roll, independently of earlier choices."""
    word = seed_of(seed, round_number * np.uint64(4) + rolls) >> _HALF
    fell = NONE
    for _ in range(count):
        word = (word & _LOWER_HALF) * _FACES
        fell += ONE << (word >> _HALF) * _EIGHT
    return fell


@kernel_part
def roll(position: Position, fell: np.uint64) -> None:
    """Add the rolled dice: all five first (B10), then the chosen ones (B11)."""
    dice = position[TABLE, DICE_WORD] + fell
    position[TABLE, DICE_WORD] = dice
    position[TABLE, LEFTOVER] = dice
    position[TABLE, ROLLS] += ONE
    position[TABLE, PHASE] = FIRST_ACTION


@kernel_part
def throw(position: Position, seed: np.uint64) -> None:
    """Roll the dice that are due, by the seed of the game."""
    due = DICE - dice_in(position[TABLE, DICE_WORD])
    roll(position, falls(seed, position[TABLE, ROUND], position[TABLE, ROLLS], due))


@kernel_part
def reroll(position: Position, dice: np.uint64) -> None:
    """Take up the chosen dice; the others stay on the table (B11)."""
    position[TABLE, DICE_WORD] -= dice
    position[TABLE, LEFTOVER] = NONE
    position[TABLE, PHASE] = ROLL


# Crossing off and scoring (B25 to B28)


@kernel_part
def cross_off(boards: Boards, position: Position, seat: Integer, low: np.uint64, high: np.uint64) -> None:
    """Cross these spaces off. A completed area scores its value before the action (B28)."""
    crossed_low = position[seat, LOW] | low
    crossed_high = position[seat, HIGH] | high
    edge_low = position[seat, EDGE_LOW]
    edge_high = position[seat, EDGE_HIGH]
    ahead = low
    while ahead != NONE:
        space = lowest(ahead)
        edge_low |= boards.neighbours[space, LOW]
        edge_high |= boards.neighbours[space, HIGH]
        ahead = without_lowest(ahead)
    ahead = high
    while ahead != NONE:
        space = lowest(ahead) + np.uint64(64)
        edge_low |= boards.neighbours[space, LOW]
        edge_high |= boards.neighbours[space, HIGH]
        ahead = without_lowest(ahead)
    position[seat, LOW] = crossed_low
    position[seat, HIGH] = crossed_high
    position[seat, EDGE_LOW] = edge_low & ~crossed_low
    position[seat, EDGE_HIGH] = edge_high & ~crossed_high
    complete = NONE
    for area in range(AREAS):
        if (boards.areas[area, LOW] & ~crossed_low) | (boards.areas[area, HIGH] & ~crossed_high) == NONE:
            complete |= ONE << np.uint64(area)
    new = complete & ~position[seat, COMPLETE]
    if new != NONE:
        position[seat, COMPLETE] = complete
        for area in range(AREAS):
            bit = ONE << np.uint64(area)
            first = position[TABLE, TAKEN] & bit == NONE or boards.worth[area, 0] == boards.worth[area, 1]
            if new & bit != NONE and first:
                position[seat, FIRSTS] |= bit


@kernel_part
def take(position: Position) -> None:
    """Lower the value of the areas that any seat has completed, after an action (B26, B27)."""
    taken = NONE
    for seat in range(np.int64(position[TABLE, SEATS])):
        taken |= position[seat, COMPLETE]
    position[TABLE, TAKEN] = taken


@kernel_part
def dice_for(boards: Boards, seat: Integer, low: np.uint64, high: np.uint64) -> np.uint64:
    """Return the dice that are needed to cross off these spaces (B13)."""
    dice = NONE
    for colour in range(6):
        of_colour = size(low & boards.colours[seat, colour, LOW]) + size(high & boards.colours[seat, colour, HIGH])
        dice += of_colour << np.uint64(8 * colour)
    return dice


# The two actions


@kernel_part
def first_action(boards: Boards, position: Position, low: np.uint64, high: np.uint64) -> None:
    """Cross off for the active player; the unused dice are left for the others (B13, B19, B23)."""
    if low | high != NONE:
        active = np.int64(position[TABLE, ACTIVE])
        position[TABLE, LEFTOVER] = position[TABLE, DICE_WORD] - dice_for(boards, active, low, high)
        cross_off(boards, position, active, low, high)
        take(position)
    position[TABLE, PHASE] = SECOND_ACTION


@kernel_part
def second_action(boards: Boards, position: Position, marks: Bitsets) -> None:
    """Cross off for all the others together, `marks` has two words per seat (B24), and end the round."""
    active = np.int64(position[TABLE, ACTIVE])
    crossed_off = position[TABLE, LEFTOVER] != position[TABLE, DICE_WORD]
    for seat in range(np.int64(position[TABLE, SEATS])):
        if seat != active and marks[seat, LOW] | marks[seat, HIGH] != NONE:
            cross_off(boards, position, seat, marks[seat, LOW], marks[seat, HIGH])
            crossed_off = True
    take(position)
    end_of_round(position, crossed_off)


@kernel_part
def end_of_round(position: Position, crossed_off: bool) -> None:
    """End the game after a sixth area (B29) or ten idle rounds (B32); otherwise begin the next round (B8)."""
    seats = np.int64(position[TABLE, SEATS])
    position[TABLE, IDLE] = NONE if crossed_off else position[TABLE, IDLE] + ONE
    for seat in range(seats):
        if size(position[seat, COMPLETE]) >= np.uint64(AREAS_TO_END):
            position[TABLE, REASON] = SIXTH_AREA
            return
    if position[TABLE, IDLE] == np.uint64(IDLE_ROUNDS_TO_END):
        position[TABLE, REASON] = NOTHING_CROSSED_OFF
        return
    position[TABLE, PHASE] = ROLL
    position[TABLE, ROUND] += ONE
    position[TABLE, ACTIVE] = (np.int64(position[TABLE, ACTIVE]) + 1) % seats
    position[TABLE, ROLLS] = NONE
    position[TABLE, DICE_WORD] = NONE
    position[TABLE, LEFTOVER] = NONE


# The end (B30, B31)


@kernel_part
def points(boards: Boards, position: Position, seat: Integer) -> Integer:
    """Return the points of all complete areas (B30)."""
    scored = 0
    for area in range(AREAS):
        if position[seat, COMPLETE] >> np.uint64(area) & ONE != NONE:
            scored += boards.worth[area, 0 if position[seat, FIRSTS] >> np.uint64(area) & ONE != NONE else 1]
    return scored


@kernel_part
def most_valuable(boards: Boards, position: Position, seat: Integer) -> Integer:
    """Return the highest value that was scored for a single area (B31)."""
    best = 0
    for area in range(AREAS):
        if position[seat, COMPLETE] >> np.uint64(area) & ONE != NONE:
            best = max(best, boards.worth[area, 0 if position[seat, FIRSTS] >> np.uint64(area) & ONE != NONE else 1])
    return best


@kernel_part
def winners(boards: Boards, position: Position) -> np.uint64:
    """Return the winners, one bit per seat: most points, then the most valuable area, then shared (B31)."""
    most, best, won = np.int64(-1), np.int64(-1), NONE
    for seat in range(np.int64(position[TABLE, SEATS])):
        scored, single = np.int64(points(boards, position, seat)), np.int64(most_valuable(boards, position, seat))
        if scored > most or (scored == most and single > best):
            most, best, won = scored, single, NONE
        if scored == most and single == best:
            won |= ONE << np.uint64(seat)
    return won
