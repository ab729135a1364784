"""The network of Twenty One in the kernels: the chance of a seat to win after marks, by looking up the first layer.

A seat's part of the first layer depends on one of a few thousand combinations of row, free boxes and hits, so it is
computed once per network and sheet. Must agree with `network.values`, the plain version of the same.
"""

from math import exp
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rollwright.games.twentyone.sheet import ROWS
from rollwright.kernels.compiled import kernel, kernel_part
from rollwright.kernels.twentyone.packed import (
    FREE,
    HITS,
    POINTS,
    ROW,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    Integer,
    Numbers,
    Position,
    Sheets,
)
from rollwright.kernels.twentyone.policies import ones_among_free
from rollwright.kernels.twentyone.steps import BONUS
from rollwright.values.twentyone.features import (
    AMONG_OTHERS,
    NO_ROLL,
    OUTLOOKS,
    OWN,
    STATES,
    TURN_AT,
    Outlooks,
    own_inputs,
    race_inputs,
    state_of,
    turn_inputs,
)

Floats = npt.NDArray[np.float32]

FIRST = 64
"""The width of the first layer."""
SECOND = 32
"""The width of the second layer."""
ZERO = np.float32(0.0)
UNIT = np.float32(10.0)
"""The points that are one unit of the second output."""
PER_POINT = 1e-4
"""The value of a point of the lead in a game that is over, so that a lost game is played for points."""


class Layers(NamedTuple):
    """The weights of the network."""

    own: Floats
    """[input, first]: of the seat's own inputs."""
    others: Floats
    """[input, first]: of the mean of the other seats' own inputs."""
    among: Floats
    """[input, first]: of the inputs of the seat among the others."""
    first_bias: Floats
    second: Floats
    """[first, second]"""
    second_bias: Floats
    outputs: Floats
    """[second, 2]: the logit of winning, and the points still to come."""
    output_bias: Floats


class Lookup(NamedTuple):
    """The first layer of a seat in every state, for a network and the rows of a sheet."""

    own: Floats
    """[state, first]"""
    others: Floats
    """[state, first]"""
    outlooks: Outlooks


class Memory(NamedTuple):
    """The first layer of a position, and working memory for changes of it."""

    own: Floats
    """[seat, first]"""
    others: Floats
    """[seat, first]"""
    turn: Floats
    """[seat, first]: the bias, and what does not change with marks."""
    expected: Floats
    """[seat, outlook]: the points that a seat still expects."""
    points: Floats
    """[seat]: without the bonus of the current row."""
    scores: Floats
    """[seat]: with it."""
    ends: Numbers
    """[seat]: whether it has completed its last row."""
    logits: Floats
    """[seat]"""
    inputs: Floats
    """A seat's own."""
    among: Floats
    """Those of a seat among the others."""
    first: Floats
    second: Floats
    sums: Numbers
    """[set of boxes]: eight times the pips, plus the hits."""
    judged: Floats
    """[set of boxes]: the points by every outlook, and if the game ended now."""


def make_memory() -> Memory:
    """Return empty working memory."""

    def floats(*shape: int) -> Floats:
        return np.zeros(shape, np.float32)

    seats = SEATS_AT_MOST
    return Memory(
        own=floats(seats, FIRST),
        others=floats(seats, FIRST),
        turn=floats(seats, FIRST),
        expected=floats(seats, OUTLOOKS),
        points=floats(seats),
        scores=floats(seats),
        ends=np.zeros(seats, np.int64),
        logits=floats(seats),
        inputs=floats(OWN),
        among=floats(AMONG_OTHERS),
        first=floats(FIRST),
        second=floats(SECOND),
        sums=np.zeros(64, np.int64),
        judged=floats(64, OUTLOOKS + 1),
    )


@kernel_part
def multiply(inputs: Floats, weights: Floats, begin: Integer, end: Integer, sums: Floats) -> None:
    """Add the product of some inputs and their weights to the sums."""
    for nth in range(begin, end):
        given = inputs[nth]
        if given != ZERO:
            row = weights[nth]
            for unit in range(len(sums)):
                sums[unit] += given * row[unit]


@kernel
def fill_lookup(layers: Layers, outlooks: Outlooks, own: Floats, others: Floats) -> None:
    """Write the first layer of every state."""
    inputs, expected = np.zeros(OWN, np.float32), np.zeros(OUTLOOKS, np.float32)
    for row in range(ROWS):
        for free in range(1, 64):
            for hits in range(7):
                state = state_of(row, free, hits)
                own_inputs(outlooks, row, free, hits, NO_ROLL, inputs, expected)
                multiply(inputs, layers.own, 0, OWN, own[state])
                multiply(inputs, layers.others, 0, OWN, others[state])


def lookup_of(layers: Layers, outlooks: Outlooks) -> Lookup:
    """Return the first layer of every state."""
    own, others = np.zeros((STATES, FIRST), np.float32), np.zeros((STATES, FIRST), np.float32)
    fill_lookup(layers, outlooks, own, others)
    return Lookup(own, others, outlooks)


@kernel_part
def set_turn(layers: Layers, memory: Memory, seats: Integer, active: Integer, pending: Integer) -> None:
    """Write the part of the first layer that does not change with marks."""
    for seat in range(seats):
        turn_inputs(seats, seat, active, pending, memory.among)
        for unit in range(FIRST):
            memory.turn[seat, unit] = layers.first_bias[unit]
        multiply(memory.among, layers.among, TURN_AT, AMONG_OTHERS, memory.turn[seat])


