"""Wake-ups that a node has missed: its viewers get every entry as soon as it listens again, or can read again."""

import asyncio

import psycopg
import pytest
from psycopg import sql

from rollwright.server.live.table_server import TableServer
from rollwright.server.store import cluster
from rollwright.server.store.changes import EVERYTHING
from rollwright.server.store.database import Database
from tests.server.in_process import done, looking, seated


def cluster_of(server: TableServer) -> cluster.Cluster:
    assert isinstance(server.store, Database)
    assert server.store._cluster is not None
    return server.store._cluster


async def test_entries_written_while_a_node_does_not_listen_reach_its_viewers(two_nodes: list[TableServer]) -> None:
    one, other = two_nodes
    ana, bruno = await seated(one, "border", 2)
    listener = cluster_of(other)._listener
    assert listener is not None
    async with looking(other, ana.table, bruno.guest) as onlooker:
        before = len(onlooker.entries)
        # Between two connections of the listener an entry is written, so no notification tells of it.
        deaf = asyncio.Event()
        hear = listener._hear
        listener._hear = lambda _: deaf.set()
        await done(ana.send("say", seat=0, phrase="phrase-nice"))
        async with asyncio.timeout(60):
            await deaf.wait()
        assert len(onlooker.entries) == before
        listener._hear = hear
        address = one.store._reading.url  # type: ignore[attr-defined]
        plain = address.set(drivername="postgresql").render_as_string(hide_password=False)
        end = sql.SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN rollwright'")
        with psycopg.connect(plain, autocommit=True) as connection:
            connection.execute(end + sql.SQL(" AND datname = current_database()"))
        while len(onlooker.entries) == before:
            await asyncio.sleep(0.01)
    assert onlooker.entries[-1]["entry"]["phrase"] == "phrase-nice"


async def test_if_too_many_tables_have_changed_all_are_read_again(
    two_nodes: list[TableServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two_nodes
    monkeypatch.setattr(cluster, "MOST_CHANGED", 2)
    ana, bruno = await seated(one, "border", 2)
    async with looking(other, ana.table, bruno.guest) as onlooker:
        before = len(onlooker.entries)
        heard = cluster_of(other)
        heard._hear(dict.fromkeys("abc", EVERYTHING))  # type: ignore[arg-type]
        assert heard._changed is None
        await done(ana.send("say", seat=0, phrase="phrase-nice"))
        while len(onlooker.entries) == before:
            await asyncio.sleep(0.01)
    assert onlooker.entries[-1]["entry"]["phrase"] == "phrase-nice"
