"""Twenty One through the one door that tables, bots and tests know."""

import pytest

from rollwright.core.errors import NotationError
from rollwright.core.game import Place
from rollwright.core.nodes import Joint
from rollwright.core.seats import Seat
from rollwright.games.twentyone.sheet import CROSS_OFF
from rollwright.testing.twentyone.positions import GAME, after, marks, opened, play, roll
from tests.rules import rule


def test_it_says_its_name_and_the_version_of_its_rules() -> None:
    assert (GAME.name, GAME.rules_version) == ("twentyone", 1)


@rule("T1", "T30")
def test_it_is_for_one_to_six_seats() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]


@rule("T31")
def test_inverted_is_its_one_variant() -> None:
    assert GAME.variants == ("inverted",)


def test_the_faces_of_the_dice_are_written_and_read_back() -> None:
    assert GAME.faces_text((6, 1, 3)) == "6 1 3"
    assert GAME.parse_faces("6 1  3") == (6, 1, 3)


def test_a_face_that_cannot_be_read_is_refused_at_its_column() -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_faces("6 1 7")
    assert (refused.value.message, refused.value.column) == ("pips-unreadable", 5)


@pytest.mark.parametrize(("place", "text"), [(Place(0), "1w"), (Place(29), "5g"), (CROSS_OFF, "x")])
def test_a_place_is_written_and_read_back(place: Place, text: str) -> None:
    assert GAME.place_text(place) == text
    assert GAME.parse_place(text) == place


@pytest.mark.parametrize("text", ["", "w", "6w", " 1w", "1w 1k"])
def test_a_place_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse_place(text)
    assert refused.value.message == "box-unreadable"


@rule("T8", "T12")
def test_a_state_holds_no_waiting_choice() -> None:
    state = after(opened("A", "B"), roll("w2 k1 r1 b1 y1 g1"), play(0, "keep"))
    assert GAME.node(state) == Joint((Seat(0), Seat(1)))
    assert GAME.view(state).seats == GAME.view(opened("A", "B")).seats


def test_what_the_laboratory_asks_of_a_position() -> None:
    state = after(opened("C", "A"), roll("w2 k1 r1 b1 y1 g1"), play(0, "keep"))
    state = after(state, marks("x", "1g"))
    assert GAME.tallies(state) == {"rows": (0, 0), "hits": (0, 0)}
    assert GAME.names_of_sheets(state) == ("C", "A")
    assert GAME.place_count(state.setup) == 31
    assert GAME.picture(state).count(":.") == 58
