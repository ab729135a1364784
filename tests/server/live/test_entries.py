"""Entries as JSON: what is written can be read for ever, and nothing is lost on the way."""

import json
from typing import get_args

import pytest

from rollwright.core.deal import Setup
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.games.material import all_shipped
from rollwright.protocol import codec
from rollwright.record import Proven
from rollwright.server.live.wire_json import read_entry, to_json
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
    Pace,
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

ONE, TWO = Seat(0), Seat(1)

WRITTEN: list[tuple[Entry, str]] = [
    (SatDown(TWO, "Żółć 🎲"), '{"type":"sat-down","seat":1,"name":"Żółć 🎲","bot":null}'),
    (SatDown(ONE, "greedy", "greedy"), '{"type":"sat-down","seat":0,"name":"greedy","bot":"greedy"}'),
    (SaidWord(ONE, 'a "quoted" \\ word'), '{"type":"said-word","seat":0,"word":"a \\"quoted\\" \\\\ word"}'),
    (Chose(TWO, "mark 16 23"), '{"type":"chose","seat":1,"move":"mark 16 23"}'),
    (Chose(TWO, None), '{"type":"chose","seat":1,"move":null}'),
    (TookBack(TWO), '{"type":"took-back","seat":1}'),
    (Rolled((0, 1, 5)), '{"type":"rolled","faces":[0,1,5]}'),
    (Rolled(()), '{"type":"rolled","faces":[]}'),
    (Played(ONE, "mark 16 23"), '{"type":"played","seat":0,"move":"mark 16 23"}'),
    (
        Marked((SeatMove(ONE, "pass"), SeatMove(TWO, "mark 16 23"))),
        '{"type":"marked","plays":[{"seat":0,"move":"pass"},{"seat":1,"move":"mark 16 23"}]}',
    ),
    (Left(ONE), '{"type":"left","seat":0}'),
    (CameBack(ONE), '{"type":"came-back","seat":0}'),
    (BotTookOver(ONE, "greedy"), '{"type":"bot-took-over","seat":0,"bot":"greedy"}'),
    (Freed(ONE), '{"type":"freed","seat":0}'),
    (Moved(ONE), '{"type":"moved","seat":0}'),
    (StoodIn(ONE, "greedy"), '{"type":"stood-in","seat":0,"bot":"greedy"}'),
    (Said(ONE, Phrase.NICE), '{"type":"said","seat":0,"phrase":"phrase-nice"}'),
    (Closed(TableEnd.EXPIRED), '{"type":"closed","reason":"reason-expired"}'),
    (Rematched("AbC-_9", ONE), '{"type":"rematched","table":"AbC-_9","seat":0}'),
]
"""Every kind of entry but the opening, as databases have it: these texts never change."""


@pytest.mark.parametrize(("entry", "text"), WRITTEN, ids=lambda value: type(value).__name__)
def test_an_entry_is_written_as_it_always_was_and_read_again(entry: Entry, text: str) -> None:
    assert to_json(entry) == codec.to_json(entry) == text
    assert read_entry(text) == codec.from_json(Entry, text) == entry


def test_an_old_rematch_names_no_seat() -> None:
    text = '{"type":"rematched","table":"AbC-_9"}'
    assert read_entry(text) == codec.from_json(Entry, text) == Rematched("AbC-_9")


def test_the_opening_is_written_as_it_always_was_and_says_whether_copies_are_allowed() -> None:
    board = all_shipped("border")[0]
    setup = Setup(2, (board, board), as_listed=True, first=ONE, copies=True)
    opened = Opened.of("border", setup, Proven("ab12", ()), Pace.DAYS, 60)
    written = {
        "type": "opened",
        "game": "border",
        "seats": 2,
        "sheets": [{"name": board.name, "hash": board.content_hash}] * 2,
        "as_listed": True,
        "first": 0,
        "variant": None,
        "dice": "proven",
        "commitment": "ab12",
        "seed": None,
        "pace": "days",
        "patience": 60,
    }
    assert json.loads(to_json(opened)) == {**written, "copies": True, "wins": []}
    assert read_entry(json.dumps(written)) == opened, "an opening from before B41 allows copies"
    assert codec.from_json(Entry, json.dumps(written)) == opened


def test_every_kind_of_entry_has_its_text() -> None:
    assert {type(entry) for entry, _ in WRITTEN} | {Opened} == set(get_args(Entry))
