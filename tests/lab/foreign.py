"""Bots of somebody else, as the laboratory may be given."""

import time
from random import Random
from typing import Any

from rollwright.bots import Greedy
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class Slow(Greedy):
    """Takes 20 ms for whatever it decides."""

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        time.sleep(0.02)
        return super().choose(state, seat, rng, deadline)


class Cheat(Greedy):
    """Marks nothing where something must be marked (T13), and everything where not all may be (B14)."""

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        if state.phase.value == "mark":
            return self.game.mark(frozenset())
        return super().choose(state, seat, rng, deadline)


class Twin(Greedy):
    """Plays exactly like Greedy."""


class Mute:
    """No bot at all."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
