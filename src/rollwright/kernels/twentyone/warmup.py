"""Compiles or loads the kernels that the bots of Twenty One call, so that their first move does not wait."""

from rollwright.games.material import all_shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.kernels.twentyone.evaluation import solved_tables
from rollwright.kernels.twentyone.packed import DUE_MARK, PHASE, TABLE, opening, pack_sheets
from rollwright.kernels.twentyone.playouts import Race
from rollwright.kernels.twentyone.policies import CHARGES, RACER, ranked_choices


def warm_up() -> None:
    """Call every kernel that a bot calls once, and solve the rows of the shipped sheets."""
    shipped = [sheet for sheet in all_shipped("twentyone")[:2] if isinstance(sheet, Sheet)]
    for rows in (shipped[0].numbers[::-1], shipped[0].numbers):
        tables = solved_tables(rows, CHARGES)
    sheets, position = pack_sheets(shipped), opening(2)
    position[TABLE, PHASE] = DUE_MARK
    choices = ranked_choices(sheets, position, 0, RACER, tables)
    Race(sheets, position, tables, [RACER, RACER], 0, choices, seed=1).run(1)
