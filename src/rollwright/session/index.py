"""An index over a table's log, in addition to the table itself: owners, messages carried out, allowances."""

from rollwright.core.seats import Seat
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.session.throttle import Throttle, ThrottleLimits
from rollwright.table import Freed, Moved, SatDown
from rollwright.table.entries import Entry

CHANGE_HANDS: frozenset[type[Entry]] = frozenset((SatDown, Freed, Moved))
"""Entries after which a seat may have another owner."""


class LogIndex:
    """An index over one log, entry by entry."""

    def __init__(self, limits: ThrottleLimits) -> None:
        self.owners: dict[Seat, GuestId] = {}
        self.written = 0
        """When the last entry was written, in milliseconds since 1970."""
        self._throttle = Throttle(limits)
        self._done = bytearray()
        """The concatenated fingerprints of all messages that were carried out, eight bytes each."""

    def note(self, one: AttributedEntry) -> None:
        """Add an entry."""
        self.written = one.at
        if type(one.entry) in CHANGE_HANDS:
            note_owner(self.owners, one.entry, one.guest)
        self._throttle.note(one.entry, one.guest, one.at)
        if one.guest is not None and one.cause is not None:
            self._done += fingerprint(one.guest, one.cause)

    def check_throttle(self, entry: Entry, guest: GuestId | None, now: int) -> None:
        """Raise RequestError if this guest may not write this entry now."""
        self._throttle.check(entry, guest, now)

    def may_have_done(self, guest: GuestId, cause: str) -> bool:
        """Whether this guest's message was probably carried out; only the log is certain."""
        return fingerprint(guest, cause) in self._done


def fingerprint(guest: GuestId, cause: str) -> bytes:
    """Eight bytes that are very unlikely to be those of another message."""
    return hash((guest, cause)).to_bytes(8, "big", signed=True)


def note_owner(owners: dict[Seat, GuestId], entry: Entry, guest: GuestId | None) -> None:
    """Update the owners by an entry and the guest who caused it; a bot and a free seat have no owner."""
    match entry:
        case SatDown(seat) | Moved(seat) if guest is not None:
            owners[seat] = guest
        case SatDown(seat) | Freed(seat):
            owners.pop(seat, None)
        case _:
            pass
