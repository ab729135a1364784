"""The endpoints of tables and seats: open, enter, sit down, hand over, end, rematch, record, replay."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from rollwright import __version__
from rollwright.bots import available_bots, bots_for
from rollwright.bots.strengths import strengths_of
from rollwright.core.errors import Complaint, ErrorCode, RequestError
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat
from rollwright.games import GAMES
from rollwright.lesson.lesson import lesson_of
from rollwright.protocol import PROTOCOL
from rollwright.protocol.messages import MemberRole
from rollwright.protocol.rest import (
    Admission,
    BotSeat,
    BotStrength,
    GameInfo,
    HandoverLink,
    Key,
    Link,
    NewTable,
    Offer,
    OpenedTable,
    Proof,
    Rematch,
    Replay,
    Sitting,
    TableHost,
    TableLinks,
    TableMoment,
    TableState,
)
from rollwright.record.header import Proven
from rollwright.record.proof import verify
from rollwright.record.record import Record
from rollwright.server.clock import now_ms
from rollwright.server.http.dependencies import (
    HOST_ONLY,
    MEMBERS_ONLY,
    PROBLEMS,
    AccessDependency,
    Guest,
    Member,
    SeatInPath,
    ServerDependency,
    TableInPath,
    role_name,
)
from rollwright.server.http.origin import client_of
from rollwright.server.live.archive import day_of
from rollwright.server.live.guests import hash_of, new_token, same
from rollwright.server.live.room import Room
from rollwright.server.live.seating import SEAT_ENTRIES, seating
from rollwright.server.live.stored_table import dice_of
from rollwright.server.live.table_server import TableServer
from rollwright.server.live.wire_json import read_entry
from rollwright.server.store.store import Handover, Role, Row, TableId
from rollwright.session.guests import GuestId
from rollwright.session.requests import CloseTable, FreeSeat, MoveSeat, SeatBot, SitDown
from rollwright.session.session import REMOVED
from rollwright.table import Happened, Phrase, Table
from rollwright.table.view import public_view

HANDOVER_MS = 10 * 60 * 1000
REQUESTS_PER_REPLAY = 10
"""A replay that has to be built counts as this many requests of its client."""
REQUESTS_PER_MOMENT = 3
"""The same for one moment of a table."""

routes = APIRouter(prefix="/api", responses=PROBLEMS, tags=["tables"])


@routes.get("/offer")
async def offer(server: ServerDependency) -> Offer:
    """List the games, options and bots of this server."""
    games = tuple(
        GameInfo(
            game=name,
            seats=tuple(game.seats),
            sheets=game.sheet_names,
            sheet_sets=len(game.sheet_sets),
            variants=game.variants,
            bots=tuple(server.bots_for(name)),
            bots_missing=tuple(bot for bot in bots_for(name) if bot not in available_bots(name)),
            strengths=tuple(
                BotStrength(bot=bot, wins=strength.wins, games=strength.games)
                for bot, strength in strengths_of(name).items()
            ),
            lesson=lesson_of(name) is not None,
        )
        for name, game in GAMES.items()
    )
    phrases = tuple(phrase.value for phrase in Phrase)
    return Offer(
        version=__version__,
        protocol=PROTOCOL,
        games=games,
        phrases=phrases,
        keep_finished=server.settings.keep_finished,
    )


@routes.post("/tables", status_code=201)
async def open_table(
    request: Request, server: ServerDependency, access: AccessDependency, guest: Guest, new_table: NewTable
) -> OpenedTable:
    """Open a table. Its host is this guest, who still has to sit down; the dice are committed before that."""
    access.check_new_table(client_of(request))
    invitation, watching = new_token(), new_token()
    table = await server.open(new_table, guest, invitation, watching)
    await server.store.greet(guest, now_ms())
    return OpenedTable(table=table, links=links(request, table, invitation, watching))


def links(request: Request, table: TableId, invitation: str, watching: str) -> TableLinks:
    """The links of a table; their tokens are in the fragment, behind `#`."""
    return TableLinks(
        invitation=Link(url=f"{address(request, table)}#join={invitation}"),
        watching=Link(url=f"{address(request, table)}#watch={watching}"),
    )


def address(request: Request, table: TableId) -> str:
    """The address of the page of a table."""
    return f"{str(request.base_url).rstrip('/')}/table/{table}"


@routes.get("/tables/{table}")
async def look(server: ServerDependency, guest: Guest, role: Member, table: TableInPath) -> TableState:
    """Return the current state of a table."""
    async with server.room(table) as room:
        state = await room.look()
        return TableState(
            table=table,
            created=room.stored.created,
            role=role_name(role),
            seats=room.seats_of(guest),
            opened=state.opened,
            view=public_view(state),
        )


@routes.post("/tables/{table}/keys")
async def exchange(server: ServerDependency, guest: Guest, table: TableInPath, key: Key) -> Admission:
    """Exchange the token of a link for a role at the table; from then on the cookie is enough."""
    stored = await server.store.table(table)
    if stored is None:
        raise RequestError(ErrorCode.NOT_FOUND)
    if await server.store.role(table, guest) is Role.REMOVED:
        raise RequestError(ErrorCode.NOT_ALLOWED, REMOVED)
    token = hash_of(key.token)
    for expected, role in ((stored.invitation, Role.INVITED), (stored.watching, Role.WATCHER)):
        if same(token, expected):
            return Admission(table=table, role=await join(server, table, guest, role))
    return await take_seat(server, table, guest, key.token)


async def join(server: TableServer, table: TableId, guest: GuestId, role: Role) -> MemberRole:
    """Make a guest a member of a table; returns the guest's role."""
    await server.store.greet(guest, now_ms())
    await server.store.join(table, guest, role)
    return role_name(await server.store.role(table, guest) or role)


