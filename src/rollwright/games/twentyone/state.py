"""A position of Twenty One: a frozen value, all of it public (T8)."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from rollwright.core.deal import Setup
from rollwright.core.outcome import EndReason, TieBreak
from rollwright.core.seats import Seat
from rollwright.games.twentyone.sheet import BOXES, ROWS, Pips, Sheet

BoxEntry: TypeAlias = Pips | None
"""The entry of a box: a number, CROSSED, or None while it is free."""
CROSSED: BoxEntry = 0

INVERTED = "inverted"
"""The variant in which the rows are played from bottom to top (T31)."""


TOP_DOWN = tuple(range(ROWS))
BOTTOM_UP = TOP_DOWN[::-1]


class TwentyOneEnd(EndReason):
    """A complete fifth row (T22)."""

    FIFTH_ROW = "reason-fifth-row"


class TwentyOneTieBreak(TieBreak):
    """A tie is a shared win (T24)."""

    SHARED = "tie-shared"


class Phase(Enum):
    """The action that is due. The value is the word that views use."""

    DEAL = "deal"
    ROLL = "roll"
    AGAIN = "again"
    MARK = "mark"


@dataclass(frozen=True, slots=True)
class PlayedSheet:
    """One player's sheet: the entry of each box, row by row, left to right."""

    sheet: Sheet
    rows: tuple[tuple[BoxEntry, ...], ...]


def blank(sheet: Sheet) -> PlayedSheet:
    """A sheet on which nothing is written."""
    return PlayedSheet(sheet, ((None,) * BOXES,) * ROWS)


@dataclass(frozen=True, slots=True)
class State:
    """Everything that matters for what may still happen, and the setup that it came from."""

    setup: Setup
    phase: Phase
    round: int
    active: Seat
    rolls: int = 0
    """How often the dice were rolled in this round (T10)."""
    dice: tuple[Pips, ...] = ()
    """The six dice in the order of their colours, as they were rolled last; empty before the first roll of a round."""
    sheets: tuple[PlayedSheet, ...] = ()
    reason: TwentyOneEnd | None = None
    """Why the game is over; None while it continues."""


def play_order(variant: str | None) -> tuple[int, ...]:
    """The rows in the order in which they are played: top to bottom (T21), or the other way round (T31)."""
    return BOTTOM_UP if variant == INVERTED else TOP_DOWN


def current_row(state: State, played: PlayedSheet) -> int:
    """The row that this player is in: the first that is not complete (T21). Only before the sheet is."""
    order = play_order(state.setup.variant)
    for row in order[:-1]:
        if None in played.rows[row]:
            return row
    return order[-1]


def is_complete(played: PlayedSheet) -> bool:
    """Whether the fifth row is complete, and so the sheet (T20, T22)."""
    return not any(None in row for row in played.rows)
