"""The middleware of every request: limits, check of the origin, response headers, one line in the log."""

import time

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.server.http.access import AccessControl
from rollwright.server.http.origin import client_of, same_origin
from rollwright.server.http.problems import STATUS, problem_response
from rollwright.server.http.refusals import SECURITY_HEADERS
from rollwright.server.log import log_event, log_failure
from rollwright.server.metrics import Metrics

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
UNLIMITED = ("/healthz", "/readyz", "/metrics", "/assets/")
"""Paths without a rate limit: the probes of an operator, and the files of the page, which a whole household may load
from one address."""
LONGEST_PATH = 200


class BodyTooLarge(HTTPException):
    """The body of a request is longer than allowed."""

    def __init__(self) -> None:
        super().__init__(STATUS[ErrorCode.TOO_LARGE])


class RequestMiddleware:
    """Checks a request before the app handles it, and adds headers to the response."""

    def __init__(self, app: ASGIApp, access: AccessControl, metrics: Metrics, root_path: str) -> None:
        self.app = app
        self.access = access
        self.metrics = metrics
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        path = self._settle_path(scope) if "path" in scope else ""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":  # over plain http browsers ignore it with a warning
                    headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
                if path.startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        try:
            try:
                self._check(request, path)
            except RequestError as wrong:
                await problem_response(wrong.problem)(scope, receive, send_with_headers)
            else:
                await self.app(scope, self._measured(receive), send_with_headers)
        except Exception as error:
            log_failure("request-failed", error, method=scope["method"], path=shown(path))
            if status:  # the response has begun, so it can only be aborted
                raise
            await problem_response(RequestError(ErrorCode.INTERNAL).problem)(scope, receive, send_with_headers)
        finally:
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            self.metrics.count("requests_total", "status", str(status))
            log_event("request", method=scope["method"], path=shown(path), status=status, ms=milliseconds)

    def _settle_path(self, scope: Scope) -> str:
        """Set the path of the scope to the path without the proxy's prefix, and return it."""
        path = settled(scope["path"], self.root_path)
        scope["root_path"], scope["path"] = self.root_path, self.root_path + path
        return path

    def _check(self, request: Request, path: str) -> None:
        """Raise RequestError if a request is not allowed."""
        self.access.check_host(request)
        if not path.startswith(UNLIMITED):
            self.access.check_rate(client_of(request))
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > self.access.limits.body:
            raise RequestError(ErrorCode.TOO_LARGE)
        if request.method not in SAFE and not same_origin(request):
            raise RequestError(ErrorCode.WRONG_ORIGIN)

    def _measured(self, receive: Receive) -> Receive:
        left = self.access.limits.body

        async def measured() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise BodyTooLarge
            return message

        return measured


def settled(path: str, root: str) -> str:
    """The path without the prefix under which a proxy serves us; the proxy may have removed it already."""
    return path.removeprefix(root) if path.startswith(f"{root}/") else path


def shown(path: str) -> str:
    """The path as it is written to the log."""
    return path[:LONGEST_PATH] if path.isprintable() else ""
