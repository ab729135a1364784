"""Settings take effect at once, and last. Light and dark; nothing is told by colour alone."""

import pytest
from playwright.sync_api import Page, expect

from rollwright.games import GAMES
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import typed_table
from rollwright.testing.browser.tour import DICE
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running
from rollwright.translations import Words
from tests.e2e.languages import speak

SHAPES = "symbols => symbols.map((symbol) => symbol.getAttribute('d'))"
BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"
COLOURED = {"border": 84, "twentyone": 30}
"""Spaces or boxes of a sheet that have a colour."""
THROWN = {"border": 4, "twentyone": 6}
"""Colours among the dice of `DICE`."""


def settings(windows: Windows, server: Running) -> LocalisedPage:
    page = windows.open(f"{server.url}/settings", "phone")
    reader = LocalisedPage(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(reader.say("page-settings"))
    return reader


def choose(page: Page, group: str, option: str) -> None:
    """One of a bar of choices, as a thumb does it."""
    page.get_by_role("group", name=group, exact=True).get_by_text(option, exact=True).click()


def test_dark_and_light_whatever_the_system_says(windows: Windows, server: Running) -> None:
    reader = settings(windows, server)
    page = reader.page
    page.emulate_media(color_scheme="light")
    light = page.evaluate(BACKGROUND)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(BACKGROUND)
    assert dark != light
    choose(page, reader.say("page-theme"), reader.say("page-theme-light"))
    assert page.evaluate(BACKGROUND) == light
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(BACKGROUND) == light
    choose(page, reader.say("page-theme"), reader.say("page-theme-dark"))
    page.emulate_media(color_scheme="light")
    assert page.evaluate(BACKGROUND) == dark


@pytest.mark.parametrize("language", ["de", "pt-BR"])
def test_another_language_is_spoken_at_once_and_after_a_reload(
    windows: Windows, server: Running, language: str
) -> None:
    reader = settings(windows, server)
    reader.page.locator(f"label[lang={language}]").click()
    heading = reader.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(Words(language).say("page-settings"))
    expect(reader.page.locator("html")).to_have_attribute("lang", language)
    reader.page.reload()
    expect(heading).to_have_text(Words(language).say("page-settings"))


def test_another_language_leaves_the_focus_where_it_is(windows: Windows, server: Running) -> None:
    reader = settings(windows, server)
    choice = reader.page.locator("label[lang=de] input")
    choice.focus()
    reader.page.keyboard.press("Space")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(Words("de").say("page-settings"))
    expect(choice).to_be_focused()


def test_the_page_follows_the_language_of_the_browser(windows: Windows, server: Running) -> None:
    reader = settings(windows, server)
    speak(reader.page, "pl")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(Words("pl").say("page-settings"))
    expect(reader.page.locator("label[lang=pl] input")).to_be_checked()


@pytest.mark.parametrize(
    ("setting", "at_first"), [("page-symbols", True), ("page-sounds", False), ("page-key-shortcuts", True)]
)
def test_switches_last(windows: Windows, server: Running, setting: str, at_first: bool) -> None:
    reader = settings(windows, server)
    switch = reader.page.get_by_role("switch", name=reader.say(setting))
    expect(switch).to_be_checked(checked=at_first)
    reader.page.get_by_text(reader.say(setting), exact=True).click()
    expect(switch).to_be_checked(checked=not at_first)
    reader.page.reload()
    expect(switch).to_be_checked(checked=not at_first)


@pytest.mark.parametrize(
    ("setting", "option"), [("page-motion", "page-motion-reduced"), ("page-speed", "page-speed-instant")]
)
def test_choices_last(windows: Windows, server: Running, setting: str, option: str) -> None:
    reader = settings(windows, server)
    chosen = reader.page.get_by_role("radio", name=reader.say(option), exact=True)
    expect(chosen).not_to_be_checked()
    choose(reader.page, reader.say(setting), reader.say(option))
    expect(chosen).to_be_checked()
    reader.page.reload()
    expect(chosen).to_be_checked()


def test_a_name_is_remembered_for_the_next_table(windows: Windows, server: Running) -> None:
    reader = settings(windows, server)
    reader.page.get_by_label(reader.say("page-your-name")).fill("Zoë")
    reader.page.goto(f"{server.url}/new/border")
    expect(reader.page.get_by_label(reader.say("page-name-of-seat", seat=1))).to_have_value("Zoë")


def test_little_motion_stops_everything_that_moves(windows: Windows, server: Running) -> None:
    seated = typed_table(server, "border", [None, None])
    page = windows.open(seated.url, "phone", storage_state=seated.storage_state(0), reduced_motion="no-preference")
    reader = LocalisedPage(page)
    reader.enter_dice(DICE["border"])
    expect(reader.lit.first).to_be_visible()
    reader.touch(reader.lit.first)
    expect(reader.pencilled.first).to_be_visible()
    moving = "document.getAnimations().filter((one) => one.effect.getComputedTiming().activeDuration > 10).length"
    assert page.evaluate(moving) == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_colour_has_its_symbol_unless_they_are_switched_off(windows: Windows, server: Running, game: str) -> None:
    """No information by colour alone: in greyscale the symbols tell the colours apart."""
    seated = typed_table(server, game, [None, None])
    reader = LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(0)))
    reader.enter_dice(DICE[game])
    sheet = reader.sheet_of(game, "Ana")
    expect(sheet).to_be_visible()
    symbols = sheet.locator(".symbol")
    expect(symbols).to_have_count(COLOURED[game])
    shapes = set(symbols.evaluate_all(SHAPES))
    assert len(shapes) == 6
    dice = reader.page.get_by_role("group", name=reader.say("page-dice"), exact=True)
    expect(dice.get_by_role("button")).to_have_count(len(DICE[game].split()))
    wait_until_drawn(reader.page)
    assert len(shapes & set(dice.locator("path").evaluate_all(SHAPES))) == THROWN[game]
    plain = LocalisedPage(windows.open(seated.url, "phone", storage_state=seated.storage_state(0, symbols=False)))
    expect(plain.sheet_of(game, "Ana")).to_be_visible()
    expect(plain.sheet_of(game, "Ana").locator(".symbol")).to_have_count(0)
