"""Finds Chromium for tests of the page: that of the system or of Playwright. As a program, installs a missing one."""

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
    """Return the path of Chromium, which `CHROMIUM` may name; None if there is none."""
    if named := os.environ.get("CHROMIUM"):
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None) or of_playwright()


def of_playwright() -> str | None:
    """Return the path of the Chromium that `playwright install` has downloaded; None if there is none."""
    from playwright.sync_api import sync_playwright  # imported only if needed, because it starts a process

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def get_chromium() -> bool:
    """Install the package of the system if permitted, else that of Playwright, and return whether this worked."""
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
