"""The interface of a bot, and of a level: a bot that a game offers."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class Bot(Protocol):
    """A player made of code. The state that it is given is public, so it knows what a person in its seat knows."""

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return a legal move for this seat, before `deadline` on the clock of `bots/clock.py`."""
        ...


@dataclass(frozen=True, slots=True)
class BotLevel:
    """A bot that exists for a game. The catalogue has its name, `bot-ID`, and its character, `bot-ID-character`."""

    id: str
    make: Callable[[AnyGame], Bot]
    kernels: str | None = None
    """The module whose `warm_up` compiles the kernels that the bot needs; None if it needs none, and no numba."""
    yardstick: bool = False
    """Whether the bot never changes and exists to measure others: it is known by its id, and not offered to players."""


@dataclass(frozen=True, slots=True)
class BotModule:
    """Makes bots whose `choose` is a function in this module, which is imported for the first move."""

    module: str

    def __call__(self, game: AnyGame) -> Bot:
        """Make a bot."""
        return self

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return the move that the module chooses."""
        return cast("Move", import_module(self.module).choose(state, seat, rng, deadline))
