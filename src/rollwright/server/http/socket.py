"""The WebSocket of a viewer: hello, missed entries, then messages in both directions."""

import asyncio
import re
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from typing import Any

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from rollwright.core.errors import Complaint, ErrorCode, Problem, RequestError
from rollwright.protocol import OLDEST_PROTOCOL, PROTOCOL
from rollwright.protocol.messages import Bye, ClientMessage, Failed, Hello
from rollwright.protocol.rest import COOKIE
from rollwright.server.http.access import AccessControl
from rollwright.server.http.dependencies import role_at, role_name
from rollwright.server.http.limits import TokenBucket
from rollwright.server.http.middleware import shown
from rollwright.server.http.origin import client_of, same_origin
from rollwright.server.http.uvicorn_protocols import MeasuredSocket, counted_connection, wire_of
from rollwright.server.live.room import Room
from rollwright.server.live.table_server import TableServer
from rollwright.server.live.viewer import CLOSED_BY_US, Viewer
from rollwright.server.live.wire_json import READ_CLIENT_MESSAGE, to_json
from rollwright.server.log import log_event, log_failure
from rollwright.server.store.store import TableId

HELLO_SECONDS = 20.0
MOST_OFFENCES = 100
"""After this many messages that are too fast or unreadable, the socket is closed."""
GOODBYE_SECONDS = 5.0
NAMED = re.compile(r'"id"\s*:\s*"([A-Za-z0-9_-]{1,40})"')


async def serve_socket(server: TableServer, access: AccessControl, socket: WebSocket, table: TableId) -> None:
    """Serve one viewer from the first message to the last; writes one line to the log at the end."""
    began = time.perf_counter()
    try:
        await socket.accept()
        await admit(server, access, socket, table)
    except WebSocketDisconnect:
        pass
    except Exception as error:  # noqa: BLE001  the client is told of any error, and reconnects automatically
        log_failure("socket-failed", error)
        await close(socket, RequestError(ErrorCode.INTERNAL).problem)
    finally:
        log_event("socket", table=shown(table), ms=round((time.perf_counter() - began) * 1000, 1))


async def admit(server: TableServer, access: AccessControl, socket: WebSocket, table: TableId) -> None:
    """Serve a viewer, unless a limit or check forbids it for any guest."""
    client = client_of(socket)
    try:
        check_admission(server, access, socket, client)
    except RequestError as wrong:
        await close(socket, wrong.problem)
        return
    counted = counted_connection(socket)
    counted.suspend()  # from now on it is counted as a socket
    try:
        await welcome_and_serve(server, socket, table)
    finally:
        access.leave_socket(client)
        counted.resume()  # until it is closed, which may take the client some time


def check_admission(server: TableServer, access: AccessControl, socket: WebSocket, client: str) -> None:
    """Count the socket. Raises RequestError if it is not admitted."""
    access.check_host(socket)
    if not same_origin(socket):
        raise RequestError(ErrorCode.WRONG_ORIGIN)
    if server.stopping:
        raise RequestError(ErrorCode.STOPPING)
    access.check_rate(client)
    access.enter_socket(client)


async def close(socket: WebSocket, problem: Problem) -> None:
    """Send the problem and close the socket, unless the client is gone."""
    if socket.application_state is WebSocketState.CONNECTED:
        try:
            await socket.send_text(to_json(Bye(problem=problem)))
            await socket.close(CLOSED_BY_US, problem.code)
        except (WebSocketDisconnect, RuntimeError):  # the client has just disconnected
            return


async def welcome_and_serve(server: TableServer, socket: WebSocket, table: TableId) -> None:
    """Identify the guest and the seats that the guest may see; then serve the guest."""
    try:
        guest = await server.guest_of(socket.cookies.get(COOKIE))
        hello = await first_message(socket, server.settings.limits.message)
        async with AsyncExitStack() as stay:
            async with server.admissions:
                if guest is None:
                    raise RequestError(ErrorCode.NOT_ALLOWED)
                role = await role_at(server, table, guest)
                room = await stay.enter_async_context(server.room(table))
                wire = wire_of(socket)
                viewer = Viewer(wire, guest, role_name(role))
                await room.enter(viewer, hello.known)
            try:
                await server.tell_presence_at_rematch(room)
                if server.stopping:  # it connected after the other sockets were informed
                    viewer.say_goodbye(RequestError(ErrorCode.STOPPING).problem)
                # In a task of its own, because each message would otherwise resume all coroutines around this one.
                await asyncio.create_task(listen(server, room, wire, viewer))
            finally:
                await room.leave(viewer)
                await server.tell_presence_at_rematch(room)
    except Complaint as complaint:
        await close(socket, complaint.problem)


async def first_message(socket: WebSocket, longest: int) -> Hello:
    """Read the hello. Raises RequestError if its version of the protocol is not served here.

    A client that is newer by one version can only be served by a node that is newer, too. While nodes are being
    updated, there is one, and the client reconnects until it has reached it.
    """
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = read(text_of(await socket.receive()), longest)
    except TimeoutError:
        raise RequestError(ErrorCode.HELLO_FIRST) from None
    if not isinstance(message, Hello):
        raise RequestError(ErrorCode.HELLO_FIRST)
    if message.protocol == PROTOCOL + 1:
        raise RequestError(ErrorCode.UNAVAILABLE, "server-older")
    if not OLDEST_PROTOCOL <= message.protocol <= PROTOCOL:
        raise RequestError(ErrorCode.OTHER_PROTOCOL, protocol=PROTOCOL)
    return message


def text_of(message: Mapping[str, Any]) -> str | None:
    """The text of a message; None if it is not text. Raises WebSocketDisconnect if it says that the client is gone."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    return message.get("text")


def read(text: str | None, longest: int) -> ClientMessage:
    """Parse a message. Raises RequestError if it is not valid."""
    if text is None:
        raise RequestError(ErrorCode.BAD_MESSAGE, "message-not-text")
    if len(text) > longest:
        raise RequestError(ErrorCode.TOO_LARGE, most=longest)
    try:
        return READ_CLIENT_MESSAGE(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise RequestError(ErrorCode.BAD_MESSAGE, where=where[:100], reason=first["msg"][:200]) from None


async def listen(server: TableServer, room: Room, wire: MeasuredSocket, viewer: Viewer) -> None:
    """Answer messages one after the other."""
    limits = server.settings.limits
    bucket = TokenBucket(limits.messages, time.monotonic())
    offences = 0
    while offences < MOST_OFFENCES and viewer.let_go is None:
        text = text_of(await wire.receive())
        server.metrics.count("messages_total")
        try:
            if not bucket.take(time.monotonic()):
                raise RequestError(ErrorCode.TOO_FAST, most=limits.messages)
            message = read(text, limits.message)
        except RequestError as wrong:
            offences += 1
            server.metrics.count("errors_total", "code", wrong.problem.code)
            named = NAMED.search(text or "")
            viewer.send(to_json(Failed(id=named[1] if named else None, problem=wrong.problem)))
        else:
            viewer.send(await room.answer(message, viewer.guest))
    viewer.say_goodbye(RequestError(ErrorCode.TOO_FAST, "error-too-many-offences").problem)
    with suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            while True:  # nothing more is answered until the socket is closed
                text_of(await wire.receive())
