"""`bots`: the bots of each game, with their character and their measured strength."""

import pytest

from rollwright.bots import bots_for
from rollwright.bots.strengths import Strength
from rollwright.cli.bots import strength_told
from rollwright.games import GAMES
from rollwright.translations import Words
from tests.cli.program import Program


def test_all_bots_are_listed_by_game_the_weakest_first(rollwright: Program) -> None:
    ran = rollwright("bots")
    listed = [line.split()[0] for line in ran.out.splitlines() if line[:1].islower()]
    ids = [bot for game in GAMES for bot in bots_for(game)]
    assert ran.code == 0
    assert [word for word in listed if word in ids] == ids


def test_a_bot_is_listed_with_its_character_and_its_strength(rollwright: Program) -> None:
    told = rollwright("bots", "twentyone").words
    assert "greedy Greedy. Takes what it can get now and never looks ahead. Wins about 1 of 2 games against" in told
    assert "spoiler" not in told


def test_a_bot_that_was_not_measured_has_no_strength(rollwright: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.cli.bots.strengths_of", lambda _: {})
    assert "casual" not in rollwright("bots").words


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        (0, "Almost never beats a casual player."),
        (1, "Wins about 1 of 3 games against a casual player."),
        (3, "Almost always beats a casual player."),
    ],
)
def test_a_strength_is_told_in_a_sentence(wins: int, said: str) -> None:
    assert strength_told(Strength(wins, 3), Words("en")) == said
