"""The outbox: per channel and table the latest wait for a guest, which the sender turns into notifications.

A newer wait replaces an older one, so a guest is told once per channel and turn, and never about a turn that is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Connection,
    Insert,
    Integer,
    Text,
    bindparam,
    cast,
    delete,
    exists,
    func,
    literal,
    select,
    tuple_,
    update,
)

from rollwright.server.store.channels import ChannelKind
from rollwright.server.store.engines import insert_into
from rollwright.server.store.schema import channels, mutes, outbox
from rollwright.server.store.store import Store, TableId
from rollwright.session.guests import GuestId
from rollwright.session.waiting import Wait

COLUMNS = ("channel", "table", "turn", "mover", "reminders", "due")
RENEWED = ("turn", "mover", "reminders", "due")
USABLE = channels.c.confirmed.is_not(None), channels.c.disabled.is_(None)


@dataclass(frozen=True, slots=True)
class Notice:
    """A wait that is due on a channel."""

    channel: str
    table: TableId
    turn: int
    mover: int | None
    reminders: int
    """How often the guest has been told about this turn."""
    due: int | None


@dataclass(frozen=True, slots=True)
class ReadyChannel:
    """A channel on which something is due."""

    id: str
    guest: GuestId
    kind: ChannelKind
    address: str


def note_waits(connection: Connection, table: TableId, waits: Sequence[Wait]) -> None:
    """Note waits on every usable channel of their guests, unless they have muted the table."""
    rows = [
        {"of_guest": wait.guest, "of_table": table, "turn": wait.turn, "mover": wait.mover, "due": wait.due}
        for wait in waits
    ]
    if rows:
        connection.execute(_noting(connection.dialect.name), rows)


@cache
def _noting(dialect: str) -> Insert:
    table = cast(bindparam("of_table"), Text)
    guest: BindParameter[str] = bindparam("of_guest")
    source = select(
        channels.c.id,
        table,
        cast(bindparam("turn"), Integer),
        cast(bindparam("mover"), Integer),
        literal(0, Integer),
        cast(bindparam("due"), BigInteger),
    ).where(
        channels.c.guest == guest,
        *USABLE,
        ~exists().where(mutes.c.table == bindparam("of_table"), mutes.c.guest == guest),
    )
    statement = insert_into(outbox, dialect).from_select(COLUMNS, source)
    return statement.on_conflict_do_update(
        index_elements=[outbox.c.channel, outbox.c.table],
        set_={name: statement.excluded[name] for name in RENEWED},
        where=outbox.c.turn < statement.excluded.turn,
    )


class Outbox:
    """The outbox of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ready(self, now: int, most: int) -> list[ReadyChannel]:
        """The channels on which something is due and that no node has claimed, by how long it has been due."""
        query = (
            select(channels.c.id, channels.c.guest, channels.c.kind, channels.c.address)
            .join(outbox, outbox.c.channel == channels.c.id)
            .where(outbox.c.due <= now, channels.c.not_before <= now, *USABLE)
            .group_by(channels.c.id, channels.c.guest, channels.c.kind, channels.c.address)
            .order_by(func.min(outbox.c.due), channels.c.id)
            .limit(most)
        )

        def read(connection: Connection) -> list[ReadyChannel]:
            rows = connection.execute(query)
            return [ReadyChannel(row.id, row.guest, ChannelKind(row.kind), row.address) for row in rows]

        return await self._store.read(read)

    async def claim(self, wanted: Sequence[str], now: int, until: int) -> list[str]:
        """Claim these channels; those that another node was first to claim are left out. No other node gets them
        before `until`, or before they are released."""
        claimed = (
            update(channels)
            .where(channels.c.id.in_(wanted), channels.c.not_before <= now)
            .values(not_before=until)
            .returning(channels.c.id)
        )
        return await self._store.run(lambda connection: list(connection.scalars(claimed)))

    async def renew(self, held: Sequence[tuple[str, int]], until: int) -> list[str]:
        """Change the end of claims, each given by its channel and its end; returns the channels whose claims had not
        been lost."""
        statement = (
            update(channels)
            .where(tuple_(channels.c.id, channels.c.not_before).in_(held))
            .values(not_before=until)
            .returning(channels.c.id)
        )
        return await self._store.run(lambda connection: list(connection.scalars(statement)))

    async def due(self, channel: str, now: int, most: int) -> list[Notice]:
        """The waits that are due on a channel, the oldest first."""
        query = (
            select(*[outbox.c[name] for name in COLUMNS])
            .where(outbox.c.channel == channel, outbox.c.due <= now)
            .order_by(outbox.c.due, outbox.c.table)
            .limit(most)
        )
        return await self._store.read(lambda connection: [Notice(*row) for row in connection.execute(query)])

    async def of(self, guest: GuestId) -> list[Notice]:
        """All waits for a guest."""
        theirs = select(channels.c.id).where(channels.c.guest == guest)
        query = (
            select(*[outbox.c[name] for name in COLUMNS])
            .where(outbox.c.channel.in_(theirs))
            .order_by(outbox.c.channel, outbox.c.table)
        )
        return await self._store.read(lambda connection: [Notice(*row) for row in connection.execute(query)])

    async def settle(self, notice: Notice, due: int | None, told: bool) -> None:
        """Note when a guest is told about a wait again, never with None, and whether the guest has been told now."""
        reminders = notice.reminders + told
        statement = update(outbox).where(*_is(notice)).values(due=due, reminders=reminders)
        await self._store.run(lambda connection: connection.execute(statement).rowcount)

    async def drop(self, notice: Notice) -> None:
        """Remove a wait that is over."""
        await self._store.run(lambda connection: connection.execute(delete(outbox).where(*_is(notice))).rowcount)

    async def drop_strays(self) -> None:
        """Remove the waits on channels that no longer exist or are disabled."""
        usable = exists().where(channels.c.id == outbox.c.channel, *USABLE)
        await self._store.run(lambda connection: connection.execute(delete(outbox).where(~usable)).rowcount)


def _is(notice: Notice) -> tuple[ColumnElement[bool], ...]:
    """The row of a notice, unless a newer wait has replaced it."""
    return outbox.c.channel == notice.channel, outbox.c.table == notice.table, outbox.c.turn == notice.turn
