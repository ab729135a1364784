"""The network of The Border in the kernels: values of positions, and of marks, by changes of the first layer only.

The first layer is shared by all seats. Its sums change by a few rows when a seat crosses something off, so that the
value of a mark takes about a microsecond. Must agree with `network.Network.values`, the plain version of the same.
"""

from math import exp
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from rollwright.games.border.rules import AREAS_TO_END
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import (
    AREAS,
    COMPLETE,
    EDGE_HIGH,
    EDGE_LOW,
    HIGH,
    LOW,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    TAKEN,
    WORDS,
    Boards,
    Integer,
    Position,
)
from rollwright.kernels.border.steps import copy, cross_off, most_valuable, points, take
from rollwright.kernels.compiled import kernel_part
from rollwright.values.border.features import (
    AREA,
    COMPLETED,
    EDGE,
    MOST_ACTIVE,
    active_inputs,
    border_input,
    edge_colours,
    open_input,
)

Floats = npt.NDArray[np.float32]

FIRST = 128
"""The width of the first layer."""
SECOND = 32
"""The width of the second layer."""
WINNING, POINTS_OUTPUT = np.int64(0), np.int64(1)
"""The outputs of the network."""
OVER = np.float32(12.0)
"""The logit of a decided game."""
PER_POINT = np.float32(0.02)
"""The value of a point in a decided game, so that a lost game is played for points."""


class Layers(NamedTuple):
    """The weights of the network."""

    inputs: Floats
    """[input, first]"""
    first_bias: Floats
    mix: Floats
    """[first, 2 * second]: the weights for the seat's own sums, then those for the mean of the others' sums."""
    second_bias: Floats
    outputs: Floats
    """[second, 2]: the logit of winning, and the points."""
    output_bias: Floats


class Memory(Protocol):
    """The layers of a position, and working memory for changes of it."""

    sums: Floats
    """[seat, first]: the sums of the first layer."""
    mixed: Floats
    """[seat, 2 * second]: what a seat adds to its own second layer, and to those of the others."""
    before: Floats
    """[seat, second]: the sums of the second layer."""
    trial: Floats
    """[first]: the sums of one seat after a change."""
    trial_mixed: Floats
    """[2 * second]"""
    found: npt.NDArray[np.int32]
    position: Position
    active: Integer
    """The seat that is active next."""
    idle: Integer
    """The rounds without a cross, at the end of this round."""
    ending: Integer
    """Whether a seat has completed its sixth area."""


Memories: TypeAlias = Any
"""An array of two of them; numpy has no type for an array of records."""

FIELDS = [
    ("sums", np.float32, (SEATS_AT_MOST, FIRST)),
    ("mixed", np.float32, (SEATS_AT_MOST, 2 * SECOND)),
    ("before", np.float32, (SEATS_AT_MOST, SECOND)),
    ("trial", np.float32, (FIRST,)),
    ("trial_mixed", np.float32, (2 * SECOND,)),
    ("found", np.int32, (MOST_ACTIVE,)),
    ("position", np.uint64, (SEATS_AT_MOST + 1, WORDS)),
    ("active", np.int64),
    ("idle", np.int64),
    ("ending", np.int64),
]
MEMORY = np.dtype(FIELDS, align=True)


@kernel_part
def add(layers: Layers, number: Integer, sums: Floats) -> None:
    """Switch an input on."""
    row = layers.inputs[number]
    for unit in range(FIRST):
        sums[unit] += row[unit]


@kernel_part
def subtract(layers: Layers, number: Integer, sums: Floats) -> None:
    """Switch an input off."""
    row = layers.inputs[number]
    for unit in range(FIRST):
        sums[unit] -= row[unit]


@kernel_part
def exchange(layers: Layers, off: Integer, on: Integer, sums: Floats) -> None:
    """Switch one input off and another one on."""
    old, new = layers.inputs[off], layers.inputs[on]
    for unit in range(FIRST):
        sums[unit] += new[unit] - old[unit]


@kernel_part
def mix(layers: Layers, share: np.float32, sums: Floats, mixed: Floats) -> None:
    """Write what the sums of a seat add to the second layers; the others divide it by their number."""
    zero = np.float32(0.0)
    for unit in range(2 * SECOND):
        mixed[unit] = zero
    for first in range(0, FIRST, 4):
        one, two = max(sums[first], zero), max(sums[first + 1], zero)
        three, four = max(sums[first + 2], zero), max(sums[first + 3], zero)
        row_one, row_two = layers.mix[first], layers.mix[first + 1]
        row_three, row_four = layers.mix[first + 2], layers.mix[first + 3]
        for unit in range(2 * SECOND):
            mixed[unit] += one * row_one[unit] + two * row_two[unit] + three * row_three[unit] + four * row_four[unit]
    for unit in range(SECOND, 2 * SECOND):
        mixed[unit] *= share


