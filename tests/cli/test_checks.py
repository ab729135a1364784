"""`check-board`: the verdict on each file, every fault with its place and rule."""

from pathlib import Path

from rollwright.games import GAMES
from tests.cli.program import BOARDS, SHEETS, Program

BEFORE = BOARDS / "retired" / "A-1.toml"
"""A board that never changes."""


def changed(tmp_path: Path, file: Path, name: str, *changes: tuple[str, str]) -> str:
    """A copy of one of our files with these changes, on our map."""
    text = file.read_text(encoding="utf-8").replace('map = "map.toml"', 'map = "rollwright"')
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    (tmp_path / name).write_text(text, encoding="utf-8")
    return name


def test_our_sheets_are_standard_as_a_set(rollwright: Program) -> None:
    files = [str(SHEETS / f"{name}.toml") for name in GAMES["twentyone"].sheet_names]
    ran = rollwright("check-board", *files)
    assert (ran.code, ran.out) == (0, "".join(f"{file}: ok: standard\n" for file in files))


def test_a_board_may_lie_on_our_map(rollwright: Program, tmp_path: Path) -> None:
    file = changed(tmp_path, BOARDS / "1.toml", "own.toml")
    assert rollwright("check-board", file).out == "own.toml: ok: standard\n"


def test_a_board_that_is_not_standard_can_be_played(rollwright: Program, tmp_path: Path) -> None:
    file = changed(tmp_path, BEFORE, "own.toml", ("[28, 23, 16]", "[28, 23], [16, 17]"), ("17, 24", "24"))
    ran = rollwright("check-board", file)
    assert ran.code == 0
    verdict, *differences = ran.out.splitlines()
    assert verdict == "own.toml: ok: playable, but not standard:"
    assert [line.split(":")[0].strip() for line in differences if line.endswith("(B5)")][:2] == [
        "segments.grey",
        "segments.orange",
    ]


def test_every_fault_is_listed_with_its_place_and_rule(rollwright: Program, tmp_path: Path) -> None:
    file = changed(
        tmp_path,
        BEFORE,
        "bad.toml",
        ("[68, 71]", "[68, 99]"),
        ("[60, 53]", "[60]"),
        ("[2, 3]", "[2, 76]"),
        ("orange =", "purple ="),
    )
    ran = rollwright("check-board", file)
    assert ran.code == 1
    verdict, *faults = ran.out.splitlines()
    assert verdict == "bad.toml: not playable:"
    assert [(line.split(":")[0].strip(), line.rpartition("(")[2]) for line in faults[:5]] == [
        ("segments.grey[1]", "B40)"),
        ("segments.green[1]", "B5)"),
        ("segments.blue[1]", "B5)"),
        ("segments.blue[2]", "B40)"),
        ("segments.purple", "B2)"),
    ]
    orange = [17, 24, 29, 34, 35, 46, 51, 63, 67, 70, 82, 83, 84, 85]
    left_out = sorted([3, 53, 71, *orange])
    assert faults[5:] == [f"  segments: Space {space} does not belong to a segment. (B40)" for space in left_out]


def test_several_files_are_checked_one_by_one_and_together(rollwright: Program, tmp_path: Path) -> None:
    good = str(SHEETS / "A.toml")
    twin = changed(tmp_path, SHEETS / "A.toml", "twin.toml")
    bad = changed(tmp_path, SHEETS / "B.toml", "bad.toml", ("[6, 5, 4, 3, 2, 1]", "[6, 5, 4, 3, 2]"))
    ran = rollwright("check-board", good, twin, bad)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert f"{good}: ok: standard" in lines
    assert "twin.toml: ok: standard" in lines
    assert "bad.toml: not playable:" in lines
    together = lines[next(number for number, line in enumerate(lines) if line.startswith("All files together: ")) :]
    assert any(line.startswith("  A, A: ") and line.endswith("(T7)") for line in together)


def test_a_map_that_is_not_there_is_named(rollwright: Program, tmp_path: Path) -> None:
    file = changed(tmp_path, BOARDS / "1.toml", "lost.toml", ('map = "rollwright"', 'map = "atlantis.toml"'))
    ran = rollwright("check-board", file)
    assert ran.code == 1
    assert "atlantis.toml" in ran.out + ran.err
