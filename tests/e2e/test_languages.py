"""Each language on every screen of a small phone: no missing text, nothing cut off. English has its walk past the
screens in `test_axe.py`."""

import pytest
from playwright.sync_api import expect

from rollwright.testing.browser.signed_in import storage_state
from rollwright.testing.browser.tour import PARTS, Tour
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from rollwright.translations import LANGUAGES, SOURCE, Words
from tests.e2e.layout import word_faults


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != SOURCE])
def test_every_screen_speaks_the_language_and_has_room_for_it(
    windows: Windows, server: Running, language: str, part: str
) -> None:
    tour = Tour(windows, server, language)
    found = [f"{stop}: {fault}" for stop, page in tour.part(part) for fault in word_faults(page, language)]
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
