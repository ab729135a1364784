"""Pig as an environment for learning: a table of PettingZoo, and alone in Gymnasium."""

import subprocess
import sys

import pytest

from tests.third_game.pig import with_pig

AT_A_TABLE = """
from rollwright.lab.environments.parallel import RollAndWrite
environment = RollAndWrite("pig", 3, render_mode="ansi")
seen, _ = environment.reset(seed=1)
while environment.agents:
    actions = {agent: int(seen[agent]["action_mask"].nonzero()[0][-1]) for agent in environment.agents}
    seen, rewards, *_ = environment.step(actions)
print(sum(rewards.values()), environment.render())
"""
ALONE = """
import gymnasium
import rollwright.lab.environments.solo
environment = gymnasium.make("rollwright/PigSolo-v0", variant="two-dice")
environment.reset(seed=1)
total, over = 0, False
while not over:
    _, reward, over, *_ = environment.step(3)
    total += reward
print(total >= 50)
"""


@pytest.mark.parametrize(("code", "printed"), [(AT_A_TABLE, "1.0"), (ALONE, "True")])
def test_an_agent_plays_it(code: str, printed: str) -> None:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=with_pig(), check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith(printed)
