"""The tools that measure run, with so few games that their results mean nothing, and write nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.values.border.network import shipped_layers
from rollwright.values.twentyone.network import shipped_layers as twentyone_layers
from tools.train.border_games import held_out, match, play_pairs
from tools.train.twentyone_games import match as twentyone_match

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / f"{page}.md" for page in ("values", "balance", "bots")]
COMMANDS = {
    "tools.measure_values": ["--games", "2"],
    "tools.fair_boards": ["--games", "24", "--sets", "11"],
    "tools.fair_seats": ["--games", "24"],
    "tools.bot_strengths": ["--games", "2", "--jobs", "1"],
    "tools.bot_tables": ["border-2", "border-2-time", "twentyone-2-values", "--games-at-most", "2", "--jobs", "1"],
    "tools.balance": ["--games", "4"],
}


@pytest.mark.slow
@pytest.mark.parametrize("tool", COMMANDS)
def test_a_tool_measures_and_only_prints(tool: str) -> None:
    before = [page.read_bytes() for page in PAGES]
    command = [sys.executable, "-m", tool, *COMMANDS[tool], "--dry"]
    printed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert printed.startswith("## ")
    assert "| ---" in printed
    assert [page.read_bytes() for page in PAGES] == before


@pytest.mark.slow
def test_networks_can_be_matched_as_training_does() -> None:
    share, error = match(shipped_layers(), None, held_out, 2, 2, 2, 1, 1)
    assert 0 <= share <= 1
    assert error >= 0
    assert len(play_pairs(shipped_layers(), shipped_layers(), held_out, 4, 1, 1, [0])) == 2
    assert 0 <= twentyone_match(twentyone_layers(), twentyone_layers(), 2, 128, 1)[0] <= 1
