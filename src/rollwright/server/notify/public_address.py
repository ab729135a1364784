"""Addresses that guests name and the server connects to: only public ones, unless the operator allows others.

A name is resolved once, and the connection goes to that address, so that a second answer of the name server cannot
lead elsewhere.
"""

import re
import socket
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

from rollwright.core.errors import Complaint
from rollwright.server.notify.threads import BlockingCalls

IpAddress: TypeAlias = IPv4Address | IPv6Address

NAT64 = IPv6Network("64:ff9b::/96")
RESERVED = IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"), IPv6Network("64:ff9b:1::/48")
"""Networks for special purposes that some versions of Python call global."""
LONGEST_URL = 1000
NUMBER = re.compile(r"(?:0x[0-9a-f]*|[0-9]+)", re.IGNORECASE)
"""The last part of a host that systems read as an IPv4 address, in decimal, octal or hexadecimal."""
LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
HOST = re.compile(rf"(?=.{{1,253}}\Z){LABEL}(?:\.{LABEL})*", re.IGNORECASE)
PRINTABLE = re.compile(r"[!-~]+")
LOOKUPS = BlockingCalls("resolve", 64)
"""Name servers that guests have chosen may answer slowly."""


class AddressRefused(Complaint):
    """The server does not connect to this address."""


@dataclass(frozen=True, slots=True)
class RemoteAddress:
    """A URL to which the server may send a request, if its host has a public address."""

    host: str
    port: int
    path: str
    """The path with the query."""
    secure: bool

    @property
    def authority(self) -> str:
        """The value of the `Host` header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The scheme and the authority."""
        return f"{'https' if self.secure else 'http'}://{self.authority}"


def remote_address(url: str, *, private: bool) -> RemoteAddress:
    """The parts of a URL; `private` also allows http and private addresses.

    Raises AddressRefused if the server may not connect to it, as far as that is known without resolving its name.
    """
    if len(url) > LONGEST_URL or not PRINTABLE.fullmatch(url):
        raise AddressRefused("address-unusable")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise AddressRefused("address-unusable") from None
    if parts.scheme not in (("https", "http") if private else ("https",)):
        raise AddressRefused("address-not-https")
    host = (parts.hostname or "").rstrip(".")
    if not host or ("[" in parts.netloc) != (":" in host) or "@" in parts.netloc or port == 0:
        raise AddressRefused("address-unusable")
    check_host(host, private=private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    secure = parts.scheme == "https"
    return RemoteAddress(host, port or (443 if secure else 80), path, secure)


def check_host(host: str, *, private: bool) -> None:
    """Raise AddressRefused if a host is neither a name nor an address in its usual spelling, or is not public."""
    try:
        address = ip_address(host)
    except ValueError:
        if ":" in host or not HOST.fullmatch(host) or NUMBER.fullmatch(host.rpartition(".")[2]):
            raise AddressRefused("address-unusable") from None
        return
    if not private and not is_public(address):
        raise AddressRefused("address-not-public")


def is_public(address: IpAddress) -> bool:
    """Whether an address, and an IPv4 address inside it, is one of the public internet."""
    if isinstance(address, IPv6Address):
        inside = embedded(address)
        if inside is not None:
            return is_public(inside)
        if address.scope_id is not None or address.is_site_local:
            return False
    if any(address in network for network in RESERVED):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def embedded(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    if address in NAT64 or not int(address) >> 32:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return None


async def resolve(remote: RemoteAddress, *, private: bool) -> list[str]:
    """The addresses to connect to, IPv4 first.

    Raises AddressRefused if one of the name's addresses is not public, and OSError if it has none.
    """
    found = await LOOKUPS.run(partial(socket.getaddrinfo, remote.host, remote.port, type=socket.SOCK_STREAM))
    addresses = [str(address[0]) for *_, address in found]
    if not addresses:
        raise OSError("the name has no address")
    if not private and not all(is_public(ip_address(address)) for address in addresses):
        raise AddressRefused("address-not-public")
    return sorted(dict.fromkeys(addresses), key=lambda address: ":" in address)