@kernel_part
def share_of_one(seats: Integer) -> np.float32:
    """Return the share of one of the other seats."""
    return np.float32(1.0) / np.float32(seats - 1 if seats > 1 else 1)


@kernel_part
def prepare(layers: Layers, boards: Boards, position: Position, active: Integer, idle: Integer, memory: Memory) -> None:
    """Write the layers of a position as if its round were over and this seat were active next."""
    seats = np.int64(position[TABLE, SEATS])
    share = share_of_one(seats)
    memory.active, memory.idle, memory.ending = active, idle, 0
    for seat in range(seats):
        sums = memory.sums[seat]
        for unit in range(FIRST):
            sums[unit] = layers.first_bias[unit]
        count = active_inputs(boards, position, seat, active, idle, memory.found)
        for nth in range(count):
            add(layers, np.int64(memory.found[nth]), sums)
        mix(layers, share, sums, memory.mixed[seat])
        if size(position[seat, COMPLETE]) >= np.uint64(AREAS_TO_END):
            memory.ending = 1
    for seat in range(seats):
        for unit in range(SECOND):
            total = layers.second_bias[unit] + memory.mixed[seat, unit]
            for other in range(seats):
                if other != seat:
                    total += memory.mixed[other, SECOND + unit]
            memory.before[seat, unit] = total


@kernel_part
def output(layers: Layers, memory: Memory, seat: Integer, which: np.int64) -> np.float32:
    """Return an output of a seat: the logit of winning, or the points."""
    total: np.float32 = layers.output_bias[which]
    for unit in range(SECOND):
        total += max(memory.before[seat, unit], np.float32(0.0)) * layers.outputs[unit, which]
    return total


@kernel_part
def trial_output(layers: Layers, memory: Memory, changed: Integer, seat: Integer) -> np.float32:
    """Return the logit of a seat if the sums of the `changed` seat were those of the trial."""
    total: np.float32 = layers.output_bias[0]
    shift = 0 if seat == changed else SECOND
    for unit in range(SECOND):
        value = memory.before[seat, unit] + memory.trial_mixed[shift + unit] - memory.mixed[changed, shift + unit]
        total += max(value, np.float32(0.0)) * layers.outputs[unit, 0]
    return total


@kernel_part
def trial_value(layers: Layers, seats: Integer, changed: Integer, seat: Integer, memory: Memory) -> np.float32:
    """Return the log odds of a seat to win after the trial of the `changed` seat."""
    mix(layers, share_of_one(seats), memory.trial[:], memory.trial_mixed[:])
    own = trial_output(layers, memory, changed, seat)
    if seats == 2:
        return own - trial_output(layers, memory, changed, 1 - seat)
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += exp(np.float64(trial_output(layers, memory, changed, other)) - np.float64(own))
    return np.float32(-np.log(others))


@kernel_part
def value(layers: Layers, seats: Integer, seat: Integer, memory: Memory) -> np.float32:
    """Return the log odds of a seat to win."""
    own = output(layers, memory, seat, WINNING)
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += exp(np.float64(output(layers, memory, other, WINNING)) - np.float64(own))
    return np.float32(-np.log(others))


# Changes by crosses


@kernel_part
def cross_spaces(
    layers: Layers, boards: Boards, position: Position, seat: Integer, low: np.uint64, high: np.uint64, sums: Floats
) -> None:
    """Change the inputs of the open spaces in every segment that contains new crosses."""
    ahead_low, ahead_high = low, high
    while ahead_low | ahead_high != NONE:
        space = lowest(ahead_low) if ahead_low != NONE else lowest(ahead_high) + np.uint64(64)
        segment = boards.segment_at[seat, space]
        segment_low, segment_high = boards.segments[seat, segment, LOW], boards.segments[seat, segment, HIGH]
        open_low, open_high = segment_low & ~position[seat, LOW], segment_high & ~position[seat, HIGH]
        before = np.int64(size(open_low) + size(open_high))
        after = before - np.int64(size(open_low & low) + size(open_high & high))
        while open_low | open_high != NONE:
            if open_low != NONE:
                one = np.int64(lowest(open_low))
                crossed = low >> np.uint64(one) & ONE
                open_low = without_lowest(open_low)
            else:
                one = np.int64(lowest(open_high)) + 64
                crossed = high >> np.uint64(one - 64) & ONE
                open_high = without_lowest(open_high)
            if crossed != NONE:
                subtract(layers, open_input(one, before), sums)
            else:
                exchange(layers, open_input(one, before), open_input(one, after), sums)
        ahead_low &= ~segment_low
        ahead_high &= ~segment_high


