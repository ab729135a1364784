"""Runs programs as if only the packages of the base and of certain extras were installed."""

import os
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ALWAYS = {"rollwright", "coverage"}
"""The modules that every program finds; coverage, because it may be measuring the program."""

HIDE_PACKAGES = """
import sys

HIDDEN = {hidden!r}


class Filtered:
    def __init__(self, finder):
        self.finder = finder

    def __getattr__(self, name):
        return getattr(self.finder, name)

    def find_spec(self, name, path=None, target=None):
        return None if name.partition(".")[0] in HIDDEN else self.finder.find_spec(name, path, target)


sys.meta_path[:] = [Filtered(finder) for finder in sys.meta_path]
"""


def declared(*extras: str) -> list[Requirement]:
    """The requirements in pyproject.toml, of the package and of these extras; another extra that one names included."""
    found = []
    waiting = [Requirement(text) for text in PROJECT["dependencies"]]
    waiting += [Requirement(f"rollwright[{extra}]") for extra in extras]
    while waiting:
        requirement = waiting.pop()
        if requirement.name == "rollwright":
            optional = PROJECT["optional-dependencies"]
            waiting += [Requirement(text) for extra in requirement.extras for text in optional[extra]]
        else:
            found.append(requirement)
    return found


def distributions(*extras: str) -> set[str]:
    """The names of all packages that pip would install, with everything that they require in turn."""
    found = set[str]()
    waiting = declared(*extras)
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        applies = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if applies and name not in found:
            found.add(name)
            waiting += requirements_of(name)
    return found


def requirements_of(name: str) -> list[Requirement]:
    """The requirements of an installed package; none if it is not installed, as Ray in the tests."""
    try:
        return [Requirement(text) for text in requires(name) or ()]
    except PackageNotFoundError:
        return []


@cache
def hidden(*extras: str) -> set[str]:
    """The modules of this environment that an install with these extras would not have."""
    installed = distributions(*extras)
    return {
        module
        for module, owners in packages_distributions().items()
        if module not in ALWAYS and not installed & {canonicalize_name(owner) for owner in owners}
    }


def environment_with(folder: Path, *extras: str, **settings: str) -> dict[str, str]:
    """Environment variables for a program that finds only what these extras install; `folder` receives a file."""
    folder.mkdir(exist_ok=True)
    (folder / "sitecustomize.py").write_text(HIDE_PACKAGES.format(hidden=hidden(*extras)), encoding="utf-8")
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONPATH": path, **settings}
