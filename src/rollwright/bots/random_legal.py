"""Level 1: any legal move, each as likely as another."""

from random import Random
from typing import Any

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class RandomLegal:
    """Plays at random, but by the rules."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """One of the legal moves."""
        return rng.choice(list(self.game.legal_moves(state, seat)))
