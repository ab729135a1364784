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


class Audience:
    """The clients of one table. They remain when the table itself is read again from its log."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.away_since: dict[Seat, ClockReading] = {}
        self.seats = 0
        """The number of seats at the table; 0 until the table is first read."""
        self.at_rematch: tuple[Seat, ...] = ()
        """The seats whose players are connected to the rematch."""

    def assign(self, owners: Mapping[Seat, GuestId], now: ClockReading) -> None:
        """Assign the seats of its guest to every client, after seats changed hands."""
        for client in self.clients:
            client.seats = seats_of(owners, client.guest)
        here = {seat for client in self.clients for seat in client.seats}
        self.away_since = {seat: self.away_since.get(seat, now) for seat in owners if seat not in here}

    def enter(self, client: Client, owners: Mapping[Seat, GuestId]) -> list[Delivery]:
        """Connect a client; returns the messages for the other clients, if that changes anything for them."""
        others = list(self.clients)
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
            if seat not in here:
                self.away_since[seat] = now
        return self.tell_presence(self.clients)

    def presence(self) -> Presence:
        """The seats whose players are away, and the number of spectators."""
        away = [self.away_since.get(seat) for seat in all_seats(self.seats)]
        return Presence(
            away_since=tuple([None if since is None else since.at for since in away]),
            watchers=sum(not client.seats for client in self.clients),
            at_rematch=self.at_rematch,
        )

    def tell_presence(self, clients: list[Client]) -> list[Delivery]:
        """The messages with the current presence for these clients."""
        changed = PresenceChanged(presence=self.presence())
        return [(client, changed) for client in clients]


def seats_of(owners: Mapping[Seat, GuestId], guest: GuestId) -> tuple[Seat, ...]:
    """The seats that a guest owns."""
    return tuple(sorted([seat for seat, owner in owners.items() if owner == guest]))