@kernel_part
def cross_borders(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Integer,
    new_low: np.uint64,
    new_high: np.uint64,
    sums: Floats,
) -> np.uint64:
    """Change the inputs of the areas after new crosses; return the areas that they complete."""
    complete = NONE
    for area in range(AREAS):
        here = size(boards.areas[area, LOW] & new_low) + size(boards.areas[area, HIGH] & new_high)
        if here == NONE:
            continue
        still_open = np.int64(
            size(boards.areas[area, LOW] & ~position[seat, LOW])
            + size(boards.areas[area, HIGH] & ~position[seat, HIGH])
        )
        left = still_open - np.int64(here)
        if left > 0:
            exchange(layers, border_input(area, still_open), border_input(area, left), sums)
        else:
            bit = ONE << np.uint64(area)
            taken = position[TABLE, TAKEN] & bit != NONE
            subtract(layers, border_input(area, still_open), sums)
            exchange(layers, AREA + area * 4 + (1 if taken else 0), AREA + area * 4 + (3 if taken else 2), sums)
            complete |= bit
    if complete != NONE:
        count = np.int64(size(position[seat, COMPLETE]))
        exchange(layers, COMPLETED + count, COMPLETED + count + np.int64(size(complete)), sums)
    return complete


@kernel_part
def cross_edge(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Integer,
    new_low: np.uint64,
    new_high: np.uint64,
    sums: Floats,
) -> None:
    """Change the input of the colours on the edge after new crosses."""
    before = edge_colours(boards, seat, position[seat, EDGE_LOW], position[seat, EDGE_HIGH])
    edge_low, edge_high = position[seat, EDGE_LOW], position[seat, EDGE_HIGH]
    low, high = new_low, new_high
    while low != NONE:
        space = lowest(low)
        edge_low |= boards.neighbours[space, LOW]
        edge_high |= boards.neighbours[space, HIGH]
        low = without_lowest(low)
    while high != NONE:
        space = lowest(high) + np.uint64(64)
        edge_low |= boards.neighbours[space, LOW]
        edge_high |= boards.neighbours[space, HIGH]
        high = without_lowest(high)
    edge_low &= ~(position[seat, LOW] | new_low)
    edge_high &= ~(position[seat, HIGH] | new_high)
    after = edge_colours(boards, seat, edge_low, edge_high)
    if after != before:
        exchange(layers, EDGE + before, EDGE + after, sums)


@kernel_part
def mark_value(
    layers: Layers,
    boards: Boards,
    position: Position,
    seat: Integer,
    viewer: Integer,
    low: np.uint64,
    high: np.uint64,
    memories: Memories,
) -> np.float32:
    """Return the log odds of the `viewer` to win if a seat crosses these spaces off, at the end of this round.

    The first of the `memories` has the layers of the position; the second one is overwritten.
    """
    memory = memories[0]
    for unit in range(FIRST):
        memory.trial[unit] = memory.sums[seat, unit]
    cross_spaces(layers, boards, position, seat, low, high, memory.trial)
    complete = cross_borders(layers, boards, position, seat, low, high, memory.trial)
    seats = np.int64(position[TABLE, SEATS])
    over = size(position[seat, COMPLETE] | complete) >= np.uint64(AREAS_TO_END) or memory.ending != 0
    if over or complete & ~position[TABLE, TAKEN] != NONE:  # it changes the values of the other seats
        spare = memories[1]
        after = spare.position[:]  # the type of all other positions
        copy(position, after)
        cross_off(boards, after, seat, low, high)
        take(after)
        if over:
            return decided(lead(boards, after, viewer))
        prepare(layers, boards, after, memory.active, memory.idle, spare)
        return value(layers, seats, viewer, spare)
    cross_edge(layers, boards, position, seat, low, high, memory.trial)
    return trial_value(layers, seats, seat, viewer, memory)


# Decided games


@kernel_part
def lead(boards: Boards, position: Position, seat: Integer) -> Integer:
    """Return four times the lead of a seat in points, and one more or less for the tie-break (B31)."""
    own = np.int64(points(boards, position, seat))
    best = np.int64(most_valuable(boards, position, seat))
    least = np.int64(1 << 20)
    for other in range(np.int64(position[TABLE, SEATS])):
        if other != seat:
            ahead = 4 * (own - np.int64(points(boards, position, other)))
            rival = np.int64(most_valuable(boards, position, other))
            if best > rival:
                ahead += 1
            elif best < rival:
                ahead -= 1
            least = min(least, ahead)
    return least


@kernel_part
def decided(ahead: Integer) -> np.float32:
    """Return the log odds of a game that ends with this lead."""
    sign = np.float32(0.0)
    if ahead > 0:
        sign = np.float32(1.0)
    elif ahead < 0:
        sign = np.float32(-1.0)
    return sign * OVER + PER_POINT * np.float32(ahead)
