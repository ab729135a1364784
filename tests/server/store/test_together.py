"""What belongs to an entry is written with it or not at all; one write that must wait does not fail the others."""

import asyncio

import psycopg
import pytest

from rollwright.server.store.channels import Channel, ChannelKind, Channels
from rollwright.server.store.cluster import Cluster
from rollwright.server.store.database import Database
from rollwright.server.store.outbox import Outbox
from rollwright.server.store.store import LostRace
from rollwright.session.waiting import Wait
from tests.server.store.databases import ANA, FIRST, KINDS, SECOND, bodies, in_one_batch, lay, rows, writer_busy

every_kind = pytest.mark.parametrize("kind", KINDS, indirect=True)
TOO_LARGE = 1 << 70
"""No turn that a database can store."""


@every_kind
async def test_an_entry_and_its_waits_are_written_together_or_not_at_all(store: Database) -> None:
    await lay(store, FIRST)
    await Channels(store).add(Channel("channel", ANA, ChannelKind.PUSH, "https://push.example", "k", 0, 0, 1), 9)
    outbox = Outbox(store)
    with pytest.raises(Exception, match=r"(?i)too large|out of range"):
        await store.append(FIRST, 1, rows("entry"), None, [Wait(ANA, TOO_LARGE, 5)])
    assert await bodies(store, FIRST) == ["laid"]
    with pytest.raises(LostRace):
        await store.append(FIRST, 7, rows("late"), None, [Wait(ANA, 3, 5)])
    assert await outbox.of(ANA) == []
    await store.append(FIRST, 1, rows("entry"), None, [Wait(ANA, 3, 5)])
    assert [notice.turn for notice in await outbox.of(ANA)] == [3]


async def test_a_lock_on_one_table_does_not_fail_the_moves_at_another(postgresql_url: str) -> None:
    store = await Database.open(
        f"{postgresql_url}{'&' if '?' in postgresql_url else '?'}options=-c%20lock_timeout%3D100ms"
    )
    await lay(store, FIRST, SECOND)
    with psycopg.connect(postgresql_url) as other:
        other.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", [FIRST])
        calls = [store.append(FIRST, 1, rows("waits")), store.append(SECOND, 1, rows("is written"))]
        first, second = await in_one_batch(store, calls)
    assert "unavailable" in first
    assert second == "kept"
    await store.append(FIRST, 1, rows("is written"))
    await store.close()


async def test_heartbeats_do_not_wait_for_the_writer(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.server.store.cluster.BEAT_SECONDS", 0.01)
    store = await Database.open(postgresql_url, exclusive=True)
    cluster = store._cluster
    assert isinstance(cluster, Cluster)
    async with writer_busy(store):
        for _ in range(2):
            beat = cluster._last_beat
            while cluster._last_beat == beat:
                await asyncio.sleep(0.01)
    await store.close()
