"""A local webhook receiver and push service that can misbehave."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Received:
    """A request that a receiver got."""

    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Answers every request with the same bytes; with None it answers only when it is released."""

    port: int = 0
    answer: bytes | None = b"HTTP/1.1 204 No Content\r\n\r\n"
    received: list[Received] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?x=1"

    @property
    def deliveries(self) -> list[str]:
        """The idempotency keys of the requests."""
        return [one.headers["rollwright-delivery"] for one in self.received]

    def status(self, status: int, *headers: str) -> None:
        """Answer with this status from now on."""
        self.answer = "\r\n".join([f"HTTP/1.1 {status} Status", *headers, "", ""]).encode()

    serving: set[asyncio.Task[None]] = field(default_factory=set)

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.serving.add(asyncio.create_task(self.serve(reader, writer)))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.respond(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):  # the client gave up
            pass
        finally:
            writer.transport.abort()

    async def respond(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append(Received(head[0], headers, body))
        self.arrived.set()
        if self.answer is None:
            await self.released.wait()
        writer.write(self.answer or b"")
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver on this machine."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.accept, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        for task in receiver.serving:
            task.cancel()
        await asyncio.gather(*receiver.serving, return_exceptions=True)
