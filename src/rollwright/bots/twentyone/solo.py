"""The exact optimum of the solo game (T30), for the arena: it plays as if there were no other players."""

from random import Random

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State
from rollwright.solver.twentyone.options import ranked
from rollwright.solver.twentyone.stored import solution_for


class Solo:
    """Collects the most points, however many rounds it takes: `rollwright.bots.twentyone.solo:Solo`."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return the move with the highest expected score in the solo game."""
        return ranked(solution_for(state.sheets[seat].sheet.numbers), state, seat)[0].move
