"""Level 3: knows the odds of the dice exactly, and plans with a judgement made by hand."""

from random import Random
from typing import Any

from rollwright.bots.border import planner as border
from rollwright.bots.twentyone import planner as twentyone
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.games.border.state import State as BorderState


class Planner:
    """Looks one turn ahead, with every roll that may come."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """The move that promises most."""
        chooser = border.choose if isinstance(state, BorderState) else twentyone.choose
        return chooser(state, seat, rng, deadline)
