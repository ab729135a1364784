"""Sends what is due in the outbox: at least once, each attempt with the same idempotency key, with backoff and jitter.

A node claims a channel for some time before it sends, so that no other node sends the same meanwhile. If it dies, the
claim expires.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from enum import Enum
from random import SystemRandom

from rollwright.core.errors import Complaint
from rollwright.server.clock import now_ms
from rollwright.server.live.table_server import TableServer
from rollwright.server.log import log_event, log_failure
from rollwright.server.notify.mail import MailFailed, MailRefused, line_of, turns_mail
from rollwright.server.notify.post import NotPosted, post
from rollwright.server.notify.public_address import AddressRefused, remote_address
from rollwright.server.notify.push import encrypt, parse_push_keys, push_headers
from rollwright.server.notify.quiet_hours import end_of_quiet_hours
from rollwright.server.notify.services import Services
from rollwright.server.notify.tokens import UNSUBSCRIBE
from rollwright.server.notify.turn_notice import TurnNotice, turn_notice
from rollwright.server.notify.webhooks import webhook_body, webhook_headers
from rollwright.server.store.channels import UNCONFIRMED_DAYS, Channel, ChannelKind, NotificationSettings
from rollwright.server.store.outbox import Notice
from rollwright.translations import Words

SECONDS_BETWEEN_LOOKS = 1.0
CHANNELS_TOGETHER = 20
NOTICES_TOGETHER = 50
CLAIM = 120_000
"""Milliseconds for which a channel is claimed; longer than an attempt takes."""
CLAIM_USE = 60_000
"""Milliseconds of a claim after which no further attempt begins."""
STILL_HERE = 60_000
"""Milliseconds until a guest who is connected is looked at again."""
MAIL_INTERVAL = 600_000
"""Milliseconds between two e-mails to one address; what becomes due meanwhile is sent in one."""
MAIL_RETRY = 120_000
"""Milliseconds until an e-mail is tried again that the operator's mail server did not accept."""
MOST_REMINDERS = 3
HOUR = 3_600_000
BACKOFF = 30_000
LONGEST_BACKOFF = 6 * HOUR
MOST_FAILURES = 12
"""Failures in a row after which a channel is disabled; together with the backoff about a day."""
GONE = (404, 410)

_CHANCE = SystemRandom()


class Result(Enum):
    """The result of an attempt."""

    DELIVERED = "delivered"
    FAILED = "failed"
    GONE = "gone"
    """The receiver says that there will never be anything at this address."""
    UNSENT = "unsent"
    """The operator's mail server failed, which is not the fault of the channel."""


