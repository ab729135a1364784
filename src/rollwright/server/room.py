"""One table as the server has it: a serial actor over its log, and everyone who looks at it.

What stands in memory is a cache of the log and may be dropped at any moment. Nothing leaves before it is on disk.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from rollwright.core.game import Place
from rollwright.core.seats import Seat, all_seats
from rollwright.server.bot_players import Act, BotPlayers, BotWorkers
from rollwright.server.clock import Moment, now_ms
from rollwright.server.index import LogIndex
from rollwright.server.log import log_entries
from rollwright.server.metrics import Metrics
from rollwright.server.origin import CLIENT
from rollwright.server.protocol import entries as wire
from rollwright.server.protocol.errors import ErrorCode, Problem, Wrong
from rollwright.server.protocol.messages import Presence, PresenceChanged
from rollwright.server.publish import Publication, Shown
from rollwright.server.settings import Limits
from rollwright.server.store.store import (
    Draft,
    GuestId,
    KeptTable,
    LostRace,
    Role,
    Row,
    Status,
    Store,
    StoreFailed,
    TableRemoved,
)
from rollwright.server.viewer import Viewer
from rollwright.table import Dice, Freed, Moved, ProvenDice, SatDown, Table, TableError, TypedDice
from rollwright.table.entries import Entry

TRIES = 5
"""How often something is tried again after another node was quicker."""
REMOVED = "removed-from-table"
"""The message to a guest whom the host removed."""
SLICE = 200
"""Entries of a log that are read without a pause: other tables do not wait for a long one."""


class Room:
    """A table, its owners and its viewers."""

    def __init__(self, kept: KeptTable, store: Store, workers: BotWorkers, metrics: Metrics, limits: Limits) -> None:
        self.kept = kept
        self.users = 0
        """How many hold on to this room: sockets, requests. It may be dropped when there is none and no bot thinks."""
        self.viewers: list[Viewer] = []
        self.removed: set[GuestId] = set()
        """Guests whom the host removed for good."""
        self.away_since: dict[Seat, Moment] = {}
        self.rematching = asyncio.Lock()
        """Held by whoever opens the rematch, so that there is one."""
        self._store = store
        self._metrics = metrics
        self._limits = limits
        self._index = LogIndex(limits)
        self._actor: GuestId | None = None
        """The guest for whom something is being done to the table."""
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._seats = 0
        self._told = 0
        """How many entries the viewers know of; what another wrote, or a request that was cut off, they hear later."""
        self.client: tuple[str, str] = (CLIENT.get(), kept.host or "")
        """The address and the guest who last used the table: its bots take their share of the workers."""
        self._bots = BotPlayers(kept.id, workers, self)
        self._shown = Shown()

    @property
    def idle(self) -> bool:
        """Whether nobody holds on to it and no bot thinks."""
        return not self.users and not self._bots.thinking

    @property
    def owners(self) -> dict[Seat, GuestId]:
        """The guest who owns each seat; only after the table was looked at."""
        return self._index.owners

    @property
    def entries(self) -> int:
        """The length of the log, as far as it is known in memory."""
        return 0 if self._table is None else self._table.entries

    # Reading

    async def look(self) -> Table:
        """The table as it stands on disk; only to be looked at, and only until the next await."""
        async with self._lock:
            return await self._current()

    async def reload(self) -> None:
        """Forget what is in memory; the log was changed under it."""
        async with self._lock:
            self._table = None

    @property
    def loaded(self) -> bool:
        """Whether the table is in memory."""
        return self._table is not None

    @asynccontextmanager
    async def rewriting(self) -> AsyncIterator[None]:
        """Let nothing happen at the table while its log is changed in the database; afterwards it is read again."""
        async with self._lock:
            try:
                yield
            finally:
                self._table = None

    async def _current(self) -> Table:
        """The table; read from its log if it is not in memory."""
        if self._table is None:
            return await self._load()
        return self._table

    async def _load(self) -> Table:
        rows = await self._store.log(self.kept.id)
        if not rows:
            raise Wrong(ErrorCode.NOT_FOUND, "table-removed")
        drafts = await self._store.drafts(self.kept.id)
        self.removed = await self._store.removed(self.kept.id)
        opened = wire.read(rows[0].body, None)
        table = Table.from_log(dice_of(self.kept), [opened])
        index = LogIndex(self._limits)
        index.note(rows[0], opened)
        for n, row in enumerate(rows[1:], 1):
            if n % SLICE == 0:
                await asyncio.sleep(0)
            entry = wire.read(row.body, table.game)
            table.follow(entry)
            index.note(row, entry)
        table.forget()
        for draft in drafts:
            marks = frozenset(map(Place, draft.marks))
            if draft.turn == table.turn and draft.seat in table.waiting_for:
                table.drafts[Seat(draft.seat)] = marks
        self._begin(table, index, rows)
        return table

    def begin(self, table: Table, rows: list[Row], log: list[Entry]) -> None:
        """Go on from a new table, and from its whole log."""
        index = LogIndex(self._limits)
        for row, entry in zip(rows, log, strict=True):
            index.note(row, entry)
        self._begin(table, index, rows)

    def _begin(self, table: Table, index: LogIndex, rows: list[Row]) -> None:
        self._table = table
        self._index = index
        table.permit = self._permit
        self._seats = table.setup.seats
        self._give_seats()
        self._publish(table, self._told, rows[self._told :])
        self._bots.think(table)

    # Writing

    async def act(self, act: Act, guest: GuestId | None = None, cause: str | None = None) -> int:
        """Do something to the table, keep it, tell everyone; the length of the log afterwards.

        What the same guest did under the same cause before is not done again. Raises Wrong if the guest was removed, or
        has written too much or too fast that is not a move.
        """
        async with self._lock:
            self._actor = guest
            for _ in range(TRIES):
                table = await self._current()
                if guest in self.removed:
                    raise Wrong(ErrorCode.NOT_ALLOWED, REMOVED)
                if guest is not None and cause is not None and await self._done_before(guest, cause):
                    return table.entries
                try:
                    await self._write(table, act, guest, cause)
                except LostRace:
                    self._table = None
                except BaseException:
                    if table.log:  # changed in memory, and nobody knows whether on disk
                        self._table = None
                    raise
                else:
                    return table.entries
            raise Wrong(ErrorCode.UNAVAILABLE, "store-busy")

    def _permit(self, entry: Entry) -> None:
        """Raise Wrong if the guest who acts has to wait. Only the first entry of an act is checked: a refusal after it
        would leave the table changed."""
        if self._table is not None and not self._table.log:
            self._index.throttle.check(entry, self._actor, now_ms())

    async def _done_before(self, guest: GuestId, cause: str) -> bool:
        """Whether this guest's message was done already; where it seems so, the log decides."""
        if not self._index.may_have_done(guest, cause):
            return False
        return any(row.guest == guest and row.cause == cause for row in await self._store.log(self.kept.id))

    async def _write(self, table: Table, act: Act, guest: GuestId | None, cause: str | None) -> None:
        first, before = table.entries, status_of(table)
        act(table)
        lead_on(table)
        if not table.log:
            return
        now = now_ms()
        rows = [Row(wire.write(entry), now, guest, cause if n == 0 else None) for n, entry in enumerate(table.log)]
        status = status_of(table)
        for entry in table.log:
            if isinstance(entry, Freed):  # whoever sits there next must not find these pencil marks
                await self._keep_draft(Draft(entry.seat, table.turn, ()))
        await self._store.append(self.kept.id, first, rows, status if status != before else None)
        log = table.forget()
        for row, entry in zip(rows, log, strict=True):
            self._index.note(row, entry)
        self._tell(table, first, rows, log)
        if guest is not None:
            self.client = CLIENT.get(), guest
        self._bots.think(table)

    def _tell(self, table: Table, first: int, rows: list[Row], log: list[Entry]) -> None:
        """Tell everyone what happened: each what they may know, and the host one line an entry."""
        if any(isinstance(entry, SatDown | Freed | Moved) for entry in log):
            self._give_seats()
            self._publish(table, first, rows)
            self._tell_presence()
        else:
            self._publish(table, first, rows)
        self._metrics.count("entries_total", by=len(rows))
        log_entries(self.kept.id, first, log)

    def _publish(self, table: Table, first: int, rows: list[Row]) -> None:
        self._told = table.entries
        if self.viewers and rows:
            publication = Publication(table, self._shown, first, rows)
            for viewer in self.viewers:
                viewer.send(publication.update_for(viewer.guest, viewer.seats))

    async def draft(self, seat: Seat, marks: frozenset[Place], check: Act) -> str:
        """Keep the pencil marks of a seat; what it sees after them."""
        async with self._lock:
            table = await self._current()
            check(table)
            table.draft(seat, marks)
            try:
                await self._keep_draft(Draft(seat, table.turn, tuple(sorted(marks))))
            except (StoreFailed, Wrong):
                self._table = None
                raise
            return self._shown.own(table, seat)

    async def _keep_draft(self, draft: Draft) -> None:
        try:
            await self._store.keep_draft(self.kept.id, draft)
        except TableRemoved:
            raise Wrong(ErrorCode.NOT_FOUND, "table-removed") from None

    # Viewers

    async def enter(self, viewer: Viewer, known: int, welcome: Callable[[str], str]) -> None:
        """Let somebody look: first what they missed, then whatever comes."""
        async with self._lock:
            table = await self._current()
            if viewer.guest in self.removed:
                raise Wrong(ErrorCode.NOT_ALLOWED, REMOVED)
            if known > table.entries:  # it knows a log that is not ours: a database was put back to an earlier day
                known = 0
            rows = (await self._store.log(self.kept.id, known))[: table.entries - known]
            viewer.seats = self.seats_of(viewer.guest)
            if viewer.seats:  # a watcher must not bring the table into the share of another client
                self.client = CLIENT.get(), viewer.guest
            publication = Publication(table, self._shown, known, rows)
            self.viewers.append(viewer)
            before = dict(self.away_since)
            for seat in viewer.seats:
                self.away_since.pop(seat, None)
            presence = self.presence().model_dump_json()
            viewer.send(welcome(publication.body_for(viewer.guest, viewer.seats, presence)))
            if before != self.away_since or not viewer.seats:
                self._tell_presence(but=viewer)

    async def leave(self, viewer: Viewer) -> None:
        """Somebody looks no longer; the others see it at once."""
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        here = {seat for other in self.viewers for seat in other.seats}
        for seat in viewer.seats:
            if seat not in here:
                self.away_since[seat] = Moment()
        self._tell_presence()

    async def remove(self, guest: GuestId, problem: Problem) -> None:
        """Remove a guest for good: end the membership, free the guest's seats, close the guest's sockets.

        After the outcome the seats stay as they are, for the record.
        """
        async with self._lock:
            await self._store.join(self.kept.id, guest, Role.REMOVED)
            self.removed.add(guest)
            await self._current()
        for seat in self.seats_of(guest):
            with suppress(TableError):  # the game is over, or the seat was freed in this moment
                await self.act(lambda table, seat=seat: table.free(seat))  # type: ignore[misc]
        self.disconnect(guest, problem)

    def disconnect(self, guest: GuestId, problem: Problem) -> None:
        """Close all sockets of a guest at this table, and tell the guest why."""
        for viewer in self.viewers:
            if viewer.guest == guest:
                viewer.say_goodbye(problem)

    @property
    def guests(self) -> set[GuestId]:
        """The guests who look at the table or have a seat."""
        return {viewer.guest for viewer in self.viewers} | set(self.owners.values())

    def seats_of(self, guest: GuestId) -> tuple[Seat, ...]:
        """The seats of a guest; only after the table was looked at."""
        return tuple(sorted(seat for seat, owner in self.owners.items() if owner == guest))

    def _give_seats(self) -> None:
        """After seats changed hands: which viewer has which, and who is away."""
        for viewer in self.viewers:
            viewer.seats = self.seats_of(viewer.guest)
        here = {seat for viewer in self.viewers for seat in viewer.seats}
        now = Moment()
        self.away_since = {seat: self.away_since.get(seat, now) for seat in self.owners if seat not in here}

    def presence(self) -> Presence:
        """Who is here."""
        away = [self.away_since.get(seat) for seat in all_seats(self._seats)]
        return Presence(
            away_since=[None if since is None else since.at for since in away],
            watchers=sum(not viewer.seats for viewer in self.viewers),
        )

    def _tell_presence(self, but: Viewer | None = None) -> None:
        text = PresenceChanged(type="presence", presence=self.presence()).model_dump_json()
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(text)

    # The end

    async def end(self, problem: Problem) -> None:
        """Disconnect every viewer and stop every bot, because the table was removed from the database."""
        self._table = None
        for viewer in self.viewers:
            viewer.say_goodbye(problem)
        await self.close()

    async def close(self) -> None:
        """Let no bot think any more."""
        await self._bots.close()


def lead_on(table: Table) -> None:
    """Let everything happen that waits for no person; bots throw their dice at once."""
    table.proceed()
    while table.roller in table.bots and not table.dice.real:
        table.roll()
        table.proceed()


def status_of(table: Table) -> Status:
    """Where the table stands."""
    if table.outcome is not None:
        return Status.OVER
    return Status.PLAYING if table.turn else Status.WAITING


def dice_of(kept: KeptTable) -> Dice:
    """The dice of a table."""
    return TypedDice() if kept.secret is None else ProvenDice(bytes.fromhex(kept.secret))
