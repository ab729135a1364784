"""The WebSocket of a table on asyncio: the driver of a `TableConnection`."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from rollwright.client.connection import Backoff, TableConnection, answered_id
from rollwright.client.http import cookie_header
from rollwright.protocol.codec import Data, DecodeError

CONNECTING_SECONDS = 10.0
CLOSING_SECONDS = 1.0
LARGEST_MESSAGE = 1 << 24
RETRIED_STATUS = frozenset({408, 425, 429})
"""The statuses below 500 with which a server may refuse a connection now and accept it later."""


@dataclass(frozen=True, slots=True)
class ReceivedMessage:
    """A message of the server, as text and as JSON values."""

    text: str
    data: dict[str, Data]


@dataclass(frozen=True, slots=True)
class ConnectionLost:
    """The connection was lost."""


SocketEvent: TypeAlias = ReceivedMessage | ConnectionLost


class TableSocket:
    """The WebSocket of a table. `listener` is called with every message and with every loss of the connection."""

    def __init__(
        self,
        address: str,
        cookie: str | None,
        connection: TableConnection,
        listener: Callable[[SocketEvent], None],
        backoff: Backoff | None = None,
        **options: Any,
    ) -> None:
        """`options` are passed to websockets."""
        self.connection = connection
        self._address = address
        self._listener = listener
        self._backoff = backoff or Backoff(SystemRandom())
        self._options = {
            "additional_headers": {} if cookie is None else {"Cookie": cookie_header(cookie)},
            "compression": None,
            "max_size": LARGEST_MESSAGE,
            "open_timeout": CONNECTING_SECONDS,
            "close_timeout": CLOSING_SECONDS,
            **options,
        }
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Data]]] = {}
        self._over = asyncio.Event()

    async def stay(self) -> None:
        """Stay connected, with a new connection whenever one is lost, until `close` is called or the server refuses.

        Raises DecodeError if the server sends something else, and InvalidStatus if there is no such socket.
        """
        try:
            while not (self._over.is_set() or self.connection.refused):
                try:
                    await self.connect()
                    await self.listen()
                except InvalidStatus as refused:
                    if refused.response.status_code < 500 and refused.response.status_code not in RETRIED_STATUS:
                        raise
                    self._lose()
                except (OSError, WebSocketException):
                    self._lose()
                if self.connection.sent_away:
                    self.connection.sent_away = False
                elif not self.connection.refused:
                    await self._pause(self._backoff.next())
        finally:
            self.abandon()

    async def connect(self) -> None:
        """Open one connection and send `hello`."""
        self._socket = await connect(self._address, **self._options)
        await self.send(self.connection.hello())

    async def listen(self) -> None:
        """Read messages until the connection is lost."""
        assert self._socket is not None, "not connected"  # noqa: S101
        try:
            async for text in self._socket:
                await self._take(text)
        except ConnectionClosed:
            pass
        finally:
            await self._socket.close()
            self._lose()

    async def request(self, name: str, text: str) -> dict[str, Data]:
        """Send the message with this id until it is answered, and return the answer.

        Raises ConnectionError if there is no answer and no further attempt.
        """
        answer: asyncio.Future[dict[str, Data]]
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        try:
            await self.submit(name, text)
            return await answer
        finally:
            del self._answers[name]
            self.connection.withdraw(name)

    async def submit(self, name: str, text: str) -> None:
        """Send the message with this id until it is answered; the listener is called with the answer."""
        if self.connection.submit(name, text):
            await self.send(text)

    async def send(self, content: str | bytes) -> None:
        """Send this once, if there is a connection."""
        if self._socket is not None:
            try:
                await self._socket.send(content)
            except ConnectionClosed:  # the reader notices it as well, after messages that arrived before
                return

    def abandon(self) -> None:
        """Let every request fail that is not answered, because there will be no other connection."""
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the socket was closed"))

    def abort(self) -> None:
        """Drop the current connection without a close frame."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def close(self) -> None:
        """Close the connection and open no other one."""
        self._over.set()
        if self._socket is not None:
            await self._socket.close()

    async def _take(self, text: str | bytes) -> None:
        data = message_data(text)
        resent = self.connection.receive(data)
        if data["type"] == "welcome":
            self._backoff.reset()
        self._listener(ReceivedMessage(text if isinstance(text, str) else text.decode(), data))
        answer = self._answers.get(answered_id(data) or "")
        if answer is not None and not answer.done():
            answer.set_result(data)
        for message in resent:
            await self.send(message)

    def _lose(self) -> None:
        self.connection.lose()
        self._socket = None
        if not self._over.is_set():
            self._listener(ConnectionLost())

    async def _pause(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._over.wait()
        except TimeoutError:
            return


def message_data(text: str | bytes) -> dict[str, Data]:
    """The JSON values of a message. Raises DecodeError if it is not a JSON object."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise DecodeError("is not JSON") from None
    if not isinstance(data, dict):
        raise DecodeError("must be an object")
    return data
