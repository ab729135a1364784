"""The games by their id, and the types that their clients are told about."""

import pytest

import rollwright.games
from rollwright.core.errors import Complaint
from rollwright.core.registry import REGISTRY
from rollwright.games import GAMES, drawing_types, game_named, view_types
from rollwright.games.border.drawing import BorderMaterial
from rollwright.games.border.view import BorderView
from rollwright.games.twentyone.drawing import TwentyOneMaterial
from rollwright.games.twentyone.view import TwentyOneView


def test_a_game_is_found_by_its_name_and_loaded_once() -> None:
    assert {name: game.name for name, game in GAMES.items()} == {name: name for name in REGISTRY}
    assert len(GAMES) == len(REGISTRY)
    assert game_named("border") is GAMES["border"]


def test_an_unknown_game_is_refused_with_a_list_of_all() -> None:
    assert "chess" not in GAMES
    with pytest.raises(Complaint) as refused:
        game_named("chess")
    assert (refused.value.message, refused.value.arguments) == (
        "game-unknown",
        {"text": "chess", "games": ", ".join(REGISTRY)},
    )


def test_the_types_of_views_and_drawings_are_those_of_all_games() -> None:
    assert view_types() == (BorderView, TwentyOneView)
    assert drawing_types() == (BorderMaterial, TwentyOneMaterial)
    assert rollwright.games.GameView == BorderView | TwentyOneView


def test_the_package_has_no_other_attribute() -> None:
    with pytest.raises(AttributeError, match="Chess"):
        getattr(rollwright.games, "Chess")  # noqa: B009


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_and_a_view_name_their_game(game: str) -> None:
    rules = GAMES[game]
    assert isinstance(rules.drawing(), rules.drawing_type)
    assert rules.drawing().game == game
