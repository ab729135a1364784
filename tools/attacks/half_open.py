"""Attack 2: 3,000 connections from one address whose requests never become complete (Slowloris)."""

import asyncio
import resource
import time
from contextlib import suppress
from http.client import HTTPException

from tools.attacks.attack import MALLORY, VICTIM, Attack, AttackTarget, Finding
from tools.attacks.client import SourceClient

CONNECTIONS = 3_000
AT_ONCE = 200
SECONDS = 45.0
"""Longer than any deadline for a head or a body."""
DRIP_SECONDS = 2.0
PROBE_SECONDS = 1.0
HALF_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
)


class HalfRequest(asyncio.Protocol):
    """A connection that sent a part of a request."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.transport: asyncio.WriteTransport | None = None
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the part."""
        if isinstance(transport, asyncio.WriteTransport):
            self.transport = transport
            self.open = True
            transport.write(self.content)

    def connection_lost(self, exc: Exception | None) -> None:
        """Record that the server closed the connection."""
        self.open = False

    def drip(self) -> None:
        """Send one more byte, so that the connection is never silent for long."""
        if self.open and self.transport is not None:
            self.transport.write(b"x")


def run(target: AttackTarget) -> Finding:
    """Hold the connections for longer than any deadline, then count those that are still open."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 2 * CONNECTIONS), hard))
    return asyncio.run(hold(target))


async def hold(target: AttackTarget) -> Finding:
    """Half of the connections stop in the head and half in the body; every second one sends a byte from time to
    time."""
    until = time.monotonic() + SECONDS
    room = asyncio.Semaphore(AT_ONCE)
    loop = asyncio.get_running_loop()

    async def connect(number: int) -> HalfRequest | None:
        content = HALF_BODY if number % 4 < 2 else HALF_HEAD
        with suppress(OSError, TimeoutError):
            async with room, asyncio.timeout(5):
                _, half = await loop.create_connection(
                    lambda: HalfRequest(content), "127.0.0.1", target.port, local_addr=(MALLORY, 0)
                )
                return half
        return None

    probing = asyncio.create_task(probe(target, until))
    made = [half for half in await asyncio.gather(*map(connect, range(CONNECTIONS))) if half is not None]
    while time.monotonic() < until:
        await asyncio.sleep(min(DRIP_SECONDS, max(0.0, until - time.monotonic())))
        for half in made[::2]:
            half.drip()
    still_open = sum(half.open for half in made)
    asked, failed = await probing
    figure = f"{still_open:,} of {CONNECTIONS:,} open after {SECONDS:.0f} s; {failed} of {asked} other requests failed"
    for half in made:
        if half.transport is not None:
            half.transport.abort()
    return Finding(not still_open and not failed, figure)


async def probe(target: AttackTarget, until: float) -> tuple[int, int]:
    """The number of requests that another address made meanwhile, and of those that failed."""
    asked = failed = 0
    while time.monotonic() < until:
        asked += 1
        try:
            answer = await asyncio.to_thread(SourceClient(target.url, VICTIM).request, "GET", "/healthz", timeout=3.0)
            failed += answer.status != 200
        except (OSError, HTTPException):
            failed += 1
        await asyncio.sleep(PROBE_SECONDS)
    return asked, failed


ATTACK = Attack(number="2", title="3,000 half-open requests (Slowloris)", run=run, barred=True, one_server=True)
