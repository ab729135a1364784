"""How a weighing policy sees a position: how far every seat has come, and what dice are worth to the active one."""

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
    Boards,
    Numbers,
    Position,
    Reals,
    Whole,
    Words,
)
from rollwright.kernels.border.steps import points, winners
from rollwright.kernels.border.taste import Tables, TablesOfSeats
from rollwright.kernels.compiled import part

FOR_THE_WIN = 10.0
"""Points."""


class Desk(Protocol):
    """What was worked out for this round, with one taste for all seats: that of the seat which is to choose."""

    round: Whole
    taste: Whole
    foremost: Whole
    """How many areas has the seat that has completed most."""
    efforts: Numbers
    """[seat, area]"""
    weights: Reals
    """[seat, area]: what completing it would bring."""
    losses: Reals
    """[colour, dice]: what the others gain by so many left dice."""
    worth: Reals
    """[colour, dice]: what so many dice are worth to the active seat when rolling ends."""
    expected: Reals
    """[colour, kept]: the same before the other dice are rolled."""
    choices: Words
    """[choice]: two words, the dice that they take, and the segment."""
    chosen: Words
    """[depth]: the same of what is chosen so far."""
    less: Numbers
    """[depth, area]: the effort that it saves."""
    ahead: Numbers
    """[depth]: which choice comes next."""


DESK = np.dtype(
    [
        ("round", np.int64),
        ("taste", np.int64),
        ("foremost", np.int64),
        ("efforts", np.int64, (SEATS_AT_MOST, AREAS)),
        ("weights", np.float64, (SEATS_AT_MOST, AREAS)),
        ("losses", np.float64, (6, DICE + 1)),
        ("worth", np.float64, (6, DICE + 1)),
        ("expected", np.float64, (6, DICE + 1)),
        ("choices", np.uint64, (MOST_SEGMENTS, 4)),
        ("chosen", np.uint64, (DICE + 1, 3)),
        ("less", np.int64, (DICE + 1, AREAS)),
        ("ahead", np.int64, (DICE + 1,)),
    ],
    align=True,
)

NEVER = -1e9


# How far every seat has come


@part
def measure(boards: Boards, position: Position, seat: Whole, tables: Tables, efforts: Numbers) -> None:
    """What each area still takes, to `efforts[seat]`."""
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


@part
def measure_all(boards: Boards, position: Position, tables: Tables, desk: Desk) -> None:
    """What each area still takes every seat, and how far the foremost has come."""
    most = NONE
    for seat in range(np.int64(position[TABLE, SEATS])):
        measure(boards, position, seat, tables, desk.efforts)
        most = max(most, size(position[seat, COMPLETE]))
    desk.foremost = np.int64(most)


@part
def weigh(boards: Boards, position: Position, seat: Whole, tables: Tables, desk: Desk) -> None:
    """What completing each area would bring to a seat: its worth, by the chance to be first in it (B26)."""
    for area in range(AREAS):
        bit = ONE << np.uint64(area)
        weight = 0.0
        if position[seat, COMPLETE] & bit == NONE:
            weight = tables.race + boards.worth[area, 1]
            if position[TABLE, TAKEN] & bit == NONE:
                nearest = 1 << 30
                for other in range(np.int64(position[TABLE, SEATS])):
                    if other != seat:
                        nearest = min(nearest, desk.efforts[other, area])
                behind = (desk.efforts[seat, area] - nearest) / tables.contest
                weight += (boards.worth[area, 0] - boards.worth[area, 1]) / (1.0 + exp(min(behind, 30.0)))
        desk.weights[seat, area] = weight


@part
def nearer(seat: Whole, area: Whole, saved: Whole, tables: Tables, desk: Desk) -> float:
    """What it brings to save so much of the effort that an area takes."""
    effort, nearness = desk.efforts[seat, area], tables.nearness[desk.foremost]
    gain: float = desk.weights[seat, area] * (nearness[effort - saved] - nearness[effort])
    return gain


@part
def segment_gain(
    boards: Boards, seat: Whole, segment: Whole, low: np.uint64, high: np.uint64, tables: Tables, desk: Desk
) -> float:
    """What completing a segment, of which these spaces are open, brings."""
    each = tables.efforts[size(low) + size(high)]
    gain = 0.0
    for nth in range(AREAS):
        area = boards.touched[seat, segment, nth]
        if area < 0:
            break
        here = np.int64(size(low & boards.areas[area, LOW]) + size(high & boards.areas[area, HIGH]))
        gain += nearer(seat, area, each * here, tables, desk)
    return gain


