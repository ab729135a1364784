"""Bots that do not belong to Rollwright, given to the laboratory as `module:Class`."""

import time
from random import Random
from typing import Any

from rollwright.bots import bot_for
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class Twin:
    """Plays exactly like the greedy bot."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.greedy = bot_for("greedy", game)

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        return self.greedy.choose(state, seat, rng, deadline)


class Slow(Twin):
    """Takes 20 ms for whatever it decides."""

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        time.sleep(0.02)
        return super().choose(state, seat, rng, deadline)


class Hasty(Twin):
    """Has a time limit of its own, which is always over."""

    seconds_per_decision = 0.0


class Cheat(Twin):
    """Marks nothing where something must be marked (T13), and everything where not all may be (B14)."""

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        if state.phase.value == "mark":
            return self.game.mark(frozenset())
        return super().choose(state, seat, rng, deadline)


class Failing(Twin):
    """Raises an exception that is not a complaint."""

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        raise ZeroDivisionError


class Mute:
    """No bot at all."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
