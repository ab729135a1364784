"""What a seat sees, as numbers from 0 to 1: all that is public, its own sheet first, then the others clockwise."""

from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rollwright.core.game import Places
from rollwright.core.seats import Points, Seat
from rollwright.games.border.board import COLOURS as BORDER_COLOURS
from rollwright.games.border.board import Board
from rollwright.games.border.moves import Dice
from rollwright.games.border.rules import ROLLS as BORDER_ROLLS
from rollwright.games.border.state import Phase as BorderPhase
from rollwright.games.border.state import State as BorderState
from rollwright.games.twentyone.rules import DIE
from rollwright.games.twentyone.rules import ROLLS as TWENTYONE_ROLLS
from rollwright.games.twentyone.scoring import BONUS, hits, sheet_score
from rollwright.games.twentyone.sheet import BOXES, COLOURS, CROSS_OFF, ROWS, row_and_colour
from rollwright.games.twentyone.state import Phase as TwentyOnePhase
from rollwright.games.twentyone.state import State as TwentyOneState
from rollwright.games.twentyone.state import current_row, is_complete

Vector: TypeAlias = npt.NDArray[np.float32]
HIGHEST = max(DIE)
MOST_POINTS = ROWS * (BOXES * HIGHEST + BONUS[-1])
"""More than a sheet of Twenty One can score."""


def observe(state: Any, seat: Seat, marks: Places, *, alone: bool = False) -> Vector:
    """What this seat sees once the boards or sheets are dealt; `alone` leaves out the others."""
    seats = 1 if alone else state.setup.seats
    around = tuple(Seat((seat + step) % state.setup.seats) for step in range(seats))
    if isinstance(state, BorderState):
        return of_border(state, around, marks)
    return of_twentyone(state, around, marks)


def of_twentyone(state: TwentyOneState, around: tuple[Seat, ...], marks: Places) -> Vector:
    """Phase and rolls, the dice one-hot, the own pencil marks by colour, then each sheet."""
    numbers: list[float] = [state.phase is TwentyOnePhase.AGAIN, state.rolls / TWENTYONE_ROLLS]
    for die in range(BOXES):
        numbers += [bool(state.dice) and state.dice[die] == face for face in DIE]
    marked = {row_and_colour(place)[1] for place in marks if place != CROSS_OFF}
    numbers += [colour in marked for colour in COLOURS] + [CROSS_OFF in marks]
    for seat in around:
        numbers += sheet_numbers(state, seat)
    return np.array(numbers, np.float32)


def sheet_numbers(state: TwentyOneState, seat: Seat) -> list[float]:
    """One sheet: whose turn, points, rows done; the current row by colour: free, number, fits, hits; then every box."""
    played = state.sheets[seat]
    row = current_row(state, played)
    columns, most, entries = played.sheet.column[row], played.sheet.most[row], played.rows[row]
    free = [entries[columns[colour]] is None for colour in COLOURS]
    dice = state.dice or (0,) * BOXES
    numbers: list[float] = [seat == state.active, sheet_score(played) / MOST_POINTS, is_complete(played)]
    numbers += [number == row for number in range(ROWS)]
    numbers.append(hits(played.sheet.rows[row], entries) / BOXES)
    numbers += free
    numbers += [number / HIGHEST for number in most]
    numbers += [free[colour] and 0 < dice[colour] <= most[colour] for colour in COLOURS]
    numbers += [free[colour] and dice[colour] == most[colour] for colour in COLOURS]
    for number in range(ROWS):
        of_row = played.rows[number]
        for colour in COLOURS:
            entry = of_row[played.sheet.column[number][colour]]
            numbers += [played.sheet.most[number][colour] / HIGHEST, entry is None, (entry or 0) / HIGHEST]
    return numbers


def of_border(state: BorderState, around: tuple[Seat, ...], marks: Places) -> Vector:
    """Phase and rolls, dice and leftovers by colour, what areas are worth, the own pencil marks, then each board."""
    on = state.boards[0].board.map
    most = max(area.value for area in on.areas) or 1
    parts = [
        np.array([state.phase is BorderPhase.FIRST_ACTION, state.rolls / BORDER_ROLLS], np.float32),
        counts(state.dice),
        counts(state.leftover),
        np.array([points / most for points in state.worth], np.float32),
        crosses(marks, len(on.hexes)),
    ]
    for seat in around:
        played = state.boards[seat]
        parts += [
            np.array([seat == state.active, played.score / all_points(played.board)], np.float32),
            np.array([scored is not None for scored in played.scored], np.float32),
            crosses(played.crossed, len(on.hexes)),
            colours(played.board),
        ]
    return np.concatenate(parts)


def counts(dice: Dice) -> Vector:
    """How many dice show each colour, of five."""
    return np.array([dice.count(colour) / 5 for colour in BORDER_COLOURS], np.float32)


def crosses(spaces: Places, size: int) -> Vector:
    """A 1 for each of these spaces."""
    found = np.zeros(size, np.float32)
    found[list(spaces)] = 1
    return found


@cache
def all_points(board: Board) -> Points:
    """What all areas of a board are worth to the first."""
    return sum(area.value for area in board.map.areas) or 1


@cache
def colours(board: Board) -> Vector:
    """For each colour a 1 at each of its spaces: what tells one board from another (B4)."""
    found = np.zeros((len(BORDER_COLOURS), len(board.map.hexes)), np.float32)
    for space, colour in board.colour_at.items():
        found[colour, space] = 1
    return found.reshape(-1)