@part
def space_gain(
    boards: Boards, seat: Whole, space: Whole, low: np.uint64, high: np.uint64, tables: Tables, desk: Desk
) -> float:
    """What crossing off one space brings; `low` and `high` are all open spaces of the board."""
    segment = boards.segment_at[seat, space]
    low &= boards.segments[seat, segment, LOW]
    high &= boards.segments[seat, segment, HIGH]
    still_open = size(low) + size(high)
    before, after = tables.efforts[still_open], tables.efforts[still_open - ONE]
    bit = ONE << np.uint64(space & 63)
    gain = 0.0
    for nth in range(AREAS):
        area = boards.touched[seat, segment, nth]
        if area < 0:
            break
        here = np.int64(size(low & boards.areas[area, LOW]) + size(high & boards.areas[area, HIGH]))
        if here > 0:
            its = np.int64((boards.areas[area, space >> 6] & bit) != NONE)
            gain += nearer(seat, area, before * here - after * (here - its), tables, desk)
    return gain


# What dice are worth


@part
def lose(boards: Boards, position: Position, seat: Whole, tables: Tables, share: float, desk: Desk) -> None:
    """Add to the losses what this seat, which is not active, gains by left dice: the best spaces that it reaches."""
    low, high = ~position[seat, LOW], ~position[seat, HIGH]
    for colour in range(6):
        one = two = three = 0.0
        for word in range(2):
            ahead = position[seat, EDGE_LOW + word] & boards.colours[seat, colour, word]
            while ahead != NONE:
                gain = space_gain(boards, seat, np.int64(lowest(ahead)) + 64 * word, low, high, tables, desk)
                ahead = without_lowest(ahead)
                if gain > one:
                    one, two, three = gain, one, two
                elif gain > two:
                    two, three = gain, two
                elif gain > three:
                    three = gain
        desk.losses[colour, 1] += share * one
        desk.losses[colour, 2] += share * (one + two)
        for dice in range(3, DICE + 1):
            desk.losses[colour, dice] += share * (one + two + three)


@part
def value_dice(boards: Boards, position: Position, seat: Whole, tables: Tables, desk: Desk) -> None:
    """What 0 to 5 dice of each colour are worth when rolling ends: the best segments, less what is left."""
    for colour in range(6):
        best = desk.expected  # its first row is free until dice are rolled again
        best[0, 0] = 0.0
        for used in range(1, DICE + 1):
            best[0, used] = NEVER
        for segment in range(boards.starts[seat, colour], boards.starts[seat, colour + 1]):
            low = boards.segments[seat, segment, LOW] & ~position[seat, LOW]
            high = boards.segments[seat, segment, HIGH] & ~position[seat, HIGH]
            needed = np.int64(size(low) + size(high))
            if 0 < needed <= DICE:
                gain = segment_gain(boards, seat, segment, low, high, tables, desk)
                for used in range(DICE, needed - 1, -1):
                    best[0, used] = max(best[0, used], best[0, used - needed] + gain)
        for dice in range(DICE + 1):
            most = NEVER
            for used in range(dice + 1):
                most = max(most, best[0, used] - desk.losses[colour, dice - used])
            desk.worth[colour, dice] = most


@part
def prepare(boards: Boards, position: Position, tables: Tables, desk: Desk) -> None:
    """Work out what this round needs, if it is not there yet."""
    if desk.round == np.int64(position[TABLE, ROUND]) and desk.taste == tables.number:
        return
    desk.round, desk.taste = np.int64(position[TABLE, ROUND]), tables.number
    seats, active = np.int64(position[TABLE, SEATS]), np.int64(position[TABLE, ACTIVE])
    measure_all(boards, position, tables, desk)
    for colour in range(6):
        for dice in range(DICE + 1):
            desk.losses[colour, dice] = 0.0
    for seat in range(seats):
        weigh(boards, position, seat, tables, desk)
        if seat != active:
            lose(boards, position, seat, tables, tables.left / (seats - 1), desk)
    value_dice(boards, position, active, tables, desk)


@part
def margin(boards: Boards, position: Position, me: Whole, tables: Tables, desk: Desk) -> float:
    """How many points one seat is ahead of the others, areas that are under way counted by how near they are.

    For two, what one wins the other loses; with more, the others count less.
    """
    seats = np.int64(position[TABLE, SEATS])
    share = 1.0 if seats == 2 else tables.left / (seats - 1)
    measure_all(boards, position, tables, desk)
    ahead = 0.0
    for seat in range(seats):
        weigh(boards, position, seat, tables, desk)
        come = np.float64(points(boards, position, seat)) + tables.race * np.float64(size(position[seat, COMPLETE]))
        for area in range(AREAS):
            come += desk.weights[seat, area] * tables.nearness[desk.foremost, desk.efforts[seat, area]]
        ahead += come if seat == me else -come * share
    return ahead


@part
def promise(boards: Boards, position: Position, me: Whole, tastes: TablesOfSeats, desk: Desk) -> float:
    """At the end of a round: the margin in points; at the end of a game winning counts as well."""
    ahead = margin(boards, position, me, tastes[me], desk)
    if position[TABLE, REASON] != NONE:
        won = winners(boards, position) >> np.uint64(me) & ONE != NONE
        ahead += FOR_THE_WIN if won else -FOR_THE_WIN
    return ahead
