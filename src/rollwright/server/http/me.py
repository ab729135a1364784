"""The endpoints of a guest's own data: list tables, export everything, delete everything."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic_core import to_json
from starlette.types import Message, Receive, Scope, Send

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.core.seats import Seat, all_seats
from rollwright.protocol.rest import COOKIE, MyData, MyDraft, MyTable, MyTables
from rollwright.server.http.dependencies import PROBLEMS, Guest, KnownGuest, ServerDependency
from rollwright.server.http.notifications import exported_notifications
from rollwright.server.live.results import replayed
from rollwright.server.live.seating import SEAT_ENTRIES, seating
from rollwright.server.live.table_server import TableServer
from rollwright.server.live.wire_json import export_entry, read_entry
from rollwright.server.store.store import Role, Status, Store, StoredTable
from rollwright.session.guests import GuestId
from rollwright.table import Opened

MOST_TABLES = 100
"""Maximum number of tables in the list; an export has all of them."""
MOST_EXPORTS = 4
"""Maximum number of simultaneous exports, of all guests together."""
BATCH = 200
"""Rows that are read and sent together."""
SEND_SECONDS = 30.0
"""Seconds within which a client must read each chunk of its export; otherwise it is disconnected."""

routes = APIRouter(prefix="/api/me", responses=PROBLEMS, tags=["me"])


@routes.get("/tables")
async def my_tables(server: ServerDependency, guest: KnownGuest, running: Annotated[bool, Query()] = False) -> MyTables:
    """List this browser's tables, newest first, without those from which the host removed the guest.

    With `running`, finished tables are left out.
    """
    if guest is None:
        return MyTables(tables=())
    tables = await server.store.tables_of(guest, MOST_TABLES)
    left_out = {Status.OVER} if running else set()
    found = [
        await my_table(server, guest, stored, role)
        for stored, role in tables
        if role is not Role.REMOVED and stored.status not in left_out
    ]
    return MyTables(tables=tuple([table for table in found if table is not None]))


async def my_table(server: TableServer, guest: GuestId, stored: StoredTable, role: Role) -> MyTable | None:
    """A table as an item of the list; None if it has just been removed.

    The game is replayed only if that is necessary to know whose turn it is, or how it ended.
    """
    rows = await server.store.entries_of_kinds(stored.id, ("opened", *SEAT_ENTRIES))
    opened = read_entry(rows[0][1].body) if rows else None
    if not isinstance(opened, Opened):
        return None
    now = seating(rows[1:])
    seats = sorted(seat for seat, owner in now.owners.items() if owner == guest)
    return MyTable(
        table=stored.id,
        game=stored.game,
        created=stored.created,
        status=stored.status.value,
        role=role.value,
        names=tuple([now.names.get(seat) for seat in all_seats(opened.seats)]),
        seats=tuple(seats),
        your_turn=await is_turn_of(server, stored, seats),
        result=await server.results.of(server.store, stored),
    )


async def is_turn_of(server: TableServer, stored: StoredTable, seats: Sequence[Seat]) -> bool:
    """Whether the table waits for one of these seats."""
    if not seats or stored.status is not Status.PLAYING:
        return False
    if (room := server.rooms.get(stored.id)) is not None and room.loaded:
        table = await room.look()
    else:
        table = await replayed(server.store, stored)
    return not {*table.seats_due}.isdisjoint(seats)


# The export


class Export(StreamingResponse):
    """An export that is sent in chunks while it is read; one per guest at a time, and few in total."""

    media_type = "application/json"

    def __init__(self, server: TableServer, guest: GuestId, response: Response) -> None:
        if guest in server.exports or len(server.exports) >= MOST_EXPORTS:
            raise RequestError(ErrorCode.TOO_MANY, "exports-busy")
        super().__init__(exported(server, guest), headers=dict(response.headers))
        self._server = server
        self._guest = guest
        server.exports.add(guest)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the export; afterwards, also if it failed, the guest may start another."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._server.exports.discard(self._guest)

    async def stream_response(self, send: Send) -> None:
        """Send the chunks, each within its deadline."""

        async def send_in_time(message: Message) -> None:
            async with asyncio.timeout(SEND_SECONDS):
                await send(message)

        await super().stream_response(send_in_time)


@routes.get("/data", responses={200: {"model": MyData}})
async def my_data(server: ServerDependency, guest: Guest, response: Response) -> Response:
    """Export everything that is stored about this browser."""
    return Export(server, guest, response)


async def exported(server: TableServer, guest: GuestId) -> AsyncIterator[bytes]:
    """The JSON of `MyData` in chunks; no chunk and no query is larger than one batch."""
    seen = await server.store.seen(guest)
    first, last = (None, None) if seen is None else (seen.first, seen.last)
    yield b'{"guest":%b,"first_seen":%b,"last_seen":%b,"tables":[' % (to_json(guest), to_json(first), to_json(last))
    drafts: list[MyDraft] = []
    between = b""
    async for stored, role in tables_of(server.store, guest):
        table = await my_table(server, guest, stored, role)
        if table is not None:
            yield between + to_json(table)
            between = b","
            drafts += await my_drafts(server.store, stored, table.seats)
    yield b'],"entries":['
    between = b""
    async for stored, _ in tables_of(server.store, guest):
        async for piece in my_entries(server.store, guest, stored):
            yield between + piece
            between = b","
    notifications = await exported_notifications(server.store, guest)
    yield b'],"drafts":%b,"notifications":%b}' % (to_json(drafts), to_json(notifications))


async def tables_of(store: Store, guest: GuestId) -> AsyncIterator[tuple[StoredTable, Role]]:
    """All tables of a guest, read in batches."""
    skip = 0
    while batch := await store.tables_of(guest, BATCH, skip):
        for one in batch:
            yield one
        skip += len(batch)


async def my_drafts(store: Store, stored: StoredTable, seats: Sequence[Seat]) -> list[MyDraft]:
    """The drafts of these seats."""
    return [
        MyDraft(table=stored.id, seat=Seat(draft.seat), marks=draft.marks)
        for draft in (await store.drafts(stored.id) if seats else ())
        if draft.seat in seats
    ]


async def my_entries(store: Store, guest: GuestId, stored: StoredTable) -> AsyncIterator[bytes]:
    """The entries of a guest at a table as JSON items of `MyData.entries`, in batches."""
    first = 0
    while rows := await store.entries_of(guest, stored.id, first, BATCH):
        yield ",".join([export_entry(stored.id, number, row.at, row.body) for number, row in rows]).encode()
        first = rows[-1][0] + 1


# Deletion


@routes.delete("", status_code=204)
async def forget_me(request: Request, response: Response, server: ServerDependency, guest: Guest) -> None:
    """Leave every table, remove this browser's names from all of them, and delete everything about it."""
    await server.forget(guest)
    response.delete_cookie(COOKIE, path=request.scope.get("root_path") or "/")
