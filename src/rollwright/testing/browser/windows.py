"""Windows of a browser, in the sizes that we care for. What goes wrong in one of them fails the test."""

import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

SIZES = {
    "small phone": ViewportSize(width=360, height=740),
    "phone": ViewportSize(width=390, height=844),
    "desktop": ViewportSize(width=1280, height=800),
}
FAR_NAME = "rollwright.test"
LOST_CONNECTION = r"net::ERR_|WebSocket connection to|error occurred when fetching the script"
"""What a browser complains of when the network is cut; the last of a service worker that it was just fetching."""


class Windows:
    """The windows of one test. Each is a browser of its own, unless it is opened beside another."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.forgiven: list[str] = []

    def open(self, url: str, size: str = "phone", **options: Any) -> Page:
        """A new browser at an address, in English unless `locale` says otherwise."""
        touch = size != "desktop"
        settings = {"viewport": SIZES[size], "locale": "en", "has_touch": touch, "is_mobile": touch, **options}
        context = self.browser.new_context(**settings)
        self.contexts.append(context)
        return self._watched(context, url)

    def beside(self, page: Page, url: str) -> Page:
        """A second tab of the same browser."""
        return self._watched(page.context, url)

    def forgive(self, pattern: str) -> None:
        """Errors that a test brings about on purpose."""
        self.forgiven.append(pattern)

    def close(self) -> None:
        """Close them all; nothing may have gone wrong."""
        for context in self.contexts:
            context.close()
        unforgiven = [error for error in self.errors if not any(re.search(one, error) for one in self.forgiven)]
        assert unforgiven == [], unforgiven

    def picture(self, folder: Path) -> None:
        """A picture of each, for whoever has to find out why a test failed."""
        for number, page in enumerate(page for context in self.contexts for page in context.pages):
            path = folder / f"window-{number}.png"
            page.screenshot(path=path)
            print(f"{page.url}: {path}")  # noqa: T201  pytest shows it with the failure

    def _watched(self, context: BrowserContext, url: str) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        page.on("console", self._listen)
        page.goto(url)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.location.get('url', '')}: {message.text}")


def drawn(page: Page) -> None:
    """Until all parts of a page are drawn, and no input waits for its answer; the page says so itself."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def wait_until(page: Page, expression: str, argument: object = None, seconds: float = 30.0) -> None:
    """Until an expression, or a function of the argument, is true; `wait_for_function` is stopped by our policy."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(expression, argument):
        assert time.monotonic() < deadline, f"not within {seconds} seconds: {expression}"
        page.wait_for_timeout(50)
