"""Attacks through a WebSocket. Each raises UnexpectedAnswer unless the server answers it correctly."""

import asyncio
import json
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from rollwright.core.errors import ErrorCode
from rollwright.games import GAMES
from rollwright.protocol import PROTOCOL
from rollwright.server.http.uvicorn_protocols import MOST_FRAGMENTS
from rollwright.server.live.wire_json import SERVER_MESSAGE
from rollwright.testing.server.malformed import malformed, random_message
from rollwright.testing.server.raw_socket import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, RawSocket, SocketEnd, frame
from rollwright.testing.server.running import Browser, Running

LARGEST_MESSAGE = 8_192
LARGEST_FRAME = 1 << 16
NEVER = (ErrorCode.INTERNAL, ErrorCode.UNAVAILABLE)
"""Codes of failures in the server itself."""
HELLO = {"type": "hello", "protocol": PROTOCOL}
CLOSED_BY_US = 4000


class UnexpectedAnswer(AssertionError):
    """The server answered an attack in a way that it must not."""


@dataclass
class TargetTable:
    """A table with an attacker in seat 0, a player who never acts and a bot."""

    server: Running
    table: str
    browser: Browser
    address: str
    """The client address of the attacker in the headers of the proxy."""

    @classmethod
    def of(cls, server: Running, random: Random) -> "TargetTable":
        """Open a table and start its game."""
        browser, idle = Browser(server.url), Browser(server.url)
        opened = browser.open_table(random.choice(tuple(GAMES)), [None, None, "random"], first=0)
        idle.follow(opened["links"]["invitation"]["url"])
        browser.sit(opened["table"], 0, "Mallory")
        idle.sit(opened["table"], 1, "Idle")
        return cls(server, opened["table"], browser, f"192.0.2.{random.randrange(1, 255)}")

    async def open(self, **more: Any) -> RawSocket:
        """Open a socket that has sent nothing yet."""
        headers = {"Cookie": f"rollwright={self.browser.cookie}", "X_Forwarded_For": self.address}
        return await RawSocket.open(self.server, f"/api/tables/{self.table}/socket", **{**headers, **more})

    async def enter(self, **more: Any) -> tuple[RawSocket, dict[str, Any]]:
        """Open a socket, send `hello`, and return the socket and the `welcome`."""
        raw = await self.open(**more)
        await raw.say(HELLO)
        welcome = await raw.next()
        if welcome is None or welcome["type"] != "welcome":
            raise UnexpectedAnswer(f"no welcome but {welcome}, {raw.ended}")
        return raw, welcome


SocketAttack: TypeAlias = Callable[[TargetTable, Random], Awaitable[str]]
"""Returns the result in one or two words."""


def check(condition: bool, what: object) -> None:
    """Raise UnexpectedAnswer unless the condition is true."""
    if not condition:
        raise UnexpectedAnswer(what)


async def answered(raw: RawSocket, sent: object) -> str:
    """Return the type or error code of the next answer, which must not be an internal failure."""
    message = await raw.answer()
    check(message is not None, f"no answer but {raw.ended} to {sent!r}")
    SERVER_MESSAGE.validate_python(message)
    assert message is not None
    if message["type"] == "error":
        check(message["problem"]["code"] not in NEVER, f"{message} to {sent!r}")
        return str(message["problem"]["code"])
    check(message["type"] in ("ack", "drafted", "why"), f"{message} to {sent!r}")
    return str(message["type"])


async def refused(raw: RawSocket, sent: object, *codes: str) -> str:
    """Return the code of the next answer, which must be one of these; the socket must still work."""
    code = await answered(raw, sent)
    check(code in codes, f"{code} and not {codes} to {sent!r}")
    await raw.say(HELLO)
    check(await answered(raw, HELLO) == "bad-message", "the socket no longer works")
    await raw.close()
    return code


async def ended(raw: RawSocket, *ways: SocketEnd) -> str:
    """Return how the server ends the connection, which must be one of these ways."""
    found = await raw.end()
    check(found in ways, f"{found} and not {ways}")
    raw.abort()
    return str(found.bye or found.close)


def bye(code: str) -> SocketEnd:
    """Return the end of a connection after a `bye` with this code."""
    return SocketEnd(CLOSED_BY_US, code)


# Messages


async def broken_messages(target: TargetTable, random: Random) -> str:
    """Send malformed messages."""
    raw, welcome = await target.enter()
    codes = set()
    for _ in range(random.randrange(1, 30)):
        text = malformed(random_message(random, welcome["view"]["turn"]), random)
        await raw.say(text)
        codes.add(await answered(raw, text))
    await raw.close()
    return f"broken: {random.choice(sorted(codes))}"


async def wild_moves(target: TargetTable, random: Random) -> str:
    """Send valid messages with random moves, marks, seats and turns."""
    raw, welcome = await target.enter()
    codes = set()
    for _ in range(random.randrange(1, 40)):
        message = random_message(random, welcome["view"]["turn"])
        await raw.say(message)
        codes.add(await answered(raw, message))
    await raw.close()
    return f"wild: {random.choice(sorted(codes))}"


