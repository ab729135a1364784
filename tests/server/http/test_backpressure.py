"""Reading from a socket pauses while several messages wait for the app, each of which came as a frame of its own."""

import asyncio
from typing import Any

from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.server import ServerProtocol

from rollwright.server.http.http_protocol import ConnectionPolicy, ServerConfig
from rollwright.server.http.limits import Connections
from rollwright.server.http.refusals import LimitReports
from rollwright.server.http.uvicorn_protocols import MOST_WAITING, MeasuredSocket
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Limits
from rollwright.testing.server.raw_socket import TEXT, frame


class NotedTransport(asyncio.Transport):
    """A transport without a connection, which notes whether it is being read."""

    reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False


async def no_app(scope: Any, receive: Any, send: Any) -> None:
    """The test receives the messages in its place."""


def open_socket(transport: asyncio.Transport) -> MeasuredSocket:
    """A socket after its handshake."""
    limits, metrics = Limits(), Metrics()
    config = ServerConfig(no_app, ws=MeasuredSocket, ws_per_message_deflate=False, log_config=None)
    counted, reports = Connections(1, 1), LimitReports(metrics)
    config.policy = ConnectionPolicy(limits, counted, reports, metrics, set[str]().__contains__, descriptors=None)
    config.load()
    socket = MeasuredSocket(config, ServerState(), {})
    socket.transport = transport
    socket.conn = ServerProtocol(state=State.OPEN)
    return socket


async def test_reading_pauses_while_whole_frames_wait_and_resumes_when_all_are_received() -> None:
    transport = NotedTransport()
    socket = open_socket(transport)
    for number in range(MOST_WAITING):
        assert transport.reading
        socket.data_received(frame(TEXT, f"{number}".encode()))
    assert not transport.reading
    for number in range(MOST_WAITING):
        assert not transport.reading
        assert await socket.receive() == {"type": "websocket.receive", "text": f"{number}"}
    assert transport.reading
