"""uvicorn's HTTP protocol with limits on the request head, deadlines, and a count of open connections."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from rollwright.server.http import refusals
from rollwright.server.http.descriptors import RESERVED
from rollwright.server.http.limits import Connections, CountedConnection
from rollwright.server.http.origin import counted_address
from rollwright.server.http.refusals import HttpRefusal, LimitReports
from rollwright.server.http.uvicorn_protocols import MeasuredSocket
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Limits

PIECE = 4_096
"""Bytes that are parsed before the limits are checked again."""
MOST_PIPELINED = 16
"""Requests that may be queued on one connection; browsers and proxies wait for the answer before they send the next."""
BODIES_DISCARDED = 8
"""After a request was answered, at most this many times the largest body is read; then the connection is closed."""
PROXY = ""
"""The key under which all trusted proxies are counted together, without a limit."""


@dataclass(frozen=True, slots=True)
class ConnectionPolicy:
    """The state that the protocols share: limits, the count of connections, and the reports of refusals."""

    limits: Limits
    connections: Connections
    reports: LimitReports
    metrics: Metrics
    is_trusted_proxy: Callable[[str], bool]
    descriptors: int | None
    """The soft limit of file descriptors; None if there is none."""

    def enter(self, transport: asyncio.Transport, address: str) -> CountedConnection | HttpRefusal:
        """Count a new connection, or return the refusal."""
        if self.descriptors is not None:
            # The system assigns the lowest free number, so it shows how many are in use.
            number = transport.get_extra_info("socket").fileno()
            if number >= self.descriptors - RESERVED:
                return refusals.FILE_DESCRIPTORS
        if self.connections.full:
            return refusals.HTTP_CONNECTIONS
        if self.is_trusted_proxy(address):
            self.connections.add(PROXY)
            return CountedConnection(self.connections, PROXY)
        client = counted_address(address)
        if not self.connections.enter(client):
            return refusals.CLIENT_HTTP_CONNECTIONS
        return CountedConnection(self.connections, client)


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration with our policy; every protocol receives it."""

    policy: ConnectionPolicy


class Receiving(Enum):
    """The part of a request that is expected next."""

    NOTHING = auto()
    HEAD = auto()
    BODY = auto()


class RequestRefused(Exception):
    """Stops the parser because the request was refused while it was being read."""


