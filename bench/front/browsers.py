"""Real browsers on a real server, used like a visitor."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

from bench.common import WORK
from bench.load.servers import OURS, LoadFailed, started
from rollwright.testing.browser.chromium import chromium as installed_chromium

GAMES = ("border", "twentyone")
"""In the order in which the start page offers them."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "en",
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 60_000
"""The milliseconds after which waiting for the page fails."""


def chromium() -> str:
    """Return the path of Chromium. Raises LoadFailed if there is none."""
    found = installed_chromium()
    if found is None:
        raise LoadFailed("Chromium is needed; CHROMIUM=/path/to/it names one")
    return found


@contextmanager
def empty_server() -> Iterator[str]:
    """Run a server with an empty database, and yield its address."""
    with TemporaryDirectory(dir=WORK) as folder, started(OURS, Path(folder)) as (_, port, _):
        yield f"http://127.0.0.1:{port}"


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium())


def settle(page: Page) -> None:
    """Wait until the page fetches nothing more."""
    page.wait_for_load_state("networkidle", timeout=PATIENCE)


def play_at_once(page: Page, game: str) -> None:
    """Go from the start page to the first dice at a table with a bot."""
    page.locator("button.play").nth(GAMES.index(game)).click(timeout=PATIENCE)
    page.locator(".acts button").first.wait_for(timeout=PATIENCE)  # the bot may begin, and then has rolled
    fallen = page.locator(".tray .die:not(.blank)").first
    if not fallen.is_visible():
        page.locator(".roll").click()
        fallen.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(2000)  # the dice have settled, and the targets are highlighted
    settle(page)
