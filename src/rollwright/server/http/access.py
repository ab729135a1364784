"""Access control: the host names, rates and numbers of connections that every request and socket must observe."""

import time

from starlette.requests import HTTPConnection

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.server.http.hosts import AllowedHosts
from rollwright.server.http.limits import Connections, Rates
from rollwright.server.http.refusals import LimitReports
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings


class AccessControl:
    """The limits of a server, and what its clients have used of them. Each check raises RequestError."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.limits = limits = settings.limits
        self.reports = LimitReports(metrics)
        self.http_connections = Connections(limits.client_http_connections, limits.http_connections)
        self._sockets = Connections(limits.client_connections, limits.connections)
        self._requests = Rates(limits.requests)
        self._new_tables = Rates(limits.new_tables / 3600, limits.new_tables)
        self._mails = Rates(limits.confirmation_mails / 3600, limits.confirmation_mails)
        self._hosts = AllowedHosts(settings.allowed_hosts, self.reports)

    def check_host(self, connection: HTTPConnection) -> None:
        """Check the name under which the client has reached the server."""
        self._hosts.check(connection)

    def check_rate(self, client: str, requests: float = 1) -> None:
        """Count requests of a client, or one that costs as much as several."""
        if not self._requests.allow(client, time.monotonic(), requests):
            self.reports.report("requests", self.limits.requests)
            raise RequestError(ErrorCode.TOO_FAST)

    def check_new_table(self, client: str) -> None:
        """Count a new table of a client."""
        if not self._new_tables.allow(client, time.monotonic()):
            raise RequestError(ErrorCode.TOO_FAST, most=self.limits.new_tables)

    def check_confirmation_mail(self, client: str, address: str) -> None:
        """Count an e-mail to an address that is not confirmed, for the client and for the address."""
        now = time.monotonic()
        if not self._mails.allow(client, now) or not self._mails.allow(f"to {address.lower()}", now):
            raise RequestError(ErrorCode.TOO_FAST)

    def enter_socket(self, client: str) -> None:
        """Count a new socket of a client; `leave_socket` ends it."""
        if self._sockets.full:
            self.reports.report("connections", self.limits.connections)
            raise RequestError(ErrorCode.TOO_MANY)
        if not self._sockets.enter(client):
            self.reports.report("client-connections", self.limits.client_connections)
            raise RequestError(ErrorCode.TOO_MANY)

    def leave_socket(self, client: str) -> None:
        """Remove a socket from the count."""
        self._sockets.leave(client)

    def gauges(self) -> dict[str, float]:
        """The current values of the gauges."""
        return {"connections": self._sockets.total, "http_connections": self.http_connections.total}
