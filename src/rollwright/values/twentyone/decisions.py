"""The choices of Twenty One by the network: the marks of all seats (T12 to T19), and a second roll (T10).

Seats mark at the same time, so each is assumed to choose its best marks against the others' best marks.
"""

import numpy as np

from rollwright.kernels.compiled import kernel_part
from rollwright.kernels.twentyone.packed import (
    ACTIVE,
    ALL_FREE,
    DICE,
    FREE,
    HITS,
    POINTS,
    ROW,
    SEATS,
    TABLE,
    Integer,
    Numbers,
    Position,
    Reals,
    Sheets,
)
from rollwright.kernels.twentyone.steps import BONUS, LAST_ROW, LEFTMOST, fitting
from rollwright.values.twentyone.evaluation import (
    Layers,
    Lookup,
    Memory,
    chance_to_win,
    set_position,
    set_seat,
    set_turn,
)
from rollwright.values.twentyone.features import FAST, OUTLOOK_CHARGES, OUTLOOKS, SLOW, USUAL, state_of

PASSES = 3
"""How often the seats may answer to each other's marks."""
CLEARLY = np.float32(1.0)
"""Points by which marks are clearly worse."""
CROSSED_OFF = 0
NO_SET = -1


@kernel_part
def set_marked(
    lookup: Lookup, position: Position, seat: Integer, boxes: Integer, points: Integer, hits: Integer, memory: Memory
) -> None:
    """Write the first layer of a seat after it has filled these boxes, with points and hits, or crossed one off."""
    row, free = position[seat, ROW], position[seat, FREE]
    free = free & ~boxes if boxes != CROSSED_OFF else free & (free - 1)
    points, hits = position[seat, POINTS] + points, position[seat, HITS] + hits
    if free == 0:
        row, points, hits = row + 1, points + BONUS[hits], 0
        free = ALL_FREE if row <= LAST_ROW else 0
    set_seat(lookup, memory, seat, row, free, hits, points)


@kernel_part
def set_intended(
    lookup: Lookup, sheets: Sheets, position: Position, seat: Integer, boxes: Integer, memory: Memory
) -> None:
    """Write the first layer of a seat after these marks with the dice on the table."""
    points, hits = 0, 0
    row = position[seat, ROW]
    for box in range(6):
        if boxes >> box & 1:
            pips = position[TABLE, DICE + sheets.colours[seat, row, box]]
            points += pips
            hits += pips == sheets.numbers[seat, row, box]
    set_marked(lookup, position, seat, boxes, points, hits, memory)


@kernel_part
def fill_sums(sheets: Sheets, position: Position, seat: Integer, fits: Integer, sums: Numbers) -> None:
    """Write eight times the pips, plus the hits, of each set of boxes that fit."""
    row = position[seat, ROW]
    sums[0] = 0
    boxes: Integer = 0
    while boxes != fits:
        boxes = (boxes - fits) & fits  # the next set of boxes that fit
        box = LEFTMOST[boxes]
        pips = position[TABLE, DICE + sheets.colours[seat, row, box]]
        sums[boxes] = sums[boxes & (boxes - 1)] + 8 * pips + (pips == sheets.numbers[seat, row, box])


@kernel_part
def usual_marks(lookup: Lookup, sheets: Sheets, position: Position, seat: Integer, memory: Memory) -> Integer:
    """Return the marks with the most points by the table of the usual charge."""
    row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
    fits, worth = fitting(sheets, position, seat), lookup.outlooks.tables[OUTLOOK_CHARGES[USUAL]].worth
    fill_sums(sheets, position, seat, fits, memory.sums)
    best: Integer = CROSSED_OFF
    most = worth[row, free & (free - 1), hits]
    boxes = 0
    while boxes != fits:
        boxes = (boxes - fits) & fits
        value = (memory.sums[boxes] >> 3) + worth[row, free & ~boxes, hits + (memory.sums[boxes] & 7)]
        if value > most:
            best, most = boxes, value
    return best


@kernel_part
def judge_marks(lookup: Lookup, position: Position, seat: Integer, fits: Integer, memory: Memory) -> None:
    """Write the points of each set of boxes that fit by every outlook, and if the game ended now."""
    row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
    boxes: Integer = CROSSED_OFF
    while True:
        left = free & ~boxes if boxes != CROSSED_OFF else free & (free - 1)
        points, all_hits = memory.sums[boxes] >> 3, hits + (memory.sums[boxes] & 7)
        for nth in range(OUTLOOKS):
            memory.judged[boxes, nth] = points + lookup.outlooks.worth[state_of(row, left, all_hits), nth]
        memory.judged[boxes, OUTLOOKS] = points + BONUS[all_hits]
        if boxes == fits:
            return
        boxes = (boxes - fits) & fits


