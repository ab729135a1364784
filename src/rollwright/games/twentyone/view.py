"""The public view of Twenty One, which every client may see, as plain values (T8)."""

from collections.abc import Sequence
from typing import Literal

from rollwright.core.dataclass import statically_frozen
from rollwright.core.game import Place
from rollwright.core.seats import Points, Seat, all_seats
from rollwright.games.twentyone.options import fitting
from rollwright.games.twentyone.rules import ROLLS, dice_to_roll
from rollwright.games.twentyone.scoring import hits, row_score
from rollwright.games.twentyone.sheet import BOXES, Pips
from rollwright.games.twentyone.state import BoxEntry, Phase, State, current_row, is_complete

NOT_BEGUN: tuple[BoxEntry, ...] = (None,) * BOXES


@statically_frozen()
class RowView:
    """One row: a number, 0 for crossed off, null for free in each box; its exact hits and its points."""

    entries: tuple[BoxEntry, ...]
    hits: int
    score: Points
    complete: bool


ROW_NOT_BEGUN = RowView(NOT_BEGUN, 0, 0, complete=False)


@statically_frozen()
class SheetView:
    """One player's sheet; `current_row` is None once it is complete."""

    sheet: str
    rows: tuple[RowView, ...]
    current_row: int | None
    cross_goes: int | None
    """The box of the current row, from the left, that is crossed off next (T18)."""
    score: Points


@statically_frozen()
class TwentyOneView:
    """A position of Twenty One."""

    game: Literal["twentyone"]
    phase: str
    round: int
    active: Seat
    rolls: int
    rolls_left: int
    """How often the active player may still roll in this round."""
    dice: tuple[int, ...]
    falling: tuple[int, ...]
    """The places of the dice that the next roll throws (T11)."""
    could_enter: tuple[tuple[Place, ...], ...]
    """Per seat, while the active player decides whether to roll again: the boxes that the dice would fit (T14)."""
    seats: tuple[SheetView, ...]
    """Empty before the sheets are dealt."""


def view(state: State, seats: tuple[SheetView, ...] | None = None) -> TwentyOneView:
    """The whole state; the setup is sent once, when the table is opened. `seats` are the sheets, if they are known."""
    return TwentyOneView(
        game="twentyone",
        phase="over" if state.reason else state.phase.value,
        round=state.round,
        active=state.active,
        rolls=state.rolls,
        rolls_left=ROLLS - state.rolls,
        dice=state.dice,
        falling=tuple(dice_to_roll(state.dice)),
        could_enter=could_enter(state) if state.phase is Phase.AGAIN and not state.reason else (),
        seats=tuple([sheet_view(state, seat) for seat in all_seats(len(state.sheets))]) if seats is None else seats,
    )


def could_enter(state: State) -> tuple[tuple[Place, ...], ...]:
    """The boxes per seat that fit the dice as they lie; none on a complete sheet."""
    return tuple(
        () if is_complete(played) else tuple(fitting(state, played, current_row(state, played)))
        for played in state.sheets
    )


def sheet_view(state: State, seat: Seat) -> SheetView:
    """The sheet of one seat; the same for as long as `state.sheets[seat]` is."""
    played = state.sheets[seat]
    rows = tuple(
        [row_view(numbers, entries) for numbers, entries in zip(played.sheet.numbers, played.rows, strict=True)]
    )
    row = None if is_complete(played) else current_row(state, played)
    cross_goes = None if row is None else played.rows[row].index(None)
    return SheetView(played.sheet.name, rows, row, cross_goes, sum([row.score for row in rows]))


def row_view(numbers: Sequence[Pips], entries: tuple[BoxEntry, ...]) -> RowView:
    """One row; most have not been begun, and are worth nothing yet (T23)."""
    if entries == NOT_BEGUN:
        return ROW_NOT_BEGUN
    return RowView(entries, hits(numbers, entries), row_score(numbers, entries), None not in entries)
