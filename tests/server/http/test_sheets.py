"""What lies on a table is told so that it can be drawn: every place, every name and every colour of a view."""

from random import Random

import pytest

from rollwright.core.chance import Chance
from rollwright.core.deal import Setup
from rollwright.core.seats import all_seats
from rollwright.games import GAMES
from rollwright.games.border.drawing import drawing as draw_border
from rollwright.games.border.material import NAMES, RETIRED
from rollwright.games.border.view import BoardView
from rollwright.games.material import all_shipped
from rollwright.games.twentyone.drawing import drawing as draw_twentyone
from rollwright.record.header import Player
from rollwright.table import SeededDice, Table
from rollwright.table.view import own_view, public_view
from rollwright.testing.server.running import Browser, HttpRefused, Running


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_view_names_can_be_drawn_and_written_in_a_move(game: str) -> None:
    rules, random = GAMES[game], Random(game)
    texts, names, colours = drawn(game)
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
        assert {one.board if isinstance(one, BoardView) else one.sheet for one in position.seats} <= names


def drawn(game: str) -> tuple[dict[str, int], set[str], set[str]]:
    """The places by their text, the names of boards or sheets, and the colours that the page knows how to draw."""
    if game == "border":
        border = draw_border()
        return {one.text: one.place for one in border.spaces}, {one.name for one in border.boards}, set(border.letters)
    twentyone = draw_twentyone()
    boxes = {box.text: box.place for sheet in twentyone.sheets for row in sheet.rows for box in row}
    cross_off = {twentyone.cross_off.text: twentyone.cross_off.place}
    return boxes | cross_off, {one.name for one in twentyone.sheets}, set(twentyone.letters)


def test_what_lies_on_a_table_is_told(server: Running) -> None:
    for game, count in (("border", 8), ("twentyone", 6)):
        material = Browser(server.url).ask("GET", f"/api/sheets/{game}")
        assert len(material["boards" if game == "border" else "sheets"]) == count
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
