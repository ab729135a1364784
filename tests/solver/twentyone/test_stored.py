"""Solutions on disk: believed only if whole and right, made anew otherwise."""

import json
import time
from pathlib import Path

import pytest

from rollwright.bots.twentyone.planner import RACE
from rollwright.solver.twentyone import stored
from rollwright.solver.twentyone.rows import ALONE, Objective, Solution
from rollwright.solver.twentyone.stored import (
    SHIPPED,
    file_name,
    from_text,
    load,
    save,
    solution_for,
    solution_if_ready,
    solve,
    solved,
    to_text,
)

ROWS = ((2, 1), (3,))
OURS = ((6, 5, 4, 3, 2, 1), (5, 5, 4, 3, 2, 1), (5, 4, 4, 3, 2, 1), (5, 4, 3, 3, 2, 1), (5, 4, 3, 2, 2, 1))
LARGEST = 5_000_000


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache folder in which there is nothing yet."""
    monkeypatch.setattr(stored, "cache_folder", lambda: tmp_path)
    return tmp_path / "solved"


def test_what_was_solved_is_there_again(folder: Path) -> None:
    first = solved(ROWS, ALONE)
    assert (folder / file_name(ROWS, ALONE)).exists()
    assert load(ROWS, ALONE) == Solution(ALONE, first.known)


def test_it_is_not_solved_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    solved(ROWS, ALONE)
    monkeypatch.setattr(stored, "solve", None)
    solved(ROWS, ALONE)


def test_the_rows_are_told_as_they_are_done() -> None:
    done: list[int] = []
    solved(ROWS, ALONE, done.append)
    assert done == [1, 2]


def test_other_terms_and_other_sheets_have_files_of_their_own() -> None:
    names = {
        file_name(rows, objective)
        for rows in (ROWS, ROWS[:1])
        for objective in (ALONE, Objective(6.0), Objective(0.0, False))
    }
    assert len(names) == 6


WHOLE = to_text(ROWS, solve(ROWS, ALONE))
NOT_TO_BE_BELIEVED = {
    "cut short": WHOLE[:-10],
    "empty": "",
    "changed": WHOLE.replace("1", "2", 1),
    "something before it": "\0" + WHOLE,
    "of another objective": to_text(ROWS, solve(ROWS, Objective(1.0))),
    "of another version": WHOLE.replace("twentyone 1", "twentyone 0"),
    "without worth": to_text(ROWS, Solution(ALONE, {})),
    "no numbers": to_text(ROWS, Solution(ALONE, {((2, 1), 0): float("nan"), ((3,), 0): 1.0})),
}


@pytest.mark.parametrize("text", NOT_TO_BE_BELIEVED.values(), ids=NOT_TO_BE_BELIEVED)
def test_a_damaged_or_old_file_is_made_anew(folder: Path, text: str) -> None:
    folder.mkdir()
    file = folder / file_name(ROWS, ALONE)
    file.write_text(text, encoding="utf-8")
    assert load(ROWS, ALONE) is None
    assert solved(ROWS, ALONE).worth((2, 1)) == Solution().worth((2, 1))
    assert file.read_text(encoding="utf-8") == WHOLE


def test_a_file_that_is_no_text_is_made_anew(folder: Path) -> None:
    folder.mkdir()
    (folder / file_name(ROWS, ALONE)).write_bytes(b"\xff\xfe\x00")
    assert load(ROWS, ALONE) is None


def test_where_nothing_can_be_written_it_is_solved_all_the_same(folder: Path) -> None:
    folder.write_text("in the way", encoding="utf-8")
    assert solved(ROWS, ALONE).worth((3,)) > 0


def test_nothing_unfinished_is_left(folder: Path) -> None:
    save(ROWS, solve(ROWS, ALONE))
    assert [file.name for file in folder.iterdir()] == [file_name(ROWS, ALONE)]


def test_a_solved_sheet_is_small(folder: Path) -> None:
    save(OURS, solve(OURS, ALONE))
    assert (folder / file_name(OURS, ALONE)).stat().st_size < LARGEST


@pytest.mark.parametrize("objective", [ALONE, RACE])
def test_ours_come_solved(objective: Objective) -> None:
    text = (SHIPPED / file_name(OURS, objective)).read_text(encoding="utf-8")
    known = from_text(text, OURS, objective).known
    assert known == pytest.approx(solve(OURS, objective).known, abs=1e-12)
    assert json.loads(text.splitlines()[0])["title"].startswith("twentyone 1:")


def test_nobody_waits_for_a_sheet_that_is_not_solved_yet() -> None:
    rows = ((2, 2), (1, 3))
    solution_for.cache_clear()
    hang_guard = time.monotonic() + 120
    while (found := solution_if_ready(rows, ALONE)) is None:
        assert time.monotonic() < hang_guard, "it is never solved"
        time.sleep(0.01)
    assert found.worth((2, 2)) == Solution().worth((2, 2))
    assert solution_if_ready(OURS, ALONE) is not None
