"""Runs a server: opens the database, listens, and shuts down cleanly."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts

from rollwright.server.http.access import AccessControl
from rollwright.server.http.app import create_app
from rollwright.server.http.descriptors import raise_descriptor_limit
from rollwright.server.http.http_protocol import ConnectionPolicy, LimitedHttp, ServerConfig
from rollwright.server.http.starting import refusing
from rollwright.server.http.uvicorn_protocols import SECONDS_OF_SILENCE, MeasuredSocket
from rollwright.server.live.table_server import TableServer
from rollwright.server.log import LOG, Lines
from rollwright.server.settings import Settings
from rollwright.server.store.database import Database

BACKLOG = 2048
KEEP_ALIVE_SECONDS = 75
GRACE_SECONDS = 10
LARGEST_FRAME = 1 << 16


@dataclass(frozen=True, slots=True)
class Address:
    """Where to listen; port 0 selects a free port."""

    host: str
    port: int


def listening(address: Address) -> socket.socket:
    """A listening socket. Raises OSError, or OverflowError if the port is out of range."""
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if hasattr(signal, "SIGHUP"):  # on Windows this option would allow two servers to share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((address.host, address.port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError):
        listener.close()
        raise
    return listener


def spare_the_collector() -> None:
    """Exclude the objects of the start from garbage collection, and collect seldom.

    With a thousand tables a full collection stops the server for a third of a second. The server runs one with each
    sweep.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100_000)
    gc.enable()


class Server(uvicorn.Server):
    """A uvicorn server that reports when it accepts connections, and sends a last message before it closes sockets."""

    def __init__(self, config: uvicorn.Config, server: TableServer, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it."""
        await super().startup(sockets)
        if self.started:
            spare_the_collector()
            self._tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, and send a last message to all sockets before they are closed.

        A client that reconnects immediately reaches another node, if there is one.
        """
        for server in self.servers:
            server.close()
        for listener in sockets or []:
            listener.close()
        await self._server.say_goodbye()
        await super().shutdown(sockets)


async def serve(settings: Settings, listener: socket.socket, trusted_proxies: str, started: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM. Raises StoreFailed if the database cannot be opened."""
    logging.getLogger().addHandler(Lines())
    async with refusing(listener):
        store = await Database.open(settings.database, exclusive=True)  # two servers would not see each other's entries
    app = create_app(settings, store)
    server: TableServer = app.state.server
    access: AccessControl = app.state.access
    config = ServerConfig(
        app,
        http=LimitedHttp,
        ws=MeasuredSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=SECONDS_OF_SILENCE,
        ws_ping_timeout=SECONDS_OF_SILENCE,
        proxy_headers=True,
        forwarded_allow_ips=trusted_proxies,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )
    limits = settings.limits
    config.policy = ConnectionPolicy(
        limits,
        access.http_connections,
        access.reports,
        server.metrics,
        _TrustedHosts(trusted_proxies).__contains__,
        raise_descriptor_limit(limits.connections + limits.http_connections),
    )
    for stop in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises the signal again, when everything is done
        signal.signal(stop, lambda *_: None)
    await Server(config, server, started).serve([listener])


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The factory of uvloop; None on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def run(settings: Settings, listener: socket.socket, trusted_proxies: str, started: Callable[[], None]) -> None:
    """Run `serve` in a new event loop, uvloop where it is available."""
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(settings, listener, trusted_proxies, started))
    finally:
        LOG.let_out()
