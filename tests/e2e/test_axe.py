"""axe-core finds nothing to complain of on any screen, in both themes; everything is large enough for a thumb, and the
English words are all there and not cut off. `test_languages.py` looks at the same screens in the other languages."""

import pytest
from playwright.sync_api import Page

from rollwright.testing.browser.tour import PARTS, Tour
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.running import Running
from rollwright.translations import SOURCE
from tests.e2e.axe import violations
from tests.e2e.layout import too_small, word_faults


def found_on(page: Page) -> list[str]:
    """Faults of the words, targets of less than 44 pixels, and the violations by day and by night, when nothing changes
    but the colours."""
    page.emulate_media(color_scheme="light")
    found = word_faults(page, SOURCE) + [f"too small: {target}" for target in too_small(page)] + violations(page)
    page.emulate_media(color_scheme="dark")
    return found + [f"in the dark: {violation}" for violation in violations(page, "color-contrast")]


@pytest.mark.parametrize("part", PARTS)
def test_no_screen_keeps_anybody_out(windows: Windows, server: Running, part: str) -> None:
    tour = Tour(windows, server)
    found = [f"{stop}: {violation}" for stop, page in tour.part(part) for violation in found_on(page)]
    assert found == [], "\n\n".join(found)
