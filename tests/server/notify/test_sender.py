"""A guest is told once per turn, at least once, and no longer when the turn is over."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import func, select

from rollwright.server.clock import DAY, HOUR, now_ms
from rollwright.server.http import tables
from rollwright.server.notify.public_address import remote_address
from rollwright.server.notify.push import from_base64
from rollwright.server.notify.sender import CLAIM, MOST_REMINDERS, STILL_HERE
from rollwright.server.notify.webhooks import signature
from rollwright.server.store.channels import DISABLED_DAYS, UNCONFIRMED_DAYS, UNUSED_DAYS, ChannelKind
from rollwright.server.store.schema import outbox as outbox_table
from rollwright.session.guests import GuestId
from rollwright.table import Pace
from tests.server.in_process import code, done, looking
from tests.server.notify.mailbox import receiving_mail, text_of
from tests.server.notify.receivers import receiving
from tests.server.notify.test_push import AUTH, BROWSER_POINT, decrypt
from tests.server.notify.waiting_tables import ANA, LATER, PUBLIC_URL, Notifying

BRUNO = GuestId("guest Bruno")


# What is told


async def test_a_webhook_is_told_whose_turn_it_is_with_a_signature(notifying: Notifying) -> None:
    async with receiving() as receiver:
        channel = await notifying.webhook(receiver.url)
        (ana, _) = await notifying.waiting()
        assert await notifying.send() == 1
    (request,) = receiver.received
    told = json.loads(request.body)
    assert told == {
        "type": "turn",
        "delivery": request.headers["rollwright-delivery"],
        "table": ana.table,
        "game": "twentyone",
        "turn": 1,
        "reminder": 0,
        "mover": "Bruno",
        "players": ["Bruno"],
        "url": f"{PUBLIC_URL}/table/{ana.table}",
    }
    secret = notifying.services.tokens.webhook_secret(channel.id)
    signed = signature(secret, request.headers["rollwright-timestamp"], request.body)
    assert request.headers["rollwright-signature"] == f"v1={signed}"


async def test_a_browser_is_told_in_the_language_of_its_guest(notifying: Notifying) -> None:
    await notifying.prefer(language="de")
    async with receiving() as receiver:
        await notifying.channel(ChannelKind.PUSH, receiver.url, keys=f"{BROWSER_POINT}.{AUTH}")
        (ana, _) = await notifying.waiting()
        await notifying.send()
    (request,) = receiver.received
    told = json.loads(decrypt(request.body))
    assert told["title"] == "Du bist dran: Twenty One"
    assert told["body"] == "Bruno hat gespielt. Du bist dran bei Twenty One."
    assert told["table"] == ana.table
    assert request.headers["authorization"].startswith("vapid t=")
    claims = request.headers["authorization"].split(".")[1]
    assert json.loads(from_base64(claims))["aud"] == remote_address(receiver.url, private=True).origin


async def test_a_push_message_replaces_an_older_one_of_its_table_only(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.channel(ChannelKind.PUSH, receiver.url, keys=f"{BROWSER_POINT}.{AUTH}")
        await notifying.prefer(remind_hours=1)
        for game in ("border", "twentyone"):
            await notifying.waiting(game)
        await notifying.send()
        notifying.later += HOUR + 1000
        await notifying.send()
    topics = [request.headers["topic"] for request in receiver.received]
    tables = [json.loads(decrypt(request.body))["table"] for request in receiver.received]
    assert (len(topics), len({*topics})) == (4, 2)
    assert len({*zip(topics, tables, strict=True)}) == 2


async def test_no_notification_has_a_hidden_choice_or_a_secret(notifying: Notifying) -> None:
    with receiving_mail() as mailbox:
        settings = replace(notifying.server.settings, smtp=mailbox.url, mail_from="host@play.example")
        notifying.server.settings = settings
        notifying = await Notifying.at(notifying.server)
        async with receiving() as receiver, receiving() as push_service:
            await notifying.webhook(receiver.url, BRUNO)
            keys = f"{BROWSER_POINT}.{AUTH}"
            await notifying.channel(ChannelKind.PUSH, push_service.url, BRUNO, keys=keys)
            await notifying.channel(ChannelKind.EMAIL, "bruno@mail.example", BRUNO)
            (ana, _, _) = await notifying.waiting("twentyone", 3)
            await done(ana.send("throw", seat=0, turn=1))
            if "again" in (await ana.own(0))["moves"]:
                await done(ana.choose(0, "keep"))
            move = await ana.random_move(0, Random(3))
            await done(ana.choose(0, move))
            assert await notifying.send() == 3
        stored = await notifying.server.store.table(ana.table)
        assert stored is not None
        (called,), (pushed,), (mailed,) = receiver.received, push_service.received, mailbox.messages
    messages = [called.body.decode(), decrypt(pushed.body).decode(), mailed.as_string() + text_of(mailed)]
    assert move.startswith("mark ") or move == "pass"
    for secret in (move, '"move"', "marks", str(stored.secret), stored.invitation, ANA, BRUNO):
        assert [message for message in messages if secret in message] == []


# Once, and in time


async def test_a_turn_is_told_once(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        await notifying.waiting()
        assert [await notifying.send() for _ in range(3)] == [1, 0, 0]
        notifying.later += DAY
        assert await notifying.send() == 0
    assert len(receiver.received) == 1


async def test_nothing_is_sent_before_it_is_due(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        await notifying.waiting()
        notifying.later = 0
        assert await notifying.send() == 0
        notifying.later = LATER
        assert await notifying.send() == 1
    assert len(receiver.received) == 1


async def test_a_turn_that_is_over_is_not_told(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        (ana, _) = await notifying.waiting("border")
        await done(ana.send("throw", seat=0, turn=1))
        await done(ana.choose(0, "pass"))
        await notifying.send()
        assert await notifying.notices() == []
    assert receiver.received == []


@pytest.mark.parametrize("end", ["closed", "removed"])
async def test_a_table_that_is_over_or_gone_is_not_told(notifying: Notifying, end: str) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        (ana, _) = await notifying.waiting()
        if end == "closed":
            await tables.close_table(notifying.server, ana.table)
        else:
            await notifying.server.remove_table(ana.table)
        await notifying.send()
        assert await notifying.notices() == []
    assert receiver.received == []


async def test_the_next_turn_is_told_again_with_another_key(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        (ana, bruno) = await notifying.waiting("border")
        await notifying.send()
        await done(ana.send("throw", seat=0, turn=1))
        await done(ana.choose(0, "pass"))
        await done(bruno.choose(1, "pass"))
        await done(bruno.send("throw", seat=1, turn=(await bruno.see())["turn"]))
        await done(bruno.choose(1, "pass"))
        await notifying.send()
    assert len({*receiver.deliveries}) == 2
    assert [json.loads(request.body)["mover"] for request in receiver.received] == ["Bruno", "Bruno"]


async def test_a_guest_who_is_connected_is_told_when_they_have_gone(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.channel(ChannelKind.PUSH, receiver.url, keys=f"{BROWSER_POINT}.{AUTH}")
        (ana, _) = await notifying.waiting()
        async with looking(notifying.server, ana.table, ANA):
            await notifying.send()
            assert receiver.received == []
        assert await notifying.send() == 0
        notifying.later += STILL_HERE
        await notifying.send()
    assert len(receiver.received) == 1


async def test_who_leaves_a_live_game_in_their_turn_is_told_after_its_patience(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        (ana, bruno) = await notifying.waiting(pace=Pace.LIVE)
        async with looking(notifying.server, ana.table, bruno.guest):
            notifying.frozen = now_ms()
            async with looking(notifying.server, ana.table, ANA):
                pass
            notifying.later = 55_000
            assert await notifying.send() == 0
            notifying.later = 3_600_000
            assert await notifying.send() == 1
    assert [json.loads(request.body)["mover"] for request in receiver.received] == ["Bruno"]


async def test_a_muted_table_is_not_told(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        (ana, _) = await notifying.waiting()
        await notifying.services.channels.mute(ANA, ana.table, True)
        assert await notifying.notices() == []
        (other, bruno) = await notifying.waiting("border")
        await notifying.services.channels.mute(bruno.guest, other.table, True)
        await notifying.send()
        await notifying.services.channels.mute(ANA, ana.table, False)
        assert await notifying.services.channels.muted(ANA) == []
    assert [json.loads(request.body)["table"] for request in receiver.received] == [other.table]


async def test_reminders_follow_until_there_were_enough(notifying: Notifying) -> None:
    await notifying.prefer(remind_hours=2)
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        await notifying.waiting()
        for _ in range(MOST_REMINDERS + 3):
            await notifying.send()
            assert await notifying.send() == 0
            notifying.later += 2 * HOUR + 1000
    assert [json.loads(request.body)["reminder"] for request in receiver.received] == list(range(MOST_REMINDERS + 1))
    assert len({*receiver.deliveries}) == MOST_REMINDERS + 1


async def test_in_quiet_hours_nothing_is_pushed(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.channel(ChannelKind.PUSH, receiver.url, keys=f"{BROWSER_POINT}.{AUTH}")
        await notifying.waiting()
        now = datetime.fromtimestamp(notifying.sender._clock() / 1000, UTC)
        minute = now.hour * 60 + now.minute
        await notifying.prefer(quiet_from=(minute - 30) % 1440, quiet_until=(minute + 90) % 1440)
        assert await notifying.send() == 1
        notifying.later += HOUR
        assert await notifying.send() == 0
        assert receiver.received == []
        notifying.later += HOUR
        await notifying.send()
    assert len(receiver.received) == 1


# One sender


async def test_of_two_senders_only_one_sends(notifying: Notifying) -> None:
    other = Notifying(notifying.server, notifying.services)
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        await notifying.waiting()
        assert sorted(await asyncio.gather(notifying.send(), other.send())) == [0, 1]
    assert len(receiver.received) == 1


async def test_what_a_dead_sender_had_claimed_is_sent_by_another(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        await notifying.waiting()
        receiver.answer = None
        sending = asyncio.create_task(notifying.send())
        await receiver.arrived.wait()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        receiver.status(204)
        assert await notifying.send() == 0
        notifying.later += CLAIM
        assert await notifying.send() == 1
    assert len(receiver.deliveries) == 2
    assert len({*receiver.deliveries}) == 1


async def test_a_newer_turn_is_not_lost_while_an_older_one_is_sent(notifying: Notifying) -> None:
    async with receiving() as receiver:
        await notifying.webhook(receiver.url)
        (ana, bruno) = await notifying.waiting("border")
        receiver.answer = None
        sending = asyncio.create_task(notifying.send())
        await receiver.arrived.wait()
        await done(ana.send("throw", seat=0, turn=1))
        await done(ana.choose(0, "pass"))
        await done(bruno.choose(1, "pass"))
        await done(bruno.send("throw", seat=1, turn=(await bruno.see())["turn"]))
        await done(bruno.choose(1, "pass"))
        receiver.status(204)
        receiver.released.set()
        assert await sending == 1
        (notice,) = await notifying.notices()
        assert notice.turn > 1
        assert notice.due is not None


async def test_the_same_wait_is_noted_once(notifying: Notifying) -> None:
    """A player who takes a choice back, or leaves again and again, is waited for in the same turn."""
    async with receiving() as receiver:
        await notifying.webhook(receiver.url, BRUNO)
        (ana, bruno, celia) = await notifying.waiting("border", 3)
        await done(ana.send("throw", seat=0, turn=1))
        await done(ana.choose(0, "pass"))
        await notifying.send()
        await done(bruno.choose(1, "pass"))
        await done(bruno.send("take-back", seat=1, turn=(await bruno.see())["turn"]))
        assert await notifying.send() == 0
        assert code(await celia.choose(2, "pass")) == "ack"
    assert len(receiver.received) == 1


# Expiry


async def test_channels_expire(notifying: Notifying) -> None:
    now = 1_000 * DAY
    channels = notifying.services.channels
    kept = [
        await notifying.channel(ChannelKind.EMAIL, "new", confirmed=None, created=now, used=now),
        await notifying.channel(ChannelKind.WEBHOOK, "used", created=1, used=now - (UNUSED_DAYS - 1) * DAY),
        await notifying.channel(ChannelKind.WEBHOOK, "disabled", used=now, disabled=now - DAY),
    ]
    old = now - UNCONFIRMED_DAYS * DAY - 1
    await notifying.channel(ChannelKind.EMAIL, "unconfirmed", confirmed=None, created=old, used=old)
    await notifying.channel(ChannelKind.WEBHOOK, "unused", used=now - UNUSED_DAYS * DAY - 1)
    await notifying.channel(ChannelKind.WEBHOOK, "off", used=now, disabled=now - DISABLED_DAYS * DAY - 1)
    assert await channels.expire(now) == 3
    assert {channel.address for channel in await channels.of(ANA)} == {channel.address for channel in kept}


async def test_the_waits_on_removed_channels_are_dropped(notifying: Notifying) -> None:
    channel = await notifying.webhook("http://127.0.0.1:9/")
    await notifying.waiting()
    assert await notifying.services.channels.expire(channel.used + (UNUSED_DAYS + 1) * DAY) == 1
    outbox = select(func.count()).select_from(outbox_table)
    assert await notifying.server.store.read(lambda connection: connection.scalar(outbox)) == 1
    await notifying.services.outbox.drop_strays()
    assert await notifying.server.store.read(lambda connection: connection.scalar(outbox)) == 0