class LimitedHttp(HttpToolsProtocol):
    """One HTTP connection.

    The parser is released when the connection ends, because the two reference each other and cycles are collected
    rarely (see `spare_the_collector`).
    """

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.policy = config.policy
        self.counted: CountedConnection | None = None
        self.receiving = Receiving.NOTHING
        self.deadline: TimerHandle | None = None
        self.silent = True
        """Nothing has been received yet."""
        self.upgraded = False
        self.head_bytes = 0
        """Number of bytes in the complete lines of the current request."""
        self.line_bytes = 0
        """Bytes received since the last callback of the parser, all of one incomplete line."""
        self.body_bytes = 0

    # Called by the transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it before anything is read."""
        super().connection_made(transport)
        entered = self.policy.enter(transport, self.client[0] if self.client else "")
        if isinstance(entered, HttpRefusal):
            self.refuse(entered)
        else:
            self.counted = entered
            self._start_deadline()

    def data_received(self, data: bytes) -> None:
        """Parse in pieces, so that a limit is exceeded by at most one piece."""
        self._unset_keepalive_if_required()
        self.silent = False
        for start in range(0, len(data), PIECE):
            self._parse(data[start : start + PIECE] if len(data) > PIECE else data)
            if self.upgraded or self.transport.is_closing():
                return
        if self.deadline is None and not (self.receiving is Receiving.NOTHING and self.line_bytes == 0):
            self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from the count."""
        self._stop_deadline()
        if self.counted is not None:
            self.counted.close()
        super().connection_lost(exc)
        self.loop.call_soon(self._release_parser)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket; it stays in the count until the app has admitted it."""
        self._stop_deadline()
        self.upgraded = True
        super().handle_websocket_upgrade()
        socket = cast("MeasuredSocket", self.transport.get_protocol())
        if self.counted is not None:
            socket.counted, self.counted = self.counted, None
        self.loop.call_soon(self._release_parser)  # not now, because it is running

    # Called by the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.receiving = Receiving.HEAD
        self.head_bytes = self.body_bytes = self.line_bytes = 0

    def on_url(self, url: bytes) -> None:
        """Add a part of the request target."""
        super().on_url(url)
        if len(self.url) > self.policy.limits.header:
            self._refuse_request(refusals.HEADER)
        self._count_line(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Check a header of the head, or of the trailer after a chunked body."""
        size = len(name) + len(value) + len(b": \r\n")
        if size > self.policy.limits.header:
            self._refuse_request(refusals.HEADER)
        if len(self.headers) >= self.policy.limits.headers:
            self._refuse_request(refusals.HEADERS)
        self._count_line(size)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the app."""
        self._stop_deadline()
        self.line_bytes = 0
        super().on_headers_complete()
        self.receiving = Receiving.BODY
        if len(self.pipeline) > MOST_PIPELINED:
            self._refuse_request(refusals.PIPELINED)

    def on_body(self, body: bytes) -> None:
        """Pass on a part of the body. The app refuses a body that is too long; here reading ends soon after that."""
        self.line_bytes = 0
        self.body_bytes += len(body)
        if self.body_bytes > BODIES_DISCARDED * self.policy.limits.body:
            self._refuse_request(refusals.BODY)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_deadline()
        self.receiving = Receiving.NOTHING
        self.line_bytes = 0
        super().on_message_complete()

    # Limits

    def _parse(self, piece: bytes) -> None:
        self.line_bytes += len(piece)
        before = self.line_bytes
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:  # an upgrade to an unknown protocol, which is answered over HTTP
                self.cycle.keep_alive = False
        except httptools.HttpParserError:
            if not self.transport.is_closing():
                self.refuse(refusals.INVALID)
        else:
            if self.line_bytes == before and self.line_bytes > self.policy.limits.header:
                self.refuse(refusals.HEADER)
            elif self.line_bytes == before and self.head_bytes + self.line_bytes > self.policy.limits.head:
                self.refuse(refusals.HEAD)

    def _count_line(self, size: int) -> None:
        self.line_bytes = 0
        self.head_bytes += size
        if self.head_bytes > self.policy.limits.head:
            self._refuse_request(refusals.HEAD)

    def _refuse_request(self, refusal: HttpRefusal) -> None:
        self.refuse(refusal)
        raise RequestRefused

    def refuse(self, refusal: HttpRefusal) -> None:
        """Send the refusal, unless another answer has begun, and close the connection."""
        self._stop_deadline()
        name = refusal.limit.replace("-", "_")
        self.policy.reports.report(refusal.limit, getattr(self.policy.limits, name, None))
        if self._may_answer():
            self.policy.metrics.count("requests_total", "status", str(refusal.status))
            self.transport.write(refusal.response)
            if self.receiving is Receiving.BODY:
                self.cycle.disconnected = True
                self.cycle.message_event.set()
        self.transport.close()

    def _may_answer(self) -> bool:
        if self.receiving is Receiving.BODY:  # the last cycle belongs to this request
            return not self.pipeline and not self.cycle.response_started
        return self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr]  # None at first

    # Deadlines

    def _start_deadline(self) -> None:
        limits = self.policy.limits
        seconds = limits.body_seconds if self.receiving is Receiving.BODY else limits.head_seconds
        self.deadline = self.loop.call_later(seconds, self._expire)

    def _stop_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _expire(self) -> None:
        self.deadline = None
        if self.transport.is_closing():
            return
        if self.silent:  # browsers open spare connections, and a response to no request would confuse them
            self.transport.close()
        else:
            self.refuse(refusals.BODY_SECONDS if self.receiving is Receiving.BODY else refusals.HEAD_SECONDS)

    def _release_parser(self) -> None:
        vars(self).pop("parser", None)
