"""A table's socket in a thread of its own, for programs that do not use asyncio."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TypeAlias

from websockets.exceptions import WebSocketException

from rollwright.client.connection import TableConnection
from rollwright.client.socket import CLOSING_SECONDS, SocketEvent, TableSocket
from rollwright.protocol.codec import DecodeError


@dataclass(frozen=True, slots=True)
class SocketFailed:
    """There is no further connection, because the other side is not a server of this protocol."""


ThreadEvent: TypeAlias = SocketEvent | SocketFailed


class SocketThread:
    """A `TableSocket` that stays connected in a daemon thread. `listener` is called in that thread."""

    def __init__(self, address: str, cookie: str | None, sender: str, listener: Callable[[ThreadEvent], None]) -> None:
        self._listener = listener
        self._connection = TableConnection(sender)
        self._loop = asyncio.new_event_loop()
        self._socket = TableSocket(address, cookie, self._connection, listener)
        self._thread = threading.Thread(target=self._run, name="connection", daemon=True)
        self._thread.start()

    def new_id(self) -> str:
        """A message id that was not used before."""
        return self._connection.new_id()

    def submit(self, name: str, text: str) -> None:
        """Send the message with this id until it is answered; the listener is called with the answer."""
        self._schedule(self._socket.submit(name, text))

    def close(self) -> None:
        """Close the connection."""
        self._schedule(self._socket.close())
        self._thread.join(2 * CLOSING_SECONDS)

    def _schedule(self, action: Coroutine[None, None, None]) -> None:
        try:
            asyncio.run_coroutine_threadsafe(action, self._loop)
        except RuntimeError:  # the thread has ended, and its event loop is closed
            action.close()

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._socket.stay())
        except (DecodeError, WebSocketException):
            self._listener(SocketFailed())
        finally:
            self._loop.close()
