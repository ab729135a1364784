"""The sheets that come with Twenty One (T3), and the files in which players write their own (T32)."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from rollwright.core.files import Checked, Fault, FileKind, ReadFile
from rollwright.games.twentyone.check import check_set, check_sheet_file
from rollwright.games.twentyone.sheet import Sheet

NAMES = ("A", "B", "C", "D", "E", "F")
FOLDER = Path(__file__).parent / "sheets"


@cache
def shipped_sheet(name: str) -> Sheet:
    """One of the sheets that come with the game. Raises KeyError if there is none of that name."""
    if name not in NAMES:
        raise KeyError(name)
    return check_sheet_file((FOLDER / f"{name}.toml").read_text(encoding="utf-8")).playable(name)


def check_sheet(text: str, read: ReadFile) -> Checked[Sheet]:  # noqa: ARG001  a sheet names no other file
    """Check a sheet file."""
    return check_sheet_file(text)


FILE_KINDS = (FileKind("twentyone-sheet", check_sheet),)


def check_together(files: Sequence[object]) -> tuple[Fault, ...]:
    """The faults of the sheets as a set (T5, T7)."""
    return check_set([file for file in files if isinstance(file, Sheet)])
