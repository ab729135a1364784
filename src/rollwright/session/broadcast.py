"""The messages about new entries: the public part is shared by all clients, and only its own guest sees a hidden
choice."""

from collections.abc import Sequence

from rollwright.core.seats import Seat
from rollwright.protocol.messages import LogEntry, Update
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.views import ViewCache
from rollwright.table import Chose, Table
from rollwright.table.entries import Entry
from rollwright.table.view import OwnView, sealed


class Broadcast:
    """Some entries and the state of the table after them, for any client; equal messages are one object."""

    def __init__(self, table: Table, views: ViewCache, first: int, log: Sequence[AttributedEntry]) -> None:
        self.view = views.public(table)
        self._table = table
        self._views = views
        self._first = first
        self._log = log
        self._choosers = [one.guest for one in log if type(one.entry) is Chose and one.guest is not None]
        """The guests who see more of these entries than others, namely the moves that they chose themselves."""
        self._entries: dict[GuestId | None, tuple[LogEntry, ...]] = {}
        self._updates: dict[tuple[GuestId | None, tuple[Seat, ...]], Update] = {}

    def update_for(self, guest: GuestId, seats: tuple[Seat, ...]) -> Update:
        """The message for a guest who has these seats; a spectator has none."""
        audience = guest if guest in self._choosers else None, seats
        update = self._updates.get(audience)
        if update is None:
            update = Update(entries=self.entries_for(guest), view=self.view, own=self.own_for(seats))
            self._updates[audience] = update
        return update

    def entries_for(self, guest: GuestId) -> tuple[LogEntry, ...]:
        """The entries as a guest sees them."""
        chooser = guest if guest in self._choosers else None
        entries = self._entries.get(chooser)
        if entries is None:
            entries = self._entries[chooser] = tuple(
                [
                    LogEntry(n=n, at=one.at, entry=visible_to(chooser, one), told=one.told)
                    for n, one in enumerate(self._log, self._first)
                ]
            )
        return entries

    def own_for(self, seats: tuple[Seat, ...]) -> tuple[OwnView, ...]:
        """The views of these seats."""
        return tuple([self._views.own(self._table, seat) for seat in seats])


def visible_to(guest: GuestId | None, one: AttributedEntry) -> Entry:
    """The entry as this guest sees it. A choice has its move only for the guest who made it, not for a guest who took
    the seat later."""
    return one.entry if guest is not None and one.guest == guest else sealed(one.entry)
