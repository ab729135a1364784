"""A WebSocket client that builds its frames byte by byte, so that it can break the protocol."""

import asyncio
import base64
import json
import os
import socket
import struct
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rollwright.testing.server.running import Running

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
CHATTER = ("update", "presence")
"""Messages that the server sends unasked."""


@dataclass(frozen=True)
class SocketEnd:
    """How a server ended a connection: the code of its close frame, or 0, and the code of its `bye`."""

    close: int
    bye: str | None


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """Return the bytes of one frame, which need not be valid."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    mask_bit = 0x80 if masked else 0
    if len(payload) < 126:
        head = struct.pack("!BB", first, mask_bit | len(payload))
    elif len(payload) < 1 << 16:
        head = struct.pack("!BBH", first, mask_bit | 126, len(payload))
    else:
        head = struct.pack("!BBQ", first, mask_bit | 127, len(payload))
    # a mask of zeroes is valid, and leaves the payload unchanged
    return head + (bytes(4) if masked else b"") + payload


def handshake(path: str, headers: dict[str, str]) -> bytes:
    """Return the HTTP request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join((*lines, "", "")).encode()


@dataclass
class RawSocket:
    """An open WebSocket connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    ended: SocketEnd | None = None

    @classmethod
    async def open(cls, server: Running, path: str, *, small: bool = False, **headers: str) -> "RawSocket":
        """Connect and complete the handshake; `small` means small receive buffers."""
        connection = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if small:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=connection, limit=1 << 12 if small else 1 << 20)
        raw = cls(reader, writer)
        await raw.send(handshake(path, {name.replace("_", "-"): value for name, value in headers.items()}))
        answer = await reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101 "):
            raw.abort()
            raise ConnectionError(answer.partition(b"\r\n")[0].decode())
        return raw

    async def send(self, content: bytes) -> None:
        """Send bytes; a connection that the server has closed is ignored."""
        with suppress(ConnectionError):
            self.writer.write(content)
            await self.writer.drain()

    async def say(self, message: object) -> None:
        """Send a message as JSON, or a text as it is."""
        text = message if isinstance(message, str) else json.dumps(message)
        await self.send(frame(TEXT, text.encode()))

    async def next(self) -> dict[str, Any] | None:
        """Return the next message; None if the connection has ended, and `ended` says how."""
        while self.ended is None:
            try:
                opcode, payload = await self._frame()
            except (asyncio.IncompleteReadError, ConnectionError):
                self.ended = SocketEnd(0, None)
                break
            if opcode == CLOSE:
                self.ended = SocketEnd(int.from_bytes(payload[:2], "big"), None)
            elif opcode == PING:
                await self.send(frame(PONG, payload))
            elif opcode == TEXT:
                message: dict[str, Any] = json.loads(payload)
                if message["type"] == "bye":
                    self.ended = SocketEnd(await self._closing(), message["problem"]["code"])
                    break
                return message
        return None

    async def _closing(self) -> int:
        """Return the code of the close frame that follows a `bye`."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                opcode, payload = await self._frame()
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2], "big")
        return 0

    async def _frame(self) -> tuple[int, bytes]:
        first, length = await self.reader.readexactly(2)
        assert not length & 0x80, "a server sends no masked frames"
        assert first & 0x80, "this server sends no fragments"
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 0x0F, await self.reader.readexactly(length)

    async def answer(self) -> dict[str, Any] | None:
        """Return the next message that is an answer; None if the connection has ended."""
        while (message := await self.next()) is not None and message["type"] in CHATTER:
            pass
        return message

    async def end(self) -> SocketEnd:
        """Read to the end of the connection."""
        while await self.next() is not None:
            pass
        assert self.ended is not None
        return self.ended

    def abort(self) -> None:
        """Reset the connection without a close frame."""
        self.writer.transport.abort()

    async def close(self) -> None:
        """Close the connection with a close frame."""
        await self.send(frame(CLOSE, struct.pack("!H", 1000)))
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()
