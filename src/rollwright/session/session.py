"""One table with its clients: carries out requests, returns the entries to be written, and the messages to each
client."""

from collections.abc import Sequence

from rollwright import __version__
from rollwright.core.errors import ErrorCode, RequestError
from rollwright.core.seats import Seat
from rollwright.protocol import PROTOCOL
from rollwright.protocol.messages import Draft, Drafted, Welcome, Why, WhyNot
from rollwright.session import handlers
from rollwright.session.audience import Audience, Client, Delivery, seats_of
from rollwright.session.broadcast import Broadcast
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.handlers import Circumstances, run_automatic_steps
from rollwright.session.index import CHANGE_HANDS, LogIndex, note_owner
from rollwright.session.requests import BY_NO_GUEST, Request
from rollwright.session.throttle import ThrottleLimits
from rollwright.session.views import ViewCache
from rollwright.session.waiting import Wait, mover_of, needs_notice, waited_for, waits_for
from rollwright.table import Pace, Table
from rollwright.table.entries import Entry

REMOVED = "removed-from-table"
"""The message to a guest whom the host removed."""
CLOCKS_DIFFER = 1_000
"""Milliseconds by which the clocks of two servers that write the same log may differ."""


class Session:
    """A table, the index of its log, and its clients.

    `carry_out` changes the table; the caller writes `pending` and then calls `commit`. If writing fails, the caller
    drops the session and builds a new one from the log.
    """

    def __init__(
        self,
        table: Table,
        log: Sequence[AttributedEntry],
        audience: Audience,
        bots: Sequence[str],
        limits: ThrottleLimits,
    ) -> None:
        self.table = table
        self.audience = audience
        self.removed: set[GuestId] = set()
        """Guests whom the host removed permanently."""
        self.views = ViewCache()
        self._bots = bots
        self._index = LogIndex(limits)
        for one in log:
            self._index.note(one)
        self._guest: GuestId | None = None
        self._now = ClockReading(0, 0.0)
        table.forget()
        table.permit = self._permit
        audience.seats = table.setup.seats

    @property
    def owners(self) -> dict[Seat, GuestId]:
        """The guest who owns each seat."""
        return self._index.owners

    def seats_of(self, guest: GuestId) -> tuple[Seat, ...]:
        """The seats of a guest."""
        return seats_of(self.owners, guest)

    # Waiting

    @property
    def waited_for(self) -> frozenset[GuestId]:
        """The guests for whom the game waits."""
        return waited_for(self.table, self.owners)

    @property
    def absent(self) -> frozenset[GuestId]:
        """The guests who have a seat and are not connected."""
        return frozenset([self.owners[seat] for seat in self.audience.away_since if seat in self.owners])

    def waits_before(self) -> frozenset[GuestId] | None:
        """The guests for whom the game waits before a request; None where no player needs a notice."""
        return self.waited_for if needs_notice(self.table, self.audience.away_since) else None

    def waits_since(
        self, before: frozenset[GuestId] | None, request: Request, log: Sequence[AttributedEntry], delay: int
    ) -> list[Wait]:
        """The waits that began with the pending entries of a request; `before` is the value of `waits_before` before
        it."""
        if before is None:
            return []
        owners = dict(self.owners)
        for one in log:
            note_owner(owners, one.entry, one.guest)
        begun = waited_for(self.table, owners) - before
        return waits_for(self.table, begun, self.absent, log[-1].at, delay, mover_of(request))

    def waits_of_absent(self, now: ClockReading) -> list[Wait]:
        """The waits for the guests who are not connected to a live game in which it is their turn."""
        if self.table.opened.pace is Pace.DAYS or not self.audience.away_since:  # over days, noted when it began
            return []
        return waits_for(self.table, self.waited_for, self.absent, now.at, 0, None)

    # Requests

    @property
    def pending(self) -> list[Entry]:
        """The entries that are not committed."""
        return self.table.log

    def may_have_done(self, guest: GuestId | None, cause: str | None) -> bool:
        """Whether this guest's message was probably carried out; only the log is certain."""
        return guest is not None and cause is not None and self._index.may_have_done(guest, cause)

    def carry_out(self, request: Request, guest: GuestId | None, now: ClockReading, *, host: bool = False) -> None:
        """Carry out a request, and everything that follows from it without a person.

        Raises Complaint if the guest may not do it, or has exceeded a limit for entries that are not moves.
        """
        self.check_member(guest)
        self._guest = author_of(request, guest)
        self._now = now
        handlers.carry_out(self.table, request, self._circumstances(guest, now, host=host))
        run_automatic_steps(self.table)

    def attributed(self, guest: GuestId | None, cause: str | None, now: ClockReading) -> list[AttributedEntry]:
        """The pending entries as they are to be written. Their times are not before that of the last entry, unless the
        clock was set back."""
        written = self._index.written
        at = written if now.at < written <= now.at + CLOCKS_DIFFER else now.at
        return [
            AttributedEntry(entry, at, guest, cause if number == 0 else None, told)
            for number, (entry, told) in enumerate(zip(self.pending, self.table.told, strict=True))
        ]

    def commit(self, log: Sequence[AttributedEntry], now: ClockReading) -> list[Delivery]:
        """The messages about entries for every client, to be called when the entries are written."""
        self.table.forget()
        for one in log:
            self._index.note(one)
        first = self.table.entries - len(log)
        if not CHANGE_HANDS.isdisjoint({type(one.entry) for one in log}):
            self.audience.assign(self.owners, now)
            return [*self.updates(first, log), *self.audience.tell_presence(self.audience.clients)]
        return self.updates(first, log)

    def follow(self, log: Sequence[AttributedEntry]) -> list[AttributedEntry]:
        """Apply entries that another server has written; returns them with their narration, for `commit`."""
        for one in log:
            self.table.follow(one.entry)
        return [one._replace(told=told) for one, told in zip(log, self.table.told, strict=True)]

    def updates(self, first: int, log: Sequence[AttributedEntry]) -> list[Delivery]:
        """The messages about the last entries of the log for every client; `first` is the number of the first of
        them."""
        if not self.audience.clients or not log:
            return []
        broadcast = Broadcast(self.table, self.views, first, log)
        return [(client, broadcast.update_for(client.guest, client.seats)) for client in self.audience.clients]

    def draft(self, request: Draft, guest: GuestId, now: ClockReading) -> Drafted:
        """Store the draft of a seat; the answer is what its player sees with it."""
        handlers.draft(self.table, request, self._circumstances(guest, now))
        return Drafted(id=request.id, own=self.views.own(self.table, request.seat))

    def why_not(self, request: WhyNot, guest: GuestId, now: ClockReading) -> Why:
        """The rule that forbids a place."""
        return handlers.why_not(self.table, request, self._circumstances(guest, now))

    def check_member(self, guest: GuestId | None) -> None:
        """Raise RequestError if the host has removed the guest."""
        if guest in self.removed:
            raise RequestError(ErrorCode.NOT_ALLOWED, REMOVED)

    def _circumstances(self, guest: GuestId | None, now: ClockReading, *, host: bool = False) -> Circumstances:
        return Circumstances(guest, host, now, self.owners, self.audience.away_since, self._bots)

    def _permit(self, entry: Entry) -> None:
        """Raise RequestError if the guest has to wait. Only the first entry of a request is checked, because a refusal
        after it would leave the table changed."""
        if not self.table.log:
            self._index.check_throttle(entry, self._guest, self._now.at)

    # Clients

    def enter(
        self, client: Client, table: str, missed: Sequence[AttributedEntry] = ()
    ) -> tuple[Welcome, list[Delivery]]:
        """Connect a client; returns its welcome with the entries that it missed, and the messages for the others."""
        self.check_member(client.guest)
        others = self.audience.enter(client, self.owners)
        broadcast = Broadcast(self.table, self.views, self.table.entries - len(missed), missed)
        welcome = Welcome(
            protocol=PROTOCOL,
            version=__version__,
            table=table,
            role=client.role,
            entries=broadcast.entries_for(client.guest),
            view=broadcast.view,
            own=broadcast.own_for(client.seats),
            presence=self.audience.presence(),
        )
        return welcome, others


def author_of(request: Request, guest: GuestId | None) -> GuestId | None:
    """The guest to whom the entries of a request are attributed; none for requests of the host and the server, because
    the guest who seats a bot does not own its seat."""
    return None if type(request) in BY_NO_GUEST else guest
