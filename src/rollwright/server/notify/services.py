"""Everything that a server notifies with: the channels and the outbox of its store, its keys, and its mail server."""

from dataclasses import dataclass
from email.utils import parseaddr

from rollwright.protocol.notifications import Missing
from rollwright.server.notify.mail import MailServer
from rollwright.server.notify.push import Vapid, push_installed
from rollwright.server.notify.tokens import Tokens
from rollwright.server.settings import Settings
from rollwright.server.store.channels import Channels
from rollwright.server.store.outbox import Outbox
from rollwright.server.store.store import Store, TableId


@dataclass(frozen=True, slots=True)
class NotificationServices:
    """Everything that the sender and the routes about notifications need."""

    channels: Channels
    outbox: Outbox
    tokens: Tokens
    vapid: Vapid | None
    """None if Web Push is not available."""
    mail: MailServer | None
    public_url: str | None
    private: bool
    """Whether private addresses are allowed."""
    missing: tuple[Missing, ...]
    """The settings and packages that the operator would have to provide for more kinds of channels."""

    @classmethod
    async def of(cls, settings: Settings, store: Store) -> "NotificationServices":
        """The services of a server; its keys are generated at the first start."""
        missing: list[Missing] = []
        if settings.public_url is None:
            missing.append("public-url")
        if not push_installed():
            missing.append("package")
        if settings.smtp is None:
            missing.append("smtp")
        vapid = None
        if settings.public_url is not None and push_installed():
            sender = parseaddr(settings.mail_from or "")[1]
            contact = f"mailto:{sender}" if sender else settings.public_url
            vapid = Vapid(await store.key("vapid"), contact)
        mail = None
        if settings.smtp is not None and settings.mail_from is not None and settings.public_url is not None:
            mail = MailServer.of(settings.smtp, settings.mail_from)
        return cls(
            channels=Channels(store),
            outbox=Outbox(store),
            tokens=Tokens(await store.key("notifications")),
            vapid=vapid,
            mail=mail,
            public_url=settings.public_url,
            private=settings.allow_private_addresses,
            missing=tuple(missing),
        )

    def link_to(self, table: TableId) -> str | None:
        """The address of a table; None if the server does not know its own."""
        return None if self.public_url is None else f"{self.public_url}/table/{table}"
