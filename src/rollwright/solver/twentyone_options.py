"""What every choice in a position of Twenty One is worth, by a solution of the game alone."""

from dataclasses import dataclass
from typing import TypeAlias

from rollwright.core.game import Places
from rollwright.core.seats import Seat
from rollwright.games.twentyone.moves import Again, Keep, Mark, Move
from rollwright.games.twentyone.options import legal_moves
from rollwright.games.twentyone.scoring import hits
from rollwright.games.twentyone.sheet import CROSS_OFF, Box, place_of
from rollwright.games.twentyone.state import Entry, State, current_row
from rollwright.solver.twentyone import Solution

Entries: TypeAlias = tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A move, and the points that the current row can be expected to score in the end if all else is done well."""

    move: Move
    worth: float


@dataclass(frozen=True, slots=True)
class Row:
    """The row that a player is in, and the dice that lie."""

    number: int
    """Counted from 0, from the top."""
    boxes: tuple[Box, ...]
    entries: Entries
    dice: tuple[int, ...]

    @property
    def stands(self) -> int:
        """The numbers entered so far."""
        return sum(entry for entry in self.entries if entry)

    @property
    def hits(self) -> int:
        """The hits so far."""
        return hits(self.boxes, self.entries)

    @property
    def free(self) -> list[Box]:
        """Left to right."""
        return [box for box, entry in zip(self.boxes, self.entries, strict=True) if entry is None]


def row_of(state: State, seat: Seat) -> Row:
    """The row that this seat is in."""
    played = state.sheets[seat]
    number = current_row(state, played)
    return Row(number, played.sheet.rows[number], played.rows[number], state.dice)


def ranked(solution: Solution, state: State, seat: Seat) -> list[Option]:
    """Every legal move of a seat that owes one, the best first; of equals, the one that the rules list first."""
    row = row_of(state, seat)
    options = [Option(move, worth_of(solution, row, move)) for move in legal_moves(state, seat)]
    return sorted(options, key=lambda option: -option.worth)


def worth_of(solution: Solution, row: Row, move: Move) -> float:
    """What the row can be expected to score after this move; the charge of this very round is not taken off."""
    match move:
        case Mark(places):
            return after_marks(solution, row, places)
        case Keep():
            return best_marks(solution, row)
        case Again():
            return again(solution, row)
        case _:
            raise TypeError(move)


def after_marks(solution: Solution, row: Row, places: Places) -> float:
    """These dice entered, or the leftmost free box crossed off (T14, T18)."""
    if CROSS_OFF in places:
        return row.stands + solution.worth(tuple(box.number for box in row.free[1:]), row.hits)
    stands, hits, left = row.stands, row.hits, []
    for box in row.free:
        if place_of(row.number, box.colour) in places:
            stands += row.dice[box.colour]
            hits += row.dice[box.colour] == box.number
        else:
            left.append(box.number)
    return stands + solution.worth(tuple(left), hits)


def best_marks(solution: Solution, row: Row) -> float:
    """The dice as they lie, used for the best."""
    fits = [box for box in row.free if row.dice[box.colour] <= box.number]
    choices: list[Places] = [frozenset((CROSS_OFF,))]
    for box in fits:
        place = place_of(row.number, box.colour)
        choices += [(places | {place}) - {CROSS_OFF} for places in choices]
    return max(after_marks(solution, row, places) for places in choices)


def again(solution: Solution, row: Row) -> float:
    """Every die but the 1s rolled a second time (T11)."""
    ones = 0
    for box in row.free:
        ones = 2 * ones + (row.dice[box.colour] == 1)
    return row.stands + solution.again(tuple(box.number for box in row.free), row.hits, ones)
