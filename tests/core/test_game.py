"""A game without boards, variants and files of its own needs to say nothing about them."""

from typing import Any

import pytest

from rollwright.core.deal import Setup
from rollwright.core.errors import IllegalMove
from rollwright.core.events import Event, Marks, Move
from rollwright.core.game import BaseGame
from rollwright.core.seats import Seat
from rollwright.record.header import SheetName


class Bare(BaseGame[Any]):
    """Allows every move of the first seat."""

    @staticmethod
    def check(state: Any, seat: Seat, move: Move) -> None:  # noqa: ARG004
        if seat:
            raise IllegalMove("X1", "not-the-active-player", active=1)

    @staticmethod
    def apply(state: Any, event: Event) -> Any:
        return (*state, event)

    @staticmethod
    def drawing() -> Any:
        return "drawing"


def test_a_move_is_legal_unless_it_is_refused() -> None:
    move: Any = None
    assert Bare().is_legal(None, Seat(0), move)
    assert not Bare().is_legal(None, Seat(1), move)


def test_a_game_has_no_variants_boards_and_files_unless_it_says_so() -> None:
    game = Bare()
    assert (game.variants, game.sheet_names, game.file_kinds) == ((), (), ())
    assert game.check_together([object()]) == ()
    assert game.place_count(Setup(1, ())) == 0
    assert game.tallies(None) == {}
    assert game.names_of_sheets(None) == ()
    assert (game.retired_names, list(game.sheet_sets)) == ((), [])
    assert game.drawing_with(()) == game.drawing()
    with pytest.raises(KeyError):
        game.sheet("A")
    with pytest.raises(KeyError):
        game.sheet_set(0)
    with pytest.raises(KeyError):
        game.sheet_file(SheetName("A", ""))


def test_marks_that_were_checked_one_by_one_are_applied_like_any_event_unless_the_game_says_how() -> None:
    assert Bare().reveal((), ()) == (Marks(()),)
