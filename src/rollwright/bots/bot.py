"""What a bot is: one method."""

from random import Random
from typing import Any, Protocol

from rollwright.core.events import Move
from rollwright.core.seats import Seat


class Bot(Protocol):
    """A player made of code. The state that it is given is public, so it knows what a person in its seat knows."""

    def choose(self, state: Any, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """A legal move for this seat, before `deadline` on the monotonic clock."""
        ...
