"""Seats and names, read from the few entries that change them. It does not replay the game."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rollwright.core.seats import Seat
from rollwright.server.protocol import entries as wire
from rollwright.server.store.store import GuestId, NumberedRow, Traces
from rollwright.table import Freed, Moved, SatDown

SEAT_ENTRIES = ("sat-down", "freed", "moved")
"""The types of these entries."""
NO_NAME = "–"
"""The name of a guest who was deleted."""


@dataclass(slots=True)
class Seating:
    """Who sits where."""

    names: dict[Seat, str] = field(default_factory=dict)
    owners: dict[Seat, GuestId] = field(default_factory=dict)


def seating(rows: Sequence[NumberedRow]) -> Seating:
    """The seats after these entries, which are of the types SEAT_ENTRIES."""
    found = Seating()
    for _, row in rows:
        match wire.read(row.body, None):
            case SatDown(seat, player):
                found.names[seat] = player.name
                found.owners.pop(seat, None)
                if row.guest is not None:
                    found.owners[seat] = row.guest
            case Moved(seat):
                if row.guest is not None:
                    found.owners[seat] = row.guest
            case Freed(seat):
                found.names.pop(seat, None)
                found.owners.pop(seat, None)
            case _:
                pass
    return found


def traces(guest: GuestId, rows: Sequence[NumberedRow]) -> Traces:
    """The names and seats of a guest in the entries of the types SEAT_ENTRIES."""
    sat: dict[Seat, tuple[int, SatDown]] = {}
    named: dict[int, SatDown] = {}
    for number, row in rows:
        entry = wire.read(row.body, None)
        if isinstance(entry, SatDown):
            sat[entry.seat] = number, entry
        if row.guest == guest and isinstance(entry, SatDown | Moved):  # moved: the same player on another device
            named.update([sat[entry.seat]])
    rewritten = [
        (number, wire.SatDown(seat=entry.seat, name=NO_NAME, bot=entry.player.bot).model_dump_json())
        for number, entry in named.items()
    ]
    owners = seating(rows).owners
    return Traces(rewritten, [seat for seat, owner in owners.items() if owner == guest])
