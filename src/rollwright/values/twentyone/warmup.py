"""Compiles or loads the kernels that judge positions of Twenty One, so that a bot's first move does not wait."""

from rollwright.games.material import all_shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.kernels.twentyone.packed import DUE_MARK, PHASE, TABLE, opening, pack_sheets
from rollwright.values.twentyone.look_ahead import Lookahead
from rollwright.values.twentyone.position_values import network_for


def warm_up() -> None:
    """Call every kernel that a bot calls once, and solve the rows of the shipped sheets."""
    shipped = [sheet for sheet in all_shipped("twentyone")[:2] if isinstance(sheet, Sheet)]
    for rows in (shipped[0].numbers[::-1], shipped[0].numbers):
        network = network_for(rows)
    sheets, position = pack_sheets(shipped), opening(2)
    position[TABLE, PHASE] = DUE_MARK
    choices = network.ranked_choices(sheets, position, 0)
    Lookahead(network, sheets, position, 0, choices, rounds=1, seed=1).run(1)
