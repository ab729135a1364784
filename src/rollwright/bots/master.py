"""Level 5: the strongest that we could make; with several players it weighs points against the race."""

from random import Random
from typing import Any

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games.border.state import State as BorderState


class Master:
    """Thinks for as long as it may. It needs numba, which is loaded when it first moves."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """The best move that it finds."""
        if isinstance(state, BorderState):
            from rollwright.bots.border import master as border

            return border.choose(state, seat, rng, deadline)
        from rollwright.bots.twentyone import master as twentyone

        return twentyone.choose(state, seat, rng, deadline)
