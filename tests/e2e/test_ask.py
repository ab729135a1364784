"""Ask the board: a touch on an area, a cell of the scoring row, a row or the bonus table shows what it is worth, who is
how close, and which places are open. Messages that name a space show it on the board."""

import pytest
from playwright.sync_api import Locator, Page, expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import typed_table
from rollwright.testing.browser.tour import ROLLS
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from tests.e2e.test_following import readers


def answer(reader: LocalisedPage, title: str) -> Locator:
    return reader.page.get_by_role("region", name=title, exact=True)


def answer_on(reader: LocalisedPage, area: str) -> Locator:
    """The answer about an area; its name, as a heading, has a capital letter."""
    name = reader.words.name("area", area)
    return answer(reader, f"{name[0].upper()}{name[1:]}")


def middle_of_castle(page: Page) -> tuple[float, float]:
    """The middle of an area on the board of the reader: the larger of its two values."""
    box = page.locator(".board .fit svg[aria-label]").get_by_text("12", exact=True).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tap_on_an_area_answers_and_another_closes_it(windows: Windows, server: Running) -> None:
    ana, _ = readers(windows, server, "border", "phone")
    wait_until_drawn(ana.page)
    castle = answer_on(ana, "castle")
    ana.page.touchscreen.tap(*middle_of_castle(ana.page))
    expect(castle).to_contain_text(ana.say("page-area-worth", value=12, low=6))
    expect(castle.get_by_role("definition")).to_have_count(2)
    expect(ana.page.locator(".board path.pointed")).to_have_count(1)
    expect(ana.page.locator(".board .fit")).to_be_in_viewport(ratio=0.95)
    ana.page.touchscreen.tap(*middle_of_castle(ana.page))
    expect(castle).to_have_count(0)
    expect(ana.page.locator(".board path.pointed")).to_have_count(0)


def test_a_cell_of_the_scoring_row_answers_by_keyboard(windows: Windows, server: Running) -> None:
    ana, _ = readers(windows, server, "border", "desktop")
    row = ana.page.get_by_role("list", name=ana.say("page-scoring-row"), exact=True)
    row.get_by_role("button").nth(6).focus()
    ana.page.keyboard.press("Enter")
    lake = answer_on(ana, "lake")
    expect(lake).to_be_visible()
    expect(ana.page.locator(".other path.pointed")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(lake).to_have_count(0)


def test_asking_takes_no_tap_away_from_a_space_that_can_be_marked(windows: Windows, server: Running) -> None:
    ana, _ = readers(windows, server, "border", "phone")
    ana.enter_dice(ROLLS["border"][0])
    expect(ana.lit.first).to_be_visible()
    wait_until_drawn(ana.page)
    box = ana.lit.first.bounding_box()
    assert box is not None
    ana.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ana.pencilled.first).to_be_visible()
    assert ana.page.locator(".answer").count() == 0


def test_a_row_and_the_bonus_table_answer(windows: Windows, server: Running) -> None:
    ana, _ = readers(windows, server, "twentyone", "phone")
    wait_until_drawn(ana.page)
    for name, title in (
        (ana.say("page-sheet-row", row=3, points=0, hits=0, kind="other"), ana.say("page-row-number", row=3)),
        (ana.say("page-twentyone-bonus"), ana.say("page-twentyone-bonus")),
    ):
        ana.page.get_by_role("button", name=name, exact=True).tap()
        expect(answer(ana, title).get_by_role("definition")).to_have_count(2)
        expect(ana.page.locator(".board rect.pointed")).to_have_count(6)
        ana.page.keyboard.press("Escape")
        expect(answer(ana, title)).to_have_count(0)


def test_a_message_shows_the_space_that_it_names(windows: Windows, server: Running) -> None:
    ana, ben = readers(windows, server, "border", "phone")
    ana.enter_dice(ROLLS["border"][0])
    ana.button("page-pass").click()
    expect(ben.lit.first).to_be_visible()
    far = ben.barred.and_(ben.page.get_by_role("button", name=", red, open")).first
    place = far.get_attribute("data-place")
    ben.touch(far)
    expect(ben.page.get_by_role("alert")).to_contain_text(ben.say("not-adjacent", space=int(place or -1)))
    expect(ben.page.locator(".board path.pointed")).to_have_count(1)


@pytest.mark.parametrize(("size", "boards"), [("phone", 1), ("desktop", 4)])
def test_players_who_share_a_device_ask_the_board(windows: Windows, server: Running, size: str, boards: int) -> None:
    seated = typed_table(server, "border", [None] * 4, one_device=True)
    device = LocalisedPage(windows.open(seated.url, size, storage_state=seated.storage_state(0)))
    device.enter_dice(ROLLS["border"][0])
    expect(device.lit.first).to_be_visible()
    wait_until_drawn(device.page)
    box = device.page.locator(".board svg[aria-label]").first.get_by_text("12", exact=True).bounding_box()
    assert box is not None
    device.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    castle = answer_on(device, "castle")
    expect(castle.get_by_role("definition")).to_have_count(4)
    expect(castle).to_be_in_viewport(ratio=1)
    expect(device.page.locator(".board path.pointed")).to_have_count(boards)
    device.page.keyboard.press("Escape")
    row = device.page.get_by_role("list", name=device.say("page-scoring-row"), exact=True)
    row.get_by_role("button").nth(6).press("Enter")
    lake = answer_on(device, "lake")
    expect(lake.get_by_role("definition")).to_have_count(4)
    device.touch(device.barred.and_(device.page.get_by_role("button", name=", red, open")).first)
    expect(device.page.get_by_role("alert")).to_be_visible()
