"""Learns Twenty One from nothing in under a minute, with numpy alone, then beats level 1 in the arena.

    pip install 'rollwright[lab]'
    python examples/learn_twentyone.py

The agent plays alone in the Gymnasium environment. Its policy is one matrix: what it sees, times the matrix, gives a
preference for each action. After each batch of games the matrix moves towards the actions after which more points came
than a straight line through all observations had foretold (REINFORCE with a linear baseline).
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rollwright.core.game import AnyGame
from rollwright.games.material import all_shipped
from rollwright.lab.arena import ArenaSettings, Pairing, compete
from rollwright.lab.environments.learned import Learned
from rollwright.lab.environments.solo import SoloEnvironment
from rollwright.lab.worker_pool import WorkerPool
from rollwright.user_folders import cache_folder

BATCHES = 30
GAMES_A_BATCH = 16
LEARNING_RATE = 1.0
GAMES_IN_THE_ARENA = 200
KEPT = cache_folder() / "learn_twentyone.npy"

Numbers = npt.NDArray[np.float64]


def preferences(matrix: Numbers, seen: npt.NDArray[np.float32], mask: npt.NDArray[np.int8]) -> Numbers:
    """How likely each action is to be taken; one that the mask forbids, never."""
    logits = np.where(mask == 1, matrix @ seen, -np.inf)
    weights: Numbers = np.exp(logits - logits.max())
    likely: Numbers = weights / weights.sum()
    return likely


@dataclass
class Episode:
    """One game: what was seen, how much more or less each action was wanted, and the points that came after it."""

    seen: list[npt.NDArray[np.float32]]
    pull: list[Numbers]
    to_come: Numbers

    @property
    def points(self) -> float:
        """Of the whole game."""
        return float(self.to_come[0])


def play(environment: SoloEnvironment, matrix: Numbers, chance: np.random.Generator) -> Episode:
    """One game by the policy, with chance."""
    observation, _ = environment.reset()
    seen, pull, rewards, over = [], [], [], False
    while not over:
        likely = preferences(matrix, observation["observation"], observation["action_mask"])
        action = int(chance.choice(likely.size, p=likely))
        seen.append(observation["observation"])
        pull.append(np.eye(likely.size)[action] - likely)
        observation, reward, over, _, _ = environment.step(action)
        rewards.append(float(reward))
    return Episode(seen, pull, np.cumsum(rewards[::-1])[::-1])


def learn(batches: int = BATCHES, seed: int = 1) -> Numbers:
    """The matrix after so many batches of games; the same every time."""
    environment = SoloEnvironment("twentyone")
    observation, _ = environment.reset(seed=seed)
    chance = np.random.default_rng(seed)
    matrix = np.zeros((observation["action_mask"].size, observation["observation"].size))
    for batch in range(1, batches + 1):
        episodes = [play(environment, matrix, chance) for _ in range(GAMES_A_BATCH)]
        seen = np.concatenate([episode.seen for episode in episodes])
        pull = np.concatenate([episode.pull for episode in episodes])
        to_come = np.concatenate([episode.to_come for episode in episodes])
        line = np.linalg.solve(seen.T @ seen + np.eye(seen.shape[1]), seen.T @ to_come)
        surprise = to_come - seen @ line
        surprise /= surprise.std() + 1e-9
        matrix += LEARNING_RATE * (pull * surprise[:, None]).T @ seen / len(seen)
        if batch % 5 == 0:
            mean = np.mean([episode.points for episode in episodes])
            print(f"{batch * GAMES_A_BATCH:4} games: {mean:.1f} points", flush=True)  # noqa: T201
    return matrix


class Pupil(Learned):
    """The learned bot; the arena knows it as `learn_twentyone:Pupil`."""

    def __init__(self, game: AnyGame) -> None:
        matrix: Numbers = np.load(KEPT)
        super().__init__(game, lambda seen, mask: int(preferences(matrix, seen, mask).argmax()), alone=True)


def main() -> int:
    """Learn, keep the matrix, and meet level 1; 0 if it was surely beaten."""
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    np.save(KEPT, learn())
    sys.path.insert(0, str(Path(__file__).parent))
    settings = ArenaSettings(
        "twentyone", 2, all_shipped("twentyone"), seed=1, games_at_most=GAMES_IN_THE_ARENA, play_all=True
    )
    pairing = Pairing("learn_twentyone:Pupil", "random", settings)
    with WorkerPool(jobs=1) as pool:
        for _ in compete(pairing, pool):
            pass
    wins = pairing.wins
    print(f"against level 1: {wins.value:.0%} of {pairing.games} games ({wins.low:.0%} to {wins.high:.0%})")  # noqa: T201
    return 0 if pairing.better == pairing.one else 1


if __name__ == "__main__":
    sys.exit(main())