class Sender:
    """The task that sends notifications."""

    def __init__(self, server: TableServer, services: Services, clock: Callable[[], int] = now_ms) -> None:
        self._server = server
        self._services = services
        self._clock = clock
        self._channels = services.channels
        self._outbox = services.outbox
        self._expire_at = 0

    async def run(self) -> None:
        """Send what is due, until the task is cancelled."""
        while True:
            try:
                await self._expire(self._clock())
                if not await self.send_due():
                    await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            except Complaint as error:  # the store failed, and may recover
                log_event("notifications-failed", level="warning", error=str(error))
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def _expire(self, now: int) -> None:
        """Remove old channels, once per hour."""
        if now >= self._expire_at and self._server.clock_trusted(UNCONFIRMED_DAYS):
            await self._channels.expire(now)
            await self._outbox.drop_strays()
            self._expire_at = now + HOUR

    async def send_due(self) -> int:
        """Send on all channels on which something is due; returns their number."""
        now = self._clock()
        claimed = await self._outbox.claim(now, now + CLAIM, CHANNELS_TOGETHER)
        served = await asyncio.gather(*(self._serve(channel, now) for channel in claimed), return_exceptions=True)
        for failure in filter(None, served):
            raise failure
        return len(claimed)

    async def _serve(self, identity: str, now: int) -> None:
        channel = await self._channels.get(identity)
        if channel is None:
            return
        try:
            await self._send(channel, now)
        except Complaint:
            raise
        except Exception as error:  # noqa: BLE001  one channel must not stop the others
            log_failure("notification-failed", error, kind=channel.kind)
            await self._note_failure(channel)

    async def _send(self, channel: Channel, now: int) -> None:
        settings = await self._channels.settings(channel.guest) or NotificationSettings()
        quiet = None if channel.kind is ChannelKind.WEBHOOK else end_of_quiet_hours(settings, now)
        if quiet is not None:
            await self._channels.postpone(channel, quiet)
            return
        due = [
            (notice, content)
            for notice in await self._outbox.due(channel.id, now, NOTICES_TOGETHER)
            if (content := await self._still_due(notice, channel, now)) is not None
        ]
        batches = [due] if channel.kind is ChannelKind.EMAIL and due else [[one] for one in due]
        result = Result.DELIVERED
        for batch in batches:
            if self._clock() - now > CLAIM_USE:
                break
            result = await self._attempt(channel, settings, batch)
            self._server.metrics.count("notifications_total", "result", f"{channel.kind}-{result.value}")
            if result is not Result.DELIVERED:
                break
            for notice, _ in batch:
                await self._outbox.settle(notice, self._next_reminder(notice, settings), told=True)
        await self._note(channel, result, sent=bool(batches))

    async def _still_due(self, notice: Notice, channel: Channel, now: int) -> TurnNotice | None:
        """The content of a notification; None if the table does not wait for the guest now, or the guest is there."""
        content = await turn_notice(self._server, notice, channel.guest)
        if content is None:
            await self._outbox.drop(notice)
            return None
        if channel.kind is not ChannelKind.WEBHOOK and not content.absent:
            await self._outbox.settle(notice, now + STILL_HERE, told=False)
            return None
        return content

    async def _attempt(
        self, channel: Channel, settings: NotificationSettings, batch: Sequence[tuple[Notice, TurnNotice]]
    ) -> Result:
        contents = [content for _, content in batch]
        delivery = self._delivery(channel, batch[0][0])
        try:
            match channel.kind:
                case ChannelKind.EMAIL:
                    return await self._mail(channel, settings, contents, delivery)
                case ChannelKind.WEBHOOK:
                    status = await self._call(channel, contents[0], delivery)
                case ChannelKind.PUSH:
                    status = await self._push(channel, settings, contents[0], delivery)
        except (NotPosted, AddressRefused):
            return Result.FAILED
        if status in GONE and (channel.kind is ChannelKind.PUSH or status != 404):
            return Result.GONE
        return Result.DELIVERED if 200 <= status < 300 else Result.FAILED

    def _delivery(self, channel: Channel, notice: Notice) -> str:
        return self._services.tokens.delivery(channel.id, notice.table, notice.turn, notice.reminders)

    async def _call(self, channel: Channel, content: TurnNotice, delivery: str) -> int:
        body = webhook_body(content, delivery, self._services.link_to(content.table))
        secret = self._services.tokens.webhook_secret(channel.id)
        headers = webhook_headers(secret, delivery, body, self._clock() // 1000)
        return await post(channel.address, headers, body, private=self._services.private)

    async def _push(self, channel: Channel, settings: NotificationSettings, content: TurnNotice, delivery: str) -> int:
        if self._services.vapid is None:
            raise NotPosted("no push")
        words = Words(settings.language)
        message = {
            "title": words.say("notice-title", game=words.name("game", content.game)),
            "body": line_of(words, content),
            "table": content.table,
            "delivery": delivery,
        }
        body = encrypt(json.dumps(message, ensure_ascii=False).encode(), *parse_push_keys(channel.keys or ""))
        origin = remote_address(channel.address, private=self._services.private).origin
        authorization = self._services.vapid.authorization(origin, self._clock() // 1000)
        headers = push_headers(authorization, self._services.tokens.topic(channel.id, content.table))
        return await post(channel.address, headers, body, private=self._services.private)

    async def _mail(
        self, channel: Channel, settings: NotificationSettings, contents: Sequence[TurnNotice], delivery: str
    ) -> Result:
        services = self._services
        if services.mail is None or services.public_url is None:
            return Result.UNSENT
        token = services.tokens.token(UNSUBSCRIBE, channel.id)
        words = Words(settings.language)
        message = turns_mail(words, services.mail, channel.address, contents, services.public_url, token, delivery)
        try:
            await asyncio.to_thread(services.mail.send, message)
        except MailRefused:
            return Result.FAILED
        except MailFailed as error:
            log_event("mail-failed", level="warning", error=str(error))
            return Result.UNSENT
        return Result.DELIVERED

    def _next_reminder(self, notice: Notice, settings: NotificationSettings) -> int | None:
        """When the guest is told again; None if never."""
        if settings.remind_hours is None or notice.reminders >= MOST_REMINDERS:
            return None
        return self._clock() + settings.remind_hours * HOUR

    async def _note(self, channel: Channel, result: Result, *, sent: bool) -> None:
        """Release the claim of a channel, and note when the next attempt may follow."""
        now = self._clock()
        match result:
            case Result.DELIVERED if not sent:
                await self._channels.postpone(channel, now)
            case Result.DELIVERED:
                pause = MAIL_INTERVAL if channel.kind is ChannelKind.EMAIL else 0
                await self._channels.note_delivery(channel, now, now + pause)
            case Result.FAILED:
                await self._note_failure(channel)
            case Result.UNSENT:
                await self._channels.postpone(channel, now + MAIL_RETRY)
            case Result.GONE:
                log_event("channel-gone", kind=channel.kind)
                await self._channels.remove(channel)

    async def _note_failure(self, channel: Channel) -> None:
        now = self._clock()
        pause = min(BACKOFF * 2**channel.failures, LONGEST_BACKOFF) * _CHANCE.uniform(0.75, 1.25)
        disabled = now if channel.failures + 1 >= MOST_FAILURES else None
        log_event("notification-refused", kind=channel.kind, failures=channel.failures + 1)
        await self._channels.note_failure(channel, now + round(pause), disabled)
