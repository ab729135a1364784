"""Solutions of Twenty One on disk: the shipped ones, and those in the user's cache folder.

A file that is damaged, of another version or of another objective is ignored, and the sheet is solved again.
"""

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from math import isfinite
from pathlib import Path
from threading import Thread, get_ident
from typing import TypeAlias

from rollwright.solver.twentyone.rows import ALONE, Free, Objective, Solution
from rollwright.user_folders import cache_folder

Rows: TypeAlias = tuple[Free, ...]
"""The numbers of a sheet (T5). Its colours do not matter."""

VERSION = 1
"""Incremented when the solver gives other values for the same sheet."""
SHIPPED = Path(__file__).parent / "solved"
"""The solutions of the shipped sheets, so that the first move does not wait; made by `tools/solve_twentyone.py`."""


def title(rows: Rows, objective: Objective) -> str:
    """Return a description of the problem that no other problem shares."""
    numbers = " / ".join(" ".join(map(str, row)) for row in rows)
    return f"twentyone {VERSION}: {numbers}; charge {objective.charge!r}; second rolls {objective.second_rolls}"


def file_name(rows: Rows, objective: Objective) -> str:
    """Return the name of the file, which depends on the whole problem."""
    return f"twentyone-{hashlib.sha256(title(rows, objective).encode()).hexdigest()[:20]}.json"


def solve(rows: Rows, objective: Objective, done: Callable[[int], None] | None = None) -> Solution:
    """Solve every row of a sheet; `done` is called with the number of rows finished so far."""
    solution = Solution(objective)
    for count, row in enumerate(rows, 1):
        solution.worth(row)
        if done is not None:
            done(count)
    return solution


def to_text(rows: Rows, solution: Solution) -> str:
    """Serialise a solution: its title, every value, and a hash of both."""
    worth = [[" ".join(map(str, free)), hits, value] for (free, hits), value in sorted(solution.known.items())]
    body = json.dumps({"title": title(rows, solution.objective), "worth": worth}, separators=(",", ":"))
    return f"{body}\n{hashlib.sha256(body.encode()).hexdigest()}\n"


def from_text(text: str, rows: Rows, objective: Objective) -> Solution:
    """Read what `to_text` wrote. Raises ValueError or another error of parsing if it is anything else."""
    body, _, proof = text.partition("\n")
    if proof.strip() != hashlib.sha256(body.encode()).hexdigest():
        raise ValueError("damaged")
    read = json.loads(body)
    if read["title"] != title(rows, objective):
        raise ValueError("a solution of another problem")
    known = {(tuple(map(int, free.split())), int(hits)): float(value) for free, hits, value in read["worth"]}
    if not all(map(isfinite, known.values())) or not all((row, 0) in known for row in rows):
        raise ValueError("incomplete")
    return Solution(objective, known)


def folders() -> Iterable[Path]:
    """Return the folders with solutions, the user's own last."""
    return SHIPPED, cache_folder() / "solved"


def load(rows: Rows, objective: Objective) -> Solution | None:
    """Return a stored solution, or None if there is no valid one."""
    for folder in folders():
        with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            text = (folder / file_name(rows, objective)).read_text(encoding="utf-8")
            return from_text(text, rows, objective)
    return None


def save(rows: Rows, solution: Solution, folder: Path | None = None) -> None:
    """Store a solution, atomically. Where nothing can be written, the sheet is solved again the next time."""
    folder = folder or cache_folder() / "solved"
    file = folder / file_name(rows, solution.objective)
    unfinished = file.with_suffix(f".{os.getpid()}-{get_ident()}")
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            unfinished.write_text(to_text(rows, solution), encoding="utf-8")
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)


def solved(rows: Rows, objective: Objective, done: Callable[[int], None] | None = None) -> Solution:
    """Return the solution for a sheet of these numbers, from disk if it is stored there."""
    found = load(rows, objective)
    if found is None:
        found = solve(rows, objective, done)
        save(rows, found)
    return found


@cache
def solution_for(rows: Rows, objective: Objective = ALONE) -> Solution:
    """Return the same, cached in this process as well."""
    return solved(rows, objective)


def solution_if_ready(rows: Rows, objective: Objective) -> Solution | None:
    """Return the solution, or None while it is being solved in the background, which the first call starts."""
    solving = _solve_in_background(rows, objective)
    return None if solving is not None and solving.is_alive() else solution_for(rows, objective)


@cache
def _solve_in_background(rows: Rows, objective: Objective) -> Thread | None:
    if any((folder / file_name(rows, objective)).exists() for folder in folders()):
        return None
    thread = Thread(target=solution_for, args=(rows, objective), daemon=True)
    thread.start()
    return thread
