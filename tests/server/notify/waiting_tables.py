"""Tables over days that wait for Ana, guests with channels, and a sender with a clock that the test moves."""

from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from rollwright.server.clock import now_ms
from rollwright.server.live.table_server import TableServer
from rollwright.server.notify.sender import Sender
from rollwright.server.notify.services import NotificationServices
from rollwright.server.store.channels import DEFAULT_PREFERENCES, Channel, ChannelKind
from rollwright.server.store.outbox import Notice
from rollwright.session.guests import GuestId
from rollwright.table import Pace
from tests.server.in_process import Person, seated

ANA = GuestId("guest Ana")
PUBLIC_URL = "https://play.example"
LATER = 60_000
"""Milliseconds after which a wait is due."""
_NUMBERS = count(1)


@dataclass
class Notifying:
    """The sender of a table server."""

    server: TableServer
    services: NotificationServices
    later: int = LATER
    """Milliseconds by which the clock of the sender is ahead."""
    frozen: int | None = None
    """The time at which the clock of the sender stands still, if it does."""
    sender: Sender = field(init=False)

    def __post_init__(self) -> None:
        self.sender = Sender(self.server, self.services, self.clock)

    def clock(self) -> int:
        """The time of the sender."""
        return (now_ms() if self.frozen is None else self.frozen) + self.later

    @classmethod
    async def at(cls, server: TableServer) -> "Notifying":
        return cls(server, await NotificationServices.of(server.settings, server.store))

    async def send(self) -> int:
        """Send what is due now."""
        return await self.sender.send_due()

    async def channel(self, kind: ChannelKind, address: str, guest: GuestId = ANA, **more: Any) -> Channel:
        """Add a channel."""
        fields = {"keys": None, "created": now_ms(), "used": now_ms(), "confirmed": 1, **more}
        channel = Channel(f"channel{next(_NUMBERS)}", guest, kind, address, **fields)
        added = await self.services.channels.add(channel, 9)
        assert added is not None
        return added

    async def webhook(self, address: str, guest: GuestId = ANA) -> Channel:
        """Add a webhook."""
        return await self.channel(ChannelKind.WEBHOOK, address, guest)

    async def prefer(self, **preferences: Any) -> None:
        """Set the preferences of Ana."""
        await self.services.channels.set(ANA, replace(DEFAULT_PREFERENCES, **preferences))

    async def waiting(self, game: str = "twentyone", seats: int = 2, pace: Pace = Pace.DAYS) -> list[Person]:
        """A table at which Ana has to roll; nobody is connected."""
        return await seated(self.server, game, seats, pace=pace)

    async def now(self, channel: Channel) -> Channel:
        """A channel as it is stored now."""
        found = await self.services.channels.get(channel.id)
        assert found is not None
        return found

    async def notices(self, guest: GuestId = ANA) -> list[Notice]:
        """The rows of the outbox for a guest."""
        return await self.services.outbox.of(guest)
