"""Pig keeps every promise of the conformance suite, and random games of it break none."""

import re
import subprocess
import sys

from tests.third_game.pig import with_pig


def test_the_conformance_suite_runs_on_it() -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-n",
        "0",
        "tests/third_game/pig_suite.py",
    ]
    tables = "pig-1 or pig-8"
    ran = subprocess.run([*command, "-k", tables], capture_output=True, text=True, env=with_pig(), check=False)
    assert ran.returncode == 0, ran.stdout[-3000:]
    found = re.search(r"(\d+) passed", ran.stdout)
    assert found is not None
    assert int(found[1]) > 130


def test_random_games_of_it_come_to_an_end() -> None:
    command = [sys.executable, "tools/random_games.py", "--game", "pig", "--games", "20"]
    ran = subprocess.run(command, capture_output=True, text=True, env=with_pig(), check=False)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert "pig 8 two-dice" in ran.stdout
