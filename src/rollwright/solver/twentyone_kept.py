"""Solutions of Twenty One on disk: those that come with Rollwright, and those in the user's cache folder.

A file that is damaged, of another version or of other terms is not believed but made anew.
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

from rollwright.folders import cache_folder
from rollwright.solver.twentyone import ALONE, Free, Solution, Terms

Rows: TypeAlias = tuple[Free, ...]
"""The numbers of a sheet (T5): its colours do not matter."""

VERSION = 1
"""Raised when the solver would give other values for the same sheet."""
SHIPPED = Path(__file__).parent / "solved"
"""For the sheets that come with Rollwright, so that nobody waits; `tools/solve_twentyone.py` makes them."""


def title(rows: Rows, terms: Terms) -> str:
    """What is solved, in words that two different questions never share."""
    numbers = " / ".join(" ".join(map(str, row)) for row in rows)
    return f"twentyone {VERSION}: {numbers}; charge {terms.charge!r}; second rolls {terms.second_rolls}"


def file_name(rows: Rows, terms: Terms) -> str:
    """By the content of the sheet."""
    return f"twentyone-{hashlib.sha256(title(rows, terms).encode()).hexdigest()[:20]}.json"


def solve(rows: Rows, terms: Terms, done: Callable[[int], None] | None = None) -> Solution:
    """Every row of a sheet; `done` is told how many are finished."""
    solution = Solution(terms)
    for count, row in enumerate(rows, 1):
        solution.worth(row)
        if done is not None:
            done(count)
    return solution


def to_text(rows: Rows, solution: Solution) -> str:
    """A solution as a file keeps it: what it is, every worth, and a hash of them."""
    worth = [[" ".join(map(str, free)), hits, value] for (free, hits), value in sorted(solution.known.items())]
    body = json.dumps({"title": title(rows, solution.terms), "worth": worth}, separators=(",", ":"))
    return f"{body}\n{hashlib.sha256(body.encode()).hexdigest()}\n"


def from_text(text: str, rows: Rows, terms: Terms) -> Solution:
    """What `to_text` wrote; ValueError or another error of reading if it is anything else."""
    body, _, proof = text.partition("\n")
    if proof.strip() != hashlib.sha256(body.encode()).hexdigest():
        raise ValueError("damaged")
    read = json.loads(body)
    if read["title"] != title(rows, terms):
        raise ValueError("something else")
    known = {(tuple(map(int, free.split())), int(hits)): float(value) for free, hits, value in read["worth"]}
    if not all(map(isfinite, known.values())) or not all((row, 0) in known for row in rows):
        raise ValueError("incomplete")
    return Solution(terms, known)


def folders() -> Iterable[Path]:
    """Where solutions lie, the user's own last."""
    return SHIPPED, cache_folder() / "solved"


def kept(rows: Rows, terms: Terms) -> Solution | None:
    """A solution that was made before."""
    for folder in folders():
        with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            text = (folder / file_name(rows, terms)).read_text(encoding="utf-8")
            return from_text(text, rows, terms)
    return None


def keep(rows: Rows, solution: Solution, folder: Path | None = None) -> None:
    """Write it down, whole or not at all; where nothing can be written, it is solved again another time."""
    folder = folder or cache_folder() / "solved"
    file = folder / file_name(rows, solution.terms)
    unfinished = file.with_suffix(f".{os.getpid()}-{get_ident()}")
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            unfinished.write_text(to_text(rows, solution), encoding="utf-8")
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)


def solved(rows: Rows, terms: Terms, done: Callable[[int], None] | None = None) -> Solution:
    """The solution for a sheet of these numbers, from disk if it was made before."""
    found = kept(rows, terms)
    if found is None:
        found = solve(rows, terms, done)
        keep(rows, found)
    return found


@cache
def solution_for(rows: Rows, terms: Terms = ALONE) -> Solution:
    """The same, kept in this process as well."""
    return solved(rows, terms)


def solution_at_once(rows: Rows, terms: Terms) -> Solution | None:
    """The same if nobody has to wait for it; otherwise it is solved beside, and there when it is asked for later."""
    solving = _beside(rows, terms)
    return None if solving is not None and solving.is_alive() else solution_for(rows, terms)


@cache
def _beside(rows: Rows, terms: Terms) -> Thread | None:
    if any((folder / file_name(rows, terms)).exists() for folder in folders()):
        return None
    thread = Thread(target=solution_for, args=(rows, terms), daemon=True)
    thread.start()
    return thread
