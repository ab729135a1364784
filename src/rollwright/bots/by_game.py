"""What the bots share that think in another way in each game: a folder a game, in it a file a bot."""

from importlib import import_module
from random import Random
from typing import Any, ClassVar, cast

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class ByGame:
    """Loads what it knows of its game when it first moves: some of it needs numba."""

    file: ClassVar[str]

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """The move that its file for this game chooses."""
        thinks = import_module(f"rollwright.bots.{self.game.name}.{self.file}")
        return cast("Move", thinks.choose(state, seat, rng, deadline))
