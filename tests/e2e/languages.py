"""Changes the language of a page that is open, as a person does who changes that of the browser."""

from playwright.sync_api import Page, expect

from rollwright.testing.browser.windows import wait_until_drawn

PREFER = """(tag) => {
  Object.defineProperty(navigator, "languages", { get: () => [tag], configurable: true });
  dispatchEvent(new Event("languagechange"));
}"""


def speak(page: Page, language: str) -> None:
    """Let the browser prefer a language, and wait until the page speaks it. Opening another window costs far more."""
    page.evaluate(PREFER, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    wait_until_drawn(page)
