"""Sends what is due in the outbox: at least once, each attempt with the same idempotency key, with backoff and jitter.

A node claims a channel for a few seconds and renews the claim while it sends, so that no other node sends the same
meanwhile. If it dies, the claim expires. Channels are served side by side, those that have waited longest first; a slow
receiver delays only the notifications of its own guest and host.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom
from urllib.parse import urlsplit

from rollwright.server.clock import HOUR, now_ms
from rollwright.server.live.table_server import TableServer
from rollwright.server.log import log_event
from rollwright.server.loops import log_failed_step, repeat
from rollwright.server.notify.attempt import Result, attempt
from rollwright.server.notify.mail import MAILS_TOGETHER
from rollwright.server.notify.quiet_hours import end_of_quiet_hours
from rollwright.server.notify.services import NotificationServices
from rollwright.server.notify.turn_notice import TurnNotice, turn_notice
from rollwright.server.store.channels import DEFAULT_PREFERENCES, UNCONFIRMED_DAYS, Channel, ChannelKind
from rollwright.server.store.outbox import Notice, ReadyChannel
from rollwright.server.store.store import StoreFailed

SECONDS_BETWEEN_LOOKS = 1.0
REFILL_SECONDS = 0.05
"""The pause after a channel has been served, in which others finish as well."""
CHANNELS_TOGETHER = 64
CHANNELS_OF_GUEST = 3
CHANNELS_AT_HOST = 16
MAILS = MAILS_TOGETHER // 2
"""E-mails about turns that are sent side by side; the other threads are for confirmations."""
CHANNELS_LOOKED_AT = 1_000
NOTICES_TOGETHER = 50
CLAIM = 15_000
"""Milliseconds for which a channel is claimed."""
RENEWAL_SECONDS = 4.0
LONGEST_SERVICE = 60_000
"""Milliseconds after which no further attempt begins on a channel before others have had their turn."""
STOP_SECONDS = 12.0
"""How long the attempts in flight may take when the server stops; longer than a request, shorter than an e-mail."""
STILL_HERE = 60_000
"""Milliseconds until a guest who is connected is looked at again."""
UNREADABLE_PAUSE = HOUR
"""Milliseconds until a table is read again that could not be read."""
MAIL_INTERVAL = 600_000
"""Milliseconds between two e-mails to one address; what becomes due meanwhile is sent in one."""
MAIL_RETRY = 120_000
"""Milliseconds until an e-mail is tried again that the operator's mail server did not accept."""
MOST_REMINDERS = 3
BACKOFF = 30_000
LONGEST_BACKOFF = 6 * HOUR
MOST_FAILURES = 12
"""Failures in a row after which a channel is disabled; together with the backoff about a day."""

FAILED = "notifications-failed"
"""The event in the log."""

_CHANCE = SystemRandom()


@dataclass(slots=True)
class Claim:
    """A channel that this node serves."""

    channel: ReadyChannel
    ends: tuple[int, ...]
    """Its end in the database; while it is renewed, or if that has failed, one of these."""
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)


