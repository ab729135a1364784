"""The evaluation of a position: how far every seat has come, and how much dice are worth to the active one."""

from math import exp
from typing import Protocol

import numpy as np

from rollwright.games.border.rules import DICE
from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import (
    ACTIVE,
    AREAS,
    COMPLETE,
    EDGE_LOW,
    HIGH,
    LOW,
    MOST_SEGMENTS,
    REASON,
    ROUND,
    SEATS,
    SEATS_AT_MOST,
    TABLE,
    TAKEN,
    Bitsets,
    Boards,
    Integer,
    Numbers,
    Position,
    Reals,
)
from rollwright.kernels.border.steps import points, winners
from rollwright.kernels.border.weights import EvaluationTables, TablesOfSeats
from rollwright.kernels.compiled import kernel_part

WIN = 10.0
"""Points that winning is worth in addition."""


class Scratch(Protocol):
    """Working memory of the evaluation in one round, with one set of weights: those of the seat that chooses."""

    round: Integer
    tables: Integer
    """The number of the tables in use."""
    foremost: Integer
    """The number of complete areas of the seat that has most."""
    efforts: Numbers
    """[seat, area]: the effort to complete it."""
    area_values: Reals
    """[seat, area]: the points for completing it."""
    losses: Reals
    """[colour, dice]: the gain of the others by this many leftover dice."""
    worth: Reals
    """[colour, dice]: the value of this many dice to the active seat when rolling ends."""
    expected: Reals
    """[colour, kept]: the expected value before the other dice are rolled."""
    choices: Bitsets
    """[choice]: two words of spaces, the dice that they need, and the segment."""
    chosen: Bitsets
    """[depth]: the same for all choices so far."""
    saved: Numbers
    """[depth, area]: the effort that they save."""
    ahead: Numbers
    """[depth]: the next choice to try."""


SCRATCH = np.dtype(
    [
        ("round", np.int64),
        ("tables", np.int64),
        ("foremost", np.int64),
        ("efforts", np.int64, (SEATS_AT_MOST, AREAS)),
        ("area_values", np.float64, (SEATS_AT_MOST, AREAS)),
        ("losses", np.float64, (6, DICE + 1)),
        ("worth", np.float64, (6, DICE + 1)),
        ("expected", np.float64, (6, DICE + 1)),
        ("choices", np.uint64, (MOST_SEGMENTS, 4)),
        ("chosen", np.uint64, (DICE + 1, 3)),
        ("saved", np.int64, (DICE + 1, AREAS)),
        ("ahead", np.int64, (DICE + 1,)),
    ],
    align=True,
)

NEVER = -1e9


# How far every seat has come


@kernel_part
def measure(boards: Boards, position: Position, seat: Integer, tables: EvaluationTables, efforts: Numbers) -> None:
    """Write the effort that each area still takes to `efforts[seat]`."""
    for area in range(AREAS):
        efforts[seat, area] = 0
    for segment in range(boards.starts[seat, 6]):
        low = boards.segments[seat, segment, LOW] & ~position[seat, LOW]
        high = boards.segments[seat, segment, HIGH] & ~position[seat, HIGH]
        still_open = size(low) + size(high)
        if still_open == NONE:
            continue
        each = tables.efforts[still_open]
        for nth in range(AREAS):
            area = boards.touched[seat, segment, nth]
            if area < 0:
                break
            here = size(low & boards.areas[area, LOW]) + size(high & boards.areas[area, HIGH])
            efforts[seat, area] += each * np.int64(here)


@kernel_part
def measure_all(boards: Boards, position: Position, tables: EvaluationTables, scratch: Scratch) -> None:
    """Write the efforts of every seat, and the number of complete areas of the leading one."""
    most = NONE
    for seat in range(np.int64(position[TABLE, SEATS])):
        measure(boards, position, seat, tables, scratch.efforts)
        most = max(most, size(position[seat, COMPLETE]))
    scratch.foremost = np.int64(most)


