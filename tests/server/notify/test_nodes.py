"""Notifications of several nodes on one PostgreSQL database: one of them tells, and none twice."""

import asyncio
from dataclasses import replace
from random import Random

from rollwright.server.clock import DAY, now_ms
from rollwright.server.live.removal import forget_guest
from rollwright.server.live.table_server import TableServer
from rollwright.server.notify.sender import CLAIM, Sender
from rollwright.server.store.channels import ChannelKind
from rollwright.session.guests import GuestId
from rollwright.table import Pace
from tests.server.in_process import looking, play_at_once, seated
from tests.server.notify.receivers import receiving
from tests.server.notify.test_push import AUTH, BROWSER_POINT
from tests.server.notify.waiting_tables import ANA, Notifying


async def notifying_nodes(servers: list[TableServer]) -> list[Notifying]:
    """A sender per node."""
    for server in servers:
        limits = replace(server.settings.limits, notice_seconds=0)
        server.settings = replace(server.settings, limits=limits, allow_private_addresses=True)
    return [await Notifying.at(server) for server in servers]


async def test_both_nodes_look_and_each_wait_is_told_once(two_nodes: list[TableServer]) -> None:
    one, other = await notifying_nodes(two_nodes)
    async with receiving() as receiver:
        await one.webhook(receiver.url)
        for number in range(6):
            await seated(two_nodes[number % 2], "twentyone", 2, pace=Pace.DAYS)
        for _ in range(3):
            await asyncio.gather(one.send(), other.send())
    assert len(receiver.deliveries) == len({*receiver.deliveries}) == 6


async def test_a_node_tells_what_a_dead_node_had_claimed(two_nodes: list[TableServer]) -> None:
    one, other = await notifying_nodes(two_nodes)
    async with receiving() as receiver:
        receiver.answer = None
        await one.webhook(receiver.url)
        await seated(two_nodes[0], "twentyone", 2, pace=Pace.DAYS)
        sending = asyncio.create_task(one.send())
        await receiver.arrived.wait()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        receiver.status(204)
        assert await other.send() == 0
        other.later += CLAIM
        assert await other.send() == 1
    assert len(receiver.deliveries) == 2
    assert len({*receiver.deliveries}) == 1


async def test_while_games_are_played_at_both_nodes_no_key_comes_twice(two_nodes: list[TableServer]) -> None:
    both = await notifying_nodes(two_nodes)
    async with receiving() as receiver:
        for name in ("Ana", "Bruno", "Celia"):
            await both[0].webhook(receiver.url, GuestId(f"guest {name}"))
        people = await seated(two_nodes, "twentyone", 3, pace=Pace.DAYS)
        senders = [Sender(each.server, each.services, each.sender._clock) for each in both]
        for sender in senders:
            sender.start()
        await receiver.arrived.wait()
        await play_at_once(people, Random(5))
        for sender in senders:
            await sender.stop()
        for each in both:
            each.later += DAY
        while await both[0].send():
            pass
        for person in people:
            assert [notice for notice in await both[0].notices(person.guest) if notice.due is not None] == []
    assert 0 < len(receiver.deliveries) == len({*receiver.deliveries})


async def test_a_guest_who_is_connected_to_the_other_node_is_not_told(two_nodes: list[TableServer]) -> None:
    one, _ = await notifying_nodes(two_nodes)
    async with receiving() as receiver:
        await one.channel(ChannelKind.PUSH, receiver.url, keys=f"{BROWSER_POINT}.{AUTH}")
        (ana, _) = await seated(two_nodes[0], "twentyone", 2, pace=Pace.DAYS)
        async with looking(two_nodes[1], ana.table, ANA):
            async with two_nodes[0].room(ana.table) as room:
                while (waiting := await room.wait_of(ANA)) is None or waiting[1]:
                    await asyncio.sleep(0.02)
            await one.send()
            assert receiver.received == []


async def test_settings_mutes_expiry_and_deletion_work_on_postgresql(two_nodes: list[TableServer]) -> None:
    one, other = await notifying_nodes(two_nodes)
    channel = await one.webhook("http://127.0.0.1:9/")
    assert await other.services.channels.of(ANA) == [channel]
    await one.prefer(language="pl", quiet_from=1, quiet_until=2)
    await one.prefer(language="de")
    preferences = await other.services.channels.preferences(ANA)
    assert preferences is not None
    assert preferences.language == "de"
    (ana, _) = await seated(two_nodes[0], "twentyone", 2, pace=Pace.DAYS)
    assert len(await other.notices()) == 1
    await one.services.channels.mute(ANA, ana.table, True)
    await one.services.channels.mute(ANA, ana.table, True)
    assert (await other.notices(), await other.services.channels.muted(ANA)) == ([], [ana.table])
    await seated(two_nodes[0], "twentyone", 2, pace=Pace.DAYS)
    assert await other.services.channels.expire(now_ms() + 1000 * DAY) == 1
    await other.services.outbox.drop_strays()
    assert await other.notices() == []
    await one.webhook("http://127.0.0.1:9/")
    await forget_guest(two_nodes[1].store, ANA)
    assert (await one.services.channels.of(ANA), await one.services.channels.preferences(ANA)) == ([], None)


async def test_two_nodes_that_add_the_same_address_at_the_same_time_add_it_once(two_nodes: list[TableServer]) -> None:
    one, other = await notifying_nodes(two_nodes)
    for number in range(5):
        address = f"http://127.0.0.1:9/{number}"
        added = await asyncio.gather(*(node.webhook(address) for node in (one, other, one, other)))
        assert len({channel.id for channel in added}) == 1
    assert len(await one.services.channels.of(ANA)) == 5


async def test_old_channels_are_removed_by_one_node(two_nodes: list[TableServer]) -> None:
    both = await notifying_nodes(two_nodes)
    (leader, follower) = sorted(both, key=lambda node: not node.server.store.leads)
    assert (leader.server.store.leads, follower.server.store.leads) == (True, False)
    for node in both:
        node.later = 1000 * DAY
    await leader.webhook("http://127.0.0.1:9/")
    await follower.sender._expire()
    assert len(await leader.services.channels.of(ANA)) == 1
    await leader.sender._expire()
    assert await leader.services.channels.of(ANA) == []
