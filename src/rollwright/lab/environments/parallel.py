"""Every game as a PettingZoo environment: parallel, or one agent after the other by PettingZoo's own wrapper."""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from rollwright.core.deal import Setup
from rollwright.core.seats import Seat, all_seats
from rollwright.games.material import all_shipped
from rollwright.lab.environments.steps import Steps

ILLEGAL = -1.0
"""The reward of an action that the mask forbids; it ends the game for everyone."""

Observation = dict[str, Any]


class RollAndWrite(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One table of a game, given by its id: `RollAndWrite(game, seats=3)`.

    Every agent acts in every step; the mask of an agent that does not have to choose allows only waiting. At the end
    each agent's reward is its share of the win: 1, or a half if two share it, or 0.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "rollwright_v0", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(
        self, game: str, seats: int = 2, *, variant: str | None = None, render_mode: str | None = None
    ) -> None:
        self.game = game
        self.setup = Setup(seats, all_shipped(game), variant=variant)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in all_seats(seats)]
        self.agents: list[str] = []
        self.seat_of = dict(zip(self.possible_agents, all_seats(seats), strict=True))
        self.chance = np.random.default_rng()
        self.steps = Steps(game, self.setup, seed=0)
        size, actions = self.steps.seen_by(Seat(0)).size, self.steps.actions.size
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({"observation": Box(0, 1, (size,), np.float32), "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        """The observation of an agent: numbers from 0 to 1, and the mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The actions of `environments.actions`."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game; first player and boards or sheets are drawn."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.steps = Steps(self.game, self.setup, int(self.chance.integers(2**31)))
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take one small step for every agent."""
        illegal = {agent for agent, action in actions.items() if action not in self.steps.legal(self.seat_of[agent])}
        if not illegal:
            self.steps.act({self.seat_of[agent]: int(action) for agent, action in actions.items()})
        outcome = self.steps.outcome
        rewards = {agent: ILLEGAL if agent in illegal else 0.0 for agent in self.agents}
        if outcome is not None:
            for seat in outcome.winners:
                rewards[self.possible_agents[seat]] = 1 / len(outcome.winners)
        ended = dict.fromkeys(self.agents, outcome is not None or bool(illegal))
        cut_short = dict.fromkeys(self.agents, False)
        observations, infos = self._observations(), self._infos()
        if any(ended.values()):
            self.agents = []
        return observations, rewards, ended, cut_short, infos

    def render(self) -> str | None:
        """Every board or sheet as text, if the render mode is `ansi`."""
        return self.steps.game.picture(self.steps.state) if self.render_mode == "ansi" else None

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {
                "observation": self.steps.seen_by(seat),
                "action_mask": self.steps.mask(seat),
            }
            for agent, seat in self.seat_of.items()
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        points = self.steps.game.scores(self.steps.state)
        return {agent: {"points": points[seat]} for agent, seat in self.seat_of.items()}


def in_turns(game: str, seats: int = 2, **options: Any) -> Any:
    """The same environment with one agent after the other (AEC), by PettingZoo's own wrapper."""
    return parallel_to_aec(RollAndWrite(game, seats, **options))