@kernel_part
def set_seat(
    lookup: Lookup, memory: Memory, seat: Integer, row: Integer, free: Integer, hits: Integer, points: Integer
) -> None:
    """Write the part of the first layer of one seat before a round; `points` are without the bonus of its row."""
    state = state_of(row, free, hits)
    for unit in range(FIRST):
        memory.own[seat, unit] = lookup.own[state, unit]
        memory.others[seat, unit] = lookup.others[state, unit]
    for nth in range(OUTLOOKS):
        memory.expected[seat, nth] = lookup.outlooks.worth[state, nth]
    memory.points[seat] = np.float32(points)
    memory.scores[seat] = np.float32(points + BONUS[hits])
    memory.ends[seat] = row >= ROWS


@kernel_part
def set_second_roll(
    layers: Layers, lookup: Lookup, sheets: Sheets, position: Position, seat: Integer, memory: Memory
) -> None:
    """Write the part of the first layer of one seat before a second roll."""
    row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
    ones = ones_among_free(sheets, position, seat)
    own_inputs(lookup.outlooks, row, free, hits, ones, memory.inputs, memory.expected[seat])
    for unit in range(FIRST):
        memory.own[seat, unit] = ZERO
        memory.others[seat, unit] = ZERO
    multiply(memory.inputs, layers.own, 0, OWN, memory.own[seat])
    multiply(memory.inputs, layers.others, 0, OWN, memory.others[seat])
    memory.points[seat] = np.float32(position[seat, POINTS])
    memory.scores[seat] = np.float32(position[seat, POINTS] + BONUS[hits])
    memory.ends[seat] = 0


@kernel_part
def set_position(
    layers: Layers,
    lookup: Lookup,
    sheets: Sheets,
    position: Position,
    active: Integer,
    pending: Integer,
    memory: Memory,
) -> None:
    """Write the first layer of a position before a round of the active seat, or before a second roll."""
    seats = position[TABLE, SEATS]
    set_turn(layers, memory, seats, active, pending)
    for seat in range(seats):
        if pending:
            set_second_roll(layers, lookup, sheets, position, seat, memory)
        else:
            row, free, hits = position[seat, ROW], position[seat, FREE], position[seat, HITS]
            set_seat(lookup, memory, seat, row, free, hits, position[seat, POINTS])


@kernel_part
def evaluate_seat(layers: Layers, memory: Memory, seats: Integer, seat: Integer) -> None:
    """Write the second layer of a seat."""
    share = np.float32(1.0) / np.float32(seats - 1)
    first, second = memory.first, memory.second
    race_inputs(seats, seat, memory.points, memory.scores, memory.expected, memory.among)
    for unit in range(FIRST):
        first[unit] = memory.turn[seat, unit] + memory.own[seat, unit]
    for other in range(seats):
        if other != seat:
            for unit in range(FIRST):
                first[unit] += share * memory.others[other, unit]
    multiply(memory.among, layers.among, 0, TURN_AT, first)
    for unit in range(SECOND):
        second[unit] = layers.second_bias[unit]
    for nth in range(0, FIRST, 4):
        one, two = max(first[nth], ZERO), max(first[nth + 1], ZERO)
        three, four = max(first[nth + 2], ZERO), max(first[nth + 3], ZERO)
        row_one, row_two = layers.second[nth], layers.second[nth + 1]
        row_three, row_four = layers.second[nth + 2], layers.second[nth + 3]
        for unit in range(SECOND):
            second[unit] += one * row_one[unit] + two * row_two[unit] + three * row_three[unit] + four * row_four[unit]


@kernel_part
def output(layers: Layers, memory: Memory, which: Integer) -> np.float32:
    """Return an output of the seat that was evaluated last: the logit of winning (0), or the points to come (1)."""
    total: np.float32 = layers.output_bias[which]
    for unit in range(SECOND):
        total += max(memory.second[unit], ZERO) * layers.outputs[unit, which]
    return total


@kernel_part
def chance_to_win(layers: Layers, memory: Memory, seats: Integer, seat: Integer) -> float:
    """Return the chance of a seat to win, its share if the game is over, and then a little for its lead."""
    for other in range(seats):
        if memory.ends[other]:
            lead = memory.scores[seat] - best_of_others(memory, seats, seat)
            return final_share(memory, seats, seat) + PER_POINT * lead
    for other in range(seats):
        evaluate_seat(layers, memory, seats, other)
        memory.logits[other] = output(layers, memory, 0)
    return softmax(memory, seats, seat)


@kernel_part
def softmax(memory: Memory, seats: Integer, seat: Integer) -> float:
    """Return the chance of a seat by the logits."""
    total = 0.0
    for other in range(seats):
        total += exp(memory.logits[other] - memory.logits[seat])
    return 1.0 / total


@kernel_part
def best_of_others(memory: Memory, seats: Integer, seat: Integer) -> np.float32:
    """Return the highest score of the other seats."""
    best = np.float32(-1e6)
    for other in range(seats):
        if other != seat:
            best = max(best, memory.scores[other])
    return best


@kernel_part
def final_share(memory: Memory, seats: Integer, seat: Integer) -> float:
    """Return the share of a seat in the win (T24)."""
    if best_of_others(memory, seats, seat) > memory.scores[seat]:
        return 0.0
    winners = 0
    for other in range(seats):
        winners += memory.scores[other] == memory.scores[seat]
    return 1.0 / winners
