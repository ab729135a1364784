"""A change of the code does not change how the bots play."""

import json

import pytest

from rollwright.bots.border import search_2026
from tests.bots.recorded_moves import FILE, PLAYOUTS, moves


def test_every_bot_moves_as_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_2026, "MOST_PLAYOUTS", PLAYOUTS)
    assert dict(moves()) == json.loads(FILE.read_text(encoding="utf-8"))
