"""The moves of Twenty One that the kernels number: a second roll, and the sets of boxes of the current row."""

from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.moves import Again, Keep, Mark
from rollwright.games.twentyone.sheet import CROSS_OFF, place_of
from rollwright.games.twentyone.state import Phase, State, current_row


def move_of(state: State, seat: Seat, choice: int) -> Move:
    """Return the move of a choice of the kernels in this position."""
    if state.phase is Phase.AGAIN:
        return Again() if choice else Keep()
    played = state.sheets[seat]
    row = current_row(state, played)
    entered = [place_of(row, box.colour) for at, box in enumerate(played.sheet.rows[row]) if choice >> at & 1]
    return Mark(frozenset(entered or (CROSS_OFF,)))
