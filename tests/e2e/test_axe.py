"""axe-core finds nothing to complain of on any screen, in both themes; and everything is large enough for a thumb."""

import pytest
from playwright.sync_api import Page

from tests.e2e.axe import violations
from tests.e2e.layout import too_small
from tests.e2e.tour import PARTS, Tour
from tests.e2e.windows import Windows
from tests.server.running import Running


def found_on(page: Page) -> list[str]:
    """What is wrong by day, and by night, when nothing changes but the colours; targets of less than 44 pixels."""
    page.emulate_media(color_scheme="light")
    found = violations(page) + [f"too small: {target}" for target in too_small(page)]
    page.emulate_media(color_scheme="dark")
    return found + [f"in the dark: {violation}" for violation in violations(page, "color-contrast")]


@pytest.mark.parametrize("part", PARTS)
def test_no_screen_keeps_anybody_out(windows: Windows, server: Running, part: str) -> None:
    tour = Tour(windows, server)
    found = [f"{stop}: {violation}" for stop, page in tour.part(part) for violation in found_on(page)]
    assert found == [], "\n\n".join(found)
