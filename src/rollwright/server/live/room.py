"""The actor of one table on the server: adds the database and the sockets to the table's session, one step at a time.

The session in memory is a cache of the log and may be dropped at any moment. Clients are told of entries on disk only.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar

from rollwright.core.errors import Complaint, ErrorCode, Problem, RequestError
from rollwright.core.seats import Seat
from rollwright.protocol.messages import ClientMessage, Draft, ServerMessage, WhyNot
from rollwright.server.clock import clock_reading
from rollwright.server.live.answers import answer
from rollwright.server.live.bot_players import BotPlayers, BotWorkers, bot_due
from rollwright.server.live.cached_session import CachedSession
from rollwright.server.live.stored_table import is_logged, rows_of, status_of
from rollwright.server.live.viewer import Viewer
from rollwright.server.live.wire_json import UnreadableEntry
from rollwright.server.log import log_entries
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Limits
from rollwright.server.store.changes import EVERYTHING, Change
from rollwright.server.store.store import (
    LostRace,
    Role,
    Row,
    Store,
    StoredDraft,
    StoredTable,
    StoreFailed,
    TableRemoved,
)
from rollwright.session.audience import seats_of
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.requests import FreeSeat, MoveSeat, Request
from rollwright.session.session import Session
from rollwright.table import Freed, Table, TableError
from rollwright.table.outcome import OutcomeView, outcome_view

CLIENT: ContextVar[str] = ContextVar("client", default="")
"""The address of the client whose request or socket is being served. It is never stored."""
TRIES = 5
"""How often a request is retried after another node has written first."""


class Room:
    """The actor of a table: its session, its database and its viewers."""

    def __init__(
        self,
        stored: StoredTable,
        store: Store,
        workers: BotWorkers,
        metrics: Metrics,
        limits: Limits,
        bots: Sequence[str] = (),
    ) -> None:
        self.stored = stored
        self.users = 0
        """How many sockets and requests use this actor. It may be dropped when there are none and no bot is
        thinking."""
        self.rematching = asyncio.Lock()
        """Held while the rematch is opened, so that there is only one."""
        self._store = store
        self._metrics = metrics
        self._limits = limits
        self._lock = asyncio.Lock()
        self.client: tuple[str, str] = (CLIENT.get(), stored.host or "")
        """The address and the guest who last used the table; its bots are charged to their share of the workers."""
        self._bots = BotPlayers(stored.id, workers, store, self)
        self._cached = CachedSession(stored, store, limits, bots, self._bots.think)
        self.audience = self._cached.audience
        self.absent_players = self._cached.absent_players

    @property
    def viewers(self) -> list[Viewer]:
        """The connected clients."""
        return self._cached.viewers

    @property
    def idle(self) -> bool:
        """Whether no socket and no request uses the table and no bot is thinking."""
        return not self.users and not self._bots.thinking

    @property
    def owners(self) -> dict[Seat, GuestId]:
        """The guest who owns each seat, as of the last time that the table was in memory."""
        return self._cached.owners

    @property
    def outcome(self) -> OutcomeView | None:
        """The outcome, as far as it is known in memory."""
        outcome = None if self._cached.session is None else self._cached.session.table.outcome
        return None if outcome is None else outcome_view(outcome)

    @property
    def entries(self) -> int:
        """The length of the log, as far as it is known in memory."""
        return 0 if self._cached.session is None else self._cached.session.table.entries

    # Reading

    async def look(self) -> Table:
        """The table as it is on disk; only to be read, and only until the next await."""
        async with self._lock:
            return (await self._cached.newest()).table

    def must_read(self, change: Change) -> bool:
        """Whether everything must be read again because of a change by another node, and not only new entries."""
        if change.drafts:
            self._cached.unread_drafts.update(map(Seat, change.drafts))
            if self._lock.locked() or any(seat in change.drafts for viewer in self.viewers for seat in viewer.seats):
                return True
        return change.other or (bool(change.entries) and self._followable is None)

    def follow_entries(self, first: int, rows: Sequence[Row]) -> bool:
        """Apply entries that another node has written, the first of which has this number, and tell the viewers of
        them; False if everything must be read again."""
        session = self._followable
        return session is not None and self._cached.follow_entries(session, first, rows)

    @property
    def _followable(self) -> Session | None:
        """The session, if new entries can be applied to it now. A table that is not in use may be dropped at any
        moment, also when its bots have begun to think."""
        return None if self._lock.locked() or self.idle else self._cached.session

    async def catch_up(self, change: Change = EVERYTHING) -> None:
        """Read everything again because of a change by another node, and tell the viewers of it."""
        async with self._lock:
            if self.loaded and not change.other and not change.drafts and change.entries <= self.entries:
                return
            session = await self._cached.newest()
            self._bots.think(session.table)
            await self.absent_players.note(session)

    async def reload(self) -> None:
        """Drop the session from memory, because the log was changed in the database."""
        async with self._lock:
            self._cached.session = None

    @property
    def loaded(self) -> bool:
        """Whether the table is in memory."""
        return self._cached.session is not None

    @asynccontextmanager
    async def rewriting(self) -> AsyncIterator[None]:
        """Block the table while its log is changed in the database; afterwards the log is read again."""
        async with self._lock:
            try:
                yield
            finally:
                self._cached.session = None

    def begin(self, table: Table, log: Sequence[AttributedEntry], removed: Iterable[GuestId] = ()) -> None:
        """Build the session of a new table from its log."""
        self._cached.begin(table, log, removed)

    # Writing

    async def answer(self, message: ClientMessage, guest: GuestId) -> str:
        """Carry out a message of a client and return the answer: an acknowledgement or an error."""
        return self._cached.writer.json(await answer(self, message, guest))

    async def act(
        self, request: Request, guest: GuestId | None = None, cause: str | None = None, *, host: bool = False
    ) -> int:
        """Carry out a request, write it, and send it to every viewer; returns the length of the log afterwards.

        A request of the same guest with the same cause is carried out once. Raises Complaint if it is not allowed.
        """
        async with self._lock:
            for _ in range(TRIES):
                session = self._cached.session
                if session is None or isinstance(request, MoveSeat):
                    session = await self._session_for(request)
                try:
                    session.check_member(guest)
                    if session.may_have_done(guest, cause) and await is_logged(self._store, self.stored, guest, cause):
                        return session.table.entries
                    await self._write(session, request, guest, cause, host=host)
                except LostRace:
                    self._cached.session = None
                except Complaint:
                    if session.pending:  # the store failed, perhaps after writing
                        self._cached.session = None
                        raise
                    if not self._store.shared or not await self._cached.follow(session):
                        raise
                    # it was refused in a position that another node has changed meanwhile
                except BaseException:
                    if session.pending:  # changed in memory, and perhaps on disk
                        self._cached.session = None
                    raise
                else:
                    return session.table.entries
            raise RequestError(ErrorCode.UNAVAILABLE, "store-busy")

    async def _session_for(self, request: Request) -> Session:
        if isinstance(request, MoveSeat) and self._cached.unread_drafts:  # the other device is shown the draft
            return await self._cached.newest()
        return await self._cached.current()

    async def _write(
        self, session: Session, request: Request, guest: GuestId | None, cause: str | None, *, host: bool
    ) -> None:
        table, now = session.table, clock_reading()
        first, before, waits_before = table.entries, status_of(table), session.waits_before()
        session.carry_out(request, guest, now, host=host)
        log = session.attributed(guest, cause, now)
        if not log:
            return
        status = status_of(table)
        rows = rows_of(log)
        waits = session.waits_since(waits_before, request, log, self._limits.notice_seconds * 1000)
        freed = [one.entry.seat for one in log if type(one.entry) is Freed]
        changed, due = status if status != before else None, bot_due(table)
        await self._store.append(self.stored.id, first, rows, changed, waits, freed=freed, bot_due=due)
        self._cached.committed(session, first, log, rows, now)
        self._metrics.count("entries_total", by=len(log))
        log_entries(self.stored.id, first, [one.entry for one in log])
        if guest is not None:
            self.client = CLIENT.get(), guest
        self._bots.think(table)

    async def draft(self, message: Draft, guest: GuestId) -> ServerMessage:
        """Store the draft of a seat; the answer is what its player sees with it."""
        async with self._lock:
            for _ in range(TRIES):
                session = await self._cached.current()
                try:
                    drafted = session.draft(message, guest, clock_reading())
                except Complaint:
                    if not self._store.shared or not await self._cached.follow(session):
                        raise
                    continue  # it was refused in a position that another node has changed meanwhile
                self._cached.session = None  # until it is on disk
                draft = StoredDraft(message.seat, session.table.turn, tuple(sorted(message.marks)))
                with suppress(LostRace):
                    await self._store.keep_draft(self.stored.id, draft, session.table.entries)
                    self._cached.session = session
                    return drafted
            raise RequestError(ErrorCode.UNAVAILABLE, "store-busy")

    async def why_not(self, message: WhyNot, guest: GuestId) -> ServerMessage:
        """The rule that forbids a place."""
        async with self._lock:
            return (await self._cached.current()).why_not(message, guest, clock_reading())

    async def wait_of(self, guest: GuestId) -> tuple[Table, bool] | None:
        """The table, as in `look`, and whether the guest is not connected; None if it does not wait for the guest."""
        async with self._lock:
            session = await self._cached.newest()
            return (session.table, guest in session.absent) if guest in session.waited_for else None

    # Viewers

    @property
    def rematch(self) -> str | None:
        """The id of the rematch, as far as it is known in memory."""
        return None if self._cached.session is None else self._cached.session.table.rematch

    def note_at_rematch(self, guests: Collection[GuestId]) -> None:
        """Tell the viewers which players are connected to the rematch, if that has changed."""
        seats = tuple(sorted(seat for seat, owner in self.owners.items() if owner in guests))
        if seats != self.audience.at_rematch:
            self.audience.at_rematch = seats
            self._cached.send(self.audience.tell_presence(self.audience.clients))

    async def enter(self, viewer: Viewer, known: int) -> None:
        """Connect a viewer: first send what it missed, then everything that is written."""
        async with self._lock:
            session = await self._cached.newest()
            session.check_member(viewer.guest)
            entries = session.table.entries
            if known > entries:  # the client knows another log, because an older backup was restored
                known = 0
            rows = (await self._store.log(self.stored.id, known))[: entries - known]
            welcome, others = session.enter(viewer, self.stored.id)
            viewer.send(self._cached.writer.welcome(welcome, rows, viewer.guest))
            self._cached.send(others)
            self._report(viewer.guest)
            if viewer.seats:  # a spectator must not charge the table's bots to another client
                self.client = CLIENT.get(), viewer.guest

    async def leave(self, viewer: Viewer) -> None:
        """Disconnect a viewer; the other viewers are informed immediately. If it is the guest's turn, that is noted."""
        self._cached.send(self.audience.leave(viewer, clock_reading()))
        self._report(viewer.guest)
        still_here = any(other.guest == viewer.guest for other in self.viewers)
        if not viewer.seats or still_here or self.outcome is not None:
            return
        try:
            await self._store.reported()  # a node that writes later sees that the guest is absent
            async with self._lock:
                await self.absent_players.note(await self._cached.newest())
        except StoreFailed:
            self.absent_players.unsettled = True
        except (TableRemoved, UnreadableEntry):
            return

    def _report(self, guest: GuestId) -> None:
        """Tell the other nodes how many sockets a guest has here."""
        self._store.report(self.stored.id, guest, sum(viewer.guest == guest for viewer in self.viewers))

    async def remove(self, guest: GuestId, problem: Problem) -> None:
        """Remove a guest permanently: end the membership, free the guest's seats, close the guest's sockets.

        After the end of the game the seats stay as they are, for the record.
        """
        async with self._lock:
            await self._store.join(self.stored.id, guest, Role.REMOVED)
            session = await self._cached.current()
            session.removed.add(guest)
        for seat in session.seats_of(guest):
            with suppress(TableError):  # the game is over, or the seat was freed meanwhile
                await self.act(FreeSeat(seat), host=True)
        self.disconnect(guest, problem)

    def disconnect(self, guest: GuestId, problem: Problem) -> None:
        """Close all sockets of a guest at this table, and tell the guest why."""
        self._cached.disconnect(guest, problem)

    @property
    def guests(self) -> set[GuestId]:
        """The guests who are connected to the table or have a seat."""
        return {viewer.guest for viewer in self.viewers} | set(self.owners.values())

    def seats_of(self, guest: GuestId) -> tuple[Seat, ...]:
        """The seats of a guest, as of the last time that the table was in memory."""
        return seats_of(self.owners, guest)

    # The end

    async def end(self, problem: Problem) -> None:
        """Disconnect every viewer and stop every bot, because the table was removed from the database."""
        self._cached.session = None
        for viewer in self.viewers:
            viewer.say_goodbye(problem)
        await self.close()

    async def close(self) -> None:
        """Stop every bot."""
        await self._bots.close()

    def drop(self) -> None:
        """End the right to run the bots, because the table is dropped from memory."""
        self._store.end_lease(self.stored.id, self.entries)
