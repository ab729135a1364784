"""One table as the server has it: a serial actor over its log, and everyone who looks at it.

What stands in memory is a cache of the log and may be dropped at any moment. Nothing leaves before it is on disk.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

from rollwright.core.game import Place
from rollwright.core.seats import Seat, all_seats
from rollwright.server.clock import now_ms
from rollwright.server.log import log_entries, log_event
from rollwright.server.metrics import Metrics
from rollwright.server.protocol import entries as wire
from rollwright.server.protocol.errors import ErrorCode, Problem, Wrong
from rollwright.server.protocol.messages import Presence, PresenceChanged
from rollwright.server.publish import Publication, Shown
from rollwright.server.store.store import (
    Draft,
    GuestId,
    KeptTable,
    LostRace,
    Row,
    Status,
    Store,
    StoreFailed,
    TableRemoved,
)
from rollwright.server.viewer import Viewer
from rollwright.server.workers import STAND_IN, Thought
from rollwright.table import Dice, Freed, Moved, ProvenDice, SatDown, Table, TypedDice
from rollwright.table.entries import Entry

RETRY_SECONDS = 5.0
TRIES = 5
"""How often something is tried again after another node was quicker."""


class Thinkers(Protocol):
    """Whoever thinks for bots."""

    async def think(self, bot: str, game: Any, state: Any, seat: Seat) -> Thought:
        """A move for this seat."""
        ...


Act = Callable[[Table], None]
"""What is done to a table; a Complaint if it cannot be."""


class Room:
    """A table, its owners and its viewers."""

    def __init__(self, kept: KeptTable, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.kept = kept
        self.users = 0
        """How many hold on to this room: sockets, requests. It may be dropped when there is none and no bot thinks."""
        self.viewers: list[Viewer] = []
        self.owners: dict[Seat, GuestId] = {}
        self.away_since: dict[Seat, int] = {}
        self.rematching = asyncio.Lock()
        """Held by whoever opens the rematch, so that there is one."""
        self._store = store
        self._thinkers = thinkers
        self._metrics = metrics
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._seats = 0
        self._told = 0
        """How many entries the viewers know of; what another wrote, or a request that was cut off, they hear later."""
        self._done = bytearray()
        """The fingerprints of all messages that were done, one after the other: each may cost eight bytes, no more."""
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._shown = Shown()

    @property
    def idle(self) -> bool:
        """Whether nobody holds on to it and no bot thinks."""
        return not self.users and not self._thinking

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
        log = wire.read_log([row.body for row in rows])
        table = Table.from_log(dice_of(self.kept), log)
        table.forget()
        for draft in drafts:
            marks = frozenset(map(Place, draft.marks))
            if draft.turn == table.turn and draft.seat in table.waiting_for:
                table.drafts[Seat(draft.seat)] = marks
        self.begin(table, rows, log)
        return table

    def begin(self, table: Table, rows: list[Row], log: list[Entry]) -> None:
        """Go on from a table as it stands on disk, and from its whole log."""
        self._table = table
        self.owners.clear()
        self._done.clear()
        for row, entry in zip(rows, log, strict=True):
            self._note(row, entry)
        self._seats = table.setup.seats
        self._give_seats()
        self._publish(table, self._told, rows[self._told :], log[self._told :])
        self._think(table)

    def _note(self, row: Row, entry: Entry) -> None:
        """Remember from an entry whose seat is whose, and what was done already."""
        match entry:
            case SatDown(seat) | Moved(seat) if row.guest is not None:
                self.owners[seat] = row.guest
            case SatDown(seat) | Freed(seat):
                self.owners.pop(seat, None)
            case _:
                pass
        if row.guest is not None and row.cause is not None:
            self._done += fingerprint(row.guest, row.cause)

    # Writing

    async def act(self, act: Act, guest: GuestId | None = None, cause: str | None = None) -> int:
        """Do something to the table, keep it, tell everyone; the length of the log afterwards.

        What the same guest did under the same cause before is not done again.
        """
        async with self._lock:
            for _ in range(TRIES):
                table = await self._current()
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

    async def _done_before(self, guest: GuestId, cause: str) -> bool:
        """Whether this guest's message was done already; where it seems so, the log decides."""
        if fingerprint(guest, cause) not in self._done:
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
            self._note(row, entry)
        self._tell(table, first, rows, log)
        self._think(table)

    def _tell(self, table: Table, first: int, rows: list[Row], log: list[Entry]) -> None:
        """Tell everyone what happened: each what they may know, and the host one line an entry."""
        if any(isinstance(entry, SatDown | Freed | Moved) for entry in log):
            self._give_seats()
            self._publish(table, first, rows, log)
            self._tell_presence()
        else:
            self._publish(table, first, rows, log)
        self._metrics.count("entries_total", by=len(rows))
        log_entries(self.kept.id, first, log)

    def _publish(self, table: Table, first: int, rows: list[Row], log: list[Entry]) -> None:
        self._told = table.entries
        if self.viewers and rows:
            publication = Publication(table, self._shown, first, rows, log)
            for viewer in self.viewers:
                viewer.send(publication.update_for(viewer.seats))

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
            if known > table.entries:  # it knows a log that is not ours: a database was put back to an earlier day
                known = 0
            rows = (await self._store.log(self.kept.id, known))[: table.entries - known]
            viewer.seats = self.seats_of(viewer.guest)
            publication = Publication.of_rows(table, self._shown, known, rows)
            self.viewers.append(viewer)
            before = dict(self.away_since)
            for seat in viewer.seats:
                self.away_since.pop(seat, None)
            viewer.send(welcome(publication.body_for(viewer.seats, self.presence().model_dump_json())))
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
                self.away_since[seat] = now_ms()
        self._tell_presence()

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
        now = now_ms()
        self.away_since = {seat: self.away_since.get(seat, now) for seat in self.owners if seat not in here}

    def presence(self) -> Presence:
        """Who is here."""
        return Presence(
            away_since=[self.away_since.get(seat) for seat in all_seats(self._seats)],
            watchers=sum(not viewer.seats for viewer in self.viewers),
        )

    def _tell_presence(self, but: Viewer | None = None) -> None:
        text = PresenceChanged(type="presence", presence=self.presence()).model_dump_json()
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(text)

    # Bots

    def _think(self, table: Table) -> None:
        """Let every bot think that owes a choice and does not think yet."""
        for seat in table.waiting_for:
            if seat in table.bots and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._play_bot(seat))

    async def _play_bot(self, seat: Seat) -> None:
        """Think and choose for a seat for as long as its bot owes a choice."""
        try:
            while True:
                try:
                    table = await self.look()
                    if seat not in table.bots or seat not in table.waiting_for:
                        return
                    bot, turn = table.bots[seat], table.turn
                    thought = await self._thinkers.think(bot, table.game, table.state, seat)
                    await self.act(bot_move(seat, bot, turn, thought))
                except (Wrong, StoreFailed) as error:  # the store failed, and may be well again in a while
                    log_event("bot-move-lost", level="warning", table=self.kept.id, error=str(error))
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._thinking[seat]

    async def end(self, problem: Problem) -> None:
        """Disconnect every viewer and stop every bot, because the table was removed from the database."""
        self._table = None
        for viewer in self.viewers:
            viewer.say_goodbye(problem)
        await self.close()

    async def close(self) -> None:
        """Let no bot think any more."""
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)


def fingerprint(guest: GuestId, cause: str) -> bytes:
    """Eight bytes that hardly any other message has."""
    return hash((guest, cause)).to_bytes(8, "big", signed=True)


def bot_move(seat: Seat, bot: str, turn: int, thought: Thought) -> Act:
    """The move that a bot thought of, unless the game has moved on or its player is back."""

    def act(table: Table) -> None:
        if table.turn == turn and table.bots.get(seat) == bot and seat in table.waiting_for:
            if thought.stood_in:
                table.stand_in(seat, STAND_IN)
            table.choose(seat, thought.move)

    return act


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
