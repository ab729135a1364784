"""A bot that makes the same move in the same state every time."""

from random import Random
from typing import Any

from rollwright.bots.registry import bot_for
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class RepeatableBot:
    """A bot of a game without chance of its own; between equal moves it always decides in the same way."""

    def __init__(self, name: str, game: AnyGame) -> None:
        self._bot = bot_for(name, game)

    def __call__(self, state: Any, seat: Seat) -> Move:
        """Return the move of a seat."""
        return self._bot.choose(state, seat, Random(0))  # noqa: S311  no dice
