"""Maps exceptions of the database drivers to reasons that are shown to the operator, by error code."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from rollwright.server.store.store import FailureReason, StoreFailed

SQLITE_REASONS = {
    sqlite3.SQLITE_FULL: FailureReason.DISK_FULL,
    sqlite3.SQLITE_READONLY: FailureReason.READ_ONLY,
    sqlite3.SQLITE_PERM: FailureReason.READ_ONLY,
    sqlite3.SQLITE_BUSY: FailureReason.UNAVAILABLE,
    sqlite3.SQLITE_LOCKED: FailureReason.UNAVAILABLE,
    sqlite3.SQLITE_IOERR: FailureReason.UNAVAILABLE,
    sqlite3.SQLITE_CANTOPEN: FailureReason.UNAVAILABLE,
    sqlite3.SQLITE_PROTOCOL: FailureReason.UNAVAILABLE,
    sqlite3.SQLITE_CORRUPT: FailureReason.UNAVAILABLE,
    sqlite3.SQLITE_NOTADB: FailureReason.FOREIGN,
}
SQLITE_EXTENDED_REASONS = {
    sqlite3.SQLITE_IOERR_SHMSIZE: FailureReason.DISK_FULL,  # no space for the index of the write-ahead log
    sqlite3.SQLITE_READONLY_DBMOVED: FailureReason.UNAVAILABLE,  # the file was moved or deleted
}
FILE_REASONS = {
    errno.ENOSPC: FailureReason.DISK_FULL,
    errno.EDQUOT: FailureReason.DISK_FULL,
    errno.EROFS: FailureReason.READ_ONLY,
    errno.EACCES: FailureReason.READ_ONLY,
    errno.EPERM: FailureReason.READ_ONLY,
    errno.EEXIST: FailureReason.FILE_EXISTS,
    errno.ENOENT: FailureReason.NO_FILE,
}
POSTGRESQL_REASONS = {
    "53": FailureReason.UNAVAILABLE,
    "53100": FailureReason.DISK_FULL,
    "25006": FailureReason.READ_ONLY,
    "42501": FailureReason.READ_ONLY,  # no privilege to write
    "25P02": FailureReason.UNAVAILABLE,  # the transaction has failed before
    "25P03": FailureReason.UNAVAILABLE,  # the transaction was idle for too long
    "25P04": FailureReason.UNAVAILABLE,  # the transaction has taken too long
    "55P03": FailureReason.UNAVAILABLE,  # another program has held a lock for too long
    "54000": FailureReason.UNAVAILABLE,  # the queue of notifications is full
    "08": FailureReason.UNAVAILABLE,
    "57P": FailureReason.UNAVAILABLE,
    "57014": FailureReason.UNAVAILABLE,  # the statement was cancelled, or has taken too long
    "58": FailureReason.UNAVAILABLE,
    "XX": FailureReason.UNAVAILABLE,  # an internal error, such as a file that the system does not let grow
}
"""Reasons by prefix of the SQLSTATE; the longest matching prefix counts."""
DEADLOCK_STATE = "40P01"
LOCKED_STATE = "55P03"
"""The SQLSTATE if another program has held a lock for too long."""


def reason_of(error: Exception) -> FailureReason | None:
    """The reason for which the database failed; None if the error has another cause."""
    if isinstance(error, DBAPIError):
        if isinstance(error.orig, sqlite3.Error):
            return _reason_of_sqlite(error.orig)
        state = state_of(error)
        if state is None and isinstance(error, OperationalError | InterfaceError):
            # without a code from the server, so the connection is lost, was closed or was never established
            return FailureReason.UNAVAILABLE
        fitting = [start for start in POSTGRESQL_REASONS if (state or "").startswith(start)]
        return POSTGRESQL_REASONS[max(fitting, key=len)] if fitting else None
    if isinstance(error, sqlite3.Error):
        return _reason_of_sqlite(error)
    if isinstance(error, OSError):
        return FILE_REASONS.get(error.errno or 0, FailureReason.UNAVAILABLE)
    return None


def state_of(error: DBAPIError) -> str | None:
    """The SQLSTATE of an error of PostgreSQL; None if the server has sent none."""
    state: str | None = getattr(error.orig, "sqlstate", None)
    return state


def _reason_of_sqlite(error: sqlite3.Error) -> FailureReason | None:
    # Errors of Python's module itself, such as a value of the wrong type, have no code.
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return SQLITE_EXTENDED_REASONS.get(code) or SQLITE_REASONS.get(code & 0xFF)


@contextmanager
def failures_told() -> Iterator[None]:
    """Raise StoreFailed for a failure of the database or the disk; other exceptions pass through."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        reason = reason_of(error)
        if reason is None:
            raise
        raise StoreFailed(reason, str(error.orig) if isinstance(error, DBAPIError) else str(error)) from error
