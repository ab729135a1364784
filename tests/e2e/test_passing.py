"""A pass that gives something up is asked about once, and a newcomer sees how dice are kept."""

from playwright.sync_api import expect

from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import typed_table
from rollwright.testing.browser.tour import DICE
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running


def at_the_first_roll(windows: Windows, server: Running, size: str = "desktop") -> LocalisedPage:
    """A newcomer to The Border, whose dice lie there: some segment can be completed, and two rolls are left."""
    seated = typed_table(server, "border", [None, None])
    state = seated.storage_state(0, confirmPass=True)
    ana = LocalisedPage(windows.open(seated.url, size, storage_state=state))
    ana.enter_dice(DICE["border"])
    expect(ana.lit.first).to_be_visible()
    return ana


def test_a_pass_that_gives_something_up_is_asked_about_by_keyboard(windows: Windows, server: Running) -> None:
    ana = at_the_first_roll(windows, server)
    keyboard, question = ana.page.keyboard, ana.dialog("page-pass")
    keyboard.press("d")
    expect(question).to_contain_text(ana.say("page-pass-rolls", left=2))
    expect(ana.button("page-pass-no")).to_be_focused()
    keyboard.press("r")  # the table does not hear what is meant for the question
    keyboard.press("Enter")
    expect(question).to_be_hidden()
    expect(ana.lit.first).to_be_visible()
    keyboard.press("d")
    expect(question).to_be_visible()
    question.get_by_role("button", name=ana.say("page-pass"), exact=True).press("Enter")
    expect(question).to_be_hidden()
    expect(ana.page.get_by_text(ana.say("page-waiting-for-names", names="Ben")).first).to_be_visible()


def test_the_question_can_be_switched_off_where_it_is_asked(windows: Windows, server: Running) -> None:
    ana = at_the_first_roll(windows, server, "small phone")
    question = ana.dialog("page-pass")
    ana.button("page-pass").tap()
    question.get_by_role("switch", name=ana.say("page-confirm-pass"), exact=True).uncheck(force=True)
    ana.button("page-pass-no").tap()
    ana.button("page-pass").tap()
    expect(ana.page.get_by_text(ana.say("page-waiting-for-names", names="Ben")).first).to_be_visible()
    expect(question).to_be_hidden()


def test_a_newcomer_sees_how_dice_are_kept_until_one_was_kept(windows: Windows, server: Running) -> None:
    ana = at_the_first_roll(windows, server)
    hint = ana.page.get_by_text(ana.say("page-keep-hint"), exact=True)
    expect(hint).to_be_visible()
    ana.page.keyboard.press("1")
    expect(hint).to_be_hidden()
    ana.page.keyboard.press("1")
    ana.page.reload()
    expect(ana.lit.first).to_be_visible()
    expect(hint).to_be_hidden()


def test_page_down_leads_to_the_next_target_from_anywhere(windows: Windows, server: Running) -> None:
    ana = at_the_first_roll(windows, server)
    ana.button("page-as-text").focus()
    ana.page.keyboard.press("PageDown")
    expect(ana.lit.first).to_be_focused()
    ana.page.keyboard.press("PageDown")
    expect(ana.lit.nth(1)).to_be_focused()
