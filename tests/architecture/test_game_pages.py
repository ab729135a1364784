"""Every game has a page with its id, its seats, where its code is, and the history of its rules version."""

import re
from pathlib import Path

import pytest

from rollwright.core.game import AnyGame
from rollwright.games import GAMES

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (\d+) \| ", re.MULTILINE)


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


def page(game: AnyGame) -> str:
    return (ROOT / "docs" / "games" / f"{game.name}.md").read_text(encoding="utf-8")


def test_a_page_states_the_id_the_seats_and_the_rules_version(game: AnyGame) -> None:
    text = page(game)
    assert f"| id | `{game.name}` |" in text
    assert f"| seats | {game.seats[0]} to {game.seats[-1]} |" in text
    assert f"| rules version | {game.rules_version} |" in text
    assert all(f"`{variant}`" in text for variant in game.variants)


def test_the_history_ends_with_the_present_rules_version(game: AnyGame) -> None:
    history = page(game).partition("## History of the rules version")[2]
    assert [int(version) for version in ROW.findall(history)] == list(range(1, game.rules_version + 1))


def test_the_folders_that_a_page_names_are_there(game: AnyGame) -> None:
    named = re.findall(r"`((?:src|web)/[^`]*)`", page(game))
    assert len(named) >= 7
    assert [path for path in named if not (ROOT / path).exists()] == []
