"""Each language on every screen of a small phone: no missing text, nothing cut off."""

import pytest
from playwright.sync_api import Page, expect

from rollwright.translations import LANGUAGES, SOURCE, Words
from tests.e2e.layout import cut_off, missing_words
from tests.e2e.people import memory
from tests.e2e.tour import PARTS, Tour
from tests.e2e.windows import Windows
from tests.server.running import Running


def faults(page: Page, language: str) -> list[str]:
    """What is wrong with the words of a screen."""
    spoken = page.locator("html").get_attribute("lang")
    wrong = [f"missing: {text}" for text in missing_words(page)] + cut_off(page)
    return [*wrong, *([] if spoken == language else [f"the language is said to be {spoken}"])]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language_and_has_room_for_it(
    windows: Windows, server: Running, language: str, part: str
) -> None:
    tour = Tour(windows, server, language)
    found = [f"{stop}: {fault}" for stop, page in tour.part(part) for fault in faults(page, language)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("tag", "language"),
    [("pt-BR", "pt"), ("pl-PL", "pl"), ("es-419", "es"), ("ja-JP", SOURCE), *((tag, tag) for tag in LANGUAGES)],
)
def test_the_language_is_that_of_the_browser_at_first(
    windows: Windows, server: Running, tag: str, language: str
) -> None:
    page = windows.open(server.url, locale=tag)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(Words(language).say("page-welcome"))


def test_each_player_has_their_own_language(windows: Windows, server: Running) -> None:
    page = windows.open(server.url, locale="pl", storage_state=memory(server, language="es"))
    expect(page.locator("html")).to_have_attribute("lang", "es")
