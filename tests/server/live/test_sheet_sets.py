"""Tables with boards that are made from a number."""

from typing import Any

import pytest

from rollwright.record import Record
from rollwright.record.replay import final_state
from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import refusal


def names(opened: dict[str, Any]) -> list[str]:
    return [sheet["name"] for sheet in opened["sheets"]]


def test_the_offer_says_which_games_make_boards(server: Running) -> None:
    games = {game["game"]: game["sheet_sets"] for game in Browser(server.url).ask("GET", "/api/offer")["games"]}
    assert games == {"border": 1_000_000, "twentyone": 0}


def test_a_table_draws_its_boards_from_the_set_of_its_number(server: Running) -> None:
    host = Browser(server.url)
    table = host.open_table("border", [None, "greedy"], sheet_set=4711)["table"]
    host.sit(table, 0, "Ana")
    opened = host.ask("GET", f"/api/tables/{table}")["opened"]
    assert (names(opened), opened["as_listed"]) == (["4711-1", "4711-2", "4711-3", "4711-4"], False)
    host.ask("POST", f"/api/tables/{table}/close")
    record = Record.parse(host.ask("GET", f"/api/tables/{table}/record"))
    assert [sheet.name for sheet in final_state(record).setup.sheets] == names(opened)


def test_made_boards_can_be_named_for_the_seats(server: Running) -> None:
    host = Browser(server.url)
    table = host.open_table("border", [None, "greedy"], sheets=["7-3", "1"])["table"]
    assert names(host.ask("GET", f"/api/tables/{table}")["opened"]) == ["7-3", "1"]


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
