"""The base and the server import only the packages that pyproject.toml declares for them."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import rollwright
from rollwright.cli.extras import SERVER_PACKAGES
from tests.architecture.installs import PROJECT, environment_with

SOURCE = Path(rollwright.__file__).parent

NEEDS_EXTRA = {
    "rollwright.server": "server",
    "rollwright.cli.retention": "server",
    "rollwright.kernels": "bots",
    "rollwright.values": "bots",
    "rollwright.bots.border.search": "bots",
    "rollwright.bots.border.searcher": "bots",
    "rollwright.bots.border.master": "bots",
    "rollwright.bots.border.builder": "bots",
    "rollwright.bots.border.sprinter": "bots",
    "rollwright.bots.border.spoiler": "bots",
    "rollwright.bots.border.search_2026": "bots",
    "rollwright.bots.border.searcher_2026": "bots",
    "rollwright.bots.border.master_2026": "bots",
    "rollwright.bots.twentyone.search": "bots",
    "rollwright.bots.twentyone.searcher": "bots",
    "rollwright.bots.twentyone.master": "bots",
    "rollwright.bots.twentyone.builder": "bots",
    "rollwright.bots.twentyone.sprinter": "bots",
    "rollwright.bots.twentyone.gambler": "bots",
    "rollwright.solver.border.roll_arrays": "bots",
    "rollwright.lab.environments": "lab",
    "rollwright.testing": "test",
}
"""The modules and packages that are importable only with an extra. All others belong to the base."""
RUN_BY_ALEMBIC = "rollwright.server.store.migrations.env"
"""A file that cannot be imported."""

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


def imported(folder: Path, modules: list[str], *extras: str) -> dict[str, Any]:
    """Import modules in a process that finds only the packages of the base and of these extras.

    Returns the packages that were missing, and the modules that were loaded.
    """
    environment = environment_with(folder / "path", *extras)
    command = [sys.executable, "-c", IMPORT_MODULES, *modules]
    ran = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return dict(json.loads(ran.stdout))


def test_the_base_imports_without_any_extra_and_loads_neither_the_server_nor_pydantic(tmp_path: Path) -> None:
    base = imported(tmp_path, modules_of(None))
    assert base["missing"] == {}
    assert not [name for name in base["loaded"] if is_in(name, "rollwright.server") or is_in(name, "pydantic")]


def test_the_server_imports_with_its_extra(tmp_path: Path) -> None:
    assert imported(tmp_path, modules_of("server"), "server")["missing"] == {}


def test_nothing_is_excepted_that_the_base_could_import(tmp_path: Path) -> None:
    excepted = [module for extra in sorted({*NEEDS_EXTRA.values()}) for module in modules_of(extra)]
    missing = imported(tmp_path, excepted)["missing"]
    for package in NEEDS_EXTRA:
        assert any(is_in(module, package) for module in missing), package


def test_the_packages_that_are_checked_are_those_of_the_extra() -> None:
    named = {text.partition(">")[0] for text in PROJECT["optional-dependencies"]["server"]}
    assert {*SERVER_PACKAGES, "uvloop"} == named