async def another_seat(target: TargetTable, random: Random) -> str:
    """Send a message for the seat of another player."""
    raw, welcome = await target.enter()
    message = random_message(random, welcome["view"]["turn"]) | {"seat": random.choice((1, 2, 3, 5))}
    while message["type"] in ("take-over", "hello"):
        message = random_message(random, welcome["view"]["turn"]) | {"seat": 1}
    await raw.say(message)
    return await refused(raw, message, "not-your-seat")


async def too_large(target: TargetTable, random: Random) -> str:
    """Send a message that is too large, in a frame that is not."""
    raw, _ = await target.enter()
    text = '{"type":"choose","id":"big","move":"' + "x" * random.randrange(LARGEST_MESSAGE, LARGEST_FRAME - 100) + '"}'
    await raw.say(text)
    return await refused(raw, text[:60], "too-large")


async def far_too_large(target: TargetTable, random: Random) -> str:
    """Send a frame that is too large, or only its header."""
    raw, _ = await target.enter()
    claim = struct.pack("!BBQ", 0x81, 0x80 | 127, random.choice((LARGEST_FRAME + 1, 1 << 40, (1 << 63) - 1)))
    whole = frame(TEXT, b"x" * (LARGEST_FRAME + random.randrange(1, 1 << 20)))
    await raw.send(random.choice((claim + bytes(4), whole)))
    return await ended(raw, SocketEnd(1009, None), SocketEnd(0, None))


