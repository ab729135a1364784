"""Solves the shipped sheets for the planner: `python -m tools.solve_twentyone`.

Writes `src/rollwright/solver/twentyone/solved`, so that the first move on a new machine does not wait.
"""

from rollwright.bots.twentyone.planner import RACE
from rollwright.games.material import shipped
from rollwright.games.twentyone.sheet import Sheet
from rollwright.solver.twentyone.rows import ALONE
from rollwright.solver.twentyone.stored import SHIPPED, save, solve


def main() -> None:
    """Write one file for the solo game and one for the race."""
    sheet = shipped("twentyone", "A")
    if isinstance(sheet, Sheet):  # the numbers are the same on all (T5)
        for objective in (ALONE, RACE):
            save(sheet.numbers, solve(sheet.numbers, objective), SHIPPED)


if __name__ == "__main__":
    main()