@kernel_part
def value_areas(boards: Boards, position: Position, seat: Integer, tables: EvaluationTables, scratch: Scratch) -> None:
    """Write the points for completing each area, weighted with the chance of the seat to be first in it (B26)."""
    for area in range(AREAS):
        bit = ONE << np.uint64(area)
        value = 0.0
        if position[seat, COMPLETE] & bit == NONE:
            value = tables.race + boards.worth[area, 1]
            if position[TABLE, TAKEN] & bit == NONE:
                nearest = 1 << 30
                for other in range(np.int64(position[TABLE, SEATS])):
                    if other != seat:
                        nearest = min(nearest, scratch.efforts[other, area])
                behind = (scratch.efforts[seat, area] - nearest) / tables.contest
                value += (boards.worth[area, 0] - boards.worth[area, 1]) / (1.0 + exp(min(behind, 30.0)))
        scratch.area_values[seat, area] = value


@kernel_part
def gain_in_area(seat: Integer, area: Integer, saved: Integer, tables: EvaluationTables, scratch: Scratch) -> float:
    """Return the gain of a seat if this much of the effort for an area is saved."""
    effort, nearness = scratch.efforts[seat, area], tables.nearness[scratch.foremost]
    gain: float = scratch.area_values[seat, area] * (nearness[effort - saved] - nearness[effort])
    return gain


@kernel_part
def segment_gain(
    boards: Boards,
    seat: Integer,
    segment: Integer,
    low: np.uint64,
    high: np.uint64,
    tables: EvaluationTables,
    scratch: Scratch,
) -> float:
    """Return the gain of completing a segment of which these spaces are open."""
    each = tables.efforts[size(low) + size(high)]
    gain = 0.0
    for nth in range(AREAS):
        area = boards.touched[seat, segment, nth]
        if area < 0:
            break
        here = np.int64(size(low & boards.areas[area, LOW]) + size(high & boards.areas[area, HIGH]))
        gain += gain_in_area(seat, area, each * here, tables, scratch)
    return gain


@kernel_part
def effort_saved(
    boards: Boards, area: Integer, space: Integer, low: np.uint64, high: np.uint64, tables: EvaluationTables
) -> Integer:
    """Return the effort for an area that one space saves; `low` and `high` are the open spaces of its segment."""
    still_open = size(low) + size(high)
    here = np.int64(size(low & boards.areas[area, LOW]) + size(high & boards.areas[area, HIGH]))
    own = np.int64((boards.areas[area, space >> 6] & (ONE << np.uint64(space & 63))) != NONE)
    return tables.efforts[still_open] * here - tables.efforts[still_open - ONE] * (here - own)


@kernel_part
def space_gain(
    boards: Boards,
    seat: Integer,
    space: Integer,
    low: np.uint64,
    high: np.uint64,
    tables: EvaluationTables,
    scratch: Scratch,
) -> float:
    """Return the gain of crossing off one space; `low` and `high` are all open spaces of the board."""
    segment = boards.segment_at[seat, space]
    low &= boards.segments[seat, segment, LOW]
    high &= boards.segments[seat, segment, HIGH]
    gain = 0.0
    for nth in range(AREAS):
        area = boards.touched[seat, segment, nth]
        if area < 0:
            break
        saved = effort_saved(boards, area, space, low, high, tables)
        if saved != 0:
            gain += gain_in_area(seat, area, saved, tables, scratch)
    return gain


# The value of dice


@kernel_part
def add_losses(
    boards: Boards, position: Position, seat: Integer, tables: EvaluationTables, share: float, scratch: Scratch
) -> None:
    """Add the gain of a seat that is not active by leftover dice: the best spaces that it reaches."""
    low, high = ~position[seat, LOW], ~position[seat, HIGH]
    for colour in range(6):
        one = two = three = 0.0
        for word in range(2):
            ahead = position[seat, EDGE_LOW + word] & boards.colours[seat, colour, word]
            while ahead != NONE:
                gain = space_gain(boards, seat, np.int64(lowest(ahead)) + 64 * word, low, high, tables, scratch)
                ahead = without_lowest(ahead)
                if gain > one:
                    one, two, three = gain, one, two
                elif gain > two:
                    two, three = gain, two
                elif gain > three:
                    three = gain
        scratch.losses[colour, 1] += share * one
        scratch.losses[colour, 2] += share * (one + two)
        for dice in range(3, DICE + 1):
            scratch.losses[colour, dice] += share * (one + two + three)


