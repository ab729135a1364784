"""What was learned is a bot like any other."""

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

import rollwright
from rollwright.core.deal import Setup
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.lab.environments.learned import Learned
from rollwright.lab.game_run import GameRun, GameSpec

EXAMPLE = Path(rollwright.__file__).parents[2] / "examples" / "learn_twentyone.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_twentyone", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_any_policy_plays_by_the_rules(game: str) -> None:
    rng = np.random.default_rng(1)
    bot = Learned(GAMES[game], lambda _, mask: int(rng.choice(np.flatnonzero(mask))))
    run = GameRun(GameSpec(game, Setup(2, all_shipped(game)), ("random", "random"), seed=1))
    run.bots[0] = bot
    while run.step() is None:
        pass
    assert run.thinking[0].decisions > 10


def test_the_example_learns_to_beat_level_1() -> None:
    learn = example()
    matrix = learn.learn(batches=5)
    pupil = Learned(
        GAMES["twentyone"], lambda seen, mask: int(learn.preferences(matrix, seen, mask).argmax()), alone=True
    )
    won = 0.0
    for seed in range(20):
        run = GameRun(GameSpec("twentyone", Setup(2, all_shipped("twentyone")), ("random", "random"), seed))
        run.bots[seed % 2] = pupil
        while (outcome := run.step()) is None:
            pass
        won += seed % 2 in outcome.winners
    assert won >= 15


def test_a_policy_without_chance_does_the_same_every_time() -> None:
    bot = Learned(GAMES["twentyone"], lambda _, mask: int(np.flatnonzero(mask)[0]))
    run = GameRun(GameSpec("twentyone", Setup(2, all_shipped("twentyone")), ("random", "random"), seed=1))
    while run.game.view(run.state).phase != "mark":
        run.step()
    moves = {str(bot.choose(run.state, run.state.active, Random(seed))) for seed in range(3)}
    assert len(moves) == 1
