"""Chromium for the tests of the page: the machine's own, or Playwright's. As a program: gets one where none is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
ADVICE = """The tests of the page need Chromium, and it could not be installed.
On Debian and Ubuntu: apt-get install chromium; elsewhere: .venv/bin/python -m playwright install --with-deps chromium.
Or name one that you have: CHROMIUM=/path/to/it make test"""


def chromium() -> str | None:
    """Where Chromium is."""
    if named := os.environ.get("CHROMIUM"):
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None) or playwrights_own()


def playwrights_own() -> str | None:
    """The one that `playwright install` fetched."""
    from playwright.sync_api import sync_playwright  # only where it is needed: it starts a process of its own

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def get_chromium() -> bool:
    """Install one: by the system's own packages where we may, else Playwright's."""
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = [apt, "install", "--yes", "--quiet", "--no-install-recommends", "chromium"]
        for command in (install, [apt, "update", "--quiet"], install):
            if not subprocess.run(command, env=quiet, check=False).returncode and chromium():
                return True
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return chromium() is not None


if __name__ == "__main__" and not chromium() and not get_chromium():
    sys.exit(ADVICE)
