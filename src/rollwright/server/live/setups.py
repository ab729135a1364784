"""The setup of a new table, from the wishes of its host."""

from rollwright.core.deal import Setup, Sheet
from rollwright.core.errors import Complaint
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import all_shipped, sheet_named, sheet_set
from rollwright.protocol.rest import NewTable


def setup_for(new_table: NewTable) -> Setup:
    """The setup that a guest asks for. Raises Complaint if there is no such game, board or sheet."""
    if new_table.game not in GAMES:
        raise Complaint("game-unknown", text=new_table.game, games=", ".join(GAMES))
    if None not in new_table.seats:
        raise Complaint("seats-no-person")
    first = None if new_table.first is None else Seat(new_table.first)
    as_listed = new_table.sheets is not None
    if new_table.dice == "typed":  # with typed dice, the deal is typed in as well
        first, as_listed = first or Seat(0), True
    seats, sheets = len(new_table.seats), sheets_for(new_table)
    return Setup(seats, sheets, as_listed, first, new_table.variant, new_table.copies)


def sheets_for(new_table: NewTable) -> tuple[Sheet, ...]:
    """The boards or sheets of a new table: those that are named, those of a set, or all that are shipped."""
    if new_table.sheets is not None:
        if new_table.sheet_set is not None:
            raise Complaint("sheets-and-set")
        return tuple(sheet_named(new_table.game, name) for name in new_table.sheets)
    if new_table.sheet_set is not None:
        return sheet_set(new_table.game, new_table.sheet_set)
    return all_shipped(new_table.game)
