"""`solve`: the worth of rows and sheets, and the options of a position, each on its line."""

import json
from pathlib import Path

import pytest

from tests.cli.program import SHEETS, Program

ROWS = """\
Row 1 (6 5 4 3 2 1): 28.254456957054
Row 2 (5 5 4 3 2 1): 27.300734451972
Row 3 (5 4 4 3 2 1): 26.383520213091
Row 4 (5 4 3 3 2 1): 25.499199217051
Row 5 (5 4 3 2 2 1): 24.653757083977
Sheet A: 132.091667923144
"""


@pytest.fixture(autouse=True)
def _own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_every_row_and_the_sheet_with_twelve_decimals(rollwright: Program) -> None:
    assert rollwright("solve", "twentyone").out == ROWS


def test_numbers_have_the_decimal_separator_of_the_language_but_not_in_json(rollwright: Program) -> None:
    assert rollwright("solve", "twentyone", "--language", "de").out.splitlines()[-1].endswith(" A: 132,091667923144")
    position = ("solve", "--position", "1:65432.", "--dice", "1 1 1 1 1 1", "--language", "pl")
    assert rollwright(*position).out.startswith("42,000000000000  mark 1k")
    assert json.loads(rollwright(*position, "--json").out)["options"][0]["worth"] == 42.0


def test_without_second_rolls_it_is_worth_less(rollwright: Program) -> None:
    assert rollwright("solve", "twentyone", "--no-reroll").out.splitlines()[-1] == "Sheet A: 101.478078703153"


def test_any_sheet_file(rollwright: Program, tmp_path: Path) -> None:
    text = (SHEETS / "B.toml").read_text(encoding="utf-8").replace("[6, 5, 4, 3, 2, 1]", "[1, 1, 1, 1, 1, 1]")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    ran = rollwright("solve", "twentyone", "--sheet", "mine.toml", "--json")
    found = json.loads(ran.out)
    assert found["sheet"] == "B"
    assert found["rows"][0]["numbers"] == [1] * 6
    assert found["rows"][1]["worth"] == 27.300734451972
    assert found["worth"] == pytest.approx(sum(row["worth"] for row in found["rows"]))


def test_the_options_of_a_position_the_best_first(rollwright: Program) -> None:
    lines = rollwright("solve", "--position", "1:......", "--dice", "w2 k1 r6 b3 y4 g5").out.splitlines()
    assert lines[:3] == [
        "29.578988535122  mark 1w 1k 1b",
        "29.105095880413  mark 1w 1b",
        "28.869864421030  again",
    ]
    worth = [float(line.split()[0]) for line in lines]
    assert worth == sorted(worth, reverse=True)
    assert len(lines) == 2**4 + 1


def test_after_the_second_roll_there_is_no_other(rollwright: Program) -> None:
    ran = rollwright("solve", "--position", "5:5.3x2.", "--dice", "1 6 6 4 3 6", "--second-roll", "--json")
    assert "again" not in ran.out


def test_the_moves_are_those_of_the_named_sheet(rollwright: Program) -> None:
    last_box = ["--position", "1:65432.", "--dice", "1 1 1 1 1 1"]
    assert rollwright("solve", *last_box).out == "42.000000000000  mark 1k\n35.000000000000  mark x\n"
    assert "mark 1k" not in rollwright("solve", "--sheet", "B", *last_box).out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["border"], "Only twentyone can be solved, not border."),
        (["--position", "1:......"], "--position and --dice must be given together."),
        (["--position", "6:......", "--dice", "1 1 1 1 1 1"], "is not a position"),
        (["--position", "1:.....", "--dice", "1 1 1 1 1 1"], "is not a position"),
        (["--position", "1:x54321", "--dice", "1 1 1 1 1 1"], "has no free box"),
        (["--position", "1:....3.", "--dice", "1 1 1 1 1 1"], "Box 5 shows 2, so it cannot hold 3 (T14)."),
        (["--position", "1:......", "--dice", "1 1 1 1 1"], "is not six dice"),
        (["--position", "1:......", "--dice", "w1 k1 r1 b1 y1 y1"], "is not six dice"),
        (["--position", "1:......", "--dice", "w1 k1 r1 b1 y1 g7"], "is not six dice"),
        (["--sheet", str(SHEETS.parent.parent / "border" / "boards" / "1.toml")], "is not a Twenty One sheet"),
    ],
)
def test_what_cannot_be_solved_is_said(rollwright: Program, arguments: list[str], said: str) -> None:
    ran = rollwright("solve", *([] if arguments == ["border"] else ["twentyone"]), *arguments)
    assert ran.code == 1
    assert said in " ".join(ran.err.split())