@kernel_part
def best_judged(memory: Memory, fits: Integer, by: Integer) -> Integer:
    """Return the set of boxes with the most points by one of these."""
    best: Integer = CROSSED_OFF
    boxes: Integer = CROSSED_OFF
    while boxes != fits:
        boxes = (boxes - fits) & fits
        if memory.judged[boxes, by] > memory.judged[best, by]:
            best = boxes
    return best


@kernel_part
def is_worse(memory: Memory, boxes: Integer, other: Integer, ending: Integer) -> bool:
    """Return whether a set of boxes has clearly fewer points than another one by everything that is judged.

    The set `ending` ends the game, so that its points are not all that counts.
    """
    worse = other != ending
    for nth in range(OUTLOOKS + 1):
        worse &= memory.judged[boxes, nth] + CLEARLY <= memory.judged[other, nth]
    return worse


@kernel_part
def value_marks(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    seat: Integer,
    memory: Memory,
    choices: Numbers,
    values: Reals,
) -> Integer:
    """Write the marks of a seat and its chance to win after each, and return their number; clearly worse ones are left
    out.

    The other seats have marked in the memory, and the next seat is active there.
    """
    seats, free = position[TABLE, SEATS], position[seat, FREE]
    fits = fitting(sheets, position, seat)
    fill_sums(sheets, position, seat, fits, memory.sums)
    judge_marks(lookup, position, seat, fits, memory)
    slow, usual = best_judged(memory, fits, SLOW), best_judged(memory, fits, USUAL)
    fast, now = best_judged(memory, fits, FAST), best_judged(memory, fits, OUTLOOKS)
    ending = free if position[seat, ROW] == LAST_ROW else NO_SET
    count, boxes = 0, CROSSED_OFF
    while True:
        completes = boxes == free or (boxes == CROSSED_OFF and free & (free - 1) == 0)
        worse = is_worse(memory, boxes, usual, ending) or is_worse(memory, boxes, slow, ending)
        worse = worse or is_worse(memory, boxes, fast, ending) or is_worse(memory, boxes, now, ending)
        if completes or not worse:
            set_marked(lookup, position, seat, boxes, memory.sums[boxes] >> 3, memory.sums[boxes] & 7, memory)
            choices[count], values[count] = boxes, chance_to_win(layers, memory, seats, seat)
            count += 1
        if boxes == fits:
            return count
        boxes = (boxes - fits) & fits


@kernel_part
def joint_marks(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    memory: Memory,
    choices: Numbers,
    values: Reals,
    intended: Numbers,
) -> None:
    """Write the marks of all seats, each the best answer to the others' marks as far as a few passes find it.

    Afterwards the memory has the position at the end of the round.
    """
    seats = position[TABLE, SEATS]
    set_turn(layers, memory, seats, (position[TABLE, ACTIVE] + 1) % seats, 0)
    for seat in range(seats):
        intended[seat] = usual_marks(lookup, sheets, position, seat, memory)
        set_intended(lookup, sheets, position, seat, intended[seat], memory)
    settled = 0
    for turn in range(PASSES * seats):
        seat = turn % seats
        count = value_marks(layers, lookup, sheets, position, seat, memory, choices, values)
        best = 0
        for nth in range(1, count):
            if values[nth] > values[best]:
                best = nth
        settled += 1
        if choices[best] != intended[seat]:
            intended[seat] = choices[best]
            settled = 1
        set_intended(lookup, sheets, position, seat, intended[seat], memory)
        if settled == seats:
            return


@kernel_part
def value_second_roll(
    layers: Layers, lookup: Lookup, sheets: Sheets, position: Position, seat: Integer, memory: Memory
) -> float:
    """Return the chance of a seat to win if the active seat rolls again."""
    active, seats = position[TABLE, ACTIVE], position[TABLE, SEATS]
    set_position(layers, lookup, sheets, position, active, 1, memory)
    return chance_to_win(layers, memory, seats, seat)


@kernel_part
def network_rolls_again(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    memory: Memory,
    choices: Numbers,
    values: Reals,
    intended: Numbers,
) -> bool:
    """Return whether the active seat rolls again; writes the marks for the current dice."""
    active, seats = position[TABLE, ACTIVE], position[TABLE, SEATS]
    again = value_second_roll(layers, lookup, sheets, position, active, memory)
    joint_marks(layers, lookup, sheets, position, memory, choices, values, intended)
    return bool(again > chance_to_win(layers, memory, seats, active))
