"""Wake-ups between programs on one PostgreSQL database: NOTIFY with the id of a changed table, and LISTEN.

A notification says which entries and drafts are new (`changes.py`), but never what they are.
"""

import json
import selectors
import socket
from asyncio import AbstractEventLoop
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Event, Thread
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.engine import URL

from rollwright.server.log import log_event
from rollwright.server.store.changes import Change, add_changes
from rollwright.server.store.engines import connection_options
from rollwright.server.store.store import TableId

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn

CHANNEL = "rollwright"
RETRY_SECONDS = 0.5
EVERYONE = ""
"""The sender of a wake-up that also concerns the program that sent it."""
REMOVALS = TableId("")
"""In place of an id: tables or guests were removed."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM json_array_elements_text(%(payloads)s::json) AS payload"  # noqa: S608


def announce(connection: Connection, changes: Mapping[TableId, Change], sender: str) -> None:
    """Wake all other programs when this transaction is committed, because it changes these tables."""
    if changes:
        notify(connection, payloads(changes, sender))


def notify(connection: Connection, notifications: Sequence[str]) -> None:
    """Send notifications with these texts when this transaction is committed."""
    connection.exec_driver_sql(NOTIFY, {"payloads": json.dumps(notifications)})


def payloads(changes: Mapping[TableId, Change], sender: str) -> list[str]:
    """The texts of the notifications of these changes."""
    return [payload(sender, table, changes[table]) for table in sorted(changes)]


def payload(sender: str, table: TableId, change: Change) -> str:
    """The text of a notification. Versions that do not know `Change` take it for a part of the sender's id."""
    return f"{sender}{change} {table}"


def parse_payload(text: str) -> tuple[str, TableId, Change]:
    """The sender, the table and the change of a notification."""
    head, _, table = text.partition(" ")
    sender, *parts = head.split(".")
    return sender, TableId(table), Change.parse(parts)


class Listener:
    """Receives the ids of tables that other programs have changed, in a thread with a connection of its own."""

    def __init__(
        self, url: URL, own: str, loop: AbstractEventLoop, hear: Callable[[Mapping[TableId, Change] | None], None]
    ) -> None:
        """`hear` is called in the event loop with the changes; with None after a connection, because before it wake-ups
        may have been missed. Those of the sender `own` are skipped."""
        self._url = url
        self._own = own
        self._loop = loop
        self._hear = hear
        self._stopped = Event()
        self._wake, self._waker = socket.socketpair()
        self._thread = Thread(target=self._run, name="store-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop listening, and wait until the connection is closed."""
        self._stopped.set()
        self._waker.send(b"x")
        self._thread.join()
        self._wake.close()
        self._waker.close()

    def _run(self) -> None:
        import psycopg  # only PostgreSQL needs it

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopped.is_set():
            try:
                with psycopg.connect(address, autocommit=True, **connection_options(self._url)) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell(None)
                    self._listen(connection.pgconn)
            except (psycopg.Error, OSError) as error:
                log_event("listener-lost", level="warning", error=type(error).__name__)
                self._stopped.wait(RETRY_SECONDS)

    def _listen(self, connection: "PGconn") -> None:
        own = self._own.encode()  # all ids of nodes have the same length
        with selectors.DefaultSelector() as selector:
            selector.register(connection.socket, selectors.EVENT_READ)
            selector.register(self._wake, selectors.EVENT_READ)
            while not self._stopped.is_set():
                connection.consume_input()
                payloads = set[bytes]()
                while (notice := connection.notifies()) is not None:
                    if not notice.extra.startswith(own):
                        payloads.add(notice.extra)
                changes = dict[TableId, Change]()
                for _, table, change in [parse_payload(heard.decode()) for heard in payloads]:
                    add_changes(changes, {table: change})
                if changes:
                    self._tell(changes)
                selector.select()

    def _tell(self, changes: Mapping[TableId, Change] | None) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._hear, changes)
