"""The pure optimum of the game alone (T30), for the arena: it plays as if nobody else were at the table."""

from random import Random

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games.twentyone.state import State
from rollwright.solver.twentyone_kept import solution_for
from rollwright.solver.twentyone_options import ranked


class Solo:
    """Collects the most points for itself, however long it takes: `rollwright.bots.twentyone.solo:Solo`."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: State, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """The move after which a game alone would bring most."""
        return ranked(solution_for(state.sheets[seat].sheet.numbers), state, seat)[0].move
