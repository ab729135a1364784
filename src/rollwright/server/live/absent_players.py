"""Notes in the outbox that a live game waits for players who are not connected, as often as it may have been missed."""

from rollwright.server.clock import clock_reading
from rollwright.server.loops import log_failed_step
from rollwright.server.store.store import Store, StoreFailed, TableId
from rollwright.session.guests import GuestId
from rollwright.session.session import Session
from rollwright.session.waiting import Wait


class AbsentPlayers:
    """The absent players of one table who are in the outbox. A second note of the same wait changes nothing there, so
    every server notes all that it knows of: the one at which a player was connected may have stopped."""

    def __init__(self, store: Store, table: TableId) -> None:
        self.unsettled = False
        """Whether a wait may not be in the outbox, because the store has failed."""
        self._store = store
        self._table = table
        self._noted: set[tuple[GuestId, int]] = set()
        """The players and the turns for which the game waits for them."""

    def noted(self, session: Session) -> bool:
        """Whether there is nothing to note."""
        return not self.unsettled and all(
            _key(wait) in self._noted for wait in session.waits_of_absent(clock_reading())
        )

    async def note(self, session: Session) -> None:
        """Note the waits for absent players that are not noted."""
        waits = session.waits_of_absent(clock_reading())
        if new := [wait for wait in waits if _key(wait) not in self._noted]:
            try:
                await self._store.note_waits(self._table, new)
            except StoreFailed as error:
                log_failed_step("waits-not-noted", error, table=self._table)
                self.unsettled = True
                return
        self._noted = {_key(wait) for wait in waits}
        self.unsettled = False


def _key(wait: Wait) -> tuple[GuestId, int]:
    return wait.guest, wait.turn
