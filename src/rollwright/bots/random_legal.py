"""Level 1: a random legal move, each with the same probability."""

from random import Random
from typing import Any

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class RandomLegal:
    """Plays random legal moves, in any game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return one of the legal moves."""
        return rng.choice(list(self.game.legal_moves(state, seat)))
