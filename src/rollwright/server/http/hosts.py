"""The host names under which the server answers. It refuses all others, to prevent DNS rebinding."""

import socket
import time
from collections import OrderedDict
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.requests import HTTPConnection

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.server.http.refusals import LimitReports

ANY = "*"
OPTION = "--allowed-host"
LONGEST_SHOWN = 100
SECONDS_REMEMBERED = 60.0
"""Seconds after which an address is probed again, because a machine may be given another one."""
MOST_REMEMBERED = 100


class AllowedHosts:
    """The names and addresses of this machine, and the names that the operator has added."""

    def __init__(self, added: Iterable[str], reports: LimitReports) -> None:
        names = {name_in(name) for name in added}
        self._any = ANY in names
        self._names = names | own_names()
        self._reports = reports
        self._probed: OrderedDict[str, tuple[bool, float]] = OrderedDict()
        """The addresses that were probed last, whether each is our own, and until when that is remembered."""

    def check(self, connection: HTTPConnection) -> None:
        """Raise RequestError if the name in the `Host` header is not allowed. Every browser sends the header."""
        header = connection.headers.get("host")
        if header is None or self.allows(header):
            return
        self._reports.report("allowed-host")
        shown = header[:LONGEST_SHOWN] if header.isprintable() else ""
        raise RequestError(ErrorCode.WRONG_HOST, host=shown, option=OPTION)

    def allows(self, header: str) -> bool:
        """Whether requests with this `Host` header are served."""
        if self._any:
            return True
        name = name_in(header)
        if name in self._names:
            return True
        own, valid_until = self._probed.get(name, (False, 0.0))
        if valid_until > time.monotonic():
            return own
        try:
            address = ip_address(name)
        except ValueError:
            return False
        own = is_own_address(address)
        self._remember(name, own)
        return own

    def _remember(self, name: str, own: bool) -> None:
        self._probed.pop(name, None)
        self._probed[name] = own, time.monotonic() + SECONDS_REMEMBERED
        if len(self._probed) > MOST_REMEMBERED:
            self._probed.popitem(last=False)


def own_names() -> set[str]:
    """The host names of this machine, also in the local network."""
    full = name_in(socket.gethostname())
    short = full.partition(".")[0]
    return {"localhost", full, short, f"{short}.local"} - {"", ".local"}


def name_in(header: str) -> str:
    """The name in a `Host` header, in lower case, without port, brackets and trailing dot."""
    name = header.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return (name if name.count(":") > 1 else name.partition(":")[0]).removesuffix(".")


def is_own_address(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address belongs to this machine, that is, whether a socket can be bound to it. Sends nothing."""
    if address.is_loopback:
        return True
    if address.is_unspecified or address.is_multicast:
        return False
    family = socket.AF_INET if isinstance(address, IPv4Address) else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((str(address), 0))
    except (OSError, OverflowError):
        return False
    return True
