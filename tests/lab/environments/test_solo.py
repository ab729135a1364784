"""Twenty One alone in Gymnasium."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rollwright.lab.environments.solo import ILLEGAL, SoloEnvironment, environment_id


def played(environment: SoloEnvironment, seed: int) -> list[float]:
    """The rewards of a game of random legal actions."""
    observation, _ = environment.reset(seed=seed)
    environment.action_space.seed(seed)
    rewards, over = [], False
    while not over:
        action = environment.action_space.sample(observation["action_mask"])
        observation, reward, over, truncated, _ = environment.step(action)
        assert observation in environment.observation_space
        assert not truncated
        rewards.append(reward)
    return rewards


def test_gymnasium_finds_nothing_to_complain_of() -> None:
    check_env(gymnasium.make(environment_id("twentyone"), render_mode="ansi").unwrapped)


@pytest.mark.parametrize("variant", [None, "inverted"])
def test_the_rewards_add_up_to_the_score(variant: str | None) -> None:
    environment = SoloEnvironment("twentyone", variant=variant)
    for seed in range(5):
        rewards = played(environment, seed)
        assert sum(rewards) == environment.steps.game.scores(environment.steps.state)[0] > 0


def test_a_seed_gives_the_same_game() -> None:
    assert played(SoloEnvironment("twentyone"), 5) == played(SoloEnvironment("twentyone"), 5)
    assert played(SoloEnvironment("twentyone"), 5) != played(SoloEnvironment("twentyone"), 6)


def test_without_a_seed_the_games_differ() -> None:
    environment = SoloEnvironment("twentyone", "A")
    one, other = environment.reset(seed=1)[0], environment.reset()[0]
    assert not np.array_equal(one["observation"], other["observation"])


def test_an_illegal_action_ends_the_episode() -> None:
    environment = SoloEnvironment("twentyone", "A")
    environment.reset(seed=1)
    _, reward, terminated, _, _ = environment.step(0)  # to wait, while a choice is owed
    assert (reward, terminated) == (ILLEGAL, True)


def test_the_sheet_can_be_seen() -> None:
    environment = SoloEnvironment("twentyone", "A", render_mode="ansi")
    environment.reset(seed=1)
    assert str(environment.render()).count(":.") == 30
    assert SoloEnvironment("twentyone", "A").render() is None
