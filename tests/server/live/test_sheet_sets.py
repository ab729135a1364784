"""The boards and sheets of a table: named, made from a number, or the same for two seats (B41, T33)."""

from typing import Any

import pytest

from rollwright.games import GAMES
from rollwright.record import Record
from rollwright.record.replay import final_state
from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import refusal


def names(opened: dict[str, Any]) -> list[str]:
    return [sheet["name"] for sheet in opened["sheets"]]


def test_the_offer_says_which_games_make_boards(server: Running) -> None:
    games = {game["game"]: game["sheet_sets"] for game in Browser(server.url).ask("GET", "/api/offer")["games"]}
    assert games == {name: len(game.sheet_sets) for name, game in GAMES.items()}
    assert {0} < {*games.values()}


def test_a_table_draws_its_boards_from_the_set_of_its_number(server: Running) -> None:
    host = Browser(server.url)
    table = host.open_table("border", [None, "greedy"], sheet_set=4711)["table"]
    host.sit(table, 0, "Ana")
    opened = host.ask("GET", f"/api/tables/{table}")["opened"]
    assert (names(opened), opened["as_listed"]) == (["4711-1", "4711-2", "4711-3", "4711-4"], False)
    host.ask("POST", f"/api/tables/{table}/close")
    record = Record.parse(host.ask("GET", f"/api/tables/{table}/record"))
    assert [sheet.name for sheet in final_state(record).setup.sheets] == names(opened)


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"game": "border", "sheet_set": 1_000_000}, "set-unknown"),
        ({"game": "twentyone", "sheet_set": 1}, "sets-none"),
        ({"game": "border", "sheet_set": 1, "sheets": ["1", "2"]}, "sheets-and-set"),
        ({"game": "border", "sheets": ["7-5", "1"]}, "sheet-unknown"),
    ],
)
def test_boards_that_cannot_be_made_are_refused(server: Running, wish: dict[str, Any], message: str) -> None:
    refused = refusal(Browser(server.url), "POST", "/api/tables", wish | {"seats": [None, "greedy"]})
    assert refused["message"] == message


@pytest.mark.parametrize(
    ("game", "sheets", "rule"),
    [("border", ["7-3", "7-3"], "B2"), ("twentyone", ["A", "A"], "T3")],
    ids=["border", "twentyone"],
)
def test_a_board_for_two_seats_is_refused_unless_copies_are_allowed(
    server: Running, game: str, sheets: list[str], rule: str
) -> None:
    host = Browser(server.url)
    wish = {"game": game, "seats": [None, "greedy"], "sheets": sheets}
    refused = refusal(host, "POST", "/api/tables", wish)
    assert (refused["message"], refused["rule"]) == ("sheet-twice", rule)
    table = host.open_table(game, [None, "greedy"], sheets=sheets, copies=True)["table"]
    opened = host.ask("GET", f"/api/tables/{table}")["opened"]
    assert (opened["copies"], names(opened)) == (True, sheets)
    host.sit(table, 0, "Ana")
    host.ask("POST", f"/api/tables/{table}/close")
    assert Record.parse(host.ask("GET", f"/api/tables/{table}/record")).header.copies
