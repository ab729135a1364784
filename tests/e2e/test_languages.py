"""Each language on every screen of a small phone: no missing text, nothing cut off. English has its walk past the
screens in `test_axe.py`. Each part of the walk begins in another language, and changes to all others at every stop."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from rollwright.testing.browser.signed_in import storage_state
from rollwright.testing.browser.tour import PARTS, Tour
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from rollwright.translations import LANGUAGES, SOURCE, Words
from tests.e2e.languages import speak
from tests.e2e.layout import word_faults

LESSONS = "lessons"
OTHERS = [language for language in LANGUAGES if language != SOURCE]
# The parts of a screen, which are still there in another language; a dialog is not closed.
REMEMBER = "() => { window.parts = [...document.querySelectorAll('main, section, dialog, form, [role=alert]')]; }"
IS_THE_SAME = "() => window.parts.length > 0 && window.parts.every((one) => one.isConnected)"


def faults_in_every_language(page: Page, first: str) -> list[str]:
    """The faults of the words of a screen that is in this language, and then in all others."""
    found = word_faults(page, first)
    page.evaluate(REMEMBER)
    for language in [one for one in OTHERS if one != first]:
        speak(page, language)
        found += [f"{language}: {fault}" for fault in word_faults(page, language)]
        assert page.evaluate(IS_THE_SAME), f"{language} changes the screen"
    speak(page, first)
    return found


@pytest.mark.parametrize(
    ("part", "language"), [*zip((part for part in PARTS if part != LESSONS), cycle(OTHERS), strict=False)]
)
def test_every_screen_speaks_every_language_and_has_room_for_it(
    windows: Windows, server: Running, part: str, language: str
) -> None:
    tour = Tour(windows, server, language)
    found = [f"{stop}: {fault}" for stop, page in tour.part(part) for fault in faults_in_every_language(page, language)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("language", OTHERS)
def test_the_lessons_speak_every_language_and_have_room_for_it(
    windows: Windows, server: Running, language: str
) -> None:
    """Each from the beginning: a learner without a name is called "guest" in the language that was spoken then."""
    tour = Tour(windows, server, language)
    found = [f"{stop}: {fault}" for stop, page in tour.part(LESSONS) for fault in word_faults(page, language)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(("tag", "language"), [("pt-PT", "pt"), ("pt-BR", "pt-BR"), ("ja-JP", SOURCE)])
def test_the_language_is_that_of_the_browser_at_first(
    windows: Windows, server: Running, tag: str, language: str
) -> None:
    page = windows.open(server.url, locale=tag)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(Words(language).say("page-welcome"))


def test_each_player_has_their_own_language(windows: Windows, server: Running) -> None:
    page = windows.open(server.url, locale="pl", storage_state=storage_state(server, language="es"))
    expect(page.locator("html")).to_have_attribute("lang", "es")
