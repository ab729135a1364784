"""What a room looks up in its log beside the table itself: owners of seats, messages that were done, allowances."""

from rollwright.core.seats import Seat
from rollwright.server.seating import note_owner
from rollwright.server.settings import Limits
from rollwright.server.store.store import GuestId, Row
from rollwright.server.throttle import Throttle
from rollwright.table.entries import Entry


class LogIndex:
    """An index over one log, entry by entry."""

    def __init__(self, limits: Limits) -> None:
        self.owners: dict[Seat, GuestId] = {}
        self.throttle = Throttle(limits)
        self._done = bytearray()
        """The fingerprints of all messages that were done, one after the other: each may cost eight bytes, no more."""

    def note(self, row: Row, entry: Entry) -> None:
        """Add an entry."""
        note_owner(self.owners, entry, row.guest)
        self.throttle.note(entry, row.guest, row.at)
        if row.guest is not None and row.cause is not None:
            self._done += fingerprint(row.guest, row.cause)

    def may_have_done(self, guest: GuestId, cause: str) -> bool:
        """Whether this guest's message seems to be done already; the log decides."""
        return fingerprint(guest, cause) in self._done


def fingerprint(guest: GuestId, cause: str) -> bytes:
    """Eight bytes that hardly any other message has."""
    return hash((guest, cause)).to_bytes(8, "big", signed=True)
