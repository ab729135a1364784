"""Twenty One alone (T30) as a Gymnasium environment: `gymnasium.make("rollwright/TwentyOneSolo-v0")`."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from rollwright.core.deal import Setup
from rollwright.core.seats import Seat
from rollwright.games.material import all_shipped, shipped
from rollwright.games.twentyone.picture import draw
from rollwright.lab.environments.observations import Vector, observe
from rollwright.lab.environments.steps import Steps

ID = "rollwright/TwentyOneSolo-v0"
SEAT = Seat(0)
ILLEGAL = -1.0
"""The reward of an action that the mask forbids; it ends the episode."""

Observation = dict[str, Any]


class TwentyOneSolo(gymnasium.Env[Observation, np.int64]):
    """The reward is what a step adds to the score, so that an episode adds up to the score of the sheet (T20)."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

    def __init__(self, sheet: str | None = None, *, inverted: bool = False, render_mode: str | None = None) -> None:
        sheets = all_shipped("twentyone") if sheet is None else (shipped("twentyone", sheet),)
        self.setup = Setup(1, sheets, variant="inverted" if inverted else None)
        self.render_mode = render_mode
        self.steps = Steps("twentyone", self.setup, seed=0)
        size = observe(self.steps.state, SEAT, frozenset()).size
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
        """A new game; a sheet is drawn unless one was named."""
        super().reset(seed=seed)
        self.steps = Steps("twentyone", self.setup, int(self.np_random.integers(2**31)))
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
        """The sheet as text, if that was asked for."""
        (played,) = self.steps.state.sheets
        return draw(played.sheet, played.rows) if self.render_mode == "ansi" else None

    def _points(self) -> int:
        return int(self.steps.game.scores(self.steps.state)[SEAT])

    def _observed(self) -> Observation:
        seen: Vector = observe(self.steps.state, SEAT, self.steps.marks_of(SEAT))
        return {"observation": seen, "action_mask": self.steps.mask(SEAT)}


gymnasium.register(id=ID, entry_point="rollwright.lab.environments.solo:TwentyOneSolo")
