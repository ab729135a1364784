"""Positions of Twenty One as arrays of whole numbers, and back.

The rows of a packed sheet stand in the order in which they are played (T21, T31), so that kernels know no variant.
A set of boxes is a number: the leftmost box of the row is its lowest bit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rollwright.core.deal import Setup
from rollwright.core.seats import Seat
from rollwright.games.twentyone.scoring import BONUS, hits, row_score
from rollwright.games.twentyone.sheet import BOXES, ROWS, Sheet
from rollwright.games.twentyone.state import Entry, Phase, PlayedSheet, State, TwentyOneEnd, play_order

Numbers: TypeAlias = npt.NDArray[np.int64]

# The numbers of a seat: the row that it is in, counted in the order of play (5: none is left); the free boxes and hits
# of that row; the points of all rows but for the bonus of that one; then what stands in each row.
ROW, FREE, HITS, POINTS, WRITTEN = range(5)
SEAT_WIDTH = WRITTEN + ROWS
BITS = 3
"""Of a box in what stands in a row: 0 while it is free, the number, or `CROSS`."""
CROSS = 7
ALL_FREE = (1 << BOXES) - 1

# The numbers of the table: what is due, the round, the active seat, the rolls of this round, then the six dice.
PHASE, ROUND, ACTIVE, ROLLS, DICE = range(5)
TABLE_WIDTH = DICE + 6
DUE_ROLL, DUE_AGAIN, DUE_MARK, OVER = range(4)
PHASES = {Phase.ROLL: DUE_ROLL, Phase.AGAIN: DUE_AGAIN, Phase.MARK: DUE_MARK}


@dataclass(frozen=True, slots=True)
class Material:
    """The sheets of all seats: the number and the colour of each box, by seat, row in the order of play, and box."""

    numbers: Numbers
    colours: Numbers


@dataclass(frozen=True, slots=True)
class Packed:
    """A position: a line of numbers for each seat, and one for the table."""

    seats: Numbers
    table: Numbers


def material_of(sheets: Sequence[Sheet], variant: str | None = None) -> Material:
    """The sheets of a game as arrays."""
    order = play_order(variant)
    numbers = [[[box.number for box in sheet.rows[row]] for row in order] for sheet in sheets]
    colours = [[[int(box.colour) for box in sheet.rows[row]] for row in order] for sheet in sheets]
    return Material(np.array(numbers, np.int64), np.array(colours, np.int64))


def pack(state: State) -> Packed:
    """A position after the deal."""
    order = play_order(state.setup.variant)
    due = OVER if state.reason is not None else PHASES[state.phase]
    table = [due, state.round, state.active, state.rolls, *(state.dice or (0,) * 6)]
    return Packed(
        np.array([seat_numbers(played, order) for played in state.sheets], np.int64), np.array(table, np.int64)
    )


def seat_numbers(played: PlayedSheet, order: Sequence[int]) -> list[int]:
    """One seat's line."""
    done = 0
    while done < ROWS and None not in played.rows[order[done]]:
        done += 1
    points = sum(row_score(played.sheet.rows[row], played.rows[row]) for row in order)
    free = now_hits = 0
    if done < ROWS:
        entries = played.rows[order[done]]
        free = sum(1 << box for box, entry in enumerate(entries) if entry is None)
        now_hits = hits(played.sheet.rows[order[done]], entries)
    return [done, free, now_hits, points - BONUS[now_hits], *(row_number(played.rows[row]) for row in order)]


def row_number(entries: Sequence[Entry]) -> int:
    """What stands in the boxes of a row."""
    codes = [0 if entry is None else entry or CROSS for entry in entries]
    return sum(code << (BITS * box) for box, code in enumerate(codes))


def unpack(packed: Packed, setup: Setup, sheets: Sequence[Sheet]) -> State:
    """The position on these sheets, one a seat, of a game with this setup."""
    due, played_round, active, rolls, *dice = (int(number) for number in packed.table)
    phases = {number: phase for phase, number in PHASES.items()}
    order = play_order(setup.variant)
    played = []
    for sheet, line in zip(sheets, packed.seats, strict=True):
        rows: list[tuple[Entry, ...]] = [()] * ROWS
        for row, number in zip(order, line[WRITTEN:], strict=True):
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


def blank(seats: int, first: int) -> Packed:
    """A game in which the first roll is due (T9)."""
    lines = np.zeros((seats, SEAT_WIDTH), np.int64)
    lines[:, FREE] = ALL_FREE
    table = np.zeros(TABLE_WIDTH, np.int64)
    table[ROUND], table[ACTIVE] = 1, first
    return Packed(lines, table)
