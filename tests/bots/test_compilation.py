"""The functions that a warm-up compiles are known before, and counted."""

import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.bots.compilation import compiling, functions_of
from rollwright.bots.warmup import kernels_of
from rollwright.games import GAMES

COLD = """
import sys
from rollwright.bots import compilation
seen = []
for _ in compilation.compiling(sys.argv[1]):
    seen.append(compilation.warm_up_thread(sys.argv[1]).is_alive())
print(len(seen), sum(seen), len(compilation.functions_of(sys.argv[1])))
"""


def kernels(game: str) -> str:
    (found,) = kernels_of(game, ["master"])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_function_counts_once_also_if_it_is_loaded(game: str) -> None:
    assert len(list(compiling(kernels(game)))) == len(functions_of(kernels(game))) > 20


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_cold_compilation_counts_while_it_goes_on(game: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COLD, kernels(game)],
        env={"XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)},
        check=True,
        capture_output=True,
        text=True,
    )
    counted, while_compiling, functions = map(int, done.stdout.split())
    assert counted == functions
    assert while_compiling > functions / 2
