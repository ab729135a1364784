"""The Border as a game: what tables, bots and pages call."""

import pytest

from rollwright.core.errors import NotationError
from rollwright.core.game import Place
from rollwright.games import GAMES
from rollwright.games.border.game import Border
from rollwright.testing.border.positions import (
    GAME,
    SECOND,
    crossed,
    opened,
    ring,
    setup,
)
from tests.rules import rule


def test_the_border_is_registered() -> None:
    assert isinstance(GAMES["border"], Border)
    assert (GAME.name, GAME.rules_version) == ("border", 1)


@rule("B1")
def test_the_game_says_for_how_many_it_is() -> None:
    assert list(GAME.seats) == [2, 3, 4]


def test_faces_are_written_as_letters_and_read_back() -> None:
    assert GAME.faces_text((0, 1, 2, 3, 4, 5)) == "a g b r y o"
    assert GAME.parse_faces("a g b r y o") == (0, 1, 2, 3, 4, 5)
    with pytest.raises(NotationError) as caught:
        GAME.parse_faces("a g x")
    assert (caught.value.message, caught.value.column) == ("colour-unknown", 5)


def test_a_place_is_written_as_its_number_and_read_back() -> None:
    for number in range(86):
        assert GAME.parse_place(GAME.place_text(Place(number))) == number
    with pytest.raises(NotationError) as caught:
        GAME.parse_place("b7")
    assert caught.value.message == "space-unreadable"


def test_what_the_laboratory_asks_of_a_position() -> None:
    state = crossed(opened("3", "1"), SECOND, ring("well"))
    assert GAME.tallies(state) == {"areas": (0, 1)}
    assert GAME.names_of_sheets(state) == ("3", "1")
    assert GAME.place_count(setup("3", "1")) == 86
    assert GAME.picture(state).count("+XX") == 4
