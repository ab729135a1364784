"""The value of every choice in a position of Twenty One, by a solution of the solo game."""

from dataclasses import dataclass
from typing import TypeAlias

from rollwright.core.game import Places
from rollwright.core.seats import Seat
from rollwright.games.twentyone.moves import Again, Keep, Mark, Move
from rollwright.games.twentyone.options import legal_moves
from rollwright.games.twentyone.scoring import hits
from rollwright.games.twentyone.sheet import CROSS_OFF, Box, place_of
from rollwright.games.twentyone.state import BoxEntry, State, current_row
from rollwright.solver.twentyone.rows import Solution

Entries: TypeAlias = tuple[BoxEntry, ...]


@dataclass(frozen=True, slots=True)
class RankedOption:
    """A move, and the points that the current row is expected to score in the end with optimal play after it."""

    move: Move
    worth: float


@dataclass(frozen=True, slots=True)
class CurrentRow:
    """The row that a player is in, and the dice on the table."""

    number: int
    """The index of the row, 0 at the top."""
    boxes: tuple[Box, ...]
    entries: Entries
    dice: tuple[int, ...]

    @property
    def entered(self) -> int:
        """The sum of the numbers entered so far."""
        return sum(entry for entry in self.entries if entry)

    @property
    def hits(self) -> int:
        """The number of hits so far."""
        return hits([box.number for box in self.boxes], self.entries)

    @property
    def free(self) -> list[Box]:
        """The free boxes, from left to right."""
        return [box for box, entry in zip(self.boxes, self.entries, strict=True) if entry is None]


def row_of(state: State, seat: Seat) -> CurrentRow:
    """Return the row that this seat is in."""
    played = state.sheets[seat]
    number = current_row(state, played)
    return CurrentRow(number, played.sheet.rows[number], played.rows[number], state.dice)


def ranked(solution: Solution, state: State, seat: Seat) -> list[RankedOption]:
    """List every legal move of a seat that has to choose, the best first; among equals, in the order of the rules."""
    row = row_of(state, seat)
    options = [RankedOption(move, worth_of(solution, row, move)) for move in legal_moves(state, seat)]
    return sorted(options, key=lambda option: -option.worth)


def worth_of(solution: Solution, row: CurrentRow, move: Move) -> float:
    """Return the expected points of the row after this move, without the charge of the current round."""
    match move:
        case Mark(places):
            return after_marks(solution, row, places)
        case Keep():
            return best_marks(solution, row)
        case Again():
            return again(solution, row)
        case _:
            raise TypeError(move)


def after_marks(solution: Solution, row: CurrentRow, places: Places) -> float:
    """Return the value after these dice are entered, or the leftmost free box is crossed off (T14, T18)."""
    if CROSS_OFF in places:
        return row.entered + solution.worth(tuple(box.number for box in row.free[1:]), row.hits)
    points, hits, left = row.entered, row.hits, []
    for box in row.free:
        if place_of(row.number, box.colour) in places:
            points += row.dice[box.colour]
            hits += row.dice[box.colour] == box.number
        else:
            left.append(box.number)
    return points + solution.worth(tuple(left), hits)


def best_marks(solution: Solution, row: CurrentRow) -> float:
    """Return the value of the best marks with the current dice."""
    fits = [box for box in row.free if row.dice[box.colour] <= box.number]
    choices: list[Places] = [frozenset((CROSS_OFF,))]
    for box in fits:
        place = place_of(row.number, box.colour)
        choices += [(places | {place}) - {CROSS_OFF} for places in choices]
    return max(after_marks(solution, row, places) for places in choices)


def again(solution: Solution, row: CurrentRow) -> float:
    """Return the value of rolling every die but the 1s a second time (T11)."""
    ones = 0
    for box in row.free:
        ones = 2 * ones + (row.dice[box.colour] == 1)
    return row.entered + solution.again(tuple(box.number for box in row.free), row.hits, ones)
