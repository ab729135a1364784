"""A change of the code does not change how the bots play."""

import json
from pathlib import Path

import pytest

from rollwright.bots.border import search_2026
from tests.bots.recorded_moves import FILE, PLAYOUTS, moves, write, yardsticks


def test_every_bot_moves_as_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_2026, "MOST_PLAYOUTS", PLAYOUTS)
    assert dict(moves()) == json.loads(FILE.read_text(encoding="utf-8"))


def test_other_moves_of_a_yardstick_are_not_recorded(tmp_path: Path) -> None:
    assert yardsticks() == {"searcher-2026", "master-2026"}
    file, where = tmp_path / "moves.json", "border, 2 seats, decision 0,"
    before = {f"{where} master": "pass", f"{where} master-2026": "pass"}
    write(file, before)
    for changed in (before | {f"{where} master-2026": "mark 1"}, {f"{where} master": "pass"}):
        with pytest.raises(SystemExit, match="master-2026"):
            write(file, changed)
        assert json.loads(file.read_text(encoding="utf-8")) == before
    write(file, before | {f"{where} master": "mark 1", f"{where} new": "pass"})
    assert json.loads(file.read_text(encoding="utf-8"))[f"{where} master"] == "mark 1"
