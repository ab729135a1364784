"""How a guest leaves the tables that are not over; shared by the server and by `rollwright forget`."""

from rollwright.core.errors import Complaint
from rollwright.server.room import Room
from rollwright.server.store.store import GuestId

ALL_TABLES = 1_000_000


async def leave_seats(room: Room, guest: GuestId) -> None:
    """Leave every seat of a guest at a table."""
    await room.look()
    for seat in room.seats_of(guest):
        try:
            await room.act(lambda state, seat=seat: state.leave(seat))  # type: ignore[misc]
        except Complaint:  # the player has left already, or the table has just ended
            continue
