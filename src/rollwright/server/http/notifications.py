"""The endpoints of a guest's notifications: channels, preferences, muted tables, and the links in e-mails."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import RedirectResponse

from rollwright.core.errors import Complaint, ErrorCode, RequestError
from rollwright.protocol.notifications import (
    AddedChannel,
    MailLink,
    MailToken,
    MyNotice,
    MyNotifications,
    NewMailChannel,
    NewPushChannel,
    NewWebhook,
    NotificationChannel,
    NotificationPreferences,
    NotificationState,
    TableNotifications,
)
from rollwright.server.clock import DAY, now_ms
from rollwright.server.http.dependencies import (
    MEMBERS_ONLY,
    PROBLEMS,
    AccessDependency,
    Guest,
    ServerDependency,
    TableInPath,
)
from rollwright.server.http.origin import client_of
from rollwright.server.live.guests import new_token
from rollwright.server.live.table_server import TableServer
from rollwright.server.log import log_event
from rollwright.server.notify.mail import MailFailed, MailRefused, confirmation, usable_address
from rollwright.server.notify.public_address import remote_address
from rollwright.server.notify.push import check_push_keys
from rollwright.server.notify.quiet_hours import zone_named
from rollwright.server.notify.services import NotificationServices
from rollwright.server.notify.tokens import CONFIRM, UNSUBSCRIBE
from rollwright.server.store.channels import DEFAULT_PREFERENCES, UNCONFIRMED_DAYS, Channel, ChannelKind, Channels
from rollwright.server.store.outbox import Outbox
from rollwright.server.store.store import Store
from rollwright.session.guests import GuestId
from rollwright.translations import LANGUAGES, Words

routes = APIRouter(prefix="/api", responses=PROBLEMS, tags=["notifications"])
one_click = APIRouter(responses=PROBLEMS)
"""The link in the header of an e-mail."""


async def notification_services(request: Request) -> NotificationServices:
    services: NotificationServices = request.app.state.services
    return services


async def new_channel(request: Request, access: AccessDependency) -> None:
    """Raise RequestError if the client has added too many channels."""
    access.check_new_channel(client_of(request))


COUNTED = [Depends(new_channel)]
"""The dependencies of routes that add a channel."""
ServicesDependency = Annotated[NotificationServices, Depends(notification_services)]
ChannelInPath = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


@routes.get("/me/notifications")
async def my_notifications(services: ServicesDependency, guest: Guest) -> NotificationState:
    """Return this browser's channels and preferences, and what the server offers."""
    return NotificationState(
        channels=tuple([shown(channel) for channel in await services.channels.of(guest)]),
        preferences=await services.channels.preferences(guest),
        muted=tuple(await services.channels.muted(guest)),
        push_key=None if services.vapid is None else services.vapid.public_key,
        mail=services.mail is not None,
        missing=services.missing,
    )


@routes.post("/me/notifications", status_code=204)
async def set_preferences(services: ServicesDependency, guest: Guest, body: NotificationPreferences) -> None:
    """Set the language, the quiet hours and the reminders."""
    if body.language not in LANGUAGES:
        raise Complaint("language-unknown", text=body.language, languages=", ".join(LANGUAGES))
    if zone_named(body.zone) is None:
        raise Complaint("time-zone-unknown", text=body.zone)
    await services.channels.set(guest, body)


@routes.post("/me/notifications/push", status_code=201, dependencies=COUNTED)
async def add_push(
    server: ServerDependency, services: ServicesDependency, guest: Guest, body: NewPushChannel
) -> AddedChannel:
    """Notify this browser through its push service."""
    if services.vapid is None:
        raise Complaint("push-unavailable")
    remote_address(body.endpoint, private=services.private)
    keys = f"{body.p256dh}.{body.auth}"
    check_push_keys(keys)
    return await add(server, services, guest, ChannelKind.PUSH, body.endpoint, keys)


@routes.post("/me/notifications/email", status_code=201, dependencies=COUNTED)
async def add_mail(
    request: Request,
    server: ServerDependency,
    services: ServicesDependency,
    access: AccessDependency,
    guest: Guest,
    body: NewMailChannel,
) -> AddedChannel:
    """Notify this guest by e-mail. The address has to be confirmed by a link that is sent to it."""
    if services.mail is None or services.public_url is None:
        raise Complaint("mail-unavailable")
    if not usable_address(body.address):
        raise Complaint("mail-address-unusable")
    access.check_confirmation_mail(client_of(request), body.address)
    added = await add(server, services, guest, ChannelKind.EMAIL, body.address, None, confirmed=False)
    if added.channel.confirmed is None:
        preferences = await services.channels.preferences(guest) or DEFAULT_PREFERENCES
        words = Words(preferences.language)
        token = services.tokens.token(CONFIRM, added.channel.id, now_ms() + UNCONFIRMED_DAYS * DAY)
        link = f"{services.public_url}/mail#confirm={token}"
        message = confirmation(words, services.mail, body.address, link, services.public_url)
        try:
            await services.mail.send(message)
        except MailRefused:
            raise Complaint("mail-address-unusable") from None
        except MailFailed as error:
            log_event("mail-failed", level="warning", error=str(error))
            raise RequestError(ErrorCode.UNAVAILABLE, "mail-failed") from None
    return added


