"""The measured strength of the bots."""

import pytest

from rollwright.bots import bots_for
from rollwright.bots.strengths import CASUAL, Strength, about, strengths_of
from rollwright.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_bot_that_is_offered_was_measured(game: str) -> None:
    assert list(strengths_of(game)) == bots_for(game), "run: python -m tools.bot_strengths"


@every_game
def test_the_stand_in_for_a_casual_player_wins_every_second_game_against_itself(game: str) -> None:
    assert strengths_of(game)[CASUAL] == Strength(1, 2)


@every_game
def test_the_beginner_loses_to_a_casual_player_more_often_than_not(game: str) -> None:
    beginner, random = strengths_of(game)["beginner"], strengths_of(game)["random"]
    assert random.wins / random.games < beginner.wins / beginner.games < 1 / 2


def test_a_game_without_measured_bots_has_no_strengths() -> None:
    assert strengths_of("unheard-of") == {}


@pytest.mark.parametrize(
    ("share", "strength"),
    [
        (0.0, Strength(0, 2)),
        (0.02, Strength(0, 2)),
        (0.04, Strength(1, 20)),
        (0.31, Strength(3, 10)),
        (0.35, Strength(1, 3)),
        (0.5, Strength(1, 2)),
        (0.61, Strength(3, 5)),
        (0.66, Strength(2, 3)),
        (0.92, Strength(9, 10)),
        (0.955, Strength(19, 20)),
        (0.973, Strength(19, 20)),
        (0.99, Strength(2, 2)),
    ],
)
def test_a_share_is_told_as_a_simple_fraction(share: float, strength: Strength) -> None:
    assert about(share) == strength
