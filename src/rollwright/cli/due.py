"""The action that the people at a terminal have to take, by the view of the table."""

from enum import Enum, auto

from rollwright.cli.game_table import GameTable
from rollwright.core.seats import Seat
from rollwright.record import TypedIn


class Due(Enum):
    """The action that the people at this terminal have to take."""

    NOTHING = auto()
    WORD = auto()
    COME_BACK = auto()
    THROW = auto()
    CHOOSE = auto()


def due_at(table: GameTable) -> Due:
    """The action that is due now."""
    view, seats = table.replica.view, table.seats
    if not seats or view.outcome is not None:
        return Due.NOTHING
    if any(view.seats[seat].bot is not None or view.seats[seat].left for seat in seats):
        return Due.COME_BACK
    if not view.turn:
        silent = not has_real_dice(table) and not all(view.words[seat] for seat in seats)
        return Due.WORD if silent else Due.NOTHING
    if (roller := view.roller) is not None:
        for_a_bot = has_real_dice(table) and view.seats[roller].bot is not None
        return Due.THROW if roller in seats or for_a_bot else Due.NOTHING
    return Due.CHOOSE if set(seats) & set(view.waiting_for) else Due.NOTHING


def acting_seat(table: GameTable) -> Seat | None:
    """The seat that acts here: the one that chooses or rolls, else the first one of these people; None for a
    spectator."""
    due = table.replica.view.seats_due
    return next((seat for seat in (*due, *table.seats) if seat in table.seats), None)


def has_real_dice(table: GameTable) -> bool:
    """Whether the players roll real dice."""
    return isinstance(table.opened.origin, TypedIn)
