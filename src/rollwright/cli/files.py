"""Reads the boards, sheets and records named on the command line. Raises Complaint for a file that cannot be used."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rollwright.core.deal import Sheet
from rollwright.core.errors import Complaint
from rollwright.games.material import check_file, sheet_if_known, sheet_named
from rollwright.record import Record

LARGEST_FILE = 8 << 20


def read_text(path: Path) -> str:
    """The text of a file. Raises Complaint if it cannot be read or has more than LARGEST_FILE bytes."""
    try:
        if path.is_dir():
            raise Complaint("file-is-folder", name=str(path))
        if path.exists() and not path.is_file():
            raise Complaint("file-not-ordinary", name=str(path))
        if (size := path.stat().st_size) > LARGEST_FILE:
            raise Complaint("file-too-large", name=str(path), size=size, most=LARGEST_FILE)
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise unusable_file(error, path, "file-unreadable", "file-missing") from None
    except UnicodeDecodeError:
        raise Complaint("file-not-text", name=str(path)) from None


def unwritable(error: OSError, path: Path) -> Complaint:
    """The Complaint about a file that cannot be written; a common reason is translated."""
    return unusable_file(error, path, "file-unwritable", "folder-missing")


def unusable_file(error: OSError, path: Path, unusual: str, missing: str) -> Complaint:
    """The Complaint for an error of the system: a message of its own for common ones, else `unusual` with the system's
    reason."""
    match error:
        case FileNotFoundError():
            return Complaint(missing, name=str(path))
        case PermissionError():
            return Complaint("file-forbidden", name=str(path))
        case IsADirectoryError():
            return Complaint("file-is-folder", name=str(path))
        case _:
            return Complaint(unusual, name=str(path), reason=error.strerror or str(error))


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Raise Complaint if the file cannot be written."""
    try:
        yield
    except OSError as error:
        raise unwritable(error, file) from None


def read_next_to(path: Path) -> Callable[[str], str]:
    """A function that reads the files that this one names, from the same folder."""
    return lambda name: read_text(path.parent / name)


def sheet_from(path: Path) -> Sheet:
    """The board or sheet of a file. Raises Complaint if it cannot be played, or if players do not write on it."""
    sheet = check_file(read_text(path), read_next_to(path)).playable(str(path))
    if not isinstance(sheet, Sheet):
        raise Complaint("sheet-is-map", name=str(path))
    return sheet


def sheets_named(game: str, names: Iterable[str]) -> tuple[Sheet, ...]:
    """The boards or sheets of these names; any name that the game does not have must be the path of a file."""
    return tuple(sheet_from(Path(name)) if is_file(game, name) else sheet_named(game, name) for name in names)


def is_file(game: str, name: str) -> bool:
    """Whether a name means a file, because the game has no board or sheet of that name."""
    if sheet_if_known(game, name) is not None:
        return False
    return "." in name or os.sep in name or Path(name) in Path().iterdir()


def record_from(path: Path) -> Record:
    """The record of a file."""
    return Record.parse(read_text(path))
