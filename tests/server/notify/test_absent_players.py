"""Absent players for whom a live game waits are in the outbox, whichever node they left and whatever failed."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwright.server.live import table_server as table_servers_module
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import FailureReason, Store, StoreFailed, TableId
from rollwright.testing.server.postgresql import PostgresqlServer
from rollwright.testing.server.running import Browser
from rollwright.testing.server.table_client import TableClient
from tests.server.in_process import Onlooker, Person, done, looking, nodes, seated, table_servers
from tests.server.notify.waiting_tables import ANA, Notifying
from tests.server.store.slow import SlowStore
from tests.server.test_continuing import count, end, servers, until


async def noted(notifying: Notifying, number: int = 1) -> None:
    """Wait until this number of waits for Ana is in the outbox."""
    while len(await notifying.notices()) != number:
        await asyncio.sleep(0.01)


async def entered(server: TableServer, table: TableId) -> Onlooker:
    """Ana, connected to a table until she leaves it."""
    onlooker = Onlooker(ANA)
    async with server.room(table) as room:
        await room.enter(onlooker.viewer, 0)
    return onlooker


async def test_a_guest_who_leaves_one_node_while_another_makes_it_their_turn_is_noted(
    two_nodes: list[TableServer],
) -> None:
    one, other = two_nodes
    notifying = await Notifying.at(one)
    await notifying.webhook("http://127.0.0.1:9/")
    for _ in range(10):
        bruno_begins = await seated(one, "twentyone", 2, first=1)
        ana, bruno = bruno_begins
        before = len(await notifying.notices())
        async with looking(one, ana.table, bruno.guest), other.room(ana.table) as there:
            onlooker = Onlooker(ANA)
            await there.enter(onlooker.viewer, 0)
            while not any(found.sockets for found in await one.store.connections(ana.table)):
                await asyncio.sleep(0.005)
            await done(bruno.send("throw", seat=1, turn=1))
            chosen = []
            if "again" in (await bruno.own(1))["moves"]:
                chosen.append(done(bruno.choose(1, "keep")))
            await asyncio.gather(*chosen, there.leave(onlooker.viewer))
        await noted(notifying, before + 1)


async def test_a_guest_who_leaves_a_table_that_is_not_in_memory_is_noted(table_server: TableServer) -> None:
    notifying = await Notifying.at(table_server)
    await notifying.webhook("http://127.0.0.1:9/")
    ana, bruno = await seated(table_server, "twentyone", 2, first=1)
    async with table_server.room(ana.table) as room:
        onlooker = Onlooker(ANA)
        await room.enter(onlooker.viewer, 0)
        async with looking(table_server, ana.table, bruno.guest):
            await done(bruno.send("throw", seat=1, turn=1))
            if "again" in (await bruno.own(1))["moves"]:
                await done(bruno.choose(1, "keep"))
            assert await notifying.notices() == []
            await room.reload()
            await room.leave(onlooker.viewer)
    assert len(await notifying.notices()) == 1


class FailsToNote(SlowStore):
    """Does not note waits for a while."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, Random(1))
        self.failures = 0

    def __getattr__(self, name: str) -> Any:
        if name == "note_waits" and self.failures:
            self.failures -= 1
            raise StoreFailed(FailureReason.UNAVAILABLE)
        return super().__getattr__(name)


async def test_a_wait_that_the_store_refused_is_noted_when_it_is_well_again(tmp_path: Any) -> None:
    async with table_servers(tmp_path, wrap=FailsToNote) as (table_server,):
        store = table_server.store
        assert isinstance(store, FailsToNote)
        notifying = await Notifying.at(table_server)
        await notifying.webhook("http://127.0.0.1:9/")
        ana, bruno = await seated(table_server, "twentyone", 2, first=1)
        async with looking(table_server, ana.table, ANA), looking(table_server, ana.table, bruno.guest):
            await done(bruno.send("throw", seat=1, turn=1))
            if "again" in (await bruno.own(1))["moves"]:
                await done(bruno.choose(1, "keep"))
            assert await notifying.notices() == []
            store.failures = 2
        await noted(notifying)
        assert store.failures == 0


async def test_a_removal_is_noticed_although_the_store_fails_at_first(
    two_nodes: list[TableServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two_nodes
    monkeypatch.setattr(table_servers_module, "WATCH_SECONDS", 0.01)
    ana, _ = await seated(one, "border", 2)
    missing, failures = other.store.missing, [StoreFailed(FailureReason.UNAVAILABLE)]

    async def failing(*ids: Any) -> Any:
        if failures:
            raise failures.pop()
        return await missing(*ids)

    monkeypatch.setattr(other.store, "missing", failing)
    async with looking(other, ana.table, ana.guest) as onlooker:
        await one.remove_table(ana.table)
        while not any(text.startswith("closed") for text in onlooker.texts):
            await asyncio.sleep(0.01)
    assert failures == []


async def test_players_of_a_dead_node_are_not_counted_as_connected_and_are_noted(
    postgresql: PostgresqlServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollwright.server.store.cluster.BEAT_SECONDS", 0.1)
    monkeypatch.setattr("rollwright.server.store.nodes.DEAD_AFTER", 2_000)
    async with nodes(postgresql.new_database()) as (one, other):
        notifying = await Notifying.at(one)
        await notifying.webhook("http://127.0.0.1:9/")
        ana, bruno = await seated(one, "twentyone", 2, first=1)
        async with looking(other, ana.table, ANA):
            async with looking(one, ana.table, bruno.guest):
                while not any(found.sockets for found in await one.store.connections(ana.table)):
                    await asyncio.sleep(0.01)
                await Person(one, ana.table, "Bruno").see()
                await done(bruno.send("throw", seat=1, turn=1))
                if "again" in (await bruno.own(1))["moves"]:
                    await done(bruno.choose(1, "keep"))
            assert await notifying.notices() == []
            one.rooms.clear()
            cluster = other.store._cluster  # type: ignore[attr-defined]
            for task in cluster._tasks:  # no heartbeat any more
                task.cancel()
            await noted(notifying)
            assert all(found.sockets == 0 for found in await one.store.connections(ana.table))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_player_whose_server_is_killed_in_their_turn_is_notified(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with servers(kind, tmp_path, request) as (first, *_):
        ana = Browser(first.url)
        webhook = {"url": "http://127.0.0.1:9/"}
        await ana.ask_async("POST", "/api/me/notifications/webhooks", webhook)
        table = (await asyncio.to_thread(ana.open_table, "twentyone", [None, "random"], first=0))["table"]
        client = TableClient(ana, table)
        await client.enter()
        await asyncio.to_thread(ana.sit, table, 0, "Ana")
        await client.until(lambda: bool(client.view["turn"]))
        assert await count(first, "outbox") == 0
        await end(first, "killed")
        if kind == "sqlite":
            await asyncio.to_thread(first.start)
        await until(first, "outbox", 1)
        await client.leave()
