"""The tool that plays random games finds nothing in honest rules, and finds what is broken on purpose."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.core.events import Move
from rollwright.games.border import rules as border
from rollwright.games.border.state import State as BorderState
from rollwright.games.twentyone import rules as twentyone
from rollwright.games.twentyone import scoring
from rollwright.games.twentyone.state import PlayedSheet
from tools.random_games import TableSize, Tally, play_some, summary, tables

ROOT = Path(__file__).parents[2]


def test_a_few_random_games_of_every_kind_break_nothing() -> None:
    command = [sys.executable, "tools/random_games.py", "--games", "4"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "36 random games" in done.stdout


def test_games_of_a_table_can_be_chosen() -> None:
    assert [str(table) for table in tables("border", None)] == ["border 2", "border 3", "border 4"]
    assert [str(table) for table in tables("twentyone", 1)] == ["twentyone 1", "twentyone 1 inverted"]


def test_the_same_games_are_played_every_time() -> None:
    job = (TableSize("twentyone", 2, None), range(3))
    assert play_some(job, seed=5) == play_some(job, seed=5)


def test_tallies_add_up() -> None:
    table = TableSize("twentyone", 1, None)
    both, one, two = Tally(table), play_some((table, range(2)), seed=1), play_some((table, range(2, 5)), seed=1)
    both.add(one)
    both.add(two)
    assert both == play_some((table, range(5)), seed=1)
    assert summary([both], 1.0).row_count == 1


def test_a_broken_score_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "BONUS", (0, 1, 3, 6, 11, 15, 21))
    tally = play_some((TableSize("twentyone", 6, None), range(20)), seed=1)
    assert "the scores differ" in tally.breaches[0]


def test_an_exception_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def written(*_: object) -> PlayedSheet:
        raise ZeroDivisionError

    monkeypatch.setattr(twentyone, "written", written)
    tally = play_some((TableSize("twentyone", 1, None), range(1)), seed=1)
    assert "ZeroDivisionError" in tally.breaches[0]


def test_an_active_player_who_stays_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(border, "next_seat", lambda seat, _: seat)
    tally = play_some((TableSize("border", 2, None), range(1, 2)), seed=1)
    assert "the position differs" in tally.breaches[0]


def test_leftover_dice_that_were_used_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = border.first_action

    def first_action(state: BorderState, move: Move) -> BorderState:
        return replace(honest(state, move), leftover=state.dice)

    monkeypatch.setattr(border, "first_action", first_action)
    tally = play_some((TableSize("border", 3, None), range(1, 3)), seed=1)
    assert tally.breaches
