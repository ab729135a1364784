"""The master with a time of its own per decision, so that two times can play each other."""

from random import Random
from typing import Any, ClassVar

from rollwright.bots import bot_for, clock
from rollwright.core.events import Move
from rollwright.core.game import AnyGame
from rollwright.core.seats import Seat


class TimedMaster:
    """A master that thinks for a fixed time, whatever the deadline."""

    seconds_per_decision: ClassVar[float]
    title: ClassVar[str]

    def __init__(self, game: AnyGame) -> None:
        self.bot = bot_for("master", game)

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """Return the move of the master."""
        return self.bot.choose(state, seat, rng, clock.now() + self.seconds_per_decision)


class Master5(TimedMaster):
    """5 ms."""

    seconds_per_decision, title = 0.005, "Master, 5 ms"


class Master20(TimedMaster):
    """20 ms."""

    seconds_per_decision, title = 0.02, "Master, 20 ms"


class Master100(TimedMaster):
    """100 ms."""

    seconds_per_decision, title = 0.1, "Master, 100 ms"


class Master500(TimedMaster):
    """500 ms."""

    seconds_per_decision, title = 0.5, "Master, 500 ms"
