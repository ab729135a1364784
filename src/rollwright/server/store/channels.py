"""The channels of guests, their preferences for notifications, and the tables that they have muted."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum

from sqlalchemy import Connection, Table, case, delete, func, select, update

from rollwright.protocol.notifications import NotificationPreferences
from rollwright.server.clock import DAY
from rollwright.server.store.engines import insert_into
from rollwright.server.store.schema import channels, mutes, notification_settings, outbox
from rollwright.server.store.store import Store, TableId
from rollwright.session.guests import GuestId

UNCONFIRMED_DAYS = 2
DISABLED_DAYS = 30
UNUSED_DAYS = 400
"""Days after which a channel without a notification is removed, as long as a cookie is valid."""


class ChannelKind(StrEnum):
    """How a guest is notified."""

    PUSH = "push"
    EMAIL = "email"
    WEBHOOK = "webhook"


@dataclass(frozen=True, slots=True)
class Channel:
    """One way to notify a guest: a browser, an e-mail address, or the address of a program."""

    id: str
    guest: GuestId
    kind: ChannelKind
    address: str
    keys: str | None
    """The public key and the secret with which a browser decrypts a notification, separated by a dot."""
    created: int
    used: int
    """When it was created, or when a notification was last delivered."""
    confirmed: int | None
    """When the guest confirmed it; None if that has not happened, in which case nothing is sent."""
    failures: int = 0
    """Attempts that have failed since the last delivery."""
    not_before: int = 0
    """Nothing is sent before this time: after a failure, in quiet hours, or while a node is sending."""
    disabled: int | None = None
    """When it was disabled after too many failures."""


DEFAULT_PREFERENCES = NotificationPreferences(language="en", zone="UTC")


class Channels:
    """The channels and preferences in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: GuestId) -> list[Channel]:
        """The channels of a guest, the oldest first."""
        query = select(channels).where(channels.c.guest == guest).order_by(channels.c.created, channels.c.id)
        return await self._store.read(
            lambda connection: [channel_of(row._asdict()) for row in connection.execute(query)]
        )

    async def get(self, identity: str) -> Channel | None:
        """The channel of this id."""
        query = select(channels).where(channels.c.id == identity)

        def read(connection: Connection) -> Channel | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else channel_of(row._asdict())

        return await self._store.read(read)

    async def add(self, channel: Channel, most: int) -> Channel | None:
        """Add a channel, or renew the one with the same address; None if the guest has too many."""

        def write(connection: Connection) -> Channel | None:
            theirs = select(func.count()).where(channels.c.guest == channel.guest)
            others = connection.scalar(theirs.where(channels.c.address != channel.address)) or 0
            if others >= most:
                return None
            added = insert_into(channels, connection.dialect.name).values(asdict(channel))
            failing = (channels.c.failures > 0) | channels.c.disabled.is_not(None)
            renewed = added.on_conflict_do_update(
                index_elements=[channels.c.guest, channels.c.address],
                set_={
                    "keys": channel.keys,
                    "used": channel.used,
                    "failures": 0,
                    "disabled": None,
                    # That of a channel that works may be the claim of a node that is sending now.
                    "not_before": case((failing, 0), else_=channels.c.not_before),
                },
            )
            return channel_of(connection.execute(renewed.returning(*channels.c)).one()._asdict())

        return await self._store.run(write)

    async def remove(self, channel: Channel) -> None:
        """Delete a channel; its address is also erased from the files."""

        def write(connection: Connection) -> None:
            connection.execute(delete(outbox).where(outbox.c.channel == channel.id))
            connection.execute(delete(channels).where(channels.c.id == channel.id))

        await self._store.run(write, channel.id)

    async def confirm(self, identity: str, now: int) -> bool:
        """Note that the guest has confirmed a channel; False if it does not exist."""
        statement = update(channels).where(channels.c.id == identity).values(confirmed=now)
        return bool(await self._store.run(lambda connection: connection.execute(statement).rowcount))

    async def note_delivery(self, channel: Channel, claimed: Sequence[int], now: int, not_before: int) -> None:
        """Note that a notification was delivered, and when the next one may follow. The claim of this node, which
        ends at one of the times `claimed`, is released unless it was lost."""
        await self._release(channel, claimed, not_before, used=now, failures=0)

    async def note_failure(
        self, channel: Channel, claimed: Sequence[int], not_before: int, disabled: int | None
    ) -> None:
        """Note a failed attempt, and when the next one follows."""
        await self._release(channel, claimed, not_before, failures=channel.failures + 1, disabled=disabled)

    async def postpone(self, channel: Channel, claimed: Sequence[int], not_before: int) -> None:
        """Send nothing before this time."""
        await self._release(channel, claimed, not_before)

    async def _release(self, channel: Channel, claimed: Sequence[int], not_before: int, **values: int | None) -> None:
        ours = channels.c.id == channel.id, channels.c.not_before.in_(claimed)
        statement = update(channels).where(*ours).values(not_before=not_before, **values)
        await self._store.run(lambda connection: connection.execute(statement).rowcount)

    # Preferences

    async def preferences(self, guest: GuestId) -> NotificationPreferences | None:
        """The preferences of a guest; None if the guest has none."""
        wanted = [column for column in notification_settings.columns if column.name != "guest"]
        query = select(*wanted).where(notification_settings.c.guest == guest)

        def read(connection: Connection) -> NotificationPreferences | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else NotificationPreferences(**row._asdict())

        return await self._store.read(read)

    async def set(self, guest: GuestId, preferences: NotificationPreferences) -> None:
        """Store the preferences of a guest."""

        def write(connection: Connection) -> None:
            values = asdict(preferences)
            statement = insert_into(notification_settings, connection.dialect.name)
            connection.execute(
                statement.on_conflict_do_update(index_elements=[notification_settings.c.guest], set_=values),
                {"guest": guest, **values},
            )

        await self._store.run(write)

    async def mute(self, guest: GuestId, table: TableId, muted: bool) -> None:
        """Set whether a guest is notified about a table."""

        def write(connection: Connection) -> None:
            row = {"table": table, "guest": guest}
            if muted:
                connection.execute(insert_into(mutes, connection.dialect.name).on_conflict_do_nothing(), row)
                theirs = select(channels.c.id).where(channels.c.guest == guest)
                connection.execute(delete(outbox).where(outbox.c.table == table, outbox.c.channel.in_(theirs)))
            else:
                connection.execute(delete(mutes).where(mutes.c.table == table, mutes.c.guest == guest))

        await self._store.run(write)

    async def muted(self, guest: GuestId) -> list[TableId]:
        """The tables that a guest has muted."""
        query = select(mutes.c.table).where(mutes.c.guest == guest).order_by(mutes.c.table)
        return await self._store.read(lambda connection: list(connection.scalars(query)))

    async def expire(self, now: int) -> int:
        """Delete the channels that were never confirmed, are disabled, or were not used for a long time."""
        ids = select(channels.c.id).where(
            (channels.c.confirmed.is_(None) & (channels.c.created < now - UNCONFIRMED_DAYS * DAY))
            | (channels.c.disabled < now - DISABLED_DAYS * DAY)
            | (channels.c.used < now - UNUSED_DAYS * DAY)
        )
        expired = await self._store.read(lambda connection: list(connection.scalars(ids)))
        if expired:
            statement = delete(channels).where(channels.c.id.in_(expired))
            await self._store.run(lambda connection: connection.execute(statement).rowcount, *expired)
        return len(expired)


def channel_of(row: dict[str, object]) -> Channel:
    """A channel from its row."""
    return Channel(**{**row, "kind": ChannelKind(str(row["kind"]))})  # type: ignore[arg-type]


def forget_channels(connection: Connection, guests: Sequence[GuestId]) -> None:
    """Delete everything about the notifications of some guests."""
    theirs = select(channels.c.id).where(channels.c.guest.in_(guests))
    connection.execute(delete(outbox).where(outbox.c.channel.in_(theirs)))
    parts: Sequence[Table] = (channels, notification_settings, mutes)
    for part in parts:
        connection.execute(delete(part).where(part.c.guest.in_(guests)))
