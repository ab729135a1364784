"""The points of rows (T16, T20, T23) and the winners (T24)."""

from collections.abc import Sequence
from operator import eq

from rollwright.core.outcome import Outcome
from rollwright.core.seats import Points, all_seats
from rollwright.games.twentyone.sheet import Pips
from rollwright.games.twentyone.state import BoxEntry, PlayedSheet, TwentyOneEnd, TwentyOneTieBreak

BONUS = (0, 1, 3, 6, 10, 15, 21)  # T20


def hits(numbers: Sequence[Pips], row: Sequence[BoxEntry]) -> int:
    """How many entries of the row equal the number of their box (T16)."""
    return sum(map(eq, numbers, row))


def row_score(numbers: Sequence[Pips], row: Sequence[BoxEntry]) -> Points:
    """The entries, a crossed-off box 0, and the bonus for the hits (T20); also if it is not complete (T23)."""
    return sum(filter(None, row)) + BONUS[hits(numbers, row)]


def sheet_score(played: PlayedSheet) -> Points:
    """All rows together (T24); a row that was not begun is worth nothing (T23)."""
    return sum(row_score(numbers, row) for numbers, row in zip(played.sheet.numbers, played.rows, strict=True))


def scores(sheets: Sequence[PlayedSheet], seats: int) -> tuple[Points, ...]:
    """The points of every seat; 0 before the sheets are dealt."""
    return tuple(sheet_score(played) for played in sheets) or (0,) * seats


def outcome(sheets: Sequence[PlayedSheet], reason: TwentyOneEnd) -> Outcome:
    """Most points wins; a tie is a shared win (T24)."""
    points = scores(sheets, len(sheets))
    winners = tuple(seat for seat in all_seats(len(sheets)) if points[seat] == max(points))
    return Outcome(reason, points, winners, TwentyOneTieBreak.SHARED if len(winners) > 1 else None)