class Sender:
    """The tasks that send notifications."""

    def __init__(self, server: TableServer, services: NotificationServices, clock: Callable[[], int] = now_ms) -> None:
        self._server = server
        self._services = services
        self._clock = clock
        self._channels = services.channels
        self._outbox = services.outbox
        self._claims: dict[str, Claim] = {}
        self._served = asyncio.Event()
        """Set when a channel has been served."""
        self._stopping = False
        self._expire_at = 0
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Send in the background what is due."""
        steps = ((self._look, 0.0), (self._renew, RENEWAL_SECONDS), (self._expire, SECONDS_BETWEEN_LOOKS))
        self._loops = [asyncio.create_task(repeat(step, pause, FAILED)) for step, pause in steps]

    async def stop(self) -> None:
        """Begin no further attempt, let those in flight finish, and release all claims."""
        self._stopping = True
        if tasks := self._tasks:
            await asyncio.wait(tasks, timeout=STOP_SECONDS)
        cut_off = self._held
        for task in (running := [*self._loops, *self._tasks]):
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        with suppress(StoreFailed):  # the claims expire
            await self._outbox.renew(cut_off, self._clock())

    @property
    def _tasks(self) -> list["asyncio.Task[None]"]:
        return [claim.task for claim in self._claims.values() if claim.task is not None]

    async def _look(self) -> None:
        """Serve what is due, and wait until another look is worthwhile."""
        self._served.clear()
        await self._begin()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_BETWEEN_LOOKS):
                await self._served.wait()
                await asyncio.sleep(REFILL_SECONDS)

    async def _renew(self) -> None:
        held, claims, until = self._held, dict(self._claims), self._clock() + CLAIM
        if held:
            for claim in claims.values():
                claim.ends = (*claim.ends[-2:], until)
            for name in await self._outbox.renew(held, until):
                claims[name].ends = (until,)

    @property
    def _held(self) -> list[tuple[str, int]]:
        """The ids of the claimed channels with the ends of their claims."""
        return [(name, end) for name, claim in self._claims.items() for end in claim.ends]

    async def _expire(self) -> None:
        """Remove old channels, once per hour and on one node."""
        now = self._clock()
        if now < self._expire_at or not self._server.store.leads or not self._server.clock_trusted(UNCONFIRMED_DAYS):
            return
        await self._channels.expire(now)
        await self._outbox.drop_strays()
        self._expire_at = now + HOUR

    # Claims

    async def send_due(self) -> int:
        """Serve channels on which something is due, and wait for that; returns their number."""
        begun = await self._begin()
        await asyncio.gather(*begun)
        return len(begun)

    async def _begin(self) -> list["asyncio.Task[None]"]:
        """Claim channels on which something is due, and begin to serve them."""
        if self._stopping or len(self._claims) >= CHANNELS_TOGETHER:
            return []
        now = self._clock()
        ready = {channel.id: channel for channel in await self._outbox.ready(now, CHANNELS_LOOKED_AT)}
        busy = [claim.channel for claim in self._claims.values()]
        wanted = [channel.id for channel in within_limits(ready.values(), busy)]
        if not wanted:
            return []
        until = now + CLAIM
        begun = []
        for name in await self._outbox.claim(wanted, now, until):
            claim = self._claims[name] = Claim(ready[name], (until,))
            claim.task = asyncio.create_task(self._serve(claim))
            begun.append(claim.task)
        return begun

    async def _serve(self, claim: Claim) -> None:
        try:
            channel = await self._channels.get(claim.channel.id)
            if channel is not None:
                await self._send(channel, claim)
        except Exception as error:  # noqa: BLE001  the claim expires, and the channel is served again
            log_failed_step(FAILED, error, kind=claim.channel.kind)
        finally:
            self._claims.pop(claim.channel.id, None)
            self._served.set()

    # One channel

    async def _send(self, channel: Channel, claim: Claim) -> None:
        began = self._clock()
        preferences = await self._channels.preferences(channel.guest) or DEFAULT_PREFERENCES
        quiet = None if channel.kind is ChannelKind.WEBHOOK else end_of_quiet_hours(preferences, began)
        if quiet is not None:
            await self._channels.postpone(channel, claim.ends, quiet)
            return
        due = [
            (notice, content)
            for notice in await self._outbox.due(channel.id, began, NOTICES_TOGETHER)
            if (content := await self._still_due(notice, channel, began)) is not None
        ]
        batches = [due] if channel.kind is ChannelKind.EMAIL and due else [[one] for one in due]
        result = None
        for batch in batches:
            if self._stopping or self._clock() - began > LONGEST_SERVICE:
                break
            result = await self._attempt(channel, preferences.language, batch)
            if result is not Result.DELIVERED:
                break
            for notice, _ in batch:
                next_reminder = self._next_reminder(notice, preferences.remind_hours)
                await self._record(partial(self._outbox.settle, notice, next_reminder, told=True))
        await self._record(partial(self._note, channel, claim, result))

    async def _still_due(self, notice: Notice, channel: Channel, now: int) -> TurnNotice | None:
        """The content of a notification; None if the table does not wait for the guest now, or the guest is there."""
        try:
            content = await turn_notice(self._server, notice, channel.guest)
        except StoreFailed:
            raise
        except Exception as error:  # noqa: BLE001  a table that cannot be read must not stop the others
            log_failed_step(FAILED, error, table=notice.table)
            await self._outbox.settle(notice, now + UNREADABLE_PAUSE, told=False)
            return None
        if content is None:
            await self._outbox.drop(notice)
            return None
        if channel.kind is not ChannelKind.WEBHOOK and not content.absent:
            await self._outbox.settle(notice, now + STILL_HERE, told=False)
            return None
        return content

    async def _attempt(self, channel: Channel, language: str, batch: Sequence[tuple[Notice, TurnNotice]]) -> Result:
        first = batch[0][0]
        delivery = self._services.tokens.delivery(channel.id, first.table, first.turn, first.reminders)
        contents = [content for _, content in batch]
        try:
            result = await attempt(self._services, channel, language, contents, delivery, self._clock())
        except Exception as error:  # noqa: BLE001  such as keys that cannot be used
            log_failed_step(FAILED, error, kind=channel.kind)
            result = Result.FAILED
        self._server.metrics.count("notifications_total", "result", f"{channel.kind}-{result.value}")
        return result

    async def _record(self, write: Callable[[], Awaitable[None]]) -> None:
        """Write the result of an attempt, also if the store fails for some time, because otherwise it would be
        repeated."""
        while True:
            try:
                return await write()
            except StoreFailed:
                if self._stopping:
                    raise
                await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    def _next_reminder(self, notice: Notice, hours: int | None) -> int | None:
        """When the guest is told again; None if never."""
        if hours is None or notice.reminders >= MOST_REMINDERS:
            return None
        return self._clock() + hours * HOUR

    async def _note(self, channel: Channel, claim: Claim, result: Result | None) -> None:
        """Release the claim of a channel, and note when the next attempt may follow."""
        now = self._clock()
        match result:
            case None:
                await self._channels.postpone(channel, claim.ends, now)
            case Result.DELIVERED:
                pause = MAIL_INTERVAL if channel.kind is ChannelKind.EMAIL else 0
                await self._channels.note_delivery(channel, claim.ends, now, now + pause)
            case Result.FAILED:
                pause = round(min(BACKOFF * 2**channel.failures, LONGEST_BACKOFF) * _CHANCE.uniform(0.75, 1.25))
                disabled = now if channel.failures + 1 >= MOST_FAILURES else None
                log_event("notification-refused", kind=channel.kind, failures=channel.failures + 1)
                await self._channels.note_failure(channel, claim.ends, now + pause, disabled)
            case Result.UNSENT:
                await self._channels.postpone(channel, claim.ends, now + MAIL_RETRY)
            case Result.GONE:
                log_event("channel-gone", kind=channel.kind)
                await self._channels.remove(channel)


def within_limits(ready: Iterable[ReadyChannel], busy: Sequence[ReadyChannel]) -> Iterator[ReadyChannel]:
    """The first of these channels that may be served in addition to the busy ones, so that no guest and no host takes
    all places."""
    known = {channel.id for channel in busy}
    of_guest = Counter([channel.guest for channel in busy])
    at_host = Counter([host_of(channel) for channel in busy])
    for channel in ready:
        host = host_of(channel)
        most = MAILS if channel.kind is ChannelKind.EMAIL else CHANNELS_AT_HOST
        if channel.id in known or of_guest[channel.guest] >= CHANNELS_OF_GUEST or at_host[host] >= most:
            continue
        if sum(of_guest.values()) >= CHANNELS_TOGETHER:
            return
        of_guest[channel.guest] += 1
        at_host[host] += 1
        yield channel


def host_of(channel: ReadyChannel) -> str:
    """The host that a channel leads to; all e-mails go to one."""
    return "" if channel.kind is ChannelKind.EMAIL else urlsplit(channel.address).hostname or ""