@kernel_part
def value_dice(boards: Boards, position: Position, seat: Integer, tables: EvaluationTables, scratch: Scratch) -> None:
    """Write the value of 0 to 5 dice of each colour when rolling ends: the best segments, less the leftover dice."""
    for colour in range(6):
        best = scratch.expected  # its first row is unused until dice are rolled again
        best[0, 0] = 0.0
        for used in range(1, DICE + 1):
            best[0, used] = NEVER
        for segment in range(boards.starts[seat, colour], boards.starts[seat, colour + 1]):
            low = boards.segments[seat, segment, LOW] & ~position[seat, LOW]
            high = boards.segments[seat, segment, HIGH] & ~position[seat, HIGH]
            needed = np.int64(size(low) + size(high))
            if 0 < needed <= DICE:
                gain = segment_gain(boards, seat, segment, low, high, tables, scratch)
                for used in range(DICE, needed - 1, -1):
                    best[0, used] = max(best[0, used], best[0, used - needed] + gain)
        for dice in range(DICE + 1):
            most = NEVER
            for used in range(dice + 1):
                most = max(most, best[0, used] - scratch.losses[colour, dice - used])
            scratch.worth[colour, dice] = most


@kernel_part
def prepare_round(boards: Boards, position: Position, tables: EvaluationTables, scratch: Scratch) -> None:
    """Fill the scratch memory for this round and these tables, unless that is done already."""
    if scratch.round == np.int64(position[TABLE, ROUND]) and scratch.tables == tables.number:
        return
    scratch.round, scratch.tables = np.int64(position[TABLE, ROUND]), tables.number
    seats, active = np.int64(position[TABLE, SEATS]), np.int64(position[TABLE, ACTIVE])
    measure_all(boards, position, tables, scratch)
    for colour in range(6):
        for dice in range(DICE + 1):
            scratch.losses[colour, dice] = 0.0
    for seat in range(seats):
        value_areas(boards, position, seat, tables, scratch)
        if seat != active:
            add_losses(boards, position, seat, tables, tables.left / (seats - 1), scratch)
    value_dice(boards, position, active, tables, scratch)


# The value of a position


@kernel_part
def margin(boards: Boards, position: Position, me: Integer, tables: EvaluationTables, scratch: Scratch) -> float:
    """Return the lead of a seat in points; incomplete areas count by how near they are to completion.

    With two seats, the gain of one is the loss of the other; with more, the others count less.
    """
    seats = np.int64(position[TABLE, SEATS])
    share = 1.0 if seats == 2 else tables.left / (seats - 1)
    measure_all(boards, position, tables, scratch)
    ahead = 0.0
    for seat in range(seats):
        value_areas(boards, position, seat, tables, scratch)
        come = np.float64(points(boards, position, seat)) + tables.race * np.float64(size(position[seat, COMPLETE]))
        for area in range(AREAS):
            come += scratch.area_values[seat, area] * tables.nearness[scratch.foremost, scratch.efforts[seat, area]]
        ahead += come if seat == me else -come * share
    return ahead


@kernel_part
def evaluate(boards: Boards, position: Position, me: Integer, tables: TablesOfSeats, scratch: Scratch) -> float:
    """Return the value of a position at the end of a round: the margin, and at the end of a game the win as well."""
    ahead = margin(boards, position, me, tables[me], scratch)
    if position[TABLE, REASON] != NONE:
        won = winners(boards, position) >> np.uint64(me) & ONE != NONE
        ahead += WIN if won else -WIN
    return ahead
