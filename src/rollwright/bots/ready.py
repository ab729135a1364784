"""Kernels are made ready beside: compiled the first time on a machine, later only loaded. Nobody has to wait for it."""

from functools import cache
from importlib import import_module
from random import Random
from threading import Thread
from typing import Any

from rollwright.bots import BOTS, COMPILED
from rollwright.bots.bot import Bot
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat

STAND_IN = "planner"
"""Who moves for a bot whose kernels are not ready yet."""


@cache
def _beside(game: str) -> Thread:
    thread = Thread(target=lambda: import_module(f"rollwright.kernels.{game}.warm").warm_up(), daemon=True)
    thread.start()
    return thread


def is_ready(game: str) -> bool:
    """Whether the kernels of this game can be used at once; the first to ask sets it going."""
    return not _beside(game).is_alive()


def make_ready(game: str) -> None:
    """Wait until they can be."""
    _beside(game).join()


def at_once(name: str, game: AnyGame) -> Bot:
    """One of our bots, such that nobody has to wait for its kernels."""
    return _AtOnce(name, game) if name in COMPILED else BOTS[name](game)


class _AtOnce:
    def __init__(self, name: str, game: AnyGame) -> None:
        self.game = game
        self.bot, self.stand_in = BOTS[name](game), BOTS[STAND_IN](game)
        is_ready(game.name)

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Its move, or that of its stand-in."""
        bot = self.bot if is_ready(self.game.name) else self.stand_in
        return bot.choose(state, seat, rng, deadline)
