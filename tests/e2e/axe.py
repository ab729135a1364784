"""What axe-core finds wrong with a page for people who cannot see it, or not well."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _source() -> str:
    return SCRIPT.read_text(encoding="utf-8") + ";undefined"


def violations(page: Page, *rules: str) -> list[str]:
    """Each rule that is broken, of these or of all, with the elements that break it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())  # not as a script of the page, which the policy would stop
    options = {"runOnly": list(rules) or KINDS, "resultTypes": ["violations"]}
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {violation['help']}: {node['html']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
