"""Level 3 for Twenty One: the exact value of every option, with a charge for each round because of the race."""

from random import Random

from rollwright.bots.options import Pick, best
from rollwright.bots.twentyone import greedy
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State
from rollwright.solver.twentyone.options import ranked
from rollwright.solver.twentyone.rows import ALONE, Objective
from rollwright.solver.twentyone.stored import solution_if_ready

RACE = Objective(charge=3.0)
"""Six points would be the strongest constant charge. With three, this level is half-way between level 2 and level 4."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:  # noqa: ARG001
    """Return the option with the highest value; while an unknown sheet is being solved, the greedy move."""
    return decide(state, seat, rng, best)


def decide(state: State, seat: Seat, rng: Random, pick: Pick) -> Move:
    """Return the option that is picked by its value; while an unknown sheet is being solved, the greedy move."""
    objective = RACE if len(state.sheets) > 1 else ALONE
    solution = solution_if_ready(state.sheets[seat].sheet.numbers, objective)
    if solution is None:
        return greedy.choose(state, seat, rng)
    return pick([(option.worth, option.move) for option in ranked(solution, state, seat)])
