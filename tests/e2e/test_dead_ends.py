"""Addresses that lead nowhere: a page in the reader's language that says what to do next, never raw data."""

import re

import pytest
from playwright.sync_api import expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import storage_state, typed_table
from rollwright.testing.browser.tour import REFUSED
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running


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


def test_an_address_of_a_table_without_its_token_says_whom_to_ask(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    windows.expect_error(r"/replay: .* 409")  # whether the game is over, and may be seen again
    reader = opened(windows, server, f"table/{seated.table}")
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-no-way-in"))
    expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("page-no-way-in-how"))