async def take_seat(server: TableServer, table: TableId, guest: GuestId, token: str) -> Admission:
    """Move a seat by its link, if the seat still belongs to the guest who made the link."""
    async with server.room(table) as room:
        await room.look()
        for owner in set(room.owners.values()):
            now = now_ms()
            handover = await server.store.redeem(hash_of(token + owner), now)
            # A time before the link was made means that the clock was set back, which must not extend the link's life.
            if handover is not None and handover.table == table and now >= handover.expires - HANDOVER_MS:
                seat = Seat(handover.seat)
                role = await join(server, table, guest, Role.INVITED)
                await room.act(MoveSeat(seat, owner), guest)
                return Admission(table=table, role=role, seat=seat)
    raise RequestError(ErrorCode.NOT_ALLOWED, "link-used-up")


@routes.post("/tables/{table}/links", dependencies=HOST_ONLY)
async def renew_links(request: Request, server: ServerDependency, table: TableInPath) -> TableLinks:
    """Replace the invitation links of a table; the old ones stop working."""
    invitation, watching = new_token(), new_token()
    await server.store.set_links(table, hash_of(invitation), hash_of(watching))
    return links(request, table, invitation, watching)


@routes.delete("/tables/{table}/seats/{seat}/guest", dependencies=HOST_ONLY)
async def remove_guest(
    request: Request, server: ServerDependency, guest: Guest, table: TableInPath, seat: SeatInPath
) -> TableLinks:
    """Remove the guest of a seat from the table permanently (host only). No link admits the guest again.

    All seats of the guest become free, unless the game is over. The old links stop working.
    """
    async with server.room(table) as room:
        await room.look()
        owner = room.owners.get(Seat(seat))
        if owner is None:
            raise Complaint("no-person-there", seat=seat + 1)
        if owner == guest:
            raise RequestError(ErrorCode.NOT_ALLOWED, "host-stays")
        renewed = await renew_links(request, server, table)
        await room.remove(owner, RequestError(ErrorCode.NOT_ALLOWED, REMOVED).problem)
    return renewed


@routes.post("/tables/{table}/seats/{seat}")
async def sit_down(
    server: ServerDependency, guest: Guest, role: Member, table: TableInPath, seat: SeatInPath, sitting: Sitting
) -> TableState:
    """Take a free seat, and add a word to the dice."""
    if role is Role.WATCHER:
        raise RequestError(ErrorCode.NOT_ALLOWED, "watchers-do-not-sit")
    async with server.room(table) as room:
        await room.act(SitDown(Seat(seat), sitting.name, sitting.word), guest)
    return await look(server, guest, role, table)


@routes.delete("/tables/{table}/seats/{seat}", status_code=204, dependencies=HOST_ONLY)
async def free_seat(server: ServerDependency, table: TableInPath, seat: SeatInPath) -> None:
    """Free a seat of a player or a bot (host only)."""
    async with server.room(table) as room:
        await room.act(FreeSeat(Seat(seat)), host=True)


@routes.post("/tables/{table}/seats/{seat}/bot", status_code=204, dependencies=HOST_ONLY)
async def seat_bot(server: ServerDependency, table: TableInPath, seat: SeatInPath, bot_seat: BotSeat) -> None:
    """Seat a bot on a free seat (host only)."""
    async with server.room(table) as room:
        await room.act(SeatBot(Seat(seat), bot_seat.bot), host=True)


@routes.post("/tables/{table}/seats/{seat}/handover")
async def hand_over(
    request: Request, server: ServerDependency, guest: Guest, table: TableInPath, seat: SeatInPath
) -> HandoverLink:
    """Create a link that moves this seat to another device; it works once, within ten minutes."""
    async with server.room(table) as room:
        state = await room.look()
        if room.owners.get(Seat(seat)) != guest:
            raise RequestError(ErrorCode.NOT_YOUR_SEAT, seat=seat + 1)
        state.check_not_over()
    token, expires = new_token(), now_ms() + HANDOVER_MS
    # The hash includes the owner, so that the link stops working when the seat has another owner.
    await server.store.offer(hash_of(token + guest), Handover(table, seat, expires))
    return HandoverLink(url=f"{address(request, table)}#seat={token}", expires=expires)


