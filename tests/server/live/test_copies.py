"""Whether two seats of a table may have the same board or sheet (B41, T33)."""

import pytest

from rollwright.record import Record
from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import refusal


@pytest.mark.parametrize(
    ("game", "sheets", "rule"),
    [("border", ["1", "1"], "B2"), ("twentyone", ["A", "A"], "T3")],
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
    assert (opened["copies"], [sheet["name"] for sheet in opened["sheets"]]) == (True, sheets)
    host.sit(table, 0, "Ana")
    host.ask("POST", f"/api/tables/{table}/close")
    assert Record.parse(host.ask("GET", f"/api/tables/{table}/record")).header.copies
