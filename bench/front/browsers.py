"""Real browsers on a real server, used like a visitor."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

from bench.common import WORK
from bench.load.servers import OURS, LoadFailed, started

GAMES = ("border", "twentyone")
"""In the order in which the start page offers them."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "en",
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 60_000
"""Timeout in milliseconds."""


def chromium() -> str:
    """The path of Chromium; tools/chromium.py installs one."""
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise LoadFailed("Chromium is needed; CHROMIUM=/path/to/it names one")
    return found


@contextmanager
def house() -> Iterator[str]:
    """A server with an empty database, and its address."""
    with TemporaryDirectory(dir=WORK) as folder, started(OURS, Path(folder)) as (_, port, _):
        yield f"http://127.0.0.1:{port}"


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium())


def settle(page: Page) -> None:
    """Wait until nothing more is fetched."""
    page.wait_for_load_state("networkidle", timeout=PATIENCE)


def play_at_once(page: Page, game: str) -> None:
    """Play like a visitor, from the start page to the first dice at a table with a bot."""
    page.locator("button.play").nth(GAMES.index(game)).click(timeout=PATIENCE)
    page.locator(".acts button").first.wait_for(timeout=PATIENCE)  # the bot may begin, and then has rolled
    fallen = page.locator(".tray .die:not(.blank)").first
    if not fallen.is_visible():
        page.locator(".roll").click()
        fallen.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(2000)  # the dice have settled, and legal targets are highlighted
    settle(page)
