"""The log as each seat may see it."""

from random import Random

import pytest

from rollwright.core.events import Play, Roll
from rollwright.games import GAMES
from rollwright.games.border.moves import Mark
from rollwright.record import Player
from rollwright.table import Abandoned, Chose, Entry, Happened, SaidWord, SatDown, TookBack
from rollwright.table.view import entry_for
from tests.table.matches import ANA, BRUNO, CELIA, play_to_the_end, seated

PASS = Mark(frozenset())


def test_another_seats_choice_is_seen_without_its_move() -> None:
    assert entry_for(Chose(BRUNO, PASS), CELIA) == Chose(BRUNO, None)


def test_a_seat_sees_the_move_that_it_chose() -> None:
    assert entry_for(Chose(BRUNO, PASS), BRUNO) == Chose(BRUNO, PASS)


def test_a_watcher_sees_no_choice_at_all() -> None:
    assert entry_for(Chose(ANA, PASS), None) == Chose(ANA, None)


@pytest.mark.parametrize(
    "entry",
    [
        SatDown(BRUNO, Player("Bruno")),
        SaidWord(BRUNO, "hop"),
        TookBack(BRUNO),
        Happened(Roll((1, 2))),
        Happened(Play(BRUNO, PASS)),
        Abandoned(),
    ],
    ids=lambda entry: type(entry).__name__,
)
@pytest.mark.parametrize("seat", [None, ANA, BRUNO])
def test_everything_else_is_seen_by_everyone(entry: Entry, seat: None) -> None:
    assert entry_for(entry, seat) == entry


@pytest.mark.parametrize("game", GAMES)
def test_in_a_whole_game_a_watcher_is_told_no_sealed_move(game: str) -> None:
    table = seated(game)
    play_to_the_end(table, Random(5))
    seen = [entry_for(entry, None) for entry in table.log]
    assert [entry for entry in seen if isinstance(entry, Chose) and entry.move is not None] == []
    assert len(seen) == len(table.log)
