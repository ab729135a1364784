"""The bar for what takes long."""

from io import StringIO

import pytest
from rich.console import Console

from rollwright.cli import progress
from rollwright.cli.progress import watched


def shown(monkeypatch: pytest.MonkeyPatch, *, terminal: bool, patience: float) -> str:
    """What a terminal, or none, sees while five things come."""
    written = StringIO()
    console = Console(file=written, force_terminal=terminal, width=60)
    monkeypatch.setattr(progress, "Console", lambda **_: console)
    monkeypatch.setattr(progress, "PATIENCE", patience)
    assert list(watched(range(5), 5, "Playing")) == [0, 1, 2, 3, 4]
    return written.getvalue()


def test_a_bar_is_shown_at_a_terminal_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Playing" in shown(monkeypatch, terminal=True, patience=-1)


def test_what_is_quick_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, terminal=True, patience=1000) == ""


def test_a_file_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, terminal=False, patience=-1) == ""
