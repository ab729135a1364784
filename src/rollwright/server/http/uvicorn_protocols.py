"""Subclasses of uvicorn's protocols. They send several messages in one write, and limit frames and connections."""

import asyncio
from collections import deque
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

from rollwright.server.http.frames import between_messages, text_frames, text_of_frame
from rollwright.server.http.limits import CountedConnection, TokenBucket

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

    from rollwright.server.http.http_protocol import ServerConfig

MOST_FRAGMENTS = 256
"""Maximum number of fragments of one message; browsers do not fragment."""
MOST_UNREAD = 1 << 18
"""Maximum number of bytes in the send buffer of a client that does not read."""
SECONDS_OF_SILENCE = 25.0
"""Seconds of silence after which a socket is pinged, and seconds to answer; proxies and phones close silent
connections."""
SECONDS_TO_READ = 10.0
"""Seconds for the client to read the last messages after a close; then the connection is aborted."""
PIECE = 1_024
"""Bytes that are parsed before frames are counted again; at most 170 frames."""
FRAMES_PER_TURN = 64
"""After this many frames of one socket, the event loop serves the other connections."""
MOST_WAITING = 4
"""After this many messages that the app has not received, reading pauses."""
WIRE = "rollwright.wire"
"""The name of our ASGI extension. ASGI's own `send` is awaited, and makes one system call per message."""


class EventQueue:
    """The events that one task receives: an `asyncio.Queue` for a single reader, at a third of its cost."""

    __slots__ = ("_events", "_reader")

    def __init__(self) -> None:
        self._events: deque[ASGIReceiveEvent] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: "ASGIReceiveEvent") -> None:
        """Add an event."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def qsize(self) -> int:
        """The number of events that wait."""
        return len(self._events)

    def empty(self) -> bool:
        """Whether no event waits."""
        return not self._events

    async def get(self) -> "ASGIReceiveEvent":
        """Wait for the next event."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events.popleft()


class MeasuredSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with additional limits, and a direct way to send several messages in one write."""

    counted: CountedConnection
    """The connection in the count of HTTP connections; set by the HTTP protocol when it hands the connection over."""

    def __init__(
        self,
        config: "ServerConfig",
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.policy = config.policy
        self.queue = EventQueue()  # type: ignore[assignment]
        self.frame_tokens = TokenBucket(self.policy.limits.frames, self.loop.time())
        self.frames_parsed = 0
        """In the current iteration of the event loop."""
        self.unparsed = b""

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from the count."""
        self.unparsed = b""
        self.counted.close()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the data, unless earlier data still waits to be parsed."""
        if self.unparsed:
            self.unparsed += data
        elif between_messages(self.conn) and (text := text_of_frame(data, self.config.ws_max_size)) is not None:
            self._take(text)
        else:
            self._parse(data)

    def _take(self, text: str) -> None:
        """Pass a message on to the app."""
        if self._count(1):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def _count(self, frames: int) -> bool:
        """Count frames; False if they are too many, and the connection was closed."""
        if self.frame_tokens.take(self.loop.time(), frames):
            return True
        self.policy.reports.report("frames", self.policy.limits.frames)
        self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
        return False

    def _parse(self, data: bytes) -> None:
        """Parse until everything is parsed or this iteration's frames are used up; then reading pauses until the rest
        is done."""
        self.frames_parsed = 0
        parsed = 0
        while parsed < len(data) and self.frames_parsed < FRAMES_PER_TURN:
            before = self.frames_parsed
            super().data_received(data[parsed : parsed + PIECE])
            parsed += PIECE
            if self.transport.is_closing():
                return
            if not self._count(self.frames_parsed - before):
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
        """Handle the parsed events, and count them."""
        self.frames_parsed += len(self.conn.events)
        super().handle_events()

    async def receive(self) -> "ASGIReceiveEvent":
        """The next message for the app; reading resumes only when nothing waits to be parsed."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self.unparsed:
                self.transport.resume_reading()
        return message

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close the connection, immediately if a close frame was sent already."""
        self.frames = []
        if self.close_sent:
            self.transport.abort()
        else:
            self.loop.call_later(SECONDS_TO_READ, self.transport.abort)
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        """Put the ASGI extension with the direct way to write into the scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {WIRE: self}

    def forget_request(self) -> None:
        """Drop the request headers, which would use four kilobytes per socket while it is open."""
        self.request.headers.clear()
        self.response.headers.clear()

    def schedule_ping(self) -> None:
        """Schedule the ping together with those of other sockets in the same second, which costs less than single
        pings."""
        self.ping_timer = self.loop.call_at(ceil(self.loop.time() + SECONDS_OF_SILENCE), self.send_keepalive_ping)

    def handle_ping(self) -> None:
        """Answer, or close the connection if too many answers are unread."""
        if self.transport.is_closing():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message; empty ones count, because each of them is stored."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def write(self, texts: Sequence[str]) -> bool:
        """Send messages in one write, immediately; False if too much is unread."""
        if self.close_sent or self.transport.is_closing():
            return True
        self.transport.write(text_frames(texts))
        return self.transport.get_write_buffer_size() <= MOST_UNREAD

    def end(self, code: int, reason: str) -> None:
        """Close the socket once everything is sent, or after a timeout."""
        self.loop.call_later(SECONDS_TO_READ, self.transport.abort)
        task = self.loop.create_task(self._close(code, reason))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _close(self, code: int, reason: str) -> None:
        with suppress(ClientDisconnected, RuntimeError):  # the client was first
            await self.send({"type": "websocket.close", "code": code, "reason": reason})


def counted_connection(socket: WebSocket) -> CountedConnection:
    """The connection of a socket in the count of HTTP connections; to be called before `wire_of`."""
    return cast("MeasuredSocket", socket.scope["extensions"][WIRE][WIRE]).counted


def wire_of(socket: WebSocket) -> MeasuredSocket:
    """The direct way to write of an admitted socket; its request headers are dropped."""
    # removed from the scope, which would be a reference cycle otherwise
    wire = cast("MeasuredSocket", socket.scope["extensions"].pop(WIRE)[WIRE])
    wire.forget_request()
    socket.scope["headers"].clear()
    return wire
