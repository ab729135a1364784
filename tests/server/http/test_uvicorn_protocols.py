"""Frames of one socket: their rate is limited, and a flood of them leaves other connections their turn."""

import asyncio
import json
from pathlib import Path

from rollwright.protocol import PROTOCOL
from rollwright.server.http.uvicorn_protocols import FRAMES_PER_TURN
from rollwright.testing.server.raw_socket import CONTINUED, PING, PONG, TEXT, RawSocket, SocketEnd, frame
from rollwright.testing.server.running import Browser, Running, running

ROUNDS = 40


async def socket_of(server: Running, host: Browser, table: str) -> RawSocket:
    return await RawSocket.open(server, f"/api/tables/{table}/socket", Cookie=f"rollwright={host.cookie}")


def test_too_many_control_frames_end_the_socket_and_the_log_says_so(tmp_path: Path) -> None:
    async def flood(kind: int) -> SocketEnd | None:
        raw = await socket_of(server, host, table)
        sending = asyncio.create_task(raw.send(frame(kind) * 200_000))
        await raw.next()
        sending.cancel()
        raw.abort()
        return raw.ended

    with running(tmp_path / "t.db", limits=("frames=20",)) as server:
        host = Browser(server.url)
        table = host.open_table("border", [None, None])["table"]
        for kind in (PING, PONG):
            assert asyncio.run(flood(kind)) in (SocketEnd(1008, None), SocketEnd(0, None))
        lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
        told = [(line["limit"], line["allowed"]) for line in lines if line["event"] == "limit-reached"]
        assert told == [("frames", 20)]


def test_every_frame_of_a_large_piece_is_handled_in_order(server: Running) -> None:
    """More frames at once than one turn of the event loop handles, with messages among them and in fragments."""
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()
    pieces = [
        frame(TEXT, hello[:5], fin=False),
        *[frame(CONTINUED, hello[n : n + 1], fin=False) for n in range(5, 20)],
        frame(PING) * (3 * FRAMES_PER_TURN),
        frame(CONTINUED, hello[20:]),
        frame(PONG) * (3 * FRAMES_PER_TURN),
        *[frame(TEXT, b"{") + frame(PING) for _ in range(ROUNDS)],
    ]

    async def exchange() -> list[str]:
        raw = await socket_of(server, host, table)
        await raw.send(b"".join(pieces))
        told: list[str] = []
        while len(told) < 1 + ROUNDS and (message := await raw.next()) is not None:
            if message["type"] in ("welcome", "error"):
                told.append(message["type"])
        raw.abort()
        return told

    host = Browser(server.url)
    table = host.open_table("border", [None, None])["table"]
    assert asyncio.run(exchange()) == ["welcome"] + ["error"] * ROUNDS


def test_messages_that_come_faster_than_they_are_answered_are_answered_in_their_order(server: Running) -> None:
    """One frame per write, so that reading pauses when several of them wait."""
    ids = [f"m{number}" for number in range(ROUNDS)]

    async def exchange() -> list[str]:
        raw = await socket_of(server, host, table)
        await raw.say({"type": "hello", "protocol": PROTOCOL})
        for name in ids:
            await raw.say({"type": "leave", "id": name, "seat": 0})
        answered: list[str] = []
        while len(answered) < ROUNDS and (message := await raw.next()) is not None:
            if message["type"] == "error":
                answered.append(message["id"])
        raw.abort()
        return answered

    host = Browser(server.url)
    table = host.open_table("border", [None, None])["table"]
    assert asyncio.run(exchange()) == ids


def test_others_are_served_between_the_frames_of_a_flood(server: Running) -> None:
    """The flood of a whole connection's buffer is parsed in turns, and another client's request gets in between."""

    async def mixed() -> tuple[int, int]:
        raw = await socket_of(server, host, table)
        await raw.say({"type": "hello", "protocol": PROTOCOL})
        assert await raw.next() is not None
        sending = asyncio.create_task(raw.send(frame(PING) * 400_000))
        pongs = answered = 0

        async def read_pongs() -> None:
            nonlocal pongs
            while True:
                opcode, _ = await raw._frame()
                pongs += opcode == PONG

        reading = asyncio.create_task(read_pongs())
        while pongs < 100_000:
            await host.ask_async("GET", "/healthz")
            answered += 1
        reading.cancel()
        sending.cancel()
        raw.abort()
        return answered, pongs

    host = Browser(server.url)
    table = host.open_table("border", [None, None])["table"]
    answered, pongs = asyncio.run(mixed())
    assert pongs / answered < 50_000, "requests waited for tens of thousands of frames"
