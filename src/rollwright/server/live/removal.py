"""Removes a guest from the tables and from the database; shared by the server and by `rollwright forget`."""

import asyncio
from typing import Any, NoReturn

from rollwright.server.live.room import Room
from rollwright.server.live.seating import SEAT_ENTRIES, traces
from rollwright.server.metrics import Metrics
from rollwright.server.settings import Limits
from rollwright.server.store.removed import Removed
from rollwright.server.store.store import Status, Store
from rollwright.session.guests import GuestId
from rollwright.session.requests import VacateSeat
from rollwright.table import TableError

ALL_TABLES = 1_000_000


class NoBots:
    """Bot workers of a table that another process serves; they never move."""

    async def think(self, *_: Any) -> NoReturn:
        """Wait until the caller is cancelled."""
        while True:
            await asyncio.Event().wait()

    def drop(self, *_: Any) -> None:
        """Do nothing, because no request waits."""


async def forget_guest(store: Store, guest: GuestId) -> Removed:
    """Free the guest's seats and delete everything that identifies the guest; a server may run at the same time."""
    for stored, _ in await store.tables_of(guest, ALL_TABLES):
        if stored.status is not Status.OVER:
            room = Room(stored, store, NoBots(), Metrics(), Limits())
            await leave_seats(room, guest)
            await room.close()
    return await store.forget_guest(guest, SEAT_ENTRIES, traces)


async def leave_seats(room: Room, guest: GuestId) -> None:
    """Free every seat of a guest at a table."""
    await room.look()
    for seat in room.seats_of(guest):
        try:
            await room.act(VacateSeat(seat), host=True)
        except TableError:  # the player has left already, or the table has just ended
            continue
