"""Solves the sheets that come with Rollwright for the planner: `python -m tools.solve_twentyone`.

Writes `src/rollwright/solver/solved`, so that nobody waits for the first move on a fresh machine.
"""

from rollwright.bots.twentyone.planner import RACE
from rollwright.games.material import shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.solver.twentyone import ALONE
from rollwright.solver.twentyone_kept import SHIPPED, keep, solve


def main() -> None:
    """One file for the game alone, one for the race."""
    sheet = shipped("twentyone", "A")
    if isinstance(sheet, Sheet):  # the numbers are the same on all (T5)
        for terms in (ALONE, RACE):
            keep(sheet.numbers, solve(sheet.numbers, terms), SHIPPED)


if __name__ == "__main__":
    main()
