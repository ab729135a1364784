"""What `docs/environments.md` and `docs/bots.md` show can be run."""

import re
import runpy
from pathlib import Path
from random import Random

import pytest

import rollwright
from rollwright.games import GAMES
from tests.lab.environments.test_actions import positions

DOCS = Path(rollwright.__file__).parents[2] / "docs"


def snippets(page: str) -> list[str]:
    found: list[str] = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)
    return found


@pytest.mark.parametrize("snippet", snippets("environments.md"))
def test_the_snippets_run(snippet: str, tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(snippet, encoding="utf-8")
    assert runpy.run_path(str(file))


@pytest.mark.parametrize("name", ["MyBot", "Hasty"])
def test_the_bots_that_are_shown_play(name: str, tmp_path: Path) -> None:
    (snippet,) = (snippet for snippet in snippets("bots.md") if f"class {name}:" in snippet)
    file = tmp_path / "my_module.py"
    file.write_text(snippet, encoding="utf-8")
    bot = runpy.run_path(str(file))[name](GAMES["border"])
    (state,) = positions("border", 2, 1)
    assert GAMES["border"].is_legal(state, state.active, bot.choose(state, state.active, Random(1)))
