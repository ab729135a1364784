"""The socket of a table, at a server that breaks off, refuses or talks nonsense."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import InvalidStatus
from websockets.http11 import Request, Response

from rollwright.client.connection import Backoff, TableConnection
from rollwright.client.socket import ConnectionLost, ReceivedMessage, SocketEvent, TableSocket
from rollwright.protocol.codec import DecodeError

Handler = Callable[[ServerConnection], Awaitable[None]]


def welcome(entries: int) -> str:
    return json.dumps({"type": "welcome", "view": {"entries": entries}})


def ack(message: str | bytes) -> str:
    return json.dumps({"type": "ack", "id": json.loads(message)["id"], "entries": 5})


async def at_server(
    handler: Handler, use: Callable[[TableSocket], Awaitable[Any]], heard: list[SocketEvent], **options: Any
) -> Any:
    """Run a server with this handler, and use a socket that is connected to it."""
    async with serve(handler, "127.0.0.1", 0, **options) as server:
        port = server.sockets[0].getsockname()[1]
        backoff = Backoff(Random(1), shortest=0.001, longest=0.01)
        socket = TableSocket(f"ws://127.0.0.1:{port}/", "cookie", TableConnection("ana"), heard.append, backoff)
        return await use(socket)


def test_a_message_is_sent_until_it_is_answered_and_the_client_resumes() -> None:
    received: list[list[dict[str, Any]]] = []
    heard: list[SocketEvent] = []

    async def handler(server: ServerConnection) -> None:
        """Break off once without a welcome, once without an answer, and then answer."""
        assert server.request is not None
        assert server.request.headers["Cookie"] == "rollwright=cookie"
        received.append([json.loads(await server.recv())])
        if len(received) == 1:
            return
        await server.send(welcome(3))
        message = await server.recv()
        received[-1].append(json.loads(message))
        if len(received) == 3:
            await server.send(ack(message))
            await server.wait_closed()

    async def use(socket: TableSocket) -> dict[str, Any]:
        staying = asyncio.create_task(socket.stay())
        answer = await socket.request("ana-1", json.dumps({"type": "leave", "id": "ana-1"}))
        await socket.close()
        await staying
        return answer

    answer = asyncio.run(at_server(handler, use, heard))
    assert answer == {"type": "ack", "id": "ana-1", "entries": 5}
    assert [[one.get("id", one.get("known")) for one in connection] for connection in received] == [
        [0],
        [0, "ana-1"],
        [3, "ana-1"],
    ]
    told = [event.data["type"] if isinstance(event, ReceivedMessage) else "lost" for event in heard]
    assert told == ["lost", "welcome", "lost", "welcome", "ack"]


@pytest.mark.parametrize("text", ["nonsense", "[]", "{}", '{"type": "welcome"}'])
def test_nonsense_ends_it_and_every_request(text: str) -> None:
    async def handler(server: ServerConnection) -> None:
        await server.send(text)
        await server.wait_closed()

    async def use(socket: TableSocket) -> None:
        asking = asyncio.create_task(socket.request("ana-1", "{}"))
        await asyncio.sleep(0)
        with pytest.raises(DecodeError):
            await socket.stay()
        with pytest.raises(ConnectionError):
            await asking

    asyncio.run(at_server(handler, use, []))


def test_a_client_that_is_refused_does_not_come_back() -> None:
    heard: list[SocketEvent] = []

    async def handler(server: ServerConnection) -> None:
        await server.send(json.dumps({"type": "bye", "problem": {"code": "not-allowed"}}))

    asyncio.run(at_server(handler, lambda socket: socket.stay(), heard))
    assert [type(event) for event in heard] == [ReceivedMessage, ConnectionLost]


def test_a_status_that_may_pass_is_tried_again_and_another_is_not() -> None:
    statuses = iter((503, 429, 404))

    async def handler(_: ServerConnection) -> None:
        raise AssertionError("it is not reached")

    def refuse(server: ServerConnection, _: Request) -> Response:
        return server.respond(next(statuses), "")

    with pytest.raises(InvalidStatus):
        asyncio.run(at_server(handler, lambda socket: socket.stay(), [], process_request=refuse))
    assert list(statuses) == []


def test_a_client_whose_server_stops_reconnects_without_a_pause_once() -> None:
    connections: list[str] = []
    bye = json.dumps({"type": "bye", "problem": {"code": "stopping"}})
    heard: list[SocketEvent] = []

    class Counted(Backoff):
        def next(self) -> float:
            connections.append("pause")
            return super().next()

    async def handler(server: ServerConnection) -> None:
        connections.append("connection")
        await server.recv()
        if connections.count("connection") == 1:
            await server.send(welcome(3))
        if connections.count("connection") < 3:
            await server.send(bye)
            return
        await server.send(welcome(3))
        await server.wait_closed()

    async def main() -> None:
        async with serve(handler, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            backoff = Counted(Random(1), shortest=0.001, longest=0.01)
            socket = TableSocket(f"ws://127.0.0.1:{port}/", None, TableConnection("ana"), heard.append, backoff)
            staying = asyncio.create_task(socket.stay())
            while connections.count("connection") < 3 or not socket.connection.online:
                await asyncio.sleep(0.001)
            await socket.close()
            await staying

    asyncio.run(main())
    assert connections[:4] == ["connection", "connection", "pause", "connection"]
