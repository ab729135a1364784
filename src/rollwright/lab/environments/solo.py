"""A game with a solo mode as a Gymnasium environment.

Importing this module registers `rollwright/<Class>Solo-v0` for each of them; `<Class>` is the class of its rules.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from rollwright.core.deal import Setup
from rollwright.core.registry import REGISTRY
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.lab.environments.steps import Steps

SEAT = Seat(0)
ILLEGAL = -1.0
"""The reward of an action that the mask forbids; it ends the episode."""

Observation = dict[str, Any]


class SoloEnvironment(gymnasium.Env[Observation, np.int64]):
    """One seat of a game, given by its id. The reward of a step is the number of points that it adds to the score."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as in Gymnasium

    def __init__(
        self, game: str, sheet: str | None = None, *, variant: str | None = None, render_mode: str | None = None
    ) -> None:
        self.game = game
        sheets = all_shipped(game) if sheet is None else (GAMES[game].sheet(sheet),)
        self.setup = Setup(1, sheets, variant=variant)
        self.render_mode = render_mode
        self.steps = Steps(game, self.setup, seed=0)
        size = self.steps.seen_by(SEAT).size
        self.action_space = Discrete(self.steps.actions.size)
        self.observation_space = Dict(
            {
                "observation": Box(0, 1, (size,), np.float32),
                "action_mask": Box(0, 1, (self.steps.actions.size,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; a sheet is drawn unless one was named."""
        super().reset(seed=seed)
        self.steps = Steps(self.game, self.setup, int(self.np_random.integers(2**31)))
        return self._observed(), {"points": 0}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take one small step."""
        before = self._points()
        if action not in self.steps.legal(SEAT):
            return self._observed(), ILLEGAL, True, False, {"points": before}
        self.steps.act({SEAT: int(action)})
        points = self._points()
        return self._observed(), float(points - before), self.steps.outcome is not None, False, {"points": points}

    def render(self) -> str | None:
        """The sheet as text, if the render mode is `ansi`."""
        return self.steps.game.picture(self.steps.state) if self.render_mode == "ansi" else None

    def _points(self) -> int:
        return int(self.steps.game.scores(self.steps.state)[SEAT])

    def _observed(self) -> Observation:
        return {"observation": self.steps.seen_by(SEAT), "action_mask": self.steps.mask(SEAT)}


def environment_id(game: str) -> str:
    """The id of the environment of a game for `gymnasium.make`."""
    return f"rollwright/{type(GAMES[game]).__name__}Solo-v0"


for name in REGISTRY:
    if 1 in GAMES[name].seats and REGISTRY[name].environment is not None:
        gymnasium.register(environment_id(name), f"{__name__}:{SoloEnvironment.__name__}", kwargs={"game": name})
