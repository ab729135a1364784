"""Frames: many messages sent in one go, and limits on what no message sees."""

from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from typing import cast

from starlette.websockets import WebSocket
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

MOST_FRAGMENTS = 256
"""Pieces of one message; browsers send it whole."""
MOST_UNREAD = 1 << 18
"""Bytes that may wait for somebody who does not read them."""
SECONDS_OF_SILENCE = 25.0
"""After so many a socket is pinged, and has as many to answer: proxies and phones cut off what is silent."""
SECONDS_TO_READ = 10.0
"""For the last that was sent before we closed; then the connection is cut."""
WIRE = "rollwright.wire"
"""The name of our extension of ASGI: its `send` is awaited, and each message is a system call of its own."""


class ShortHttp(HttpToolsProtocol):
    """Uvicorn's own, which ends with its connection: it and its parser hold each other, and our collector seldom comes.

    See `spare_the_collector`.
    """

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a socket."""
        super().handle_websocket_upgrade()
        self.loop.call_soon(self._let_go)  # the parser is at work now

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone, or we have."""
        super().connection_lost(exc)
        self.loop.call_soon(self._let_go)

    def _let_go(self) -> None:
        vars(self).pop("parser", None)


class MeasuredSocket(WebSocketsSansIOProtocol):
    """Uvicorn's own, with limits that it lacks, and a short way out for what we send most."""

    def handle_connect(self, event: Request) -> None:
        """Let the app have the short way out, beside that of ASGI."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {WIRE: self}

    def forget_request(self) -> None:
        """Let go of the headers: they would stay in memory for as long as the socket is open, four kilobytes each."""
        self.request.headers.clear()
        self.response.headers.clear()

    def schedule_ping(self) -> None:
        """With the others of that second: many pings in a row cost less than each by itself."""
        self.ping_timer = self.loop.call_at(ceil(self.loop.time() + SECONDS_OF_SILENCE), self.send_keepalive_ping)

    def handle_ping(self) -> None:
        """Answer, or break off: each ping would make the pile of unread answers higher."""
        if self.transport.is_closing():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message; empty ones count too, since each of them is kept."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS and not self.close_sent:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()

    def write(self, texts: Sequence[str]) -> bool:
        """Send messages at once and together; False if too much is unread."""
        if self.close_sent or self.transport.is_closing():
            return True
        for text in texts:
            self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size() <= MOST_UNREAD

    def end(self, code: int, reason: str) -> None:
        """Close it once everything is sent, or after a while."""
        self.loop.call_later(SECONDS_TO_READ, self.transport.abort)
        task = self.loop.create_task(self._close(code, reason))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _close(self, code: int, reason: str) -> None:
        with suppress(ClientDisconnected, RuntimeError):  # it was quicker
            await self.send({"type": "websocket.close", "code": code, "reason": reason})


def wire_of(socket: WebSocket) -> MeasuredSocket:
    """The short way out of a socket that was let in; the request that it came by is forgotten."""
    wire = cast("MeasuredSocket", socket.scope["extensions"].pop(WIRE)[WIRE])  # or each would keep the other in memory
    wire.forget_request()
    socket.scope["headers"].clear()
    return wire
