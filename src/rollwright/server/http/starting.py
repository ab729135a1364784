"""Answers every request with 503 while the server opens its database, which may be migrated by another node."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.protocol.codec import to_json

LONGEST_SECONDS = 5.0
"""How long a request may take to arrive."""
RETRY_SECONDS = 1


@asynccontextmanager
async def refusing(listener: socket.socket) -> AsyncIterator[None]:
    """Refuse all requests to a listening socket for the duration of a `with` block, instead of letting them wait."""
    body = to_json(RequestError(ErrorCode.UNAVAILABLE, "store-unavailable").problem).encode()
    head = (
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n"
        f"Retry-After: {RETRY_SECONDS}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    )

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(LONGEST_SECONDS):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(head.encode() + body)
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(refuse, sock=listener.dup())
    try:
        yield
    finally:
        server.close()
