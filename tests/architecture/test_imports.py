"""Arrows point one way: which package may import which (CONTRIBUTING)."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwright

SOURCE = Path(rollwright.__file__).parent
ROOT = Path(__file__).parents[2]

MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "record": {"core", "games"},
    "table": {"core", "games", "record"},
    "protocol": {"core", "table"},
    "session": {"core", "record", "table", "protocol"},
    "lesson": {"core", "games", "record", "table", "protocol", "session"},
    "client": {"core", "table", "protocol"},
    "kernels": {"core", "games"},
    "solver": {"core", "games"},
    "values": {"core", "games", "kernels", "solver"},
    "bots": {"core", "games", "kernels", "solver", "values"},
    "translations": {"core"},
    "server": {"core", "games", "record", "table", "protocol", "session", "lesson", "bots", "translations"},
    "lab": {"core", "games", "record", "bots"},
    "cli": {
        "core",
        "games",
        "record",
        "table",
        "protocol",
        "session",
        "lesson",
        "client",
        "solver",
        "bots",
        "lab",
        "server",
        "translations",
    },
    "testing": {"core", "games", "record", "table", "protocol", "client", "bots", "server", "translations"},
}

IN_THE_SERVER = {
    "store": set[str](),
    "live": {"store"},
    "notify": {"live", "store"},
    "http": {"live", "notify", "store"},
}

STANDARD_LIBRARY_ONLY = {"core", "games", "record", "table", "protocol", "session", "lesson"}

NO_CLOCK_NO_CHANCE_NO_NETWORK = {"random", "secrets", "time", "datetime", "uuid", "socket", "asyncio", "threading"}


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            assert node.level == 0, f"{file}: imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def files(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


def room_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "rollwright" and len(parts) > 1 else None


def test_every_room_is_listed() -> None:
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert rooms == set(MAY_IMPORT)


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_stands_below_it(room: str) -> None:
    for file in files(room):
        for module in imported(file):
            other = room_of(module)
            allowed = MAY_IMPORT[room] | {room, "__version__", "user_folders", None}
            assert other in allowed, f"{file.relative_to(SOURCE)} imports {module}"


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_every_arrow_that_is_listed_is_used(room: str) -> None:
    used = {room_of(module) for file in files(room) for module in imported(file)}
    assert MAY_IMPORT[room] - used == set()


def part_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[2] if parts[:2] == ["rollwright", "server"] and parts[2] in IN_THE_SERVER else None


def test_every_part_of_the_server_is_listed() -> None:
    assert {path.parent.name for path in (SOURCE / "server").glob("*/__init__.py")} == set(IN_THE_SERVER)


@pytest.mark.parametrize("part", IN_THE_SERVER)
def test_a_part_of_the_server_imports_exactly_those_that_are_listed(part: str) -> None:
    used = {part_of(module) for file in files(f"server/{part}") for module in imported(file)}
    assert used - {part, None} == IN_THE_SERVER[part]


def test_what_all_parts_of_the_server_use_imports_none_of_them() -> None:
    shared = sorted((SOURCE / "server").glob("*.py"))
    assert [(file, module) for file in shared for module in imported(file) if part_of(module)] == []


@pytest.mark.parametrize("room", sorted(STANDARD_LIBRARY_ONLY))
def test_the_rules_and_all_that_stands_on_them_need_the_standard_library_only(room: str) -> None:
    for file in files(room):
        for module in imported(file):
            top = module.split(".")[0]
            assert top == "rollwright" or top in sys.stdlib_module_names, f"{file} imports {module}"


@pytest.mark.parametrize("room", ["core", "games", "record", "table", "protocol", "session", "lesson"])
def test_no_clock_and_no_chance_in_the_rules(room: str) -> None:
    for file in files(room):
        tops = {module.split(".")[0] for module in imported(file)}
        assert not tops & NO_CLOCK_NO_CHANCE_NO_NETWORK, file


def test_only_the_test_kit_imports_the_test_kit() -> None:
    product = [file for file in SOURCE.rglob("*.py") if SOURCE / "testing" not in file.parents]
    found = [f"{file}: {module}" for file in product for module in imported(file) if room_of(module) == "testing"]
    assert found == []


@pytest.mark.parametrize("folder", ["src", "tools", "bench"])
def test_nothing_but_tests_imports_tests(folder: str) -> None:
    found = sorted((ROOT / folder).rglob("*.py"))
    programs = [file for file in found if not any(part.startswith(".") for part in file.relative_to(ROOT).parts)]
    assert programs
    assert [(file, module) for file in programs for module in imported(file) if module.split(".")[0] == "tests"] == []


def test_only_the_browser_part_of_the_test_kit_imports_playwright() -> None:
    importing = {file.parent for file in files("testing") for module in imported(file) if "playwright" in module}
    assert importing == {SOURCE / "testing" / "browser"}


def loaded_after(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*{{name.split('.')[0] for name in sys.modules}})"
    ran = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


@pytest.mark.parametrize(
    "room",
    ["games", "protocol.rest", "session.session", "lesson.lesson_table", "bots", "bots.warmup", "solver", "kernels"],
)
def test_importing_it_loads_no_third_party_package(room: str) -> None:
    """So bots of the base package need no more, and the server has no numba before a bot moves that does."""
    new = loaded_after(f"import rollwright.{room}") - loaded_after("pass")
    assert new - sys.stdlib_module_names == {"rollwright"}


def test_no_file_is_two_concepts_long() -> None:
    for file in SOURCE.rglob("*.py"):
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 400, file


def test_contributing_shows_exactly_these_packages_and_arrows() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    tree = text.partition("src/rollwright/\n")[2].partition("\nschema/")[0]
    assert set(re.findall(r"^  (\w+)/ ", tree, re.MULTILINE)) == set(MAY_IMPORT)
    assert set(re.findall(r"^    (\w+)/ ", tree, re.MULTILINE)) == set(IN_THE_SERVER)
    assert arrows_in(text, "package") == MAY_IMPORT
    assert arrows_in(text, "part of `server`") == IN_THE_SERVER


def arrows_in(text: str, first: str) -> dict[str, set[str]]:
    table = text.partition(f"| {first} | imports |\n| --- | --- |\n")[2].partition("\n\n")[0]
    shown = [re.findall(r"`(\w+)`", line) for line in table.splitlines()]
    return {package: set(others) for package, *others in shown}
