"""The inputs of the network of The Border: which of them are on for a seat at the end of a round.

All inputs are binary. They know spaces, segments and areas, but no colour by its name, so that exchanging colours on
all boards changes no value. A position is seen when a round is over and the next player is about to roll.
"""

import numpy as np
import numpy.typing as npt

from rollwright.kernels.bits import NONE, ONE, lowest, size, without_lowest
from rollwright.kernels.border.packed import (
    ACTIVE,
    AREAS,
    COMPLETE,
    EDGE_HIGH,
    EDGE_LOW,
    FIRSTS,
    HIGH,
    IDLE,
    LOW,
    SEATS,
    TABLE,
    TAKEN,
    Boards,
    Integer,
    Position,
)
from rollwright.kernels.compiled import kernel_part

SPACES = 86
LONGEST_SEGMENT = 5
LONGEST_BORDER = 22
SEATS_AT_MOST = 4
IDLE_ROUNDS = 10

# The first input of each family.
OPEN = 0
"""[space, open spaces of its segment]: an open space."""
BORDER = OPEN + SPACES * LONGEST_SEGMENT
"""[area, open spaces of its border]: an incomplete area."""
AREA = BORDER + AREAS * LONGEST_BORDER
"""[area, one of four]: open at the higher value, open at the lower, scored first, scored later."""
COMPLETED = AREA + AREAS * 4
"""[number of complete areas]"""
TURN = COMPLETED + AREAS + 1
"""[rounds until the seat is active]"""
PLAYERS = TURN + SEATS_AT_MOST
"""[number of seats]"""
IDLING = PLAYERS + SEATS_AT_MOST + 1
"""[rounds in which no seat crossed anything off]"""
EDGE = IDLING + IDLE_ROUNDS + 1
"""[number of colours that are next to a cross]"""
INPUTS = EDGE + 7
MOST_ACTIVE = SPACES + 2 * AREAS + 5
"""The largest number of inputs that are on for a seat."""

Indices = npt.NDArray[np.int32]


@kernel_part
def open_input(space: Integer, still_open: Integer) -> Integer:
    """Return the input of an open space in a segment with this many open spaces."""
    return OPEN + space * LONGEST_SEGMENT + still_open - 1


@kernel_part
def border_input(area: Integer, still_open: Integer) -> Integer:
    """Return the input of an incomplete area with this many open spaces."""
    return BORDER + area * LONGEST_BORDER + still_open - 1


@kernel_part
def area_input(position: Position, seat: Integer, area: Integer) -> Integer:
    """Return the input of an area, complete or not."""
    bit = ONE << np.uint64(area)
    if position[seat, COMPLETE] & bit == NONE:
        kind = 0 if position[TABLE, TAKEN] & bit == NONE else 1
    else:
        kind = 2 if position[seat, FIRSTS] & bit != NONE else 3
    return AREA + area * 4 + kind


@kernel_part
def open_on_border(boards: Boards, position: Position, seat: Integer, area: Integer) -> np.int64:
    """Return the number of open spaces on the border of an area."""
    low, high = boards.areas[area, LOW] & ~position[seat, LOW], boards.areas[area, HIGH] & ~position[seat, HIGH]
    return np.int64(size(low) + size(high))


@kernel_part
def edge_colours(boards: Boards, seat: Integer, low: np.uint64, high: np.uint64) -> Integer:
    """Return the number of colours among these spaces."""
    count = 0
    for colour in range(6):
        if (low & boards.colours[seat, colour, LOW]) | (high & boards.colours[seat, colour, HIGH]) != NONE:
            count += 1
    return count


@kernel_part
def turn_input(seats: Integer, active: Integer, seat: Integer) -> Integer:
    """Return the input of the number of rounds until a seat is active."""
    return TURN + (seat - active + seats) % seats


@kernel_part
def active_inputs(
    boards: Boards, position: Position, seat: Integer, active: Integer, idle: Integer, found: Indices
) -> Integer:
    """Write the inputs of a seat that are on to `found` and return their number; `active` is the next active seat."""
    count = 0
    for segment in range(boards.starts[seat, 6]):
        low = boards.segments[seat, segment, LOW] & ~position[seat, LOW]
        high = boards.segments[seat, segment, HIGH] & ~position[seat, HIGH]
        still_open = np.int64(size(low) + size(high))
        while low != NONE:
            found[count] = open_input(np.int64(lowest(low)), still_open)
            low = without_lowest(low)
            count += 1
        while high != NONE:
            found[count] = open_input(np.int64(lowest(high)) + 64, still_open)
            high = without_lowest(high)
            count += 1
    for area in range(AREAS):
        still_open = open_on_border(boards, position, seat, area)
        if still_open > 0:
            found[count] = border_input(area, still_open)
            count += 1
        found[count] = area_input(position, seat, area)
        count += 1
    seats = np.int64(position[TABLE, SEATS])
    found[count] = COMPLETED + np.int64(size(position[seat, COMPLETE]))
    found[count + 1] = turn_input(seats, active, seat)
    found[count + 2] = PLAYERS + seats
    found[count + 3] = IDLING + idle
    found[count + 4] = EDGE + edge_colours(boards, seat, position[seat, EDGE_LOW], position[seat, EDGE_HIGH])
    return count + 5


@kernel_part
def position_inputs(boards: Boards, position: Position, seat: Integer, found: Indices) -> Integer:
    """Write the inputs of a seat in a position whose next roll is due, and return their number."""
    return active_inputs(
        boards, position, seat, np.int64(position[TABLE, ACTIVE]), np.int64(position[TABLE, IDLE]), found
    )
