"""`replay`, `verify` and `export`: what a record says, and how a wrong one is told."""

import json
from pathlib import Path
from typing import Any

import pytest

from rollwright.games import GAMES
from rollwright.record import Record, final_state
from tests.cli.program import BOARDS, Program, one_sentence
from tests.cli.terminal import COLUMNS, LINES, Terminal, environment, height, width

every_game = pytest.mark.parametrize("game", GAMES)
STEP = "q: quit "


def altered(rollwright: Program, before: str, after: str) -> int:
    """Changes the first occurrence in the record; the line that it stands in."""
    file = rollwright.folder / "game.rec"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return text[: text.index(before)].count("\n") + 1


def points_of(sheet: dict[str, Any]) -> int:
    """The points of a board's areas or of a sheet's rows."""
    areas = sheet["areas"].values() if "areas" in sheet else (row["score"] for row in sheet["rows"])
    return sum(points or 0 for points in areas)


# replay


@every_game
def test_a_record_is_replayed_to_its_result(rollwright: Program, game: str) -> None:
    record = rollwright.record(game, "--seed", "2")
    outcome = GAMES[game].outcome(final_state(record))
    assert outcome is not None
    ran = rollwright("replay", "game.rec")
    assert (ran.code, ran.err) == (0, "")
    assert f"{len(record.events)} events" in ran.out
    for player, points in zip(record.header.players, outcome.scores, strict=True):
        assert f"{player.name}: {points}" in ran.out


@every_game
def test_the_result_as_json(rollwright: Program, game: str) -> None:
    record = rollwright.record(game, "--seed", "2", "--names", "Ana,Bruno,李")
    state = final_state(record)
    outcome = GAMES[game].outcome(state)
    assert outcome is not None
    ran = rollwright("replay", "game.rec", "--json")
    result = json.loads(ran.out)
    assert result["game"] == game
    assert result["scores"] == list(outcome.scores)
    assert result["winners"] == [seat + 1 for seat in outcome.winners]
    assert result["reason"] == outcome.reason.name.lower().replace("_", "-")
    assert result["rounds"] == state.round
    assert [seat["name"] for seat in result["seats"]] == ["Ana", "Bruno", "李"]
    assert [seat["score"] for seat in result["seats"]] == list(outcome.scores)
    assert [points_of(sheet) for sheet in result["sheets"]] == list(outcome.scores)


def test_a_record_of_nothing_can_be_replayed(rollwright: Program) -> None:
    rollwright.record("twentyone", "--seed", "2")
    file = rollwright.folder / "game.rec"
    file.write_text(file.read_text(encoding="utf-8").partition("\n\n")[0] + "\n", encoding="utf-8")
    assert "abandoned before the end" in rollwright("replay", "game.rec").words
    assert json.loads(rollwright("replay", "game.rec", "--json").out)["scores"] == [0, 0, 0]


def test_a_broken_rule_is_named_with_its_line(rollwright: Program) -> None:
    rollwright.record("border", "--seed", "1")
    line = altered(rollwright, "1 mark 42 43 48", "1 mark 42 43")
    said = one_sentence(rollwright("replay", "game.rec"))
    assert said.startswith(f"Line {line}: ")
    assert said.endswith("(B14)")
    assert "48" in said


def test_an_unreadable_line_is_named_with_its_column(rollwright: Program) -> None:
    rollwright.record("border", "--seed", "1")
    line = altered(rollwright, "1 mark 42 43 48", "1 mark 42 4x 48")
    assert one_sentence(rollwright("replay", "game.rec")).startswith(f"Line {line}, column 11: “4x” ")


def test_a_sheet_of_ones_own_must_be_given(rollwright: Program, tmp_path: Path) -> None:
    text = (BOARDS / "1.toml").read_text(encoding="utf-8")
    renamed = {'"1"': '"own"', '"map.toml"': '"rollwright"', "grey =": "? =", "red =": "grey =", "? =": "red ="}
    for before, after in renamed.items():
        text = text.replace(before, after)
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    rollwright.record("border", "--seats", "2", "--sheets", "own.toml,2")
    assert "own" in one_sentence(rollwright("replay", "game.rec"))
    assert rollwright("replay", "game.rec", "--sheet", "own.toml").code == 0
    assert rollwright("verify", "game.rec", "--sheet", "own.toml").code == 0


# replay --step


def test_without_a_terminal_a_walk_goes_straight_through(rollwright: Program) -> None:
    count = len(rollwright.record("twentyone", "--seed", "2").events)
    ran = rollwright("replay", "game.rec", "--step")
    assert ran.code == 0
    for number in (1, 2, count):
        assert f"\n{number}/{count}  " in f"\n{ran.out}"
    assert "The game is over" in ran.out


def test_at_a_terminal_one_walks_forwards_and_backwards(rollwright: Program, tmp_path: Path) -> None:
    record = rollwright.record("border", "--seed", "2")
    count = len(record.events)
    with Terminal("replay", "game.rec", "--step", env=environment(tmp_path)) as terminal:
        assert f"1/{count}  deal " in terminal.wait_for(STEP)
        assert f"2/{count}  roll " in terminal.type("", STEP)
        assert f"3/{count}  " in terminal.type("", STEP)
        assert f"2/{count}  roll " in terminal.type("b", STEP)
        assert f"1/{count}  deal " in terminal.type("b", STEP)
        assert f"1/{count}  deal " in terminal.type("b", STEP)
        for _ in range(20):
            terminal.type("", STEP)
        terminal.send("q")
        assert terminal.end() == 0
        assert max(height(screen) for screen in terminal.screens[:-1]) <= LINES
        assert max(width(screen) for screen in terminal.screens[:-1]) <= COLUMNS


# verify


def test_proven_dice_are_verified(rollwright: Program) -> None:
    record = rollwright.record("twentyone")
    rolls = sum(type(event).__name__ == "Roll" for event in record.events)
    ran = rollwright("verify", "game.rec")
    assert (ran.code, ran.out) == (0, f"ok: all {rolls} rolls follow from the secret and the words.\n")


def test_a_seed_is_verified_and_proves_nothing(rollwright: Program) -> None:
    rollwright.record("twentyone", "--seed", "2")
    ran = rollwright("verify", "game.rec")
    assert ran.code == 0
    assert "from the seed 2. This proves nothing" in ran.words


def test_other_dice_are_found_out(rollwright: Program) -> None:
    rollwright.record("twentyone", "--seed", "2")
    altered(rollwright, "seed: 2", "seed: 3")
    said = one_sentence(rollwright("verify", "game.rec"))
    assert said.startswith("Line ")
    assert "does not follow from the secret and the words" in said


# export


@every_game
def test_a_record_goes_to_json_and_back(rollwright: Program, game: str) -> None:
    rollwright.record(game, "--names", "Ana,Zoë,李")
    text = (rollwright.folder / "game.rec").read_text(encoding="utf-8")
    as_json = rollwright("export", "game.rec", "--json").out
    assert json.loads(as_json)
    (rollwright.folder / "game.json").write_text(as_json, encoding="utf-8")
    assert rollwright("export", "game.json", "--text").out == text
    assert rollwright("export", "game.rec", "--text").out == text
    assert Record.parse(as_json) == Record.parse(text)
    assert rollwright("replay", "game.json").out == rollwright("replay", "game.rec").out
