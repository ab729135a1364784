"""The page about values keeps its promises: its example runs."""

import re
from pathlib import Path
from random import Random

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.testing.walks import walk

PAGE = Path(__file__).parents[2] / "docs" / "values.md"
(SNIPPET,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_prints_chances_and_points_of_every_seat(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    states = walk(GAMES[game], Setup(2, all_shipped(game)), Random(1))
    state = next(state for state, _ in states if state.round and isinstance(GAMES[game].node(state), Chance))
    exec(SNIPPET.replace('"border"', repr(game)), {"state": state})  # noqa: S102  the example of our own page
    printed = [[float(number) for number in line.split()] for line in capsys.readouterr().out.splitlines()]
    assert [len(numbers) for numbers in printed] == [2, 2]
    assert sum(wins for wins, _ in printed) == pytest.approx(1, abs=1e-4)
