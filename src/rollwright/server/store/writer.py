"""The writer thread. It combines all waiting writes into one transaction and one synced commit (group commit)."""

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError

from rollwright.core.seats import Seat
from rollwright.server.store.appends import Append, Logs, write_appends
from rollwright.server.store.changes import EVERYTHING, Change, add_changes
from rollwright.server.store.engines import driver_of
from rollwright.server.store.failures import DEADLOCK_STATE, LOCKED_STATE, failures_told, state_of
from rollwright.server.store.store import FailureReason, LostRace, Row, Status, StoreFailed, TableId
from rollwright.session.waiting import Wait

Result = TypeVar("Result")


@dataclass(slots=True, eq=False)
class Task(Generic[Result]):
    """A write other than an append, and the future that waits for it."""

    work: Callable[[Connection], Result]
    future: Future[Result]
    table: TableId | None = None
    """The table that it changes, of which other programs are told."""
    change: Change = EVERYTHING
    result: Result | None = None
    error: Exception | None = None


@dataclass(slots=True, eq=False)
class Maintenance(Generic[Result]):
    """Work on the driver's connection between two transactions; only with SQLite."""

    work: Callable[[sqlite3.Connection], Result]
    future: Future[Result]
    result: Result | None = None
    error: Exception | None = None


Writing: TypeAlias = Append | Task[Any]
Waiting: TypeAlias = Writing | Maintenance[Any]
NotificationsOf: TypeAlias = Callable[[Mapping[TableId, Change]], Sequence[str]]

TRIES = 4
"""How often a write is tried if the database ends it because of a deadlock with another node."""
RETRIED_STATES = frozenset({DEADLOCK_STATE, "40001"})
"""The SQLSTATE of a deadlock, and that of a transaction that can only succeed when it is repeated."""


