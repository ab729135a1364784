"""The tables of row values that bots need, solved in the background: those of an unknown sheet may take longer than a
move."""

from functools import cache
from threading import Thread
from typing import TYPE_CHECKING

from rollwright.bots import clock
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State, play_order
from rollwright.solver.twentyone.stored import Rows

if TYPE_CHECKING:
    from rollwright.kernels.twentyone.evaluation import RowValues


def rows_of(state: State, seat: Seat) -> Rows:
    """Return the numbers of a seat's rows in the order of play."""
    return tuple(state.sheets[seat].sheet.numbers[row] for row in play_order(state.setup.variant))


def tables_before(until: float, rows: Rows, charges: tuple[float, ...]) -> "RowValues | None":
    """Return the tables of these rows, one per charge; None if they are not solved before this time."""
    from rollwright.kernels.twentyone.evaluation import solved_tables

    solving = _solving(rows, charges)
    solving.join(max(0.0, until - clock.now()))
    return None if solving.is_alive() else solved_tables(rows, charges)


@cache
def _solving(rows: Rows, charges: tuple[float, ...]) -> Thread:
    from rollwright.kernels.twentyone.evaluation import solved_tables

    thread = Thread(target=solved_tables, args=(rows, charges), daemon=True)
    thread.start()
    return thread
