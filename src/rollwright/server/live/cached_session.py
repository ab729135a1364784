"""The session of a table in memory: built from the log, brought up to date, and told to the viewers.

It is a cache of the log and may be dropped at any moment. Viewers are told of entries on disk only.
"""

from collections.abc import Callable, Iterable, Sequence

from rollwright.core.errors import ErrorCode, Problem, RequestError
from rollwright.core.seats import Seat
from rollwright.protocol.messages import Presence
from rollwright.server.clock import clock_reading
from rollwright.server.live.absent_players import AbsentPlayers
from rollwright.server.live.stored_table import read_row, read_rows, set_news, table_of
from rollwright.server.live.viewer import Viewer
from rollwright.server.live.wire_json import MessageWriter, UnreadableEntry
from rollwright.server.log import log_event
from rollwright.server.settings import Limits
from rollwright.server.store.store import Row, Store, StoredTable, TableNews, TableRemoved
from rollwright.session.audience import Audience, Delivery
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.session import REMOVED, Session
from rollwright.table import Moved, Rematched, Table
from rollwright.table.entries import Entry

FOR_MORE_THAN_THE_LOG: frozenset[type[Entry]] = frozenset((Moved, Rematched))
"""Entries that concern more than the log: the draft of a seat that has another device, and the next table."""


class CachedSession:
    """The session of a table, if it is in memory, and its viewers. Its owner takes care that only one caller at a time
    reads or changes it."""

    def __init__(
        self, stored: StoredTable, store: Store, limits: Limits, bots: Sequence[str], changed: Callable[[Table], None]
    ) -> None:
        """`changed` is called when the table was read, and when other nodes have changed it."""
        self.audience = Audience()
        self.session: Session | None = None
        self.owners: dict[Seat, GuestId] = {}
        """The guest who owns each seat, as of the last time that the table was in memory."""
        self.writer = MessageWriter()
        self.absent_players = AbsentPlayers(store, stored.id)
        self._stored = stored
        self._store = store
        self._limits = limits
        self._available_bots = bots
        self._changed = changed
        self._told = 0
        """How many entries the viewers know. Entries that another node wrote are sent later."""
        self.unread_drafts: set[Seat] = set()
        """Seats whose draft another node has replaced since the drafts were read."""

    @property
    def viewers(self) -> list[Viewer]:
        """The connected clients."""
        return [client for client in self.audience.clients if isinstance(client, Viewer)]

    async def current(self) -> Session:
        """The session; built from the log if it is not in memory."""
        if self.session is None:
            return await self._load()
        return self.session

    async def newest(self) -> Session:
        """The session with everything that other nodes have changed."""
        if self.session is not None and self._store.shared:
            await self.follow(self.session)
        return await self.current()

    def follow_entries(self, session: Session, first: int, rows: Sequence[Row]) -> bool:
        """Apply entries that another node has written, the first of which has this number; False if everything must be
        read again."""
        new = rows[session.table.entries - first :]
        try:
            log = [read_row(row) for row in new]
        except UnreadableEntry:  # the viewers are told when everything is read
            return False
        if not FOR_MORE_THAN_THE_LOG.isdisjoint([type(one.entry) for one in log]):
            return False
        self._apply(session, log, new)
        self._changed(session.table)
        return self.absent_players.noted(session)

    async def follow(self, session: Session) -> bool:
        """Read everything that other nodes have changed; returns whether there were new entries."""
        news, log = await self._news(session.table.entries)
        before = self.audience.presence()
        self._apply(session, log, news.rows, news)
        self._tell_others(session, before)
        await self.absent_players.note(session)
        return bool(log)

    def _apply(
        self, session: Session, log: Sequence[AttributedEntry], rows: Sequence[Row], news: TableNews | None = None
    ) -> None:
        first = session.table.entries
        self.session = None  # until it is consistent again, and the viewers are told
        followed = session.follow(log)
        if news is not None:
            set_news(session.table, self.audience, news)
            session.removed = set(news.removed)
        self.committed(session, first, followed, rows, clock_reading())
        self.session = session

    async def _news(self, first: int) -> tuple[TableNews, Sequence[AttributedEntry]]:
        """Everything that other nodes have changed, and the entries from the number `first`."""
        unread, self.unread_drafts = self.unread_drafts, set()
        try:
            news = await self._store.news(self._stored.id, first)
            return news, await self._read(news.rows)
        except BaseException:  # the task may have been cancelled
            self.unread_drafts |= unread
            raise

    async def _read(self, rows: Sequence[Row]) -> list[AttributedEntry]:
        try:
            return await read_rows(rows)
        except UnreadableEntry as error:  # clients reconnect until they have reached a newer node
            log_event("table-unreadable", level="warning", table=self._stored.id)
            self.session = None
            for viewer in self.viewers:
                viewer.say_goodbye(error.problem)
            raise

    def _tell_others(self, session: Session, before: Presence) -> None:
        """Tell the viewers of changed presence, and disconnect those who were removed."""
        self.send(self.audience.tell_changes(before))
        for guest in session.removed:
            self.disconnect(guest, RequestError(ErrorCode.NOT_ALLOWED, REMOVED).problem)

    async def _load(self) -> Session:
        news, log = await self._news(0)
        if not log:
            raise TableRemoved
        before = self.audience.presence()
        table = await table_of(self._stored, log)
        set_news(table, self.audience, news)
        session = self.begin(table, log, news.removed)
        self._tell_others(session, before)
        await self.absent_players.note(session)
        return session

    def begin(self, table: Table, log: Sequence[AttributedEntry], removed: Iterable[GuestId] = ()) -> Session:
        """Build the session of a table from its log."""
        told = table.told
        self.writer.begin(told)
        session = Session(table, log, self.audience, self._available_bots, self._limits)
        session.removed = set(removed)
        self.session, self.owners = session, session.owners
        self.audience.assign(session.owners, clock_reading())
        missed = zip(log[self._told :], told[self._told :], strict=True)
        self.send(session.updates(self._told, [one._replace(told=narration) for one, narration in missed]))
        self._told = table.entries
        self._changed(table)
        return session

    def committed(
        self, session: Session, first: int, log: Sequence[AttributedEntry], rows: Sequence[Row], now: ClockReading
    ) -> None:
        """Tell the viewers of entries that are on disk; `first` is the number of the first of them."""
        self.writer.remember(first, log, rows)
        self.send(session.commit(log, now))
        self._told = session.table.entries

    def send(self, deliveries: Iterable[Delivery]) -> None:
        """Send messages to viewers."""
        for client, message in deliveries:
            if isinstance(client, Viewer):
                client.send(self.writer.json(message))

    def disconnect(self, guest: GuestId, problem: Problem) -> None:
        """Close all sockets of a guest at this table, and tell the guest why."""
        for viewer in self.viewers:
            if viewer.guest == guest:
                viewer.say_goodbye(problem)
