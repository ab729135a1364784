"""The start page opens, wherever it is looked at."""

import pytest
from playwright.sync_api import expect

from rollwright.testing.browser.windows import SIZES, Windows
from rollwright.testing.server.running import Running


@pytest.mark.parametrize("size", SIZES)
def test_the_start_page_offers_both_games(windows: Windows, server: Running, size: str) -> None:
    page = windows.open(server.url, size)
    for game in ("The Border", "Twenty One"):
        expect(page.get_by_role("heading", name=game)).to_be_visible()


def test_the_same_on_a_plain_address_in_the_network(windows: Windows, far_url: str) -> None:
    page = windows.open(far_url)
    assert page.evaluate("isSecureContext") is False
    expect(page.get_by_role("heading", name="The Border")).to_be_visible()


def test_a_link_to_a_screen_opens_that_screen(windows: Windows, server: Running) -> None:
    page = windows.open(f"{server.url}/rules/border")
    expect(page.get_by_text("B14").first).to_be_visible()
