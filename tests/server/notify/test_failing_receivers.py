"""Receivers that misbehave: attempts are repeated with growing pauses, and end when the receiver is gone."""

import pytest

from rollwright.server.clock import DAY, HOUR
from rollwright.server.notify.sender import MOST_FAILURES
from rollwright.server.store.channels import ChannelKind
from tests.server.notify.receivers import receiving
from tests.server.notify.test_push import AUTH, BROWSER_POINT
from tests.server.notify.waiting_tables import Notifying


@pytest.mark.parametrize("status", [301, 307, 400, 404, 500, 503])
async def test_a_failed_attempt_is_repeated_later_with_the_same_key(notifying: Notifying, status: int) -> None:
    async with receiving() as receiver, receiving() as other:
        channel = await notifying.webhook(receiver.url)
        await notifying.waiting()
        receiver.status(status, f"Location: {other.url}")
        await notifying.send()
        assert await notifying.send() == 0
        failed = await notifying.now(channel)
        assert (failed.failures, failed.disabled) == (1, None)
        assert failed.not_before > notifying.sender._clock()
        notifying.later += 60_000
        receiver.status(200)
        await notifying.send()
        assert (await notifying.now(channel)).failures == 0
    assert len(receiver.deliveries) == 2
    assert len({*receiver.deliveries}) == 1
    assert other.received == []


async def test_the_pauses_grow_and_in_the_end_the_channel_is_disabled(notifying: Notifying) -> None:
    pauses = []
    async with receiving() as receiver:
        receiver.status(500)
        channel = await notifying.webhook(receiver.url)
        await notifying.waiting()
        for _ in range(MOST_FAILURES):
            assert await notifying.send() == 1
            pauses.append((await notifying.now(channel)).not_before - notifying.sender._clock())
            notifying.later += pauses[-1] + 1000
        assert (await notifying.now(channel)).disabled is not None
        notifying.later += DAY
        assert await notifying.send() == 0
    assert len(receiver.received) == MOST_FAILURES
    assert pauses[0] < 60_000 < pauses[3]
    assert sum(pauses) > 12 * HOUR
    renewed = await notifying.webhook(channel.address)
    assert renewed == await notifying.now(channel)
    assert (renewed.disabled, renewed.failures, renewed.not_before) == (None, 0, 0)


@pytest.mark.parametrize(
    ("kind", "status", "gone"),
    [
        (ChannelKind.PUSH, 404, True),
        (ChannelKind.PUSH, 410, True),
        (ChannelKind.WEBHOOK, 410, True),
        (ChannelKind.WEBHOOK, 404, False),
    ],
)
async def test_a_receiver_that_is_gone_is_removed(
    notifying: Notifying, kind: ChannelKind, status: int, gone: bool
) -> None:
    async with receiving() as receiver:
        receiver.status(status)
        channel = await notifying.channel(kind, receiver.url, keys=f"{BROWSER_POINT}.{AUTH}")
        await notifying.waiting()
        await notifying.send()
    assert (await notifying.services.channels.get(channel.id) is None) == gone
    assert (await notifying.notices() == []) == gone


async def test_a_receiver_that_fails_does_not_hold_up_the_others(notifying: Notifying) -> None:
    async with receiving() as receiver, receiving() as other:
        receiver.status(500)
        await notifying.webhook(receiver.url)
        await notifying.webhook(other.url)
        await notifying.waiting()
        assert await notifying.send() == 2
    assert len(other.received) == 1


async def test_one_refusal_ends_the_attempts_of_a_channel_for_now(notifying: Notifying) -> None:
    async with receiving() as receiver:
        receiver.status(500)
        await notifying.webhook(receiver.url)
        for game in ("border", "twentyone"):
            await notifying.waiting(game)
        await notifying.send()
        assert len(receiver.received) == 1
        receiver.status(200)
        notifying.later += 60_000
        await notifying.send()
    assert len({*receiver.deliveries}) == 2
