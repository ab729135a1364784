"""Finds Chromium for the tests of the page: the machine's own, or Playwright's. As a program, installs one if
necessary."""

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
    """The path of Chromium; None if there is none."""
    if named := os.environ.get("CHROMIUM"):
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None) or playwrights_own()


def playwrights_own() -> str | None:
    """The path of the Chromium that `playwright install` fetched."""
    from playwright.sync_api import sync_playwright  # imported late, because it starts a process

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def get_chromium() -> bool:
    """Install Chromium: by the package manager if we are root, else by Playwright."""
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
