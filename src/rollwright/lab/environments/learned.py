"""A learned policy as a bot, which can play at any table and in the arena."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from rollwright.core.events import Move
from rollwright.core.game import AnyGame, GameState, Places
from rollwright.core.seats import Seat
from rollwright.lab.environments.actions import actions_for
from rollwright.lab.environments.encoding import Vector, observe

ActionPolicy: TypeAlias = Callable[[Vector, npt.NDArray[np.int8]], int]
"""A function from an observation and the mask to an action that the mask allows."""


class Learned:
    """Takes small steps by a policy until they make a move."""

    def __init__(self, game: AnyGame, policy: ActionPolicy, *, alone: bool = False) -> None:
        self.game = game
        self.policy = policy
        self.alone = alone
        """Whether the policy was trained without other seats, which it then must not see."""

    def choose(self, state: GameState, seat: Seat, rng: Random, deadline: float | None = None) -> Move:
        """The move of the policy in this seat."""
        actions = actions_for(self.game.name, state.setup)
        marks: Places = frozenset()
        while True:
            mask = np.zeros(actions.size, np.int8)
            mask[actions.legal(state, seat, marks)] = 1
            seen = observe(self.game.name, state, seat, marks, alone=self.alone)
            led_to = actions.take(state, seat, marks, self.policy(seen, mask))
            if isinstance(led_to, Move):
                return led_to
            marks = led_to
