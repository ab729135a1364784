"""One attempt to notify a guest on a channel."""

import json
from collections.abc import Sequence
from enum import Enum

from rollwright.server.log import log_event
from rollwright.server.notify.mail import MailFailed, MailRefused, line_of, turns_mail
from rollwright.server.notify.post import NotPosted, post
from rollwright.server.notify.public_address import AddressRefused, remote_address
from rollwright.server.notify.push import encrypt, parse_push_keys, push_headers
from rollwright.server.notify.services import NotificationServices
from rollwright.server.notify.tokens import UNSUBSCRIBE
from rollwright.server.notify.turn_notice import TurnNotice
from rollwright.server.notify.webhooks import webhook_body, webhook_headers
from rollwright.server.store.channels import Channel, ChannelKind
from rollwright.translations import Words

GONE = {ChannelKind.PUSH: (404, 410), ChannelKind.WEBHOOK: (410,)}
"""The statuses with which a receiver says that there will never be anything at its address."""


class Result(Enum):
    """The result of an attempt."""

    DELIVERED = "delivered"
    FAILED = "failed"
    GONE = "gone"
    """The receiver says that there will never be anything at this address."""
    UNSENT = "unsent"
    """The operator's mail server failed, which is not the fault of the channel."""


async def attempt(
    services: NotificationServices,
    channel: Channel,
    language: str,
    contents: Sequence[TurnNotice],
    delivery: str,
    now: int,
) -> Result:
    """Send these notifications, which are several only by e-mail. `delivery` is the idempotency key."""
    match channel.kind:
        case ChannelKind.EMAIL:
            return await mail(services, channel, language, contents, delivery)
        case ChannelKind.WEBHOOK:
            sending = call(services, channel, contents[0], delivery, now)
        case ChannelKind.PUSH:
            sending = push(services, channel, language, contents[0], delivery, now)
    try:
        status = await sending
    except (NotPosted, AddressRefused):
        return Result.FAILED
    if status in GONE[channel.kind]:
        return Result.GONE
    return Result.DELIVERED if 200 <= status < 300 else Result.FAILED


async def call(services: NotificationServices, channel: Channel, content: TurnNotice, delivery: str, now: int) -> int:
    """Call a webhook; returns the status of its answer. Raises NotPosted or AddressRefused."""
    body = webhook_body(content, delivery, services.link_to(content.table))
    headers = webhook_headers(services.tokens.webhook_secret(channel.id), delivery, body, now // 1000)
    return await post(channel.address, headers, body, private=services.private)


async def push(
    services: NotificationServices, channel: Channel, language: str, content: TurnNotice, delivery: str, now: int
) -> int:
    """Send a push message; returns the status of the push service's answer. Raises NotPosted or AddressRefused."""
    if services.vapid is None:
        raise NotPosted("no push")
    words = Words(language)
    message = {
        "title": words.say("notice-title", game=words.name("game", content.game)),
        "body": line_of(words, content),
        "table": content.table,
        "delivery": delivery,
    }
    body = encrypt(json.dumps(message, ensure_ascii=False).encode(), *parse_push_keys(channel.keys or ""))
    origin = remote_address(channel.address, private=services.private).origin
    authorization = services.vapid.authorization(origin, now // 1000)
    headers = push_headers(authorization, services.tokens.topic(channel.id, content.table))
    return await post(channel.address, headers, body, private=services.private)


async def mail(
    services: NotificationServices, channel: Channel, language: str, contents: Sequence[TurnNotice], delivery: str
) -> Result:
    """Send an e-mail."""
    if services.mail is None or services.public_url is None:
        return Result.UNSENT
    token = services.tokens.token(UNSUBSCRIBE, channel.id)
    message = turns_mail(
        Words(language), services.mail, channel.address, contents, services.public_url, token, delivery
    )
    try:
        await services.mail.send(message)
    except MailRefused:
        return Result.FAILED
    except MailFailed as error:
        log_event("mail-failed", level="warning", error=str(error))
        return Result.UNSENT
    return Result.DELIVERED
