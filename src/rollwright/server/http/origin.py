"""The origin of a request: the page that sent it, and the client to which limits apply."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

HOUSEHOLD_BITS = 64
"""Bits of an IPv6 address that are the same within one household; it would count as many clients otherwise."""


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from a program, which sends no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    try:
        return urlsplit(origin).netloc.lower() == host.lower() and bool(host)
    except ValueError:  # not a valid address
        return False


def client_of(connection: HTTPConnection) -> str:
    """The client to which limits apply: an address, or an IPv6 network."""
    return counted_address(connection.client.host if connection.client else "")


def counted_address(host: str) -> str:
    """The address to which limits apply: one IPv4 address, or the network of an IPv6 household."""
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
