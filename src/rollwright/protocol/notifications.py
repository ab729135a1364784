"""The bodies of HTTP requests and responses about notifications."""

from dataclasses import dataclass
from typing import Annotated, Literal

from rollwright.protocol.body import Body, Identifier, Text
from rollwright.protocol.bounds import Bounds

MINUTES = 24 * 60
LONGEST_REMINDER = 7 * 24
"""Hours."""

Url = Annotated[str, Bounds(1, 1000)]
Base64 = Annotated[str, Bounds(1, 100, r"^[A-Za-z0-9_-]+=*$")]
MailToken = Annotated[str, Bounds(1, 100, r"^[A-Za-z0-9_.-]+$")]
ChannelKindName = Literal["push", "email", "webhook"]
Missing = Literal["public-url", "package", "smtp"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewPushChannel(Body):
    """A push subscription of this browser."""

    endpoint: Url
    p256dh: Base64
    auth: Base64


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMailChannel(Body):
    """An e-mail address to which notifications are sent once it is confirmed."""

    address: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class NewWebhook(Body):
    """The address of a program."""

    url: Url


@dataclass(frozen=True, slots=True, kw_only=True)
class NotificationPreferences(Body):
    """When and in which language this guest is notified."""

    language: Identifier
    zone: Text
    """The name of the time zone of the quiet hours, such as `Europe/Lisbon`."""
    quiet_from: Annotated[int, Bounds(0, MINUTES - 1)] | None = None
    """The minute of the day at which the quiet hours begin; null without quiet hours."""
    quiet_until: Annotated[int, Bounds(0, MINUTES - 1)] | None = None
    remind_hours: Annotated[int, Bounds(1, LONGEST_REMINDER)] | None = None
    """Hours after which a guest who has not acted is told again; null means never."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableNotifications(Body):
    """Whether this guest is notified about a table."""

    on: Annotated[bool, Bounds()]


@dataclass(frozen=True, slots=True, kw_only=True)
class MailLink(Body):
    """The token of the link in an e-mail."""

    token: MailToken


@dataclass(frozen=True, slots=True, kw_only=True)
class NotificationChannel:
    """A channel as it is stored."""

    id: str
    kind: ChannelKindName
    address: str
    keys: str | None
    """The public key and the secret of a push subscription."""
    created: int
    used: int
    """When it was created, or when a notification was last delivered."""
    confirmed: int | None
    """Null for an e-mail address that is not confirmed yet."""
    failures: int
    """Attempts that have failed since the last delivery."""
    not_before: int
    disabled: int | None
    """When it was disabled after too many failures; adding it again enables it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AddedChannel:
    """A channel that was added."""

    channel: NotificationChannel
    secret: str | None
    """The secret with which requests to a webhook are signed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NotificationState:
    """The channels and preferences of this guest, and what the server offers."""

    channels: tuple[NotificationChannel, ...]
    preferences: NotificationPreferences | None
    """Null until they are set."""
    muted: tuple[str, ...]
    """The tables about which this guest is not notified."""
    push_key: str | None
    """The public key for push subscriptions; null if the server does not offer Web Push."""
    mail: bool
    """Whether the server sends e-mails."""
    missing: tuple[Missing, ...]
    """The settings and packages that the operator would have to provide for the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MyNotice:
    """A wait for this guest in the outbox."""

    channel: str
    table: str
    turn: int
    mover: int | None
    reminders: int
    due: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MyNotifications:
    """Everything that is stored about the notifications of a guest."""

    channels: tuple[NotificationChannel, ...]
    preferences: NotificationPreferences | None
    muted: tuple[str, ...]
    notices: tuple[MyNotice, ...]
