"""The rulebook with its numbers, searchable, and linked to."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import storage_state, typed_table
from rollwright.testing.browser.tour import DICE
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.illustrations import illustrator
from rollwright.testing.server.running import Running
from rollwright.translations import LANGUAGES
from tests.e2e.axe import violations


def opened(windows: Windows, server: Running, path: str) -> LocalisedPage:
    return LocalisedPage(windows.open(f"{server.url}/{path}", "phone", storage_state=storage_state(server)))


def rules(page: Page) -> Locator:
    """The numbers of the rules that are shown."""
    return page.get_by_role("term")


def test_each_game_has_its_rules_and_both_can_be_read_together(windows: Windows, server: Running) -> None:
    reader = opened(windows, server, "rules/border")
    expect(rules(reader.page).first).to_have_text("B1")
    expect(rules(reader.page).filter(has_text="T14")).to_have_count(0)
    expect(reader.page.get_by_text(reader.say("rulebook-marks"))).to_have_count(1)
    reader.link("page-rules-both").click()
    expect(rules(reader.page).filter(has_text="T14")).to_have_count(1)
    expect(rules(reader.page).filter(has_text="B14")).to_have_count(1)


def test_a_search_finds_numbers_and_words_in_both_books(windows: Windows, server: Running) -> None:
    reader = opened(windows, server, "rules/twentyone")
    search = reader.page.get_by_role("searchbox", name=reader.say("page-rules-search"))
    search.fill("b14")
    expect(rules(reader.page)).to_have_text(["B14"])
    expect(reader.page.get_by_role("status")).to_have_text(reader.say("page-rules-found", count=1))
    search.fill("villa")
    expect(rules(reader.page).filter(has_text="B7")).to_have_count(1)
    for definition in reader.page.get_by_role("definition").all_inner_texts():
        assert "villa" in definition.lower()
    search.fill("zeppelin")
    expect(reader.page.get_by_role("status")).to_have_text(reader.say("page-rules-found", count=0))
    search.fill("")
    expect(rules(reader.page).filter(has_text="T1")).not_to_have_count(0)


def test_a_link_to_a_rule_shows_it_and_brings_the_focus_there(windows: Windows, server: Running) -> None:
    reader = opened(windows, server, "rules/border#B25")
    rule = reader.page.locator("#B25")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()


def test_why_not_leads_to_its_rule(windows: Windows, server: Running) -> None:
    """A tap on anything else says why not, with the rule's number and a link to the rule."""
    seated = typed_table(server, "border", [None, None])
    reader = LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(0)))
    reader.enter_dice(DICE["border"])
    expect(reader.lit.first).to_be_visible()
    reader.touch(reader.barred.first)
    link = reader.page.get_by_role("alert").get_by_role("link")
    number = link.inner_text().split()[-1]
    expect(link).to_have_text(reader.say("page-rule-number", rule=number))
    with reader.page.expect_popup() as popup:
        link.click()
    expect(popup.value.locator(f"#{number}")).to_be_in_viewport()
    expect(popup.value.locator(f"#{number}")).to_be_focused()


def illustrations_of(reader: LocalisedPage, rule: str) -> Locator:
    """The illustrations that are shown with a rule."""
    return reader.page.locator(f"#{rule}").get_by_role("figure")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_illustration_is_shown_with_its_rules_and_in_words(
    windows: Windows, server: Running, language: str
) -> None:
    page = windows.open(f"{server.url}/rules", "phone", storage_state=storage_state(server, language=language))
    reader = LocalisedPage(page, language)
    expect(page.get_by_role("figure").first).to_be_attached()
    wait_until_drawn(page)
    for game in GAMES:
        for one in illustrator(game).illustrations:
            caption = reader.say(f"illustration-{one.id}")
            for rule in one.rules:
                figure = illustrations_of(reader, rule).filter(has=page.get_by_text(caption, exact=True))
                described = figure.get_by_role("img").get_attribute("aria-label") or ""
                assert described.endswith(".")
                assert not re.search(r"[a-z]+-[a-z]+-|\{", described), described


@pytest.mark.parametrize("game", GAMES)
def test_illustrations_are_drawn_with_the_real_boards_and_keep_nobody_out(
    windows: Windows, server: Running, game: str
) -> None:
    reader = opened(windows, server, f"rules/{game}")
    for one in illustrator(game).illustrations:
        figure = illustrations_of(reader, one.rules[0]).filter(has_text=reader.say(f"illustration-{one.id}"))
        figure.scroll_into_view_if_needed()
        panels = figure.locator(".panel")
        expect(panels).to_have_count(len(one.panels))
        for number in range(len(one.panels)):
            expect(panels.nth(number).locator("svg path").first).to_be_attached()
    assert violations(reader.page) == []


def test_an_illustration_reserves_its_place_before_it_is_drawn(windows: Windows, server: Running) -> None:
    reader = opened(windows, server, "rules/border")
    last = illustrations_of(reader, "BE6")
    expect(last).to_be_attached()
    wait_until_drawn(reader.page)
    assert last.locator(".panel").first.locator("svg").count() == 0
    before = last.bounding_box()
    reader.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(last.locator(".panel").first.locator("svg").first).to_be_attached()
    after = last.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["height"] - before["height"]) < 1


def test_the_overview_has_a_picture_for_each_step_and_a_search_leaves_only_rules(
    windows: Windows, server: Running
) -> None:
    reader = opened(windows, server, "rules/twentyone")
    overview = reader.page.locator("section", has=reader.page.locator("#heading-twentyone-overview"))
    expect(overview.get_by_role("listitem")).to_have_count(4)
    expect(overview.get_by_role("img")).to_have_count(4)
    reader.page.get_by_role("searchbox").fill("te4")
    expect(rules(reader.page)).to_have_text(["TE4"])
    expect(reader.page.get_by_role("figure")).to_have_count(0)


def test_the_menu_of_a_table_opens_the_rules_at_the_rule_of_the_moment(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    reader = LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(0)))
    expect(reader.button("page-faces-enter")).to_be_visible()
    assert rule_of_the_moment(reader) == "B10"
    reader.enter_dice(DICE["border"])
    expect(reader.lit.first).to_be_visible()
    assert rule_of_the_moment(reader) == "B11"


def rule_of_the_moment(reader: LocalisedPage) -> str:
    """Follow the menu to the rules; returns the number of the rule that they open at."""
    reader.button("page-menu").click()
    menu = reader.dialog("page-menu")
    with reader.page.expect_popup() as popup:
        menu.get_by_role("link", name=reader.say("page-rules"), exact=True).click()
    shown = popup.value.locator(".rule:focus")
    expect(shown).to_be_in_viewport()
    number = shown.get_by_role("term").inner_text()
    popup.value.close()
    reader.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    return number
