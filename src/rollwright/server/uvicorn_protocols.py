"""Subclasses of uvicorn's protocols: many messages are sent in one write, and frames and connections are limited."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING, Any, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from rollwright.server.limits import Bucket, CountedConnection

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

    from rollwright.server.http_protocol import ServerConfig

MOST_FRAGMENTS = 256
"""Pieces of one message; browsers send it whole."""
MOST_UNREAD = 1 << 18
"""Bytes that may wait for somebody who does not read them."""
SECONDS_OF_SILENCE = 25.0
"""After so many a socket is pinged, and has as many to answer: proxies and phones cut off what is silent."""
SECONDS_TO_READ = 10.0
"""For the last that was sent before we closed; then the connection is cut."""
PIECE = 1_024
"""Bytes that are parsed before frames are counted again: at most 170 frames."""
FRAMES_PER_TURN = 64
"""After so many frames of one socket the event loop serves the other connections."""
WIRE = "rollwright.wire"
"""The name of our extension of ASGI: its `send` is awaited, and each message is a system call of its own."""


class MeasuredSocket(WebSocketsSansIOProtocol):
    """Uvicorn's own, with limits that it lacks, and a short way out for what we send most."""

    counted: CountedConnection
    """The connection in the count of HTTP connections; the HTTP protocol sets it when it hands the connection over."""

    def __init__(
        self,
        config: "ServerConfig",
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.policy = config.policy
        self.frame_tokens = Bucket(self.policy.limits.frames, self.loop.time())
        self.frames_parsed = 0
        """In the present turn of the event loop."""
        self.unparsed = b""

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the count."""
        self.unparsed = b""
        self.counted.close()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse, unless a part of what came before waits for its turn."""
        if self.unparsed:
            self.unparsed += data
        else:
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        """Parse until all is parsed or this turn's frames are used up; then reading stops until the rest is done."""
        self.frames_parsed = 0
        parsed = 0
        while parsed < len(data) and self.frames_parsed < FRAMES_PER_TURN:
            before = self.frames_parsed
            super().data_received(data[parsed : parsed + PIECE])
            parsed += PIECE
            if self.transport.is_closing():
                return
            if not self.frame_tokens.take(self.loop.time(), self.frames_parsed - before):
                self.policy.reports.report("frames", self.policy.limits.frames)
                self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
                return
        self.unparsed = data[parsed:]
        if self.unparsed:
            self.transport.pause_reading()
            self.loop.call_soon(self._parse_rest)

    def _parse_rest(self) -> None:
        rest, self.unparsed = self.unparsed, b""
        if rest and not self.transport.is_closing():
            self._parse(rest)
            if not self.unparsed and not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    def handle_events(self) -> None:
        """Handle what was parsed, and count it."""
        self.frames_parsed += len(self.conn.events)
        super().handle_events()

    async def receive(self) -> "ASGIReceiveEvent":
        """The next message for the app; reading goes on only when nothing waits to be parsed."""
        message = await super().receive()
        if self.unparsed:
            self.transport.pause_reading()
        return message

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close the connection, immediately where a close frame was sent already."""
        self.frames = []
        if self.close_sent:
            self.transport.abort()
        else:
            self.loop.call_later(SECONDS_TO_READ, self.transport.abort)
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """Give the app a way to write that is shorter than that of ASGI."""
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
        if len(self.frames) > MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

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


def counted_connection(socket: WebSocket) -> CountedConnection:
    """The connection of a socket in the count of HTTP connections; to be asked for before `wire_of`."""
    return cast("MeasuredSocket", socket.scope["extensions"][WIRE][WIRE]).counted


def wire_of(socket: WebSocket) -> MeasuredSocket:
    """The short way out of a socket that was let in; the request that it came by is forgotten."""
    wire = cast("MeasuredSocket", socket.scope["extensions"].pop(WIRE)[WIRE])  # or each would keep the other in memory
    wire.forget_request()
    socket.scope["headers"].clear()
    return wire
