"""The screen of a game is found through the registry."""

import pytest

from rollwright.cli.screens import LONGEST_SHOWN, screen_for
from rollwright.core.deal import Setup
from rollwright.core.errors import Complaint
from rollwright.core.registry import REGISTRY, Registration
from rollwright.games import GAMES
from rollwright.translations import Words


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_game_has_a_screen_on_which_long_names_are_cut(game: str) -> None:
    assert screen_for(game, Words("en"), ["Ana", "B" * 40], Setup(2, ())).names == ["Ana", "B" * LONGEST_SHOWN]


def test_a_game_without_a_screen_is_not_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY._found, "bare", Registration("bare", rules="fractions:Fraction"))
    with pytest.raises(Complaint, match="game-without-screen"):
        screen_for("bare", Words("en"), [], Setup(1, ()))
