"""HTTP requests with any headers and bytes, and responses with status, headers and body."""

import json
import socket
from contextlib import closing, suppress
from http.client import HTTPConnection
from http.cookies import SimpleCookie

from rollwright.client.http import HttpResponse
from rollwright.testing.server.running import Running


def ask(
    server: Running, method: str, path: str, body: object = None, cookie: str | None = None, **headers: str
) -> HttpResponse:
    """Send one request. `_` in a header's name means `-`; bytes are sent unchanged, anything else as JSON."""
    content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if content is not None:
        sent.setdefault("Content-Type", "application/json")
    if cookie is not None:
        sent["Cookie"] = f"rollwright={cookie}"
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=60)) as connection:
        connection.request(method, path, content, sent)
        answer = connection.getresponse()
        return HttpResponse(answer.status, answer.headers, answer.read())


def new_cookie(server: Running, **headers: str) -> str:
    """Return a new cookie of the server."""
    return SimpleCookie(ask(server, "GET", "/api/me/notifications", **headers).headers["Set-Cookie"])[
        "rollwright"
    ].value


def raw(server: Running, content: bytes) -> bytes:
    """Send bytes and return everything that the server sends until it closes, even if it closes early."""
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=60)) as connection:
        with suppress(ConnectionError):
            connection.sendall(content)
        return rest_of(connection)


def rest_of(connection: socket.socket) -> bytes:
    """Return everything that the server sends until it closes."""
    received = b""
    with suppress(ConnectionError):
        while more := connection.recv(65536):
            received += more
    return received


def head(method: str, path: str, *headers: str) -> bytes:
    """Return the request line and headers of a request that is the last on its connection."""
    return "\r\n".join((f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", *headers, "", "")).encode()
