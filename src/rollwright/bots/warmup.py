"""Warms up kernels in the background: they are compiled the first time on a machine, and later only loaded.

Until then, the strongest bot of the game that needs no kernels moves in place of a bot that does.
"""

from collections.abc import Collection
from functools import cache
from importlib import import_module
from random import Random
from threading import Thread
from typing import Any

from rollwright.bots.bot import Bot, BotLevel
from rollwright.bots.registry import bot_for, levels_of
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat
from rollwright.kernels.disk_cache import is_compiled, note_compiled

THREAD_NAME = "kernel warm-up"


@cache
def _warming_up(kernels: str) -> Thread:
    def compile_or_load() -> None:
        import_module(kernels).warm_up()
        note_compiled(kernels)

    thread = Thread(target=compile_or_load, name=THREAD_NAME, daemon=True)
    thread.start()
    return thread


def warm_up_thread(kernels: str) -> Thread:
    """Return the thread that warms these kernels up; the first call starts it."""
    return _warming_up(kernels)


def is_warm(kernels: str) -> bool:
    """Return whether these kernels can be used without waiting; the first call starts the warm-up."""
    return not _warming_up(kernels).is_alive()


def warm_up(kernels: str) -> None:
    """Wait until these kernels can be used."""
    _warming_up(kernels).join()


def kernels_of(game: str, bots: Collection[str]) -> set[str]:
    """Return the kernels that these bots of a game need."""
    return {level.kernels for level in levels_of(game).values() if level.id in bots and level.kernels is not None}


def uncompiled(game: str, bots: Collection[str]) -> set[str]:
    """Return the kernels that these bots of a game need and that are not compiled on this machine."""
    return {kernels for kernels in kernels_of(game, bots) if not is_compiled(kernels)}


def bot_without_wait(name: str, game: AnyGame) -> Bot:
    """Make a bot that never waits for its kernels."""
    level = levels_of(game.name).get(name)
    if level is None or level.kernels is None:
        return bot_for(name, game)
    return _WarmingBot(level, level.kernels, game)


class _WarmingBot:
    def __init__(self, level: BotLevel, kernels: str, game: AnyGame) -> None:
        plain = [other for other in levels_of(game.name).values() if other.kernels is None]
        self.kernels = kernels
        self.bot, self.substitute = level.make(game), plain[-1].make(game)
        is_warm(kernels)

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return the move of the bot, or of its substitute while the kernels are not ready."""
        bot = self.bot if is_warm(self.kernels) else self.substitute
        return bot.choose(state, seat, rng, deadline)
