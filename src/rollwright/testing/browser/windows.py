"""Browser windows of common sizes. An error in the console of one of them fails the test."""

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
"""Errors in the console after the network is cut; the last one is about a service worker being fetched."""


class Windows:
    """The windows of one test. Each has a browser context of its own, unless it is a tab of another."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.expected: list[str] = []

    def open(self, url: str, size: str = "phone", **options: Any) -> Page:
        """Open an address in a new browser context, in English unless `locale` says otherwise."""
        touch = size != "desktop"
        settings = {"viewport": SIZES[size], "locale": "en", "has_touch": touch, "is_mobile": touch, **options}
        context = self.browser.new_context(**settings)
        self.contexts.append(context)
        return self._watched(context, url)

    def open_tab(self, page: Page, url: str) -> Page:
        """Open an address in another tab of the same browser."""
        return self._watched(page.context, url)

    def expect_error(self, pattern: str) -> None:
        """Ignore console errors that match a pattern, because the test causes them."""
        self.expected.append(pattern)

    def close(self) -> None:
        """Close all windows, and check that no unexpected error occurred."""
        for context in self.contexts:
            context.close()
        unexpected = [error for error in self.errors if not any(re.search(one, error) for one in self.expected)]
        assert unexpected == [], unexpected

    def take_screenshots(self, folder: Path) -> None:
        """Write a screenshot of every window of a failed test, and print their paths."""
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


def wait_until_drawn(page: Page) -> None:
    """Wait until all parts of a page are drawn and no input is pending, which the page reports by `aria-busy`."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def wait_until(page: Page, expression: str, argument: object = None, seconds: float = 30.0) -> None:
    """Wait until a JavaScript expression is true; the content security policy forbids `wait_for_function`."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(expression, argument):
        assert time.monotonic() < deadline, f"not within {seconds} seconds: {expression}"
        page.wait_for_timeout(20)
