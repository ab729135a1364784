"""Requests that are refused before the app handles them, and a bounded number of log lines about limits."""

import asyncio
from dataclasses import dataclass
from functools import cached_property

from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from rollwright.core.errors import ErrorCode, Problem
from rollwright.protocol.codec import to_json
from rollwright.server.log import log_event
from rollwright.server.metrics import Metrics

SECONDS_BETWEEN_LINES = 60.0

SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@dataclass(frozen=True)
class HttpRefusal:
    """A response of the HTTP protocol itself, after which the connection is closed."""

    limit: str
    """The limit's name in the log, in the metrics and in `--limit`."""
    status: int
    problem: Problem

    @cached_property
    def response(self) -> bytes:
        """The whole HTTP response."""
        body = to_json(self.problem).encode()
        headers = {
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
            "Cache-Control": "no-store",
            **SECURITY_HEADERS,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return STATUS_LINE[self.status] + lines.encode() + b"\r\n" + body


_HEAD_TOO_LARGE = Problem(code=ErrorCode.TOO_LARGE, message="error-head-too-large")
_TOO_SLOW = Problem(code=ErrorCode.TOO_SLOW, message="error-request-too-slow")
_SERVER_FULL = Problem(code=ErrorCode.UNAVAILABLE, message="error-server-full")
_BAD_REQUEST = Problem(code=ErrorCode.BAD_MESSAGE, message="error-bad-message", arguments={"where": "", "reason": ""})

HEAD = HttpRefusal("head", 431, _HEAD_TOO_LARGE)
HEADER = HttpRefusal("header", 431, _HEAD_TOO_LARGE)
HEADERS = HttpRefusal("headers", 431, _HEAD_TOO_LARGE)
HEAD_SECONDS = HttpRefusal("head-seconds", 408, _TOO_SLOW)
BODY_SECONDS = HttpRefusal("body-seconds", 408, _TOO_SLOW)
BODY = HttpRefusal("body", 413, Problem(code=ErrorCode.TOO_LARGE, message="error-too-large"))
CLIENT_HTTP_CONNECTIONS = HttpRefusal(
    "client-http-connections", 429, Problem(code=ErrorCode.TOO_MANY, message="error-too-many")
)
HTTP_CONNECTIONS = HttpRefusal("http-connections", 503, _SERVER_FULL)
FILE_DESCRIPTORS = HttpRefusal("file-descriptors", 503, _SERVER_FULL)
PIPELINED = HttpRefusal("pipelined-requests", 429, Problem(code=ErrorCode.TOO_FAST, message="error-too-fast"))
INVALID = HttpRefusal("invalid-requests", 400, _BAD_REQUEST)


class LimitReports:
    """Counts each refusal by its limit, and writes at most one warning per limit and minute."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._not_told: dict[str, int] = {}
        """Refusals since the last line about a limit; absent if the last line is older than a minute."""

    def report(self, limit: str, allowed: int | None = None) -> None:
        """Note that a limit was exceeded."""
        self._metrics.count("limit_refusals_total", "limit", limit)
        if limit in self._not_told:
            self._not_told[limit] += 1
        else:
            self._write(limit, allowed, 1)

    def _write(self, limit: str, allowed: int | None, times: int) -> None:
        self._not_told[limit] = 0
        log_event("limit-reached", level="warning", limit=limit, allowed=allowed, times=times)
        asyncio.get_running_loop().call_later(SECONDS_BETWEEN_LINES, self._end_minute, limit, allowed)

    def _end_minute(self, limit: str, allowed: int | None) -> None:
        if times := self._not_told.pop(limit):
            self._write(limit, allowed, times)
