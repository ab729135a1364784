"""One POST request to an address that a guest has named, with a limit on its duration.

Only the status of the answer is read, and a redirect is not followed.
"""

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache

from rollwright import __version__
from rollwright.server.notify.public_address import AddressRefused, RemoteAddress, remote_address, resolve

SECONDS = 10.0
"""Maximum duration of a request, with the resolution of the name."""
LONGEST_HEAD = 16_384
"""Bytes of an answer that are read at most."""
INTERIM = range(100, 200)


class NotPosted(Exception):
    """The request got no answer: the name, the connection, TLS, the time limit, or an answer that is not HTTP."""


async def post(url: str, headers: Mapping[str, str], body: bytes, *, private: bool, seconds: float = SECONDS) -> int:
    """Send a request and return the status of the answer. Raises NotPosted or AddressRefused."""
    remote = remote_address(url, private=private)
    lines = {
        "Host": remote.authority,
        "User-Agent": f"Rollwright/{__version__}",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    request = f"POST {remote.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body
    try:
        async with asyncio.timeout(seconds):
            reader, writer = await connect(remote, await resolve(remote, private=private))
            try:
                writer.write(request)
                await writer.drain()
                return await status_from(reader)
            finally:
                writer.transport.abort()
    except AddressRefused:
        raise
    except (OSError, ValueError, EOFError, asyncio.LimitOverrunError) as error:
        raise NotPosted(type(error).__name__) from error


async def connect(remote: RemoteAddress, addresses: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of these addresses that accepts one."""
    *others, last = addresses
    tls = tls_context() if remote.secure else None
    name = remote.host if remote.secure else None
    for address in others:
        with suppress(OSError):
            return await asyncio.open_connection(
                address, remote.port, limit=LONGEST_HEAD, ssl=tls, server_hostname=name
            )
    return await asyncio.open_connection(last, remote.port, limit=LONGEST_HEAD, ssl=tls, server_hostname=name)


@cache
def tls_context() -> ssl.SSLContext:
    """The authorities that this system trusts; reading them takes some time."""
    return ssl.create_default_context()


async def status_from(reader: asyncio.StreamReader) -> int:
    """The status of an answer, after interim answers. Raises ValueError if it is not HTTP."""
    for _ in range(3):
        head = await reader.readuntil(b"\r\n\r\n")
        version, _, rest = head.partition(b" ")
        if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
            raise ValueError("the answer is not HTTP")
        if (status := int(rest[:3])) not in INTERIM:
            return status
    raise ValueError("too many interim answers")
