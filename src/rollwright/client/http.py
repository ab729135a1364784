"""HTTP requests of one guest: sends the cookie of the server, and stores the one that it sets."""

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import Message
from http.cookies import CookieError, SimpleCookie
from typing import Any, Protocol

from rollwright.protocol.rest import COOKIE

SECONDS = 20.0
LARGEST_ANSWER = 1 << 24


class CookieStore(Protocol):
    """The cookies by which servers recognise this guest."""

    def of(self, server: str) -> str | None:
        """The cookie of this server."""
        ...

    def keep(self, server: str, cookie: str | None) -> None:
        """Store the cookie of this server, or forget it."""
        ...


class CookiesInMemory:
    """Cookies that are forgotten with the process."""

    def __init__(self) -> None:
        self._cookies: dict[str, str | None] = {}

    def of(self, server: str) -> str | None:
        """The cookie of this server."""
        return self._cookies.get(server)

    def keep(self, server: str, cookie: str | None) -> None:
        """Store the cookie of this server, or forget it."""
        self._cookies[server] = cookie


@dataclass(frozen=True)
class HttpResponse:
    """The response to one request."""

    status: int
    headers: Message
    body: bytes

    @property
    def json(self) -> Any:
        """The body as JSON values."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The error code of a problem."""
        return str(self.json["code"])


class HttpClient:
    """One server, with the cookie that identifies this guest."""

    def __init__(self, server: str, cookies: CookieStore, seconds: float = SECONDS) -> None:
        self.server = server
        self._cookies = cookies
        self._seconds = seconds

    @property
    def cookie(self) -> str | None:
        """The value of the cookie."""
        return self._cookies.of(self.server)

    def send(
        self, method: str, path: str, content: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> HttpResponse:
        """Send a request, with JSON as its content. Raises OSError, HTTPException or ValueError if there is no
        response."""
        sent = dict(headers or {})
        if content is not None:
            sent.setdefault("Content-Type", "application/json")
        if (cookie := self.cookie) is not None:
            sent["Cookie"] = cookie_header(cookie)
        request = urllib.request.Request(self.server + path, content, sent, method=method)  # noqa: S310  a server's URL
        try:
            with urllib.request.urlopen(request, timeout=self._seconds) as answer:  # noqa: S310
                self._keep_cookie(answer.headers.get("Set-Cookie", ""))
                return HttpResponse(answer.status, answer.headers, answer.read(LARGEST_ANSWER))
        except urllib.error.HTTPError as error:
            with error:
                return HttpResponse(error.code, error.headers, error.read(LARGEST_ANSWER))

    def _keep_cookie(self, header: str) -> None:
        try:
            given = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return
        if given is not None:
            self._cookies.keep(self.server, given.value or None)


def cookie_header(cookie: str) -> str:
    """The `Cookie` header of a guest."""
    return f"{COOKIE}={cookie}"
