"""One running server: its store, its tables, its bots."""

import asyncio
import gc
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

from rollwright.bots import available_bots
from rollwright.core.errors import Complaint, ErrorCode, Problem, RequestError
from rollwright.core.outcome import TableEnd
from rollwright.core.seats import Seat, all_seats, next_seat
from rollwright.games import GAMES
from rollwright.protocol.rest import NewTable
from rollwright.record.proof import SECRET_BYTES
from rollwright.server.clock import DAY, WatchedClock, now_ms
from rollwright.server.live.bot_players import bot_due
from rollwright.server.live.follower import Follower
from rollwright.server.live.guests import Cookies, hash_of, new_table_id, new_token, unsigned_guest
from rollwright.server.live.removal import ALL_TABLES, leave_seats
from rollwright.server.live.replays import Replays
from rollwright.server.live.results import Results
from rollwright.server.live.room import Room
from rollwright.server.live.seating import SEAT_ENTRIES, traces
from rollwright.server.live.setups import setup_for
from rollwright.server.live.stored_table import rows_of, status_of
from rollwright.server.live.wire_json import UnreadableEntry
from rollwright.server.live.workers import Workers
from rollwright.server.log import log_event
from rollwright.server.loops import repeat
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Settings
from rollwright.server.store.changes import Change
from rollwright.server.store.removed import Removed
from rollwright.server.store.store import Role, Status, Store, StoredTable, TableId
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.handlers import check_bot, run_automatic_steps, seat_bot
from rollwright.session.requests import CloseTable, NoteRematch
from rollwright.table import ProvenDice, SatDown, Table, TableError, TypedDice

LONG_LOG = 1_000
"""Entries from which a log counts as long. Reading it is expensive, so some of these tables stay in memory when they
are no longer used."""
MOST_LONG = 16
SWEPT_AT_ONCE = 100
WATCH_SECONDS = 1.0
"""Seconds between two checks for rows that other programs have removed."""
GOODBYE_SECONDS = 2.0
FORGOTTEN = RequestError(ErrorCode.NOT_ALLOWED, "guest-forgotten").problem
CLIENTS_AT_ONCE = 2
"""How many clients may open or enter a table at the same time."""


