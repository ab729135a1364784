"""Entries as JSON: what is written can be read for ever, and nothing is lost on the way."""

import json
from typing import get_args

import pytest
from pydantic import ValidationError

from rollwright.core.deal import Setup
from rollwright.core.errors import NotationError
from rollwright.core.events import Marks, Play, Roll
from rollwright.core.outcome import Reason
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.games.material import all_shipped
from rollwright.record import Player, Proven, Seeded, TypedIn
from rollwright.server.protocol import entries as wire
from rollwright.table import (
    BotTookOver,
    CameBack,
    Chose,
    Closed,
    Entry,
    Freed,
    Happened,
    Left,
    Moved,
    Opened,
    Pace,
    Phrase,
    Rematched,
    Said,
    SaidWord,
    SatDown,
    StoodIn,
    TookBack,
)
from tests.table.test_log import restless

BORDER = GAMES["border"]
MARK, PASS = BORDER.parse_move("mark 16 23"), BORDER.parse_move("pass")
ONE, TWO = Seat(0), Seat(1)

WRITTEN: list[tuple[Entry, str]] = [
    (SatDown(TWO, Player("Żółć 🎲")), '{"type":"sat-down","seat":1,"name":"Żółć 🎲","bot":null}'),
    (SatDown(ONE, Player("greedy", "greedy")), '{"type":"sat-down","seat":0,"name":"greedy","bot":"greedy"}'),
    (SaidWord(ONE, 'a "quoted" \\ word'), '{"type":"said-word","seat":0,"word":"a \\"quoted\\" \\\\ word"}'),
    (Chose(TWO, MARK), '{"type":"chose","seat":1,"move":"mark 16 23"}'),
    (Chose(TWO, None), '{"type":"chose","seat":1,"move":null}'),
    (TookBack(TWO), '{"type":"took-back","seat":1}'),
    (Happened(Roll((0, 1, 5))), '{"type":"rolled","faces":[0,1,5]}'),
    (Happened(Roll(())), '{"type":"rolled","faces":[]}'),
    (Happened(Play(ONE, MARK)), '{"type":"played","seat":0,"move":"mark 16 23"}'),
    (
        Happened(Marks((Play(ONE, PASS), Play(TWO, MARK)))),
        '{"type":"marked","plays":[{"seat":0,"move":"pass"},{"seat":1,"move":"mark 16 23"}]}',
    ),
    (Left(ONE), '{"type":"left","seat":0}'),
    (CameBack(ONE), '{"type":"came-back","seat":0}'),
    (BotTookOver(ONE, "greedy"), '{"type":"bot-took-over","seat":0,"bot":"greedy"}'),
    (Freed(ONE), '{"type":"freed","seat":0}'),
    (Moved(ONE), '{"type":"moved","seat":0}'),
    (StoodIn(ONE, "greedy"), '{"type":"stood-in","seat":0,"bot":"greedy"}'),
    (Said(ONE, Phrase.NICE), '{"type":"said","seat":0,"phrase":"phrase-nice"}'),
    (Closed(Reason.EXPIRED), '{"type":"closed","reason":"reason-expired"}'),
    (Rematched("AbC-_9"), '{"type":"rematched","table":"AbC-_9"}'),
]
"""Every kind of entry but the opening, as databases have it: these texts never change."""

OPENINGS = [
    Opened("border", Setup(2, all_shipped("border")), Proven("c" * 64, ())),
    Opened("border", Setup(2, all_shipped("border"), as_listed=True, first=TWO), TypedIn(), Pace.DAYS, 7200),
    Opened("twentyone", Setup(1, all_shipped("twentyone"), variant="inverted"), Seeded(7), Pace.LIVE, 5),
    Opened("twentyone", Setup(2, all_shipped("twentyone"), copies=True), Seeded(8)),
]


@pytest.mark.parametrize(("entry", "text"), WRITTEN, ids=lambda value: type(value).__name__)
def test_an_entry_is_written_as_it_always_was_and_read_again(entry: Entry, text: str) -> None:
    assert wire.write(entry) == text
    assert wire.read(text, BORDER) == entry


@pytest.mark.parametrize("opened", OPENINGS, ids=lambda opened: f"{opened.game} {type(opened.dice).__name__}")
def test_an_opening_is_written_and_read_again(opened: Opened) -> None:
    assert wire.read(wire.write(opened), None) == opened


def test_the_opening_is_written_as_it_always_was_and_says_whether_copies_are_allowed() -> None:
    board = all_shipped("border")[0]
    setup = Setup(2, (board, board), as_listed=True, first=ONE, copies=True)
    opened = Opened("border", setup, Proven("ab12", ()), Pace.DAYS, 60)
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
    assert json.loads(wire.write(opened)) == {**written, "copies": True}
    assert wire.read(json.dumps(written), None) == opened, "an opening from before B41 allows copies"


def test_every_kind_of_entry_has_its_text() -> None:
    assert {type(entry) for entry, _ in WRITTEN} | {Opened} == set(get_args(Entry))
    union, _ = get_args(wire.WrittenEntry)
    kinds = {kind.model_fields["type"].default for kind in get_args(union)}
    assert {json.loads(text)["type"] for _, text in WRITTEN} | {"opened"} == kinds


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_log_of_any_match_is_read_as_it_was_written(game: str, seed: int) -> None:
    *_, table = restless(game, seed)
    assert wire.read_log([wire.write(entry) for entry in table.log]) == table.log


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"left","seat":0,"more":1}',
        '{"type":"left"}',
        '{"type":"vanished","seat":0}',
        '{"type":"said","seat":0,"phrase":"phrase-rude"}',
        '{"type":"closed","reason":"reason-bored"}',
        "[]",
        "",
    ],
)
def test_what_is_no_entry_is_not_read(text: str) -> None:
    with pytest.raises(ValidationError):
        wire.read(text, BORDER)


def test_a_move_is_read_by_the_game_of_the_opening() -> None:
    opened = wire.write(OPENINGS[2])
    chosen = '{"type":"chose","seat":0,"move":"mark 1w"}'
    *_, entry = wire.read_log([opened, chosen])
    assert entry == Chose(ONE, GAMES["twentyone"].parse_move("mark 1w"))
    with pytest.raises(NotationError):
        wire.read_log([wire.write(OPENINGS[0]), chosen])


def test_a_log_that_does_not_begin_with_its_opening_is_not_read() -> None:
    with pytest.raises(ValueError, match="begins with its opening"):
        wire.read_log(['{"type":"left","seat":0}'])
    with pytest.raises(ValueError, match="before the opening"):
        wire.read('{"type":"chose","seat":0,"move":"pass"}', None)
