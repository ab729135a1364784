"""The clients that are connected to a table, their seats, and the seats whose players are away."""

from collections.abc import Mapping
from typing import TypeAlias

from rollwright.core.seats import Seat, all_seats
from rollwright.protocol.messages import MemberRole, Presence, PresenceChanged, ServerMessage
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import GuestId


class Client:
    """A connection of a guest to a table, in a seat or as a spectator."""

    __slots__ = ("guest", "role", "seats")

    def __init__(self, guest: GuestId, role: MemberRole) -> None:
        self.guest = guest
        self.role = role
        self.seats: tuple[Seat, ...] = ()


Delivery: TypeAlias = tuple[Client, ServerMessage]
"""A message and the client that it is for."""


REPEATED = 1.0
"""Seconds by which two times may differ that two servers have for the same departure."""


class Audience:
    """The clients of one table. They remain when the table itself is read again from its log."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.away_since: dict[Seat, ClockReading] = {}
        self.seats = 0
        """The number of seats at the table; 0 until the table is first read."""
        self.at_rematch: tuple[Seat, ...] = ()
        """The seats whose players are connected to the rematch."""
        self._owners: Mapping[Seat, GuestId] = {}
        self._elsewhere: Mapping[GuestId, int] = {}
        """The guests who are connected to the same table on other servers, and the number of their connections."""
        self._left: Mapping[GuestId, ClockReading] = {}
        """When guests were last seen who are no longer connected there."""

    def assign(self, owners: Mapping[Seat, GuestId], now: ClockReading) -> None:
        """Assign the seats of its guest to every client, after seats changed hands."""
        self._owners = owners
        for client in self.clients:
            client.seats = seats_of(owners, client.guest)
        self._note_away(now)

    def _note_away(self, now: ClockReading) -> None:
        here = {seat for client in self.clients for seat in client.seats}
        self.away_since = {
            seat: self._away(seat, owner, now)
            for seat, owner in self._owners.items()
            if seat not in here and owner not in self._elsewhere
        }

    def _away(self, seat: Seat, owner: GuestId, now: ClockReading) -> ClockReading:
        """Since when the player of a seat is away: the last departure from any server."""
        known, left = self.away_since.get(seat), self._left.get(owner)
        if known is None or left is None:
            return known or left or now
        return left if known.seconds_until(left) > REPEATED else known

    def note_elsewhere(
        self, elsewhere: Mapping[GuestId, int], left: Mapping[GuestId, ClockReading], now: ClockReading
    ) -> None:
        """Note the guests who are connected to the same table on other servers, and when others left."""
        self._elsewhere, self._left = elsewhere, left
        self._note_away(now)

    def enter(self, client: Client, owners: Mapping[Seat, GuestId]) -> list[Delivery]:
        """Connect a client; returns the messages for the other clients, if that changes anything for them."""
        others = list(self.clients)
        self._owners = owners
        client.seats = seats_of(owners, client.guest)
        self.clients.append(client)
        came_back = [seat for seat in client.seats if self.away_since.pop(seat, None) is not None]
        return self.tell_presence(others) if came_back or not client.seats else []

    def leave(self, client: Client, now: ClockReading) -> list[Delivery]:
        """Disconnect a client; returns the messages for the other clients."""
        if client not in self.clients:
            return []
        self.clients.remove(client)
        here = {seat for other in self.clients for seat in other.seats}
        for seat in client.seats:
            if seat not in here and client.guest not in self._elsewhere:
                self.away_since[seat] = now
        return self.tell_presence(self.clients)

    def presence(self) -> Presence:
        """The seats whose players are away, and the number of spectators."""
        away = [self.away_since.get(seat) for seat in all_seats(self.seats)]
        return Presence(
            away_since=tuple([None if since is None else since.at for since in away]),
            watchers=sum(not client.seats for client in self.clients)
            + sum(number for guest, number in self._elsewhere.items() if guest not in self._owners.values()),
            at_rematch=self.at_rematch,
        )

    def tell_changes(self, before: Presence) -> list[Delivery]:
        """The messages with the current presence for all clients, if it is not the same as before."""
        return self.tell_presence(self.clients) if self.presence() != before else []

    def tell_presence(self, clients: list[Client]) -> list[Delivery]:
        """The messages with the current presence for these clients."""
        changed = PresenceChanged(presence=self.presence())
        return [(client, changed) for client in clients]


def seats_of(owners: Mapping[Seat, GuestId], guest: GuestId) -> tuple[Seat, ...]:
    """The seats that a guest owns."""
    return tuple(sorted([seat for seat, owner in owners.items() if owner == guest]))