class TableServer:
    """The tables of a server and the state that they share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.workers = Workers(settings.bot_workers, settings.bot_seconds, settings.extra_bots, self.metrics)
        self.rooms: dict[TableId, Room] = {}
        self.admissions = asyncio.Semaphore(CLIENTS_AT_ONCE)
        """Held by a client that opens or enters a table, so that many of them do not delay the players."""
        self.replays = Replays()
        self.results = Results()
        self.cookies = Cookies(secrets.token_bytes(SECRET_BYTES))
        """With a random key of this process, until `start` reads the key from the database."""
        self.exports: set[GuestId] = set()
        """The guests whose data is being exported now."""
        self.stopping = False
        self._background: list[asyncio.Task[None]] = []
        self._clock = WatchedClock()
        self._unused: OrderedDict[TableId, Room] = OrderedDict()
        """Actors of tables with a long log that are not in use, least recently used first."""
        self._rematch_of: dict[TableId, TableId] = {}
        """By the id of a rematch, the table before it, while that one is in memory."""
        self._follower = Follower(store, self.rooms, self._rematch_of, self.catch_up)
        self._inherited: set[TableId] = set()
        """Tables of servers that have stopped, until they have been opened here."""
        self._removals_unread = False

    def bots_for(self, game: str) -> list[str]:
        """The bots that may be seated at a table of this game, weakest first."""
        return [*available_bots(game), *self.settings.extra_bots]

    async def guest_of(self, cookie: str | None) -> GuestId | None:
        """The guest of a cookie; None if no server on this database issued it."""
        guest = self.cookies.guest_of(cookie)
        if guest is None and (old := unsigned_guest(cookie)) is not None and await self.store.seen(old):
            return old
        return guest

    # Rooms

    @asynccontextmanager
    async def room(self, table: TableId) -> AsyncIterator[Room]:
        """The actor of a table; it stays in memory while it is held."""
        room = self.rooms.get(table)
        if room is None:
            stored = await self.store.table(table)
            if stored is None:
                raise RequestError(ErrorCode.NOT_FOUND)
            room = self.rooms.setdefault(table, self._room(stored))
        room.users += 1
        self._unused.pop(table, None)
        try:
            yield room
        finally:
            room.users -= 1
            self.drop_if_idle(room)

    def _room(self, stored: StoredTable) -> Room:
        return Room(stored, self.store, self.workers, self.metrics, self.settings.limits, self.bots_for(stored.game))

    def drop_if_idle(self, room: Room) -> None:
        """Drop an actor that is not in use, because its log has everything; one with a long log stays in a cache."""
        if not room.idle or self.rooms.get(room.stored.id) is not room:
            return
        if room.absent_players.unsettled:
            self._follower.wake([room.stored.id])
            return
        if room.outcome is not None:
            self.results.add(room.stored.id, room.outcome)
        if room.entries >= LONG_LOG:
            self._unused[room.stored.id] = room
            if len(self._unused) <= MOST_LONG:
                return
            _, room = self._unused.popitem(last=False)
        self.rooms.pop(room.stored.id, None)
        room.drop()

    def disconnect(self, guest: GuestId, problem: Problem) -> None:
        """Close all sockets of a guest at every table, and tell the guest why."""
        for room in self.rooms.values():
            room.disconnect(guest, problem)

    # New tables

    async def open(self, new_table: NewTable, host: GuestId, invitation: str, watching: str) -> TableId:
        """Open a table; its bots sit down immediately."""
        if await self.store.count_open_tables(host) >= self.settings.limits.tables:
            raise RequestError(ErrorCode.TOO_MANY, "too-many-tables", most=self.settings.limits.tables)
        setup = await asyncio.to_thread(setup_for, new_table)  # because boards may have to be made
        dice = TypedDice() if new_table.dice == "typed" else ProvenDice(secrets.token_bytes(SECRET_BYTES))
        table = Table(GAMES[new_table.game], setup, dice, new_table.pace, new_table.patience)
        for seat, bot in zip(all_seats(setup.seats), new_table.seats, strict=True):
            if bot is not None:
                check_bot(bot, self.bots_for(table.game.name))
                seat_bot(table, seat, bot)
        return await self._keep(table, host, invitation, watching, {}, [(host, Role.HOST)])

    async def _keep(
        self,
        table: Table,
        host: GuestId,
        invitation: str,
        watching: str,
        owners: dict[Seat, GuestId],
        members: list[tuple[GuestId, Role]],
    ) -> TableId:
        run_automatic_steps(table)
        now = now_ms()
        secret = table.dice.secret.hex() if isinstance(table.dice, ProvenDice) else None
        identity = new_table_id()
        stored = StoredTable(
            identity, table.game.name, now, status_of(table), host, secret, hash_of(invitation), hash_of(watching)
        )
        log = [
            AttributedEntry(entry, now, owners.get(entry.seat) if isinstance(entry, SatDown) else None)
            for entry in table.log
        ]
        await self.store.create(stored, rows_of(log), members, bot_due=bot_due(table))
        self.rooms[identity] = room = self._room(stored)  # until its first client has left, or until the next sweep
        room.begin(table, log, [guest for guest, role in members if role is Role.REMOVED])
        self.metrics.count("tables_total")
        log_event("table", table=identity, game=table.game.name, seats=table.setup.seats)
        return identity

    async def rematch(self, room: Room, asker: GuestId) -> TableId:
        """The table of the rematch, at which the next seat begins; the same for every caller."""
        async with room.rematching:
            old = await room.look()
            if old.rematch is not None:
                return TableId(old.rematch)
            if old.outcome is None:
                raise Complaint("not-over-yet")
            async with self.admissions:
                identity = await self._open_rematch(room, old, asker)
            try:
                await room.act(NoteRematch(identity, next(iter(room.seats_of(asker)), None)), host=True)
            except TableError:  # another node has opened it first
                async with self.room(identity) as ours:
                    await ours.act(CloseTable(TableEnd.EXPIRED), host=True)
                return TableId((await room.look()).rematch or identity)
            await self.tell_presence_at_rematch(room)
            return identity

    async def _open_rematch(self, room: Room, old: Table, asker: GuestId) -> TableId:
        last = Seat(old.setup.seats - 1)  # if the deal was never made, the first seat begins now
        setup = replace(old.setup, first=next_seat(last if old.first is None else old.first, old.setup.seats))
        dice = TypedDice() if old.dice.real else ProvenDice(secrets.token_bytes(SECRET_BYTES))
        members = await self.store.members(room.stored.id)
        removed = {guest for guest, role in members if role is Role.REMOVED}
        owners = {seat: owner for seat, owner in room.owners.items() if owner not in removed}
        # a player who was removed or forgotten leaves the seat free
        staying = {seat: one for seat, one in sorted(old.players.items()) if one.bot is not None or seat in owners}
        wins = tuple([won if seat in staying else 0 for seat, won in enumerate(old.series)])
        table = Table(old.game, setup, dice, old.opened.pace, old.opened.patience, wins)
        for seat, player in staying.items():
            table.sit(seat, player)
        host = next((guest for guest, role in members if role is Role.HOST), asker)  # unless the host was forgotten
        people = [*members, (host, Role.HOST)]
        return await self._keep(table, host, new_token(), new_token(), owners, people)

    async def tell_presence_at_rematch(self, room: Room) -> None:
        """Tell the players of a finished table who is connected to its rematch; the room is that of either table."""
        if room.rematch is not None:
            self._rematch_of[TableId(room.rematch)] = room.stored.id
        for table in (room.stored.id, room.rematch):
            if table is not None:
                await self._note_rematch(TableId(table))

    async def _note_rematch(self, table: TableId) -> None:
        """Tell the players of the table before this one who is connected to this one, on any node."""
        before = self.rooms.get(self._rematch_of.get(table, TableId("")))
        if before is None:
            return
        elsewhere = await self.store.connections(table)
        there = self.rooms.get(table)
        here = {viewer.guest for viewer in there.viewers} if there else set[GuestId]()
        before.note_at_rematch(here.union(one.guest for one in elsewhere if one.sockets))

    # Periodic tasks

    async def start(self) -> None:
        """Read the key of the cookies, and start the periodic tasks."""
        self.cookies = Cookies(await self.store.key("cookies"))
        self._background = [
            asyncio.create_task(repeat(self._prune_and_sweep, 0, "sweep-failed")),
            asyncio.create_task(repeat(self.notice_removals, WATCH_SECONDS, "watch-failed")),
            asyncio.create_task(repeat(self._follow, 0, "follow-failed")),
            asyncio.create_task(repeat(self._continue_tables, 0, "continue-failed")),
        ]

    async def _prune_and_sweep(self) -> None:
        if self.store.leads:
            await self.prune(now_ms())
        await asyncio.sleep(self.settings.sweep_seconds)
        self._clock.check()
        await self.sweep(now_ms())

    async def _follow(self) -> None:
        """Wait until other nodes have changed tables, and read those again that are in memory."""
        self._follower.follow(await self.store.changes())

    async def _continue_tables(self) -> None:
        """Wait until servers have stopped, and open their tables where bots or absent players may be waited for."""
        tables = await self.store.inherited()
        self._inherited.update(tables)
        self._follower.wake(tables)

    def clock_trusted(self, days: int) -> bool:
        """Whether a table can have been idle for this many days, as the wall clock says."""
        return self._clock.trusted(days * DAY / 1000)

    async def catch_up(self, table: TableId, change: Change) -> None:
        """Bring what is in memory about a table to the state of the database; open it if its server has stopped."""
        if table in self.rooms or table in self._inherited:
            async with self.room(table) as room:
                await room.catch_up(change)
                self._inherited.discard(table)
                await self.tell_presence_at_rematch(room)
        else:
            await self._note_rematch(table)

    async def sweep(self, now: int) -> int:
        """End the tables that are no longer used; returns their number.

        After the wall clock was moved, no table is ended before it has been idle for the whole time since then.
        """
        swept = 0
        for status, days, reason in (
            (Status.WAITING, self.settings.waiting_days, TableEnd.EXPIRED),
            (Status.PLAYING, self.settings.playing_days, TableEnd.ABANDONED),
        ):
            sweeps = self.store.leads and self.clock_trusted(days)
            for table in await self.store.idle_since(status, now - days * DAY, SWEPT_AT_ONCE) if sweeps else ():
                async with self.room(table) as room:
                    try:
                        await room.act(CloseTable(reason), host=True)
                    except (TableError, UnreadableEntry):  # it has just ended, or a newer node continues with it
                        continue
                    swept += 1
        for room in list(self.rooms.values()):
            self.drop_if_idle(room)
        for new in [new for new, old in self._rematch_of.items() if old not in self.rooms]:
            del self._rematch_of[new]
        gc.collect()  # it hardly ever runs automatically: see `spare_the_collector`
        return swept

    # Removing

    async def forget(self, guest: GuestId) -> Removed:
        """Delete everything that identifies a guest, after freeing their seats and closing their sockets."""
        self.disconnect(guest, FORGOTTEN)
        tables = [stored for stored, _ in await self.store.tables_of(guest, ALL_TABLES)]
        for stored in tables:
            if stored.status is not Status.OVER:
                async with self.room(stored.id) as room:
                    await leave_seats(room, guest)
        self.disconnect(guest, FORGOTTEN)  # also a socket that was opened meanwhile
        async with AsyncExitStack() as still:
            for stored in tables:
                if (loaded := self.rooms.get(stored.id)) is not None:
                    await still.enter_async_context(loaded.rewriting())
            removed = await self.store.forget_guest(guest, SEAT_ENTRIES, traces)
        await self.store.erase()
        return removed

    async def remove_table(self, table: TableId) -> Removed:
        """Remove a table from the database, and end its actor."""
        removed = await self.store.remove_table(table)
        await self._end_room(table)
        return removed

    async def _end_room(self, table: TableId) -> None:
        log_event("table-removed", table=table)
        if (room := self.rooms.pop(table, None)) is not None:
            await room.end(RequestError(ErrorCode.NOT_FOUND, "table-removed").problem)

    async def prune(self, now: int) -> Removed:
        """Remove the tables that ended long enough ago, and the guests who were members only of these."""
        removed = Removed()
        days = self.settings.keep_finished
        if days is None or not self.clock_trusted(days):
            return removed
        before = now - days * DAY
        while tables := await self.store.idle_since(Status.OVER, before, SWEPT_AT_ONCE):
            for table in tables:
                removed += await self.remove_table(table)
        if removed:
            removed += await self.store.remove_unused_guests(before)
        return removed

    async def notice_removals(self) -> None:
        """Disconnect the tables and guests that another program has removed from the database."""
        if not self._removals_unread and not await self.store.changed_elsewhere():
            return
        self._removals_unread = True  # until all of the following has succeeded
        guests = {guest for room in self.rooms.values() for guest in room.guests}
        gone_tables, gone_guests = await self.store.missing(list(self.rooms), guests)
        for table in gone_tables:
            await self._end_room(table)
        for guest in gone_guests:
            self.disconnect(guest, FORGOTTEN)
        for table in [table for table, room in self.rooms.items() if not gone_guests.isdisjoint(room.owners.values())]:
            async with self.room(table) as room:
                await room.reload()
                await room.look()
        self._removals_unread = False

    def gauges(self) -> dict[str, float]:
        """The current values of the gauges."""
        viewers = sum(len(room.viewers) for room in self.rooms.values())
        return {
            "rooms": len(self.rooms),
            "viewers": viewers,
            "process_cpu_seconds": time.process_time(),
            "bot_workers": self.workers.count,
            "bot_workers_busy": self.workers.busy,
            "bot_queue_length": len(self.workers.queue),
        }

    async def say_goodbye(self) -> None:
        """Tell every viewer that the server stops, and give the messages time to be sent."""
        self.stopping = True
        goodbye = RequestError(ErrorCode.STOPPING).problem
        for room in self.rooms.values():
            for viewer in room.viewers:
                viewer.say_goodbye(goodbye)
        until = time.monotonic() + GOODBYE_SECONDS
        while any(room.viewers for room in self.rooms.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish the running tasks, and close the store."""
        for task in self._background:
            task.cancel()
        self._follower.close()
        for room in list(self.rooms.values()):
            if room.idle:
                room.drop()
            await room.close()
        await self.workers.close()
        await self.store.close()
