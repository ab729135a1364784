"""A line of the log shows its moment on the board, marked as the past; the reader stays there until they go back."""

import pytest
from playwright.sync_api import expect

from rollwright.testing.browser.localised_page import LocalisedPage, sheet_label
from rollwright.testing.browser.signed_in import NAMES
from rollwright.testing.browser.tour import ROLLS
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from tests.e2e.test_following import BOXES, readers

ANA = NAMES[0]


def pick_the_roll(reader: LocalisedPage, size: str) -> None:
    """Tap the line of the log that says what Ana has rolled."""
    if size == "phone":
        reader.page.locator(".latest").tap()
    dice = "2 grey, 1 green, 1 red, and 1 yellow"
    reader.page.get_by_role("button", name=reader.say("tell-rolled", name=ANA, dice=dice)).last.click()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_line_of_the_log_shows_its_moment_and_news_do_not_end_it(
    windows: Windows, server: Running, size: str
) -> None:
    ana, ben = readers(windows, server, "border", size)
    ana.enter_dice(ROLLS["border"][0])
    ana.touch(ana.lit.first)
    expect(ana.pencilled.first).to_be_visible()
    present = ben.page.locator(".hand .prompt")
    expect(present).to_have_text(ben.say("page-waiting-for-names", names=ANA))
    wait_until_drawn(ben.page)
    places = ben.page.evaluate(BOXES)

    pick_the_roll(ben, size)
    past = ben.page.get_by_role("region", name=ben.say("page-past"))
    expect(past).to_contain_text(ben.say("page-round-number", round=1))
    expect(past.get_by_role("status")).to_contain_text("2 grey, 1 green, 1 red, and 1 yellow")
    expect(ben.page.locator(".area.past")).to_be_visible()
    assert ben.page.evaluate(BOXES) == places, "nothing moves"
    assert ben.lit.count() == 0

    ana.done()
    back = past.get_by_role("button", name=ben.say("page-past-back"))
    expect(back).to_contain_text(ben.say("page-your-turn"))
    expect(past.get_by_role("status")).to_contain_text("2 grey, 1 green, 1 red, and 1 yellow")
    past.get_by_role("button", name=ben.say("page-replay-on")).click()
    expect(past.get_by_role("status")).to_contain_text(ANA)
    expect(ben.page.locator(".area.past svg[aria-label] .fresh").first).to_be_attached()

    if size == "phone":
        back.tap()
    else:
        ben.page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    expect(ben.page.locator(".area.past")).to_have_count(0)
    expect(ben.sheet_of("border", NAMES[1])).to_be_visible()


def test_on_a_phone_the_board_of_the_past_is_the_movers(windows: Windows, server: Running) -> None:
    ana, ben = readers(windows, server, "border", "phone")
    ana.enter_dice(ROLLS["border"][0])
    expect(ben.page.locator(".latest")).to_contain_text("2 grey")
    pick_the_roll(ben, "phone")
    label = ben.say(sheet_label("border"), name=ANA)
    expect(ben.page.locator(".board").get_by_role("img", name=label)).to_be_visible()