@routes.post("/tables/{table}/close", status_code=204, dependencies=HOST_ONLY)
async def close_table(server: ServerDependency, table: TableInPath) -> None:
    """End the game (host only)."""
    async with server.room(table) as room:
        await room.act(CloseTable(TableEnd.CLOSED), host=True)


@routes.post("/tables/{table}/rematch")
async def rematch(
    request: Request,
    server: ServerDependency,
    access: AccessDependency,
    guest: Guest,
    role: Member,
    table: TableInPath,
) -> Rematch:
    """Open a rematch with the same seats, at which the next player begins; the same table for everyone who asks."""
    async with server.room(table) as room:
        state = await room.look()
        if guest not in room.owners.values() and role is not Role.HOST:
            raise RequestError(ErrorCode.NOT_ALLOWED)
        if state.rematch is None:
            access.check_new_table(client_of(request))
        return Rematch(table=await server.rematch(room, guest))


@routes.get("/tables/{table}/moments/{entry}", response_model=TableMoment, dependencies=MEMBERS_ONLY)
async def moment(
    request: Request,
    server: ServerDependency,
    access: AccessDependency,
    table: TableInPath,
    entry: Annotated[int, Path(ge=1)],
) -> Response:
    """Return an event of a table, also of a running one, with the position before it and after it."""

    def charge() -> None:
        """Raise RequestError if the client has too few requests left for a moment."""
        access.check_rate(client_of(request), REQUESTS_PER_MOMENT)

    async with server.room(table) as room:
        rows = (await server.store.log(room.stored.id))[: entry + 1]
        if entry >= len(rows) or not isinstance(read_entry(rows[entry].body), Happened):
            raise RequestError(ErrorCode.NOT_FOUND)
        return Response(await server.replays.moment_json(room.stored, rows, charge), media_type="application/json")


# Without membership


@routes.get("/tables/{table}/host")
async def host(server: ServerDependency, table: TableInPath) -> TableHost:
    """Return the host's name, so that a visitor who has only the address of a table knows whom to ask for its link."""
    stored = await server.store.table(table)
    if stored is None:
        raise RequestError(ErrorCode.NOT_FOUND)
    now = seating(await server.store.entries_of_kinds(table, SEAT_ENTRIES))
    names = [now.names.get(seat) for seat, owner in sorted(now.owners.items()) if owner == stored.host]
    return TableHost(name=next(iter(names), None))


# Finished tables, without membership


async def finished(server: TableServer, room: Room) -> list[Row]:
    """The log of a finished table. Raises Complaint if it is not finished, because a log reveals hidden choices."""
    if (await room.look()).outcome is None:
        raise Complaint("not-over-yet")
    return await server.store.log(room.stored.id)


async def record_of(server: TableServer, room: Room, day: str | None = None) -> Record:
    """The record of a finished table."""
    rows = await finished(server, room)
    return Table.from_log(dice_of(room.stored), [read_entry(row.body) for row in rows]).record(day)


@routes.get(
    "/tables/{table}/record",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {}, "application/json": {}}}},
)
async def record(
    server: ServerDependency, table: TableInPath, form: Annotated[Literal["text", "json"], Query()] = "text"
) -> Response:
    """Download the record of a finished table, which can be replayed and verified anywhere."""
    async with server.room(table) as room:
        table_record = await record_of(server, room, day_of(room.stored))
    name = f"rollwright-{table}"
    if form == "json":
        return Response(table_record.to_json(), media_type="application/json", headers=download(f"{name}.json"))
    return PlainTextResponse(table_record.to_text(), headers=download(f"{name}.rec"))


def download(name: str) -> dict[str, str]:
    """Headers that make a browser save the response under this name."""
    return {"Content-Disposition": f'attachment; filename="{name}"'}


@routes.get("/tables/{table}/proof")
async def proof(server: ServerDependency, table: TableInPath) -> Proof:
    """Return the secret and the words of the dice of a finished table, after recomputing every roll."""
    async with server.room(table) as room:
        table_record = await record_of(server, room)
    rolls = verify(table_record)
    dice = table_record.header.dice
    if not isinstance(dice, Proven) or dice.secret is None:
        raise Complaint("dice-typed-in")
    return Proof(commitment=dice.commitment, secret=dice.secret, words=dice.words, rolls=rolls)


@routes.get("/tables/{table}/replay", response_model=Replay)
async def replay(request: Request, server: ServerDependency, access: AccessDependency, table: TableInPath) -> Response:
    """Return a finished table step by step."""

    def charge() -> None:
        """Raise RequestError if the client has too few requests left for a replay."""
        access.check_rate(client_of(request), REQUESTS_PER_REPLAY)

    async with server.room(table) as room:
        rows = await finished(server, room)
        return Response(await server.replays.json(room.stored, rows, charge), media_type="application/json")