@routes.post("/me/notifications/webhooks", status_code=201, dependencies=COUNTED)
async def add_webhook(
    server: ServerDependency, services: ServicesDependency, guest: Guest, body: NewWebhook
) -> AddedChannel:
    """Send signed requests to a program of this guest; the answer has the secret for the signature."""
    remote_address(body.url, private=services.private)
    added = await add(server, services, guest, ChannelKind.WEBHOOK, body.url, None)
    return AddedChannel(channel=added.channel, secret=services.tokens.webhook_secret(added.channel.id))


@routes.delete("/me/notifications/channels/{channel}", status_code=204)
async def remove_channel(services: ServicesDependency, guest: Guest, channel: ChannelInPath) -> None:
    """Delete a channel of this guest."""
    found = await services.channels.get(channel)
    if found is None or found.guest != guest:
        raise RequestError(ErrorCode.NOT_FOUND)
    await services.channels.remove(found)


@routes.post("/tables/{table}/notifications", status_code=204, dependencies=MEMBERS_ONLY)
async def set_table_notifications(
    services: ServicesDependency, guest: Guest, table: TableInPath, body: TableNotifications
) -> None:
    """Set whether this guest is notified about a table; by default the guest is."""
    await services.channels.mute(guest, table, not body.on)


# Links in e-mails, without the cookie of the guest


@routes.post("/mail/confirm", status_code=204)
async def confirm_mail(services: ServicesDependency, body: MailLink) -> None:
    """Confirm an e-mail address by the token of the link that was sent to it."""
    channel = services.tokens.channel_of(CONFIRM, body.token, now_ms())
    if channel is None or not await services.channels.confirm(channel, now_ms()):
        raise RequestError(ErrorCode.NOT_ALLOWED, "link-used-up")


@routes.post("/mail/unsubscribe", status_code=204)
async def unsubscribe(services: ServicesDependency, body: MailLink) -> None:
    """Delete an e-mail address by the token of a link in an e-mail."""
    await remove_mail(services, body.token)


@one_click.post("/mail/unsubscribe", status_code=204, include_in_schema=False)
async def unsubscribe_in_one_click(services: ServicesDependency, token: Annotated[MailToken, Query()]) -> None:
    """Delete an e-mail address; mail programs send this (RFC 8058)."""
    await remove_mail(services, token)


@one_click.get("/mail/unsubscribe", include_in_schema=False)
async def ask_to_unsubscribe(
    request: Request, services: ServicesDependency, token: Annotated[MailToken, Query()]
) -> RedirectResponse:
    """Show the page that unsubscribes, because following a link must not change anything."""
    address = services.public_url or str(request.base_url).rstrip("/")
    return RedirectResponse(f"{address}/mail#unsubscribe={token}", 303)


async def remove_mail(services: NotificationServices, token: str) -> None:
    """Delete the channel of a token; it is not an error if it is gone already."""
    identity = services.tokens.channel_of(UNSUBSCRIBE, token, now_ms())
    if identity is None:
        raise RequestError(ErrorCode.NOT_ALLOWED, "link-used-up")
    channel = await services.channels.get(identity)
    if channel is not None:
        await services.channels.remove(channel)


# Shared


async def add(
    server: TableServer,
    services: NotificationServices,
    guest: GuestId,
    kind: ChannelKind,
    address: str,
    keys: str | None,
    *,
    confirmed: bool = True,
) -> AddedChannel:
    """Add a channel of a guest, or renew it."""
    now, most = now_ms(), server.settings.limits.channels
    channel = Channel(new_token(), guest, kind, address, keys, now, now, now if confirmed else None)
    added = await services.channels.add(channel, most)
    if added is None:
        raise RequestError(ErrorCode.TOO_MANY, "too-many-channels", most=most)
    await server.store.greet(guest, now)
    return AddedChannel(channel=shown(added), secret=None)


def shown(channel: Channel) -> NotificationChannel:
    """A channel as it is sent to its guest."""
    fields: dict[str, Any] = asdict(channel) | {"kind": channel.kind.value}
    del fields["guest"]
    return NotificationChannel(**fields)


async def exported_notifications(store: Store, guest: GuestId) -> MyNotifications:
    """Everything that is stored about the notifications of a guest."""
    channels, outbox = Channels(store), Outbox(store)
    return MyNotifications(
        channels=tuple([shown(channel) for channel in await channels.of(guest)]),
        preferences=await channels.preferences(guest),
        muted=tuple(await channels.muted(guest)),
        notices=tuple([MyNotice(**asdict(notice)) for notice in await outbox.of(guest)]),
    )
