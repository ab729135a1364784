"""The rulebook with its numbers, searchable, and linked to."""

from playwright.sync_api import Locator, Page, expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import storage_state, typed_table
from rollwright.testing.browser.tour import DICE
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running


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
