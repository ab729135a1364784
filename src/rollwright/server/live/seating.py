"""Seats and names, computed only from the entries that change them, without replaying the game."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rollwright.core.seats import Seat
from rollwright.server.live.wire_json import read_entry, to_json
from rollwright.server.store.store import NumberedRow, Traces
from rollwright.session.guests import GuestId
from rollwright.session.index import note_owner
from rollwright.table import Freed, Moved, SatDown

SEAT_ENTRIES = ("sat-down", "freed", "moved")
"""The types of these entries."""
NO_NAME = "–"
"""The name of a guest who was deleted."""


@dataclass(slots=True)
class Seating:
    """The guest and the name of each seat."""

    names: dict[Seat, str] = field(default_factory=dict)
    owners: dict[Seat, GuestId] = field(default_factory=dict)


def seating(rows: Sequence[NumberedRow]) -> Seating:
    """The seats after these entries, which are of the types SEAT_ENTRIES."""
    found = Seating()
    for _, row in rows:
        entry = read_entry(row.body)
        note_owner(found.owners, entry, row.guest)
        if isinstance(entry, SatDown):
            found.names[entry.seat] = entry.name
        elif isinstance(entry, Freed):
            found.names.pop(entry.seat, None)
    return found


def traces(guest: GuestId, rows: Sequence[NumberedRow]) -> Traces:
    """The names and seats of a guest in the entries of the types SEAT_ENTRIES."""
    sat: dict[Seat, tuple[int, SatDown]] = {}
    named: dict[int, SatDown] = {}
    for number, row in rows:
        entry = read_entry(row.body)
        if isinstance(entry, SatDown):
            sat[entry.seat] = number, entry
        if row.guest == guest and isinstance(entry, SatDown | Moved):  # a move to another device keeps the player
            named.update([sat[entry.seat]])
    rewritten = [(number, to_json(SatDown(entry.seat, NO_NAME, entry.bot))) for number, entry in named.items()]
    owners = seating(rows).owners
    return Traces(rewritten, [seat for seat, owner in owners.items() if owner == guest])
