"""The files of a SQLite database: who may see them, and that nobody replaces them while they are open."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rollwright.server.store.store import Reason, StoreFailed

OURS_ONLY_FOLDER = 0o700
OURS_ONLY = 0o600
"""SQLite makes the files beside the database with the rights of the database."""


def make_folder(folder: Path) -> None:
    """Make the folder of a database, for its owner only; one that is there stays as it is."""
    if not folder.exists():
        folder.mkdir(OURS_ONLY_FOLDER, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty database, for its owner only; one that is there stays as it is."""
    if not file.exists():
        file.touch(OURS_ONLY)


@contextmanager
def held(file: Path, alone: bool = False) -> Iterator[None]:
    """Hold a database, beside others who hold it or alone; StoreFailed if it cannot be had so."""
    if sys.platform == "win32":
        # Windows does not let anybody take away or replace a file that another has open.
        yield
    else:
        import fcntl

        with file.with_name(file.name + ".lock").open("a") as lock:
            try:
                fcntl.flock(lock, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise StoreFailed(Reason.IN_USE, f"{file} is open in another program") from error
            yield


def lengthen(file: Path, size: int) -> None:
    """Fill a file with zeros up to this size, so that it need not grow later; it stays as it is where there is no room.

    A commit into a file that grows has to wait for the file system's own journal as well: at times ten times as long.
    """
    before = file.stat().st_size if file.exists() else size
    try:
        if before < size:
            with file.open("r+b", buffering=0) as there:
                there.seek(before)
                if there.write(bytes(size - before)) != size - before:  # so far, and then the disk was full
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                os.fsync(there.fileno())
    except OSError:  # only speed is lost; but the room that was taken is given back
        with suppress(OSError):
            os.truncate(file, before)


def put_in_place(new: Path, file: Path) -> None:
    """Rename a finished file, and make sure that the name too is on disk."""
    new.replace(file)
    if sys.platform != "win32":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
