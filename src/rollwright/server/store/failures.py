"""From what a driver raises to the reason that a person is told. It knows codes, not what was being done."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, OperationalError

from rollwright.server.store.store import Reason, StoreFailed

SQLITE_REASONS = {
    sqlite3.SQLITE_FULL: Reason.DISK_FULL,
    sqlite3.SQLITE_READONLY: Reason.READ_ONLY,
    sqlite3.SQLITE_PERM: Reason.READ_ONLY,
    sqlite3.SQLITE_BUSY: Reason.UNAVAILABLE,
    sqlite3.SQLITE_LOCKED: Reason.UNAVAILABLE,
    sqlite3.SQLITE_IOERR: Reason.UNAVAILABLE,
    sqlite3.SQLITE_CANTOPEN: Reason.UNAVAILABLE,
    sqlite3.SQLITE_PROTOCOL: Reason.UNAVAILABLE,
    sqlite3.SQLITE_CORRUPT: Reason.UNAVAILABLE,
    sqlite3.SQLITE_NOTADB: Reason.FOREIGN,
}
SQLITE_EXTENDED_REASONS = {
    sqlite3.SQLITE_IOERR_SHMSIZE: Reason.DISK_FULL,  # there was no room for the index of the write-ahead log
    sqlite3.SQLITE_READONLY_DBMOVED: Reason.UNAVAILABLE,  # somebody took the file away
}
FILE_REASONS = {
    errno.ENOSPC: Reason.DISK_FULL,
    errno.EDQUOT: Reason.DISK_FULL,
    errno.EROFS: Reason.READ_ONLY,
    errno.EACCES: Reason.READ_ONLY,
    errno.EPERM: Reason.READ_ONLY,
    errno.EEXIST: Reason.FILE_EXISTS,
    errno.ENOENT: Reason.NO_FILE,
}
POSTGRESQL_REASONS = {
    "53": Reason.UNAVAILABLE,
    "53100": Reason.DISK_FULL,
    "25006": Reason.READ_ONLY,
    "08": Reason.UNAVAILABLE,
    "57P": Reason.UNAVAILABLE,
    "58": Reason.UNAVAILABLE,
}
"""By the beginning of the SQLSTATE; the longest that fits counts."""


def reason_of(error: Exception) -> Reason | None:
    """Why the database could not do it; None if it could, and something else is at fault."""
    if isinstance(error, DBAPIError):
        if isinstance(error.orig, sqlite3.Error):
            return _reason_of_sqlite(error.orig)
        state: str | None = getattr(error.orig, "sqlstate", None)
        if state is None and isinstance(error, OperationalError):
            return Reason.UNAVAILABLE  # not said by the server: the connection is gone, or never came about
        fitting = [start for start in POSTGRESQL_REASONS if (state or "").startswith(start)]
        return POSTGRESQL_REASONS[max(fitting, key=len)] if fitting else None
    if isinstance(error, sqlite3.Error):
        return _reason_of_sqlite(error)
    if isinstance(error, OSError):
        return FILE_REASONS.get(error.errno or 0, Reason.UNAVAILABLE)
    return None


def _reason_of_sqlite(error: sqlite3.Error) -> Reason | None:
    # What Python's own module found wrong, such as a value that no column takes, has no code.
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return SQLITE_EXTENDED_REASONS.get(code) or SQLITE_REASONS.get(code & 0xFF)


@contextmanager
def failures_told() -> Iterator[None]:
    """Raise StoreFailed where the database or the disk failed; let everything else through as it is."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        reason = reason_of(error)
        if reason is None:
            raise
        raise StoreFailed(reason, str(error.orig) if isinstance(error, DBAPIError) else str(error)) from error