async def deep(target: TargetTable, random: Random) -> str:
    """Send JSON that is nested as deeply as fits."""
    raw, _ = await target.enter()
    opening = random.choice(("[", '{"a":', '{"type":"draft","id":"d","marks":', "[{}, "))
    text = opening * (LARGEST_MESSAGE // len(opening))
    await raw.say(text)
    return await refused(raw, text[:60], "bad-message")


async def binary(target: TargetTable, random: Random) -> str:
    """Send a binary frame."""
    raw, _ = await target.enter()
    await raw.send(frame(BINARY, random.choice((b"", json.dumps(HELLO).encode(), random.randbytes(1000)))))
    return await refused(raw, "bytes", "bad-message")


async def no_utf8(target: TargetTable, random: Random) -> str:
    """Send a text frame that is not UTF-8."""
    raw, _ = await target.enter()
    await raw.send(frame(TEXT, b'{"type":"' + random.choice((b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf8\x88")) + b'"}'))
    return await ended(raw, SocketEnd(1007, None))


# Order


async def something_before_hello(target: TargetTable, random: Random) -> str:
    """Send another message before `hello`."""
    raw = await target.open()
    first = random_message(random, 0)
    while first["type"] == "hello":
        first = random_message(random, 0)
    await raw.say(first)
    return await ended(raw, bye("hello-first"))


async def broken_hello(target: TargetTable, random: Random) -> str:
    """Send a malformed first message."""
    raw = await target.open()
    await raw.send(random.choice((frame(TEXT, b"{"), frame(BINARY, b"{}"), frame(TEXT, b'{"type":"hello"}'))))
    return await ended(raw, bye("bad-message"))


async def other_version(target: TargetTable, random: Random) -> str:
    """Send `hello` with another version of the protocol; if it is the next one, a newer node may serve it."""
    raw = await target.open()
    version = random.choice((0, 1, PROTOCOL + 1, 99))
    await raw.say({"type": "hello", "protocol": version})
    return await ended(raw, bye("unavailable" if version == PROTOCOL + 1 else "other-protocol"))


async def knows_too_much(target: TargetTable, random: Random) -> str:
    """Send `hello` with more known entries than exist; the server sends the whole log."""
    raw = await target.open()
    await raw.say(HELLO | {"known": random.choice((10_000_000, 9_999))})
    welcome = await raw.next()
    check(welcome is not None and welcome["entries"][0]["n"] == 0, welcome)
    await raw.close()
    return "welcome"


async def stranger(target: TargetTable, random: Random) -> str:
    """Connect with a wrong cookie or to a table that does not exist."""
    table = random.choice((target.table, "nothing", "%00", "%ff%fe", "x" * 3000, "'; drop table entries; --"))
    cookie = "rollwright=" + random.choice(("", "x" * 22, "short", "~" * 30, str(target.browser.cookie).swapcase()))
    path = f"/api/tables/{table.replace(' ', '%20')}/socket"
    raw = await RawSocket.open(target.server, path, Cookie=cookie, X_Forwarded_For=target.address)
    await raw.say(HELLO)
    return await ended(raw, bye("not-allowed"))


# Frames


async def fragments(target: TargetTable, random: Random) -> str:
    """Send a valid message in fragments with pings between them."""
    raw, _ = await target.enter()
    text = json.dumps(HELLO).encode()
    for number, sign in enumerate(text):
        last = number == len(text) - 1
        await raw.send(frame(CONTINUED if number else TEXT, bytes((sign,)), fin=last))
        if random.random() < 0.2:
            await raw.send(frame(PING, b"?"))
    return await refused(raw, "pieces", "bad-message")


async def endless_fragments(target: TargetTable, random: Random) -> str:
    """Send fragments without end, empty or not."""
    raw, _ = await target.enter()
    piece = frame(CONTINUED, random.choice((b"", b"x")), fin=False)
    await raw.send(frame(TEXT, b"{", fin=False) + piece * (MOST_FRAGMENTS + random.randrange(1, 5000)))
    return await ended(raw, SocketEnd(1009, None), SocketEnd(0, None))


async def bad_frames(target: TargetTable, random: Random) -> str:
    """Send frames that RFC 6455 forbids."""
    raw, _ = await target.enter()
    bad = (
        frame(TEXT, b"{}", masked=False),
        frame(TEXT, b"{}", reserved=random.randrange(1, 8)),
        frame(random.choice((0x3, 0x7, 0xB, 0xF)), b""),
        frame(PING, b"x" * 126),
        frame(PING, b"", fin=False),
        frame(CONTINUED, b"x"),
        frame(TEXT, b"x", fin=False) + frame(TEXT, b"y"),
        frame(CLOSE, b"x"),
        frame(CLOSE, struct.pack("!H", 999)),
        frame(CLOSE, struct.pack("!H", 1000) + b"\xff"),
    )
    await raw.send(random.choice(bad))
    return await ended(raw, SocketEnd(1002, None), SocketEnd(1007, None))


async def pings_unread(target: TargetTable, random: Random) -> str:
    """Send many pings without reading the pongs."""
    raw, _ = await target.enter(small=True)
    ping = frame(PING, random.randbytes(125)) * 100
    for _ in range(1000):
        if raw.writer.transport.is_closing():
            break
        try:
            async with asyncio.timeout(2):
                await raw.send(ping)
        except TimeoutError:  # the server reads no more, so its memory is bounded
            break
    raw.abort()
    return "pings"


async def pongs(target: TargetTable, random: Random) -> str:
    """Send pongs that no ping asked for."""
    raw, _ = await target.enter()
    await raw.send(frame(PONG, random.randbytes(20)) * 200)
    await raw.say("{")
    return await refused(raw, "pongs", "bad-message")


async def control_frames(target: TargetTable, random: Random) -> str:
    """Send pings or pongs without end, and read the answers."""
    raw, _ = await target.enter()
    sending = asyncio.create_task(raw.send(frame(random.choice((PING, PONG))) * 20_000))
    result = await ended(raw, SocketEnd(1008, None), SocketEnd(0, None))
    sending.cancel()
    return result


# Floods and lost connections


async def flood(target: TargetTable, random: Random) -> str:
    """Send messages far above the limit; the server answers those that it reads, then closes."""
    raw, welcome = await target.enter()
    message = random.choice(("{", json.dumps(random_message(random, welcome["view"]["turn"]))))
    sending = asyncio.create_task(raw.send(frame(TEXT, message.encode()) * 1500))
    # a slow machine handles each message slower than the limit, so all are answered and a ping may time out
    result = await ended(
        raw, bye("too-fast"), bye("too-slow"), SocketEnd(1008, None), SocketEnd(1011, None), SocketEnd(0, None)
    )
    sending.cancel()
    return result


async def unread_answers(target: TargetTable, random: Random) -> str:
    """Send many questions without reading the answers; the server closes, and the table continues."""
    raw, welcome = await target.enter(small=True)
    question = {"type": "why-not", "id": "q", "seat": 0, "turn": welcome["view"]["turn"], "marks": [], "place": 1}
    sending = asyncio.create_task(raw.send(frame(TEXT, json.dumps(question).encode()) * random.randrange(500, 3000)))
    await asyncio.sleep(0.2)
    if random.random() < 0.5:
        raw.abort()
        sending.cancel()
        return "vanished unread"
    result = await ended(
        raw, bye("too-fast"), bye("too-slow"), SocketEnd(1008, None), SocketEnd(1011, None), SocketEnd(0, None)
    )
    sending.cancel()
    return result


async def vanishing(target: TargetTable, random: Random) -> str:
    """Reset the connection before, during or after the handshake, or within a frame."""
    how = random.randrange(4)
    if how == 0:
        _, writer = await asyncio.open_connection("127.0.0.1", target.server.port)
        writer.write(random.choice((b"", b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n", b"\x00" * 50)))
        writer.transport.abort()
        return "vanished"
    raw = await target.open()
    if how > 1:
        await raw.say(HELLO)
    if how > 2:
        await raw.send(frame(TEXT, json.dumps(random_message(random, 1)).encode())[: random.randrange(1, 30)])
    raw.abort()
    return "vanished"


ATTACKS: tuple[SocketAttack, ...] = (
    broken_messages,
    wild_moves,
    another_seat,
    too_large,
    far_too_large,
    deep,
    binary,
    no_utf8,
    something_before_hello,
    broken_hello,
    other_version,
    knows_too_much,
    stranger,
    fragments,
    endless_fragments,
    bad_frames,
    pings_unread,
    pongs,
    control_frames,
    flood,
    unread_answers,
    vanishing,
)
SLOW = (pings_unread, flood, unread_answers, far_too_large)
"""The attacks that take longer than the others."""
