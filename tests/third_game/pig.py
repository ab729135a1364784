"""Pig, the game that exists only in the tests: a package in a folder of its own, as an installer would leave it.

A process finds the game through its entry point if the folder is on its path. The process of the tests imports the
package without leaving the folder on the path, so that all other tests see the shipped games only.
"""

import os
import subprocess
import sys
from pathlib import Path

SITE = Path(__file__).parent / "site"
PACKAGE = SITE / "rollwright_pig"

sys.path.insert(0, str(SITE))
try:
    from rollwright_pig.game import Pig
    from rollwright_pig.moves import Hold, RollAgain
    from rollwright_pig.state import Phase, PigEnd, State
finally:
    sys.path.remove(str(SITE))


def with_pig(**settings: str) -> dict[str, str]:
    """The environment of a process that finds the game."""
    return {**os.environ, "PYTHONPATH": str(SITE), "LC_ALL": "C.UTF-8", **settings}


def rollwright(*arguments: str, cwd: Path | None = None) -> str:
    """What the program prints; its exit code must be 0."""
    code = "from rollwright.cli import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, env=with_pig(), cwd=cwd, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


__all__ = ["PACKAGE", "SITE", "Hold", "Phase", "Pig", "PigEnd", "RollAgain", "State", "rollwright", "with_pig"]
