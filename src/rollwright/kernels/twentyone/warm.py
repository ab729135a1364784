"""Compiles every kernel of Twenty One, or loads what was compiled before, so that nobody waits for it later."""

import numpy as np

from rollwright.games.material import all_shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.kernels.twentyone.games import play_games
from rollwright.kernels.twentyone.packed import DUE_MARK, PHASE, blank, material_of
from rollwright.kernels.twentyone.playouts import Race
from rollwright.kernels.twentyone.policies import CHARGES, RACER, RANDOM, thoughts
from rollwright.kernels.twentyone.rows import solved_tables
from rollwright.kernels.twentyone.rules import roll


def warm_up() -> None:
    """Every kernel once, with the least to do; and what the sheets that come with Rollwright are worth."""
    sheets = [sheet for sheet in all_shipped("twentyone")[:2] if isinstance(sheet, Sheet)]
    material = material_of(sheets)
    for rows in (sheets[0].numbers[::-1], sheets[0].numbers):
        tables = solved_tables(rows, CHARGES)
    play_games(material, [RANDOM, RANDOM], 1, 1)
    packed = blank(2, 0)
    roll(packed.table, np.uint64(1))
    race = Race(material, packed, tables, [RACER, RACER], 0, thoughts(material, packed, 0, tables, RACER), 1)
    race.run(1)
    packed.table[PHASE] = DUE_MARK
    thoughts(material, packed, 0, tables, RACER)
