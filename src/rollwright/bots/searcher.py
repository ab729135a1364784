"""Level 4: plays every idea out many times, with the same dice for each, and takes the one that ends best."""

from random import Random
from typing import Any

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games.border.state import State as BorderState


class Searcher:
    """Thinks for as long as it may. It needs numba, which is loaded when it first moves."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """The move after which it did best."""
        if isinstance(state, BorderState):
            from rollwright.bots.border import searcher as border

            return border.choose(state, seat, rng, deadline)
        from rollwright.bots.twentyone import searcher as twentyone

        return twentyone.choose(state, seat, rng, deadline)
