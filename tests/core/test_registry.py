"""The registry of games: sides are loaded when they are asked for, and other packages add games as entry points."""

import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.core.registry import GROUP, Registration, Registry

ONE = Registration("one", rules="fractions:Fraction")
TWO = Registration("two", rules="decimal:Decimal", bots="decimal")


def registry_of(*registrations: Registration) -> Registry:
    registry = Registry()
    for registration in registrations:
        registry.add(registration)
    return registry


def installed(folder: Path, name: str = "plugged") -> None:
    """A package on the path with an entry point, as an installer leaves it."""
    code = (
        f'from rollwright.core.registry import Registration\nREGISTRATION = Registration("{name}", "decimal:Decimal")\n'
    )
    (folder / f"{name}_package.py").write_text(code, encoding="utf-8")
    metadata = folder / f"{name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    text = f"[{GROUP}]\n{name} = {name}_package:REGISTRATION\n"
    (metadata / "entry_points.txt").write_text(text, encoding="utf-8")


def test_games_are_listed_in_the_order_in_which_they_were_added() -> None:
    assert list(registry_of(TWO, ONE)) == ["two", "one"]
    assert len(registry_of(TWO, ONE)) == 2


def test_a_side_is_an_object_or_a_module() -> None:
    registry = registry_of(TWO)
    assert registry.load("two", "rules").__name__ == "Decimal"
    assert registry.load("two", "bots").__name__ == "decimal"
    assert registry.load("two", "screen") is None


def test_an_unknown_game_is_a_key_error() -> None:
    registry = registry_of(ONE)
    assert "chess" not in registry
    with pytest.raises(KeyError):
        registry["chess"]


def test_a_game_may_be_added_twice_but_not_two_games_of_one_id() -> None:
    registry = registry_of(ONE, ONE)
    with pytest.raises(ValueError, match="one"):
        registry.add(Registration("one", rules="decimal:Decimal"))


def test_a_package_adds_a_game_as_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    registry = registry_of(ONE)
    assert registry["plugged"].rules == "decimal:Decimal"
    assert list(registry) == ["one", "plugged"]
    assert list(registry_of(ONE)) == ["one", "plugged"]
    assert len(registry_of(ONE)) == 2


def test_entry_points_are_read_only_for_an_unknown_game_or_a_list_of_all() -> None:
    code = (
        "import sys; from rollwright.games import GAMES; from rollwright.core.registry import REGISTRY;"
        "next(iter(GAMES)); GAMES['border']; 'twentyone' in GAMES;"
        "print('importlib.metadata' in sys.modules, 'rollwright.games.twentyone.game' in sys.modules);"
        "'chess' in GAMES; print('importlib.metadata' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False", "False", "True"]


def test_importing_the_core_or_the_registry_loads_no_game() -> None:
    code = "import sys, rollwright.core.registry, rollwright.games; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    loaded = {name for name in ran.stdout.split() if name.startswith("rollwright.games.")}
    assert loaded == set()
