"""The log as each seat may see it."""

from typing import get_args

import pytest

from rollwright.core.deal import Setup
from rollwright.core.outcome import TableEnd
from rollwright.record import Seeded
from rollwright.table import (
    BotTookOver,
    CameBack,
    Chose,
    Closed,
    Entry,
    Freed,
    Left,
    Marked,
    Moved,
    Opened,
    Phrase,
    Played,
    Rematched,
    Rolled,
    Said,
    SaidWord,
    SatDown,
    SeatMove,
    StoodIn,
    TookBack,
)
from rollwright.table.view import sealed
from rollwright.testing.tables import BRUNO

OPEN_TO_ALL = [
    Opened.of("border", Setup(2, ()), Seeded(1)),
    SatDown(BRUNO, "Bruno"),
    SaidWord(BRUNO, "hop"),
    TookBack(BRUNO),
    Rolled((1, 2)),
    Played(BRUNO, "pass"),
    Marked((SeatMove(BRUNO, "pass"),)),
    Left(BRUNO),
    CameBack(BRUNO),
    BotTookOver(BRUNO, "greedy"),
    Freed(BRUNO),
    Moved(BRUNO),
    StoodIn(BRUNO, "random"),
    Said(BRUNO, Phrase.HELLO),
    Closed(TableEnd.CLOSED),
    Rematched("another table"),
]


def test_another_players_choice_is_seen_without_its_move() -> None:
    assert sealed(Chose(BRUNO, "pass")) == Chose(BRUNO, None)


@pytest.mark.parametrize("entry", OPEN_TO_ALL, ids=lambda entry: type(entry).__name__)
def test_everything_else_is_seen_by_everyone(entry: Entry) -> None:
    assert sealed(entry) == entry


def test_nothing_but_a_choice_is_sealed() -> None:
    assert {type(entry) for entry in OPEN_TO_ALL} == set(get_args(Entry)) - {Chose}
