"""What lies on a table is told so that it can be drawn: every place, every name and every colour of a view."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.game import AnyGame
from rollwright.core.seats import all_seats
from rollwright.games import GAMES
from rollwright.games.border.material import NAMES, RETIRED
from rollwright.games.material import all_shipped
from rollwright.protocol.codec import to_data
from rollwright.record.header import Player
from rollwright.table import SeededDice, Table
from rollwright.table.view import own_view, public_view
from rollwright.testing.server.running import Browser, HttpRefused, Running


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_view_names_can_be_drawn_and_written_in_a_move(game: str) -> None:
    rules, random = GAMES[game], Random(game)
    texts, names, colours = drawn(rules)
    for text, place in texts.items():
        assert rules.place_text(rules.parse_place(text)) == text
        assert rules.parse_place(text) == place
    table = Table(rules, Setup(2, all_shipped(game)), SeededDice(1))
    for seat in all_seats(2):
        table.sit(seat, Player(f"bot {seat}", "greedy"))
    while table.outcome is None:
        if isinstance(table.node, Chance):
            table.roll()
            continue
        seat = table.waiting_for[0]
        own = own_view(table, seat)
        assert {place for target in own.targets for place in target.adds} <= set(texts.values())
        assert set(own.dice) <= colours
        table.choose(seat, random.choice([*rules.legal_moves(table.state, seat)]))
        position = public_view(table).position
        assert {getattr(one, rules.sheet_word) for one in position.seats} <= names


def parts_of(drawing: Any) -> Iterator[dict[str, Any]]:
    """The objects in drawing data, at every depth."""
    if isinstance(drawing, dict):
        yield drawing
        drawing = [*drawing.values()]
    if isinstance(drawing, list):
        for part in drawing:
            yield from parts_of(part)


def drawn(game: AnyGame) -> tuple[dict[str, int], set[str], set[str]]:
    """The places by their text, the names of boards or sheets, and the colours that the page knows how to draw."""
    drawing = to_data(game.drawing())
    parts = [*parts_of(drawing)]
    places = {part["text"]: part["place"] for part in parts if "place" in part}
    return places, {part["name"] for part in parts if "name" in part}, set(drawing["letters"])


def test_what_lies_on_a_table_is_told(server: Running) -> None:
    for name, game in GAMES.items():
        material = Browser(server.url).ask("GET", f"/api/sheets/{name}")
        assert len(material[f"{game.sheet_word}s"]) == len(game.sheet_names) + len(game.retired_names) > 0
    boards = Browser(server.url).ask("GET", "/api/sheets/border?names=1,4711-2,7-1,4711-2")["boards"]
    assert [board["name"] for board in boards] == [*NAMES, *RETIRED, "4711-2", "7-1"]
    assert boards[-2]["hash"] == GAMES["border"].sheet("4711-2").content_hash


@pytest.mark.parametrize(("names", "status"), [("7-5", 409), (20 * "999999-4,", 400)])
def test_boards_that_cannot_be_made_are_refused(server: Running, names: str, status: int) -> None:
    with pytest.raises(HttpRefused) as answered:
        Browser(server.url).ask("GET", f"/api/sheets/border?names={names}")
    assert answered.value.status == status


def test_a_game_that_does_not_exist_has_no_sheets(server: Running) -> None:
    with pytest.raises(HttpRefused) as answered:
        Browser(server.url).ask("GET", "/api/sheets/chess")
    assert answered.value.status == 404