class Writer:
    """Takes writes from the event loop, and resolves their futures there once they are on disk."""

    def __init__(
        self, engine: Engine, loop: AbstractEventLoop, notifications_of: NotificationsOf | None = None
    ) -> None:
        """`notifications_of` returns the notifications that tell other programs which tables a transaction changes."""
        self._engine = engine
        self._loop = loop
        self._notifications_of = notifications_of
        self._logs = Logs()
        self._gathered: list[Waiting] = []
        """The writes of this step of the event loop."""
        self._queue = SimpleQueue[list[Waiting] | None]()
        self._connection: Connection | None = None
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def append(
        self,
        table: TableId,
        first: int,
        rows: Sequence[Row],
        status: Status | None,
        waits: Sequence[Wait] = (),
        freed: Sequence[Seat] = (),
        holder: str | None = None,
    ) -> Future[bool]:
        """Queue entries of a log; the result says whether `holder` has the lease of the table now. Cancelling the
        future does not cancel the write."""
        if not rows or (len(rows) > 1 and any(row.cause is not None for row in rows[1:])):
            raise ValueError("an append has at least one row, and only the first may have a cause")
        future: Future[bool] = self._loop.create_future()
        self._hand_in(Append(table, first, rows, status, waits, future, freed, holder))
        return future

    def run(
        self, work: Callable[[Connection], Result], table: TableId | None = None, change: Change = EVERYTHING
    ) -> Future[Result]:
        """Queue a function that writes, and what it changes about which table. A failure affects only this function; it
        is run again if another of its batch fails."""
        future: Future[Result] = self._loop.create_future()
        self._hand_in(Task(work, future, table, change))
        return future

    def maintain(self, work: Callable[[sqlite3.Connection], Result]) -> Future[Result]:
        """Queue work that cannot be part of a transaction, such as a checkpoint."""
        future: Future[Result] = self._loop.create_future()
        self._hand_in(Maintenance(work, future))
        return future

    def stop(self) -> None:
        """Accept no more writes; called in the event loop."""
        if not self._closed:
            self._closed = True
            self._pass_on()
            self._queue.put(None)

    def join(self) -> None:
        """Wait until all queued writes are done."""
        self._thread.join()

    def _hand_in(self, waiting: Waiting) -> None:
        if self._closed:
            raise StoreFailed(FailureReason.UNAVAILABLE, "the store is closed")
        # Once per step of the event loop, because waking the thread for each write takes 4% more CPU time under load.
        if not self._gathered:
            self._loop.call_soon(self._pass_on)
        self._gathered.append(waiting)

    def _pass_on(self) -> None:
        if self._gathered:
            gathered, self._gathered = self._gathered, []
            self._queue.put(gathered)

    def _run(self) -> None:
        while True:
            # Waits for the first; the others have been queued while the last commit was synced.
            queued = [self._queue.get(), *(self._queue.get() for _ in range(self._queue.qsize()))]
            gathered = [waiting for some in queued if some is not None for waiting in some]
            batch = [waiting for waiting in gathered if not isinstance(waiting, Maintenance)]
            if batch:
                self._write(batch)
                self._answer(batch)
            for waiting in gathered:
                if isinstance(waiting, Maintenance):
                    self._maintain(waiting)
                    self._answer([waiting])
            if None in queued:
                self._let_go()
                return

    def _maintain(self, task: Maintenance[Any]) -> None:
        try:
            with failures_told():
                task.result = task.work(driver_of(self._connected()))
        except Exception as error:  # noqa: BLE001 - the caller waits for the result, whatever it is
            self._let_go()
            task.error = error

    def _write(self, batch: Sequence[Writing], tries: int = TRIES) -> None:
        try:
            with failures_told(), self._transaction() as connection:
                self._write_in(connection, batch)
        except StoreFailed as failure:
            self._logs.forget()
            cause = failure.__cause__
            if len(batch) > 1 and isinstance(cause, DBAPIError) and state_of(cause) == LOCKED_STATE:
                for waiting in batch:  # only those that need this lock must fail
                    self._write([waiting])
                return
            for waiting in batch:
                waiting.error = StoreFailed(failure.reason, failure.detail)
        except Exception as error:  # noqa: BLE001 - the callers wait for the result, whatever it is
            self._logs.forget()
            if len(batch) == 1:
                if tries > 1 and isinstance(error, DBAPIError) and state_of(error) in RETRIED_STATES:
                    self._write(batch, tries - 1)
                    return
                lost = isinstance(batch[0], Append) and isinstance(error, IntegrityError)
                batch[0].error = LostRace() if lost else error
                return
            # One write of the batch is the cause, or another node has written first, and the other writes must not fail
            # with it. A savepoint per write would have the same effect, but make each of them slower for the sake of a
            # rare error.
            for waiting in batch:
                self._write([waiting])

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """One transaction on the connection that is held open; opening one each time would cost as much as a commit."""
        connection = self._connected()
        try:
            with connection.begin():
                yield connection
        except BaseException as error:
            if (
                isinstance(error, OperationalError | InternalError | InterfaceError)
                and connection.dialect.name == "postgresql"
            ):
                connection.invalidate()  # a new session may be writable again
            self._let_go()
            raise

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _let_go(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()

    def _write_in(self, connection: Connection, batch: Sequence[Writing]) -> None:
        appends: list[Append] = []
        for waiting in batch:
            waiting.error = None
            if isinstance(waiting, Append):
                appends.append(waiting)
            else:
                waiting.result = waiting.work(connection)
        accepted = self._logs.accept(connection, appends) if appends else []
        write_appends(connection, accepted, self._notifications(batch))

    def _notifications(self, batch: Sequence[Writing]) -> Sequence[str]:
        if self._notifications_of is None:
            return ()
        changes = dict[TableId, Change]()
        for waiting in batch:
            if waiting.table is not None and waiting.error is None:
                add_changes(changes, {waiting.table: waiting.change})
        return self._notifications_of(changes)

    def _answer(self, batch: Sequence[Waiting]) -> None:
        try:
            self._loop.call_soon_threadsafe(_resolve, batch)
        except RuntimeError:
            # The loop is closed, so no caller waits.
            if not self._loop.is_closed():
                raise


def _resolve(batch: Sequence[Waiting]) -> None:
    for waiting in batch:
        if waiting.future.done():
            continue  # the caller was cancelled
        if waiting.error is not None:
            waiting.future.set_exception(waiting.error)
        else:
            waiting.future.set_result(waiting.result)
