"""The state of a table as one client knows it, updated with every message of the server or of a local session."""

from rollwright.core.seats import Seat
from rollwright.protocol.messages import (
    Drafted,
    LogEntry,
    Presence,
    PresenceChanged,
    ServerMessage,
    Update,
    Welcome,
)
from rollwright.table.view import OwnView, PublicView


class LogGap(Exception):
    """The server left out entries of the log."""


class TableReplica:
    """A table as far as one client may see it. It computes nothing by the rules."""

    def __init__(self, view: PublicView) -> None:
        self.view = view
        self.entries: list[LogEntry] = []
        self.own: dict[Seat, OwnView] = {}
        """The view of each seat of this client."""
        self.presence = Presence(away_since=(None,) * len(view.seats), watchers=0)

    def receive(self, message: ServerMessage) -> None:
        """Update the state. Raises LogGap if entries are missing."""
        match message:
            case Welcome() | Update():
                self._append(message.entries)
                if message.view.entries != len(self.entries):
                    raise LogGap
                self.view = message.view
                self.own = {own.seat: own for own in message.own}
                if isinstance(message, Welcome):
                    self.presence = message.presence
            case PresenceChanged(presence=presence):
                self.presence = presence
            case Drafted(own=own) if own.seat in self.own:
                self.own[own.seat] = own
            case _:  # an answer, or the end of the connection
                pass

    def _append(self, entries: tuple[LogEntry, ...]) -> None:
        for logged in entries:
            if logged.n == 0:
                self.entries.clear()
            if logged.n != len(self.entries):
                raise LogGap
            self.entries.append(logged)
