"""The content of a notification: public facts about a table that waits for a guest. It has no choice and no secret."""

from dataclasses import dataclass

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.core.seats import Seat, all_seats
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.outbox import Notice
from rollwright.server.store.store import TableId, TableRemoved
from rollwright.session.guests import GuestId
from rollwright.table import Table
from rollwright.translations import Words


@dataclass(frozen=True, slots=True)
class PlayerName:
    """The name of a player; that of a bot is an id."""

    name: str
    is_bot: bool = False

    def shown(self, words: Words) -> str:
        """The name as a reader sees it."""
        return words.name("bot", self.name) if self.is_bot else self.name


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """A table waits for a guest."""

    table: TableId
    game: str
    turn: int
    reminders: int
    mover: PlayerName | None
    """The player after whose action it began to wait; None if there is none, or if it is the guest."""
    others: tuple[PlayerName, ...]
    """The other players."""
    absent: bool
    """Whether the guest is not connected to the table."""


async def turn_notice(server: TableServer, notice: Notice, guest: GuestId) -> TurnNotice | None:
    """The content of a notification; None if the table no longer waits for the guest."""
    try:
        async with server.room(notice.table) as room:
            found = await room.wait_of(guest)
            if found is None:
                return None
            table, absent = found
            return content(table, notice, room.seats_of(guest), absent=absent)
    except TableRemoved:
        return None
    except RequestError as error:
        if error.problem.code is not ErrorCode.NOT_FOUND:
            raise
        return None


def content(table: Table, notice: Notice, own: tuple[Seat, ...], *, absent: bool) -> TurnNotice:
    """The content of a notification for the guest of these seats."""
    names = {
        seat: PlayerName(player.name, player.bot is not None)
        for seat, player in sorted(table.players.items())
        if seat not in own
    }
    mover = None if notice.mover is None else names.get(Seat(notice.mover))
    others = tuple([names[seat] for seat in all_seats(table.setup.seats) if seat in names])
    return TurnNotice(notice.table, table.game.name, notice.turn, notice.reminders, mover, others, absent)
