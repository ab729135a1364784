"""What is kept of this browser: its tables, everything about it, and nothing any more."""

from collections.abc import Sequence

from fastapi import APIRouter, Request, Response

from rollwright.core.errors import Complaint
from rollwright.core.seats import Seat, all_seats
from rollwright.games import GAMES
from rollwright.server.guests import COOKIE
from rollwright.server.house import House
from rollwright.server.protocol import entries as wire
from rollwright.server.protocol.messages import LogEntry
from rollwright.server.protocol.rest import MyData, MyDraft, MyEntry, MyTable, MyTables
from rollwright.server.store.store import GuestId, KeptTable, Role, Row, Status, TableId
from rollwright.server.visitor import PROBLEMS, Guest, InHouse
from rollwright.table import Moved, SatDown

MOST_TABLES = 100
"""That a page lists; whoever exports or deletes gets them all."""
ALL_TABLES = 1_000_000
NOBODY = "–"
"""The name of somebody who is no longer to be known."""

routes = APIRouter(prefix="/api/me", responses=PROBLEMS, tags=["me"])


@routes.get("/tables")
async def my_tables(house: InHouse, guest: Guest) -> MyTables:
    """This browser's tables, the newest first."""
    tables = await house.store.tables_of(guest, MOST_TABLES)
    return MyTables(tables=[await my_table(house, guest, kept, role) for kept, role in tables])


async def my_table(house: House, guest: GuestId, kept: KeptTable, role: Role) -> MyTable:
    """One of them, as it stands."""
    async with house.room(kept.id) as room:
        table = await room.look()
        seats = list(room.seats_of(guest))
        players = map(table.players.get, all_seats(table.setup.seats))
        names = [player.name if player else None for player in players]
        due = {*table.waiting_for, table.roller} if table.outcome is None else set()
    return MyTable(
        table=kept.id,
        game=kept.game,
        created=kept.created,
        status=kept.status.value,
        role=role.value,
        names=names,
        seats=seats,
        your_turn=not due.isdisjoint(seats),
    )


@routes.get("/data")
async def my_data(house: InHouse, guest: Guest) -> MyData:
    """Everything that is kept of this browser."""
    tables: list[MyTable] = []
    entries: list[MyEntry] = []
    drafts: list[MyDraft] = []
    for kept, role in await house.store.tables_of(guest, ALL_TABLES):
        table = await my_table(house, guest, kept, role)
        tables.append(table)
        drafts += [
            MyDraft(table=kept.id, seat=Seat(draft.seat), marks=list(draft.marks))
            for draft in await house.store.drafts(kept.id)
            if draft.seat in table.seats
        ]
        for n, row in enumerate(await house.store.log(kept.id)):
            if row.guest == guest:
                logged = LogEntry(n=n, at=row.at, entry=wire.written(wire.read(row.body, GAMES[kept.game])))
                entries.append(MyEntry(table=kept.id, entry=logged))
    return MyData(guest=guest, tables=tables, entries=entries, drafts=drafts)


@routes.delete("", status_code=204)
async def forget_me(request: Request, response: Response, house: InHouse, guest: Guest) -> None:
    """Leave every table, take this browser's names out of all of them, and forget it."""
    renamed: list[tuple[TableId, int, str]] = []
    for kept, _ in await house.store.tables_of(guest, ALL_TABLES):
        if kept.status is not Status.OVER:
            await leave(house, guest, kept.id)
        renamed += [(kept.id, n, body) for n, body in without_name(guest, await house.store.log(kept.id), kept.game)]
    await house.store.forget_guest(guest, renamed)
    for table in {table for table, _, _ in renamed}:
        if (room := house.rooms.get(table)) is not None:
            await room.reload()
    response.delete_cookie(COOKIE, path=request.scope.get("root_path") or "/")


def without_name(guest: GuestId, rows: Sequence[Row], game: str) -> list[tuple[int, str]]:
    """The entries that have the guest's name, by number and as they are to be without it."""
    log = [wire.read(row.body, GAMES[game]) for row in rows]
    sat: dict[Seat, int] = {}
    named: set[int] = set()
    for n, (row, entry) in enumerate(zip(rows, log, strict=True)):
        if isinstance(entry, SatDown):
            sat[entry.seat] = n
        if row.guest == guest and isinstance(entry, SatDown | Moved):  # it is the same person on another device
            named.add(sat[entry.seat])
    return [
        (n, wire.SatDown(seat=entry.seat, name=NOBODY, bot=entry.player.bot).model_dump_json())
        for n, entry in enumerate(log)
        if n in named and isinstance(entry, SatDown)
    ]


async def leave(house: House, guest: GuestId, table: TableId) -> None:
    """Get up from every seat at a table."""
    async with house.room(table) as room:
        await room.look()
        for seat, owner in sorted(room.owners.items()):
            if owner == guest:
                try:
                    await room.act(lambda state, seat=seat: state.leave(seat))  # type: ignore[misc]
                except Complaint:  # gone already, or the table has just ended: either way nobody sits there
                    continue
