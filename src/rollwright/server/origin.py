"""Where a request comes from: the page that sent it, and the client that is counted."""

from contextvars import ContextVar
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

HOUSEHOLD_BITS = 64
"""One household has so much of an IPv6 address to itself, and could count as many clients otherwise."""

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""The client of the request or socket that is being served, as `client_of` counts it. It is never stored."""


def same_origin(connection: HTTPConnection) -> bool:
    """Whether it comes from one of our own pages, or from no page at all: a program sends no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    try:
        return urlsplit(origin).netloc.lower() == host.lower() and bool(host)
    except ValueError:  # not an address at all
        return False


def client_of(connection: HTTPConnection) -> str:
    """Who is counted when something is limited: an address, or all of a household's."""
    return counted_address(connection.client.host if connection.client else "")


def counted_address(host: str) -> str:
    """The address as limits count it: one IPv4 address, or the network of an IPv6 household."""
    if ":" not in host:
        return host
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), HOUSEHOLD_BITS), strict=False)) if address.is_global else host
