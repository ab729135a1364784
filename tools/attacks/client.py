"""Clients with their own loopback addresses: HTTP requests, players and raw WebSockets."""

import asyncio
import base64
import json
import os
import socket
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any

from rollwright.client.connection import Backoff
from rollwright.client.http import HttpResponse
from rollwright.client.socket import TableSocket
from rollwright.protocol import PROTOCOL
from rollwright.testing.server.raw_socket import TEXT, frame
from rollwright.testing.server.running import Browser, HttpRefused
from rollwright.testing.server.table_client import TableClient

PATIENCE = 120.0
"""Seconds after which a request without an answer has failed."""
NAMES = ("Ana", "Bruno", "Celia", "Darek")


class SourceClient(Browser):
    """A browser that connects from a given address, so that limits per address apply to it separately."""

    def __init__(self, url: str, source: str, cookie: str | None = None) -> None:
        super().__init__(url)
        self.source = source
        self.cookie = cookie
        self.port = int(url.rpartition(":")[2])

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        timeout: float = PATIENCE,
    ) -> HttpResponse:
        """Send one request on a new connection."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(self.source, 0))
        sent = dict(headers or {})
        if body is not None:
            sent["Content-Type"] = "application/json"
        if self.cookie is not None:
            sent["Cookie"] = f"rollwright={self.cookie}"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            answer = connection.getresponse()
            return HttpResponse(answer.status, answer.headers, answer.read())
        finally:
            connection.close()

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """The JSON of the answer; raises HttpRefused if the request was refused."""
        answer = self.request(method, path, body, headers)
        is_json = "json" in answer.headers.get("Content-Type", "")
        if answer.status >= 400:
            raise HttpRefused(answer.status, answer.json if is_json else {})
        if set_cookie := answer.headers.get("Set-Cookie"):
            self.cookie = SimpleCookie(set_cookie)["rollwright"].value or None
        return answer.json if is_json and answer.body else answer.body.decode()

    def refused(self, method: str, path: str, body: object = None) -> dict[str, Any] | None:
        """The problem with which a request was refused; None if it was not."""
        try:
            self.ask(method, path, body)
        except HttpRefused as answered:
            return {"code": str(answered.status), **answered.problem}
        return None


class SourcePlayer(TableClient):
    """A guest whose socket comes from the address of its client."""

    def __init__(self, client: SourceClient, table: str) -> None:
        super().__init__(client, table, checked=False)  # an older server has another protocol to check against
        self.client = client

    def new_socket(self, backoff: Backoff | None = None, **options: Any) -> TableSocket:
        """A socket from the address of the client, which sends no pings."""
        source = {"ping_interval": None, "proxy": None, "local_addr": (self.client.source, 0)}
        return super().new_socket(backoff, **source, **options)

    async def cut(self) -> None:
        """Close the connection without waiting for the server's close frame."""
        if self._socket is not None:
            self._socket.abort()
        if self._reader is not None:
            await self._reader


class BlindSocket:
    """A WebSocket that sends frames and discards everything that it receives, at little cost to the attacker."""

    def __init__(self, client: SourceClient, table: str, known: int = 0) -> None:
        self.client = client
        self.known = known
        self.path = f"/api/tables/{table}/socket"
        self.received = 0
        self.writer: asyncio.StreamWriter | None = None
        self._discarding: asyncio.Task[None] | None = None

    async def open(self) -> "BlindSocket":
        """Connect, complete the handshake and send hello."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.client.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: rollwright={self.client.cookie}",
            "",
            "",
        )
        reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.client.port, local_addr=(self.client.source, 0)
        )
        self.writer.write("\r\n".join(lines).encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101 "):
            raise ConnectionError(answer.partition(b"\r\n")[0].decode())
        self.say({"type": "hello", "protocol": PROTOCOL, "known": self.known})
        self._discarding = asyncio.create_task(self._discard(reader))
        return self

    async def _discard(self, reader: asyncio.StreamReader) -> None:
        try:
            while received := await reader.read(1 << 18):
                self.received += len(received)
        except ConnectionError:
            return

    @property
    def closed(self) -> bool:
        """Whether the server has ended the connection."""
        return self._discarding is None or self._discarding.done()

    def send(self, content: bytes) -> None:
        """Send bytes without waiting for space in the buffer."""
        if self.writer is not None and not self.writer.is_closing():
            self.writer.write(content)

    def say(self, message: object) -> None:
        """Send a message as JSON."""
        self.send(frame(TEXT, json.dumps(message).encode()))

    def abort(self) -> None:
        """Drop the connection."""
        if self.writer is not None:
            self.writer.transport.abort()


def connected(port: int, source: str, timeout: float = 10.0) -> socket.socket:
    """A TCP connection to the server from this address."""
    return socket.create_connection(("127.0.0.1", port), timeout, source_address=(source, 0))


def seated(url: str, game: str, sources: list[str], **wishes: object) -> tuple[str, list[SourceClient]]:
    """A new table with one client in each seat, the first of them its host; the table's id and the clients."""
    host = SourceClient(url, sources[0])
    opened = host.open_table(game, [None for _ in sources], **wishes)
    clients = [host]
    for source in sources[1:]:
        client = SourceClient(url, source)
        client.follow(opened["links"]["invitation"]["url"])
        clients.append(client)
    for seat, client in enumerate(clients):
        client.sit(opened["table"], seat, NAMES[seat])
    return opened["table"], clients
