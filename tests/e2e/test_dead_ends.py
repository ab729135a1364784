"""Addresses that lead nowhere: a page in the reader's language that says what to do next, never raw data."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import storage_state, typed_table
from rollwright.testing.browser.tour import REFUSED
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Browser, Running


def opened(windows: Windows, server: Running, path: str, language: str = "en") -> LocalisedPage:
    """A browser that nobody knows, at this address."""
    windows.expect_error(REFUSED)
    state = storage_state(server)
    page = windows.open(f"{server.url}/{path}", storage_state=state, locale=language)
    return LocalisedPage(page, language)


@pytest.mark.parametrize("path", ["nothing", "rules.html", "a/b/c", "constructor"])
def test_a_wrong_address_says_so_and_leads_on(windows: Windows, server: Running, path: str) -> None:
    reader = opened(windows, server, path, "de")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(reader.say("page-nothing-here"))
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-nothing-here-how"))
    reader.page.get_by_role("main").get_by_role("link", name=reader.say("page-home"), exact=True).click()
    expect(reader.page).to_have_url(f"{server.url}/")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(reader.say("page-welcome"))


def test_a_missing_table_says_so_and_leads_on(windows: Windows, server: Running) -> None:
    reader = opened(windows, server, "table/nothing", "pl")
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-no-table"))
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-no-table-how"))
    reader.page.get_by_role("main").get_by_role("link", name=reader.say("page-my-tables"), exact=True).click()
    expect(reader.page).to_have_url(re.compile("/tables$"))


@pytest.mark.parametrize("path", ["api/nothing", "api/tables/nothing/record", "api/tables/a%20b", "assets/nothing.js"])
def test_a_browser_is_never_shown_raw_data_of_an_error(windows: Windows, server: Running, path: str) -> None:
    reader = opened(windows, server, path, "fr")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(reader.say("page-nothing-here"))
    expect(reader.page.get_by_role("main").get_by_role("link")).to_have_count(2)


def test_an_address_of_a_table_without_its_token_says_whom_to_ask(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    windows.expect_error(r"/replay: .* 409")  # whether the game is over, and may be seen again
    reader = opened(windows, server, f"table/{seated.table}", "es")
    alert = reader.page.get_by_role("alert")
    expect(alert).to_contain_text(reader.say("page-no-way-in"))
    expect(alert).to_contain_text(reader.say("page-no-way-in-ask", name="Ana"))
    expect(alert).to_contain_text(reader.say("page-no-way-in-later"))
    expect(reader.page.get_by_role("main").get_by_role("link")).to_have_text(
        [reader.say("page-home"), reader.say("page-my-tables")]
    )


def test_without_a_name_the_host_is_to_be_asked(windows: Windows, server: Running) -> None:
    table = Browser(server.url).open_table("border", [None, None])["table"]
    windows.expect_error(r"/replay: .* 409")
    reader = opened(windows, server, f"table/{table}")
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-no-way-in-how"))


def test_a_table_that_was_closed_before_the_game_says_so(windows: Windows, server: Running) -> None:
    host = Browser(server.url)
    table = host.open_table("twentyone", [None, None])["table"]
    host.ask("POST", f"/api/tables/{table}/close")
    reader = opened(windows, server, f"table/{table}", "pt")
    expect(reader.page).to_have_url(re.compile(f"/replay/{table}$"))
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-replay-empty"))
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-replay-empty-how"))


def test_the_replay_of_a_game_that_is_not_over_says_when_it_can_be_seen(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    windows.expect_error(r"/replay: .* 409")
    reader = opened(windows, server, f"replay/{seated.table}", "pl")
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-still-playing"))
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-still-playing-how"))


def test_the_replay_of_a_missing_table_says_so(windows: Windows, server: Running) -> None:
    reader = opened(windows, server, "replay/nothing", "de")
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-no-table"))


def test_an_older_page_asks_to_be_loaded_again(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    page = windows.open(server.url, storage_state=seated.storage_state(0), locale="de")
    reader = LocalisedPage(page, "de")
    problem = {"code": "other-protocol", "message": "error-other-protocol", "arguments": {"protocol": 99}, "rule": None}
    bye = json.dumps({"type": "bye", "problem": problem})

    def refuse(socket: WebSocketRoute) -> None:
        def answer(_: object) -> None:
            socket.send(bye)
            socket.close()

        socket.on_message(answer)

    page.route_web_socket(re.compile("/api/tables/"), refuse)
    page.goto(seated.url)
    expect(page.get_by_role("alert")).to_contain_text(reader.say("page-old-page"))
    expect(page.get_by_role("alert")).to_contain_text(reader.say("page-old-page-how"))
    with page.expect_navigation():
        reader.button("page-reload").click()
