"""`make-boards`: the files of a set of boards, made from a number."""

from pathlib import Path

from rollwright.games import GAMES
from tests.cli.program import Program, one_sentence

NAMES = [f"4711-{place}.toml" for place in (1, 2, 3, 4)]


def test_a_set_is_written_and_can_be_checked_and_played(rollwright: Program, tmp_path: Path) -> None:
    ran = rollwright("make-boards", "--seed", "4711", "--out", "new/boards")
    files = [str(Path("new/boards") / name) for name in NAMES]
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        *files,
        "To play with these boards, with or without the files: rollwright play border --boards 4711-1,4711-2",
    ]
    assert sorted(file.name for file in (tmp_path / "new/boards").iterdir()) == NAMES
    assert rollwright("check-board", *files).out.count("ok: standard") == 4
    record = rollwright.record("border", "--seats", "2", "--boards", ",".join(files[:2]))
    assert [sheet.content_hash for sheet in record.header.sheets] == [
        board.content_hash for board in GAMES["border"].sheet_set(4711)[:2]
    ]


def test_without_a_number_one_is_drawn(rollwright: Program, tmp_path: Path) -> None:
    rollwright("make-boards")
    rollwright("make-boards")
    numbers = {int(file.stem.split("-")[0]) for file in tmp_path.glob("*-1.toml")}
    assert len(numbers) == 2
    assert all(number in GAMES["border"].sheet_sets for number in numbers)


def test_a_file_is_replaced_only_if_that_is_asked_for(rollwright: Program, tmp_path: Path) -> None:
    (tmp_path / NAMES[2]).write_text("mine", encoding="utf-8")
    assert one_sentence(rollwright("make-boards", "--seed", "4711")).startswith(f"{NAMES[2]} already exists.")
    assert [file.name for file in tmp_path.iterdir()] == [NAMES[2]]
    assert rollwright("make-boards", "--seed", "4711", "--overwrite").code == 0
    assert "4711-3" in (tmp_path / NAMES[2]).read_text(encoding="utf-8")


def test_a_number_that_makes_no_boards_is_refused(rollwright: Program) -> None:
    said = "Boards can be made from the numbers 0 to 999999, not from 1000000."
    assert one_sentence(rollwright("make-boards", "--seed", "1000000")) == said


def test_a_folder_that_is_a_file_is_refused(rollwright: Program, tmp_path: Path) -> None:
    (tmp_path / "boards").write_text("", encoding="utf-8")
    assert "boards" in one_sentence(rollwright("make-boards", "--seed", "1", "--out", "boards"))
