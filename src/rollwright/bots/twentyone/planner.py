"""Level 3 in Twenty One: the exact value of every option, where each round costs some points for the race."""

from random import Random

from rollwright.bots.greedy import in_twentyone as greedy
from rollwright.core.events import Move
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State
from rollwright.solver.twentyone import ALONE, Terms
from rollwright.solver.twentyone_kept import solution_at_once
from rollwright.solver.twentyone_options import ranked

RACE = Terms(charge=3.0)
"""What a round is worth to those who finish first. Six points would be the strongest charge that never changes; with
three it stands half-way between level 2 and level 4, which knows better."""


def choose(state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:  # noqa: ARG001
    """The option that is worth most; greedy in the second that it takes to solve a sheet that nobody knew."""
    terms = RACE if len(state.sheets) > 1 else ALONE
    solution = solution_at_once(state.sheets[seat].sheet.numbers, terms)
    return greedy(state, seat) if solution is None else ranked(solution, state, seat)[0].move
