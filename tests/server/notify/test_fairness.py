"""A slow receiver delays only the notifications of its guest and host, and a stop waits for what is in flight."""

import asyncio

from sqlalchemy import update

from rollwright.server.notify.sender import (
    CHANNELS_AT_HOST,
    CHANNELS_OF_GUEST,
    CHANNELS_TOGETHER,
    CLAIM,
    MAILS,
    UNREADABLE_PAUSE,
    within_limits,
)
from rollwright.server.store.channels import ChannelKind
from rollwright.server.store.outbox import ReadyChannel
from rollwright.server.store.schema import entries
from rollwright.session.guests import GuestId
from tests.server.in_process import done
from tests.server.notify.receivers import receiving
from tests.server.notify.waiting_tables import Notifying

BRUNO = GuestId("guest Bruno")


async def test_another_guest_is_told_while_a_receiver_does_not_answer(notifying: Notifying) -> None:
    async with receiving() as slow, receiving() as other:
        slow.answer = None
        for number in range(9):
            await notifying.webhook(f"{slow.url}&number={number}")
        await notifying.webhook(other.url, BRUNO)
        (ana, _) = await notifying.waiting("border")
        notifying.sender.start()
        await slow.arrived.wait()
        await done(ana.send("throw", seat=0, turn=1))
        await done(ana.choose(0, "pass"))
        await other.arrived.wait()
        assert not slow.released.is_set()
        assert 0 < len(slow.received) <= CHANNELS_OF_GUEST
        slow.released.set()
        await notifying.sender.stop()


def ready(number: int, guest: str, address: str, kind: ChannelKind = ChannelKind.WEBHOOK) -> ReadyChannel:
    return ReadyChannel(f"channel {number}", GuestId(guest), kind, address)


def test_no_guest_and_no_host_takes_all_places_and_the_longest_waiting_come_first() -> None:
    of_one_guest = [ready(number, "Ana", f"https://host{number}.example/") for number in range(9)]
    assert list(within_limits(of_one_guest, [])) == of_one_guest[:CHANNELS_OF_GUEST]
    assert list(within_limits(of_one_guest, of_one_guest[:1])) == of_one_guest[1:CHANNELS_OF_GUEST]
    at_one_host = [ready(number, f"guest {number}", f"https://host.example:{number}/") for number in range(1, 99)]
    assert list(within_limits(at_one_host, [])) == at_one_host[:CHANNELS_AT_HOST]
    mails = [ready(number, f"guest {number}", f"a@{number}.example", ChannelKind.EMAIL) for number in range(99)]
    assert list(within_limits(mails, [])) == mails[:MAILS]
    others = [ready(number, f"guest {number}", f"https://host{number}.example/") for number in range(99)]
    assert list(within_limits(others, [])) == others[:CHANNELS_TOGETHER]
    assert list(within_limits([*at_one_host, others[0]], at_one_host[:CHANNELS_AT_HOST])) == [others[0]]


async def test_a_claim_is_renewed_while_a_receiver_is_slow(notifying: Notifying) -> None:
    other = Notifying(notifying.server, notifying.services)
    async with receiving() as receiver:
        receiver.answer = None
        channel = await notifying.webhook(receiver.url)
        await notifying.waiting()
        sending = asyncio.create_task(notifying.send())
        await receiver.arrived.wait()
        for _ in range(3):
            for each in (notifying, other):
                each.later += CLAIM - 1000
            await notifying.sender._renew()
            assert await other.send() == 0
        receiver.status(204)
        receiver.released.set()
        assert await sending == 1
        assert (await notifying.now(channel)).not_before <= notifying.sender._clock()
    assert len(receiver.received) == 1


async def test_a_stop_waits_for_the_attempts_in_flight_so_that_none_is_repeated(notifying: Notifying) -> None:
    async with receiving() as receiver:
        receiver.answer = None
        channel = await notifying.webhook(receiver.url)
        for game in ("border", "twentyone"):
            await notifying.waiting(game)
        notifying.sender.start()
        await receiver.arrived.wait()
        stopping = asyncio.create_task(notifying.sender.stop())
        await asyncio.sleep(0)
        receiver.status(204)
        receiver.released.set()
        await stopping
        assert len(receiver.received) == 1
        assert (await notifying.now(channel)).not_before <= notifying.sender._clock()
        assert await Notifying(notifying.server, notifying.services).send() == 1
    assert len(receiver.deliveries) == len({*receiver.deliveries}) == 2


async def test_a_table_that_cannot_be_read_delays_only_its_own_notification(notifying: Notifying) -> None:
    async with receiving() as receiver:
        channel = await notifying.webhook(receiver.url)
        (damaged, _) = await notifying.waiting("border")
        await notifying.waiting("twentyone")
        damage = update(entries).where(entries.c.table == damaged.table).values(body="damaged")
        await notifying.server.store.run(lambda connection: connection.execute(damage).rowcount)
        async with notifying.server.room(damaged.table) as room:
            await room.reload()
        assert await notifying.send() == 1
        assert (await notifying.now(channel)).failures == 0
        assert [notice.due is None for notice in await notifying.notices()].count(False) == 1
        assert await notifying.send() == 0
        notifying.later += UNREADABLE_PAUSE
        assert await notifying.send() == 1
    assert len(receiver.received) == 1
