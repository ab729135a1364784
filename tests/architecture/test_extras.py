"""The package runs with the packages that its base install and the extra `server` bring, and no others."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rollwright
from rollwright.cli.extras import SERVER_PACKAGES
from tests.architecture.installs import PROJECT, ROOT, environment_with

SOURCE = Path(rollwright.__file__).parent

NEEDS_EXTRA = {
    "rollwright.server": "server",
    "rollwright.cli.retention": "server",
    "rollwright.kernels": "bots",
    "rollwright.bots.border.search": "bots",
    "rollwright.bots.border.searcher": "bots",
    "rollwright.bots.border.master": "bots",
    "rollwright.solver.border.roll_arrays": "bots",
    "rollwright.lab.environments": "lab",
    "rollwright.testing": "test",
}
"""The modules and packages that are importable only with an extra. All others belong to the base."""
RUN_BY_ALEMBIC = "rollwright.server.store.migrations.env"
"""A file that cannot be imported."""

PROGRAM = "from rollwright.cli import main; main()"
IMPORT_MODULES = """
import importlib, json, sys

missing = {}
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        missing[name] = error.name
json.dump({"missing": missing, "loaded": [*sys.modules]}, sys.stdout)
"""


def is_in(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def modules_of(extra: str | None) -> list[str]:
    """The modules that need this extra; without one, those of the base."""
    parts = [file.relative_to(SOURCE.parent).with_suffix("").parts for file in sorted(SOURCE.rglob("*.py"))]
    every = [".".join(part[:-1] if part[-1] == "__init__" else part) for part in parts]
    return [module for module in every if extra_of(module) == extra and module != RUN_BY_ALEMBIC]


def extra_of(module: str) -> str | None:
    return next((extra for package, extra in NEEDS_EXTRA.items() if is_in(module, package)), None)


def run(folder: Path, code: str, *arguments: str, extra: str | None = None) -> "subprocess.CompletedProcess[str]":
    """Run Python code to its end in a process that finds only the packages of the base and of this extra."""
    environment = environment_with(folder / "path", *([] if extra is None else [extra]), HOME=str(folder))
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)


def imported(folder: Path, modules: list[str], extra: str | None = None) -> dict[str, Any]:
    """Import modules in such a process; the packages that were missing, and everything that was loaded."""
    ran = run(folder, IMPORT_MODULES, *modules, extra=extra)
    assert ran.returncode == 0, ran.stderr
    return dict(json.loads(ran.stdout))


def test_the_base_imports_without_any_extra_and_loads_neither_the_server_nor_pydantic(tmp_path: Path) -> None:
    base = imported(tmp_path, modules_of(None))
    assert base["missing"] == {}
    assert not [name for name in base["loaded"] if is_in(name, "rollwright.server") or is_in(name, "pydantic")]


def test_the_server_imports_with_its_extra(tmp_path: Path) -> None:
    assert imported(tmp_path, modules_of("server"), extra="server")["missing"] == {}


@pytest.mark.parametrize("extra", sorted({*NEEDS_EXTRA.values()}))
def test_nothing_is_excepted_that_the_base_could_import(tmp_path: Path, extra: str) -> None:
    missing = imported(tmp_path, modules_of(extra))["missing"]
    for package in [package for package, needed in NEEDS_EXTRA.items() if needed == extra]:
        assert any(is_in(module, package) for module in missing), package


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--help"], "check-board"),
        (["play", "--help"], "--at"),
        (["play", "border", "--seats", "greedy,planner", "--seed", "1"], "wins with"),
        (["replay", "vectors/games/valid/border-2-seeded.txt"], "Ana wins with 50 points."),
        (["verify", "vectors/games/valid/border-3-proven.txt"], "all 76 rolls"),
        (["export", "vectors/games/valid/border-2-seeded.txt"], '"events"'),
        (["check-board", "src/rollwright/games/border/boards/1.toml"], "1.toml"),
        (["rules", "B14"], "B14"),
        (["solve"], "Sheet A"),
        (["simulate", "twentyone", "--games", "1"], "Rounds"),
    ],
)
def test_the_base_install_has_what_a_command_needs(tmp_path: Path, arguments: list[str], said: str) -> None:
    files = [str(ROOT / argument) if "/" in argument else argument for argument in arguments]
    ran = run(tmp_path, PROGRAM, *files)
    assert ran.returncode == 0, ran.stderr
    assert said in ran.stdout


def test_a_wrong_value_is_explained_by_the_base_install(tmp_path: Path) -> None:
    ran = run(tmp_path, PROGRAM, "play", "--seed", "one")
    assert ran.returncode == 2
    assert "--seed: “one” is not a whole number." in ran.stderr


def test_the_packages_that_are_checked_are_those_of_the_extra() -> None:
    named = {text.partition(">")[0] for text in PROJECT["optional-dependencies"]["server"]}
    assert {*SERVER_PACKAGES, "uvloop"} == named
