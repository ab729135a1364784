"""The program run in this process, where nobody sits at a terminal."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.program import Program

FOREIGN = ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE")


@pytest.fixture
def rollwright(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Program]:
    """Runs `rollwright` with these arguments, in a folder of its own, in English."""
    for name in FOREIGN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    handled = [number for name in ("SIGTERM", "SIGHUP") if (number := getattr(signal, name, None)) is not None]
    before = [signal.getsignal(number) for number in handled]
    yield Program(capsys, tmp_path)
    for number, handler in zip(handled, before, strict=True):
        signal.signal(number, handler)
