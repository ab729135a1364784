"""The files of a SQLite database: their permissions, and locks against replacing them while they are open."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rollwright.server.store.store import FailureReason, StoreFailed

OURS_ONLY_FOLDER = 0o700
OURS_ONLY = 0o600
"""SQLite creates the write-ahead log with the permissions of the database."""


def make_folder(folder: Path) -> None:
    """Create the folder of a database, for its owner only; an existing folder stays unchanged."""
    if not folder.exists():
        folder.mkdir(OURS_ONLY_FOLDER, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Create an empty database file, for its owner only; an existing file stays unchanged."""
    if not file.exists():
        file.touch(OURS_ONLY)


@contextmanager
def held(file: Path, exclusive: bool = False) -> Iterator[None]:
    """Hold a shared or, with `alone`, an exclusive lock on a database. Raises StoreFailed if it is not available."""
    if sys.platform == "win32":
        # On Windows an open file cannot be moved or replaced.
        yield
    else:
        import fcntl

        with file.with_name(file.name + ".lock").open("a") as lock:
            try:
                fcntl.flock(lock, (fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH) | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise StoreFailed(FailureReason.IN_USE, f"{file} is open in another program") from error
            yield


def lengthen(file: Path, size: int) -> None:
    """Extend a file with zeros to this size, so that it need not grow later; it stays unchanged if the disk is full.

    A commit that lengthens a file also waits for the journal of the file system, at times ten times as long.
    """
    before = file.stat().st_size if file.exists() else size
    try:
        if before < size:
            with file.open("r+b", buffering=0) as there:
                there.seek(before)
                if there.write(bytes(size - before)) != size - before:  # the disk became full during the write
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                os.fsync(there.fileno())
    except OSError:  # only speed is lost, but the space is released
        with suppress(OSError):
            os.truncate(file, before)


def put_in_place(new: Path, file: Path) -> None:
    """Rename a finished file, and sync the folder."""
    new.replace(file)
    if sys.platform != "win32":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
