"""Converts sheets and positions of Twenty One to arrays of whole numbers and back. Knows no rules.

The rows of a packed sheet are in the order of play (T21, T31), so kernels need not know the variant. A set of boxes is
a number whose lowest bit is the leftmost box of the row.
"""

from collections.abc import Sequence
from typing import Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from rollwright.core.deal import Setup
from rollwright.core.seats import Seat
from rollwright.games.twentyone.scoring import BONUS, hits, row_score
from rollwright.games.twentyone.sheet import BOXES, ROWS, Sheet
from rollwright.games.twentyone.state import BoxEntry, Phase, PlayedSheet, State, TwentyOneEnd, play_order

Numbers: TypeAlias = npt.NDArray[np.int64]
Reals: TypeAlias = npt.NDArray[np.float64]
Integer: TypeAlias = int | np.int64
Position: TypeAlias = Numbers
"""Seven rows: one per seat, then the table's."""

SEATS_AT_MOST = 6
TABLE = SEATS_AT_MOST
"""The row of everything that belongs to no seat."""

# The numbers of a seat's row: the row of the sheet in the order of play (5: all are complete); its free boxes and hits;
# the points of all rows without the bonus of the current one; then the entries of each row.
ROW, FREE, HITS, POINTS, ENTRIES = range(5)
BITS = 3
"""Bits per box in the entries of a row: 0 while the box is free, the number, or `CROSS`."""
CROSS = 7
ALL_FREE = (1 << BOXES) - 1

# The numbers of the table's row: the seats, what is due, the round, the active seat, the rolls of this round, six dice.
SEATS, PHASE, ROUND, ACTIVE, ROLLS, DICE = range(6)
WIDTH = DICE + 6
DUE_ROLL, DUE_AGAIN, DUE_MARK, OVER = range(4)
PHASES = {Phase.ROLL: DUE_ROLL, Phase.AGAIN: DUE_AGAIN, Phase.MARK: DUE_MARK}


class Sheets(Protocol):
    """The sheets of all seats, in the order of the seats. A numpy record, passed as a pointer."""

    numbers: Numbers
    """[seat, row in the order of play, box]"""
    colours: Numbers
    """[seat, row in the order of play, box]"""


SHEETS = np.dtype(
    [
        ("numbers", np.int64, (SEATS_AT_MOST, ROWS, BOXES)),
        ("colours", np.int64, (SEATS_AT_MOST, ROWS, BOXES)),
    ],
    align=True,
)


def pack_sheets(sheets: Sequence[Sheet], variant: str | None = None) -> Sheets:
    """Build the record of the sheets of a game."""
    made = np.recarray(1, SHEETS)
    made[0] = np.zeros(1, SHEETS)[0]
    here = made[0]
    for seat, sheet in enumerate(sheets):
        for nth, row in enumerate(play_order(variant)):
            here.numbers[seat, nth] = [box.number for box in sheet.rows[row]]
            here.colours[seat, nth] = [box.colour for box in sheet.rows[row]]
    return cast("Sheets", here)


def opening(seats: int, first: int = 0) -> Position:
    """Return the position before the first roll of a game (T9)."""
    position = np.zeros((SEATS_AT_MOST + 1, WIDTH), np.int64)
    position[:seats, FREE] = ALL_FREE
    position[TABLE, [SEATS, ROUND, ACTIVE]] = seats, 1, first
    return position


def pack(state: State) -> Position:
    """Pack a state whose sheets are dealt; the sheets themselves are in `pack_sheets`."""
    position = np.zeros((SEATS_AT_MOST + 1, WIDTH), np.int64)
    order = play_order(state.setup.variant)
    for seat, played in enumerate(state.sheets):
        row = packed_sheet(played, order)
        position[seat, : len(row)] = row
    due = OVER if state.reason is not None else PHASES[state.phase]
    dice = state.dice or (0,) * 6
    position[TABLE] = (len(state.sheets), due, state.round, state.active, state.rolls, *dice)
    return position


def packed_sheet(played: PlayedSheet, order: Sequence[int]) -> list[int]:
    """Return the numbers of one seat's row."""
    done = 0
    while done < ROWS and None not in played.rows[order[done]]:
        done += 1
    points = sum(row_score(played.sheet.numbers[row], played.rows[row]) for row in order)
    free = hits_now = 0
    if done < ROWS:
        entries = played.rows[order[done]]
        free = sum(1 << box for box, entry in enumerate(entries) if entry is None)
        hits_now = hits(played.sheet.numbers[order[done]], entries)
    return [done, free, hits_now, points - BONUS[hits_now], *(packed_entries(played.rows[row]) for row in order)]


def packed_entries(entries: Sequence[BoxEntry]) -> int:
    """Return the entries of a row as one number."""
    codes = [0 if entry is None else entry or CROSS for entry in entries]
    return sum(code << (BITS * box) for box, code in enumerate(codes))


def unpack(position: Position, setup: Setup, sheets: Sequence[Sheet]) -> State:
    """Return the state of a position on these sheets, one per seat, of a game with this setup."""
    _, due, played_round, active, rolls, *dice = (int(number) for number in position[TABLE])
    phases = {number: phase for phase, number in PHASES.items()}
    order = play_order(setup.variant)
    played = []
    for sheet, line in zip(sheets, position[: len(sheets)], strict=True):
        rows: list[tuple[BoxEntry, ...]] = [()] * ROWS
        for row, number in zip(order, line[ENTRIES : ENTRIES + ROWS], strict=True):
            codes = [int(number) >> (BITS * box) & CROSS for box in range(BOXES)]
            rows[row] = tuple(None if code == 0 else code % CROSS for code in codes)
        played.append(PlayedSheet(sheet, tuple(rows)))
    return State(
        setup,
        Phase.MARK if due == OVER else phases[due],
        played_round,
        Seat(active),
        rolls,
        tuple(dice) if rolls else (),
        tuple(played),
        TwentyOneEnd.FIFTH_ROW if due == OVER else None,
    )
