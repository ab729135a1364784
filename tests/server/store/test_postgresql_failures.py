"""PostgreSQL that is restarted, full of connections or read-only: everyone is told, and it goes on afterwards."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import psycopg
import pytest
from psycopg import sql

from rollwright.server.store.database import Database
from rollwright.server.store.store import FailureReason, StoreFailed, TableId
from rollwright.testing.server.postgresql import PostgresqlServer, postgresql_server
from tests.server.store.databases import FIRST, SECOND, bodies, lay, rows

CONNECTIONS = 20
ENOUGH = 20
"""A number of entries after which PostgreSQL has a prepared statement for the next."""


@pytest.fixture(scope="module")
def own() -> Iterator[PostgresqlServer]:
    """A server that no other test uses."""
    with postgresql_server(max_connections=str(CONNECTIONS)) as server:
        yield server


async def reason(store: Database, first: int) -> FailureReason:
    with pytest.raises(StoreFailed) as failed:
        await store.append(FIRST, first, rows("refused"))
    return failed.value.reason


async def written(store: Database, first: int) -> None:
    """Append as soon as it is possible again."""
    while True:
        try:
            await store.append(FIRST, first, rows("written"))
        except StoreFailed:
            await asyncio.sleep(0.01)
        else:
            return


async def test_a_database_that_is_restarted_is_used_again(own: PostgresqlServer) -> None:
    store = await Database.open(own.new_database(), exclusive=True)
    await lay(store, FIRST)
    await store.append(FIRST, 1, rows("before"))
    await asyncio.to_thread(own.stop)
    assert await reason(store, 2) is FailureReason.UNAVAILABLE
    with pytest.raises(StoreFailed) as failed:
        await store.log(FIRST)
    assert failed.value.reason is FailureReason.UNAVAILABLE
    await asyncio.to_thread(own.start)
    await written(store, 2)
    assert await bodies(store, FIRST) == ["laid", "before", "written"]
    await store.close()


async def test_no_acknowledged_entry_is_lost_when_the_database_is_killed(own: PostgresqlServer) -> None:
    store = await Database.open(own.new_database(), exclusive=True)
    acknowledged = {FIRST: 1, SECOND: 1}
    await lay(store, *acknowledged)

    async def append_until_it_fails(table: TableId) -> None:
        with suppress(StoreFailed):
            while True:
                await store.append(table, acknowledged[table], rows("more"))
                acknowledged[table] += 1

    async with asyncio.TaskGroup() as group:
        for table in acknowledged:
            group.create_task(append_until_it_fails(table))
        while min(acknowledged.values()) < ENOUGH:
            await asyncio.sleep(0)
        group.create_task(asyncio.to_thread(own.kill))
    await asyncio.to_thread(own.start)
    for table, entries in acknowledged.items():
        assert len(await store.log(table)) - entries in (0, 1)  # the last may be written without an acknowledgement
    await store.close()


async def test_after_a_restart_no_change_of_another_node_is_missed(own: PostgresqlServer) -> None:
    url = own.new_database()
    store, other = await Database.open(url, exclusive=True), await Database.open(url, exclusive=True)
    await lay(store, FIRST)
    await asyncio.to_thread(own.stop)
    await asyncio.to_thread(own.start)
    while await other.changes() is not None:  # until it is told that any table may have been changed
        continue
    await written(store, 1)
    changed = await other.changes()
    assert changed is None or FIRST in changed
    await store.close()
    await other.close()


async def test_a_database_that_became_read_only_is_used_again_when_it_is_writable(own: PostgresqlServer) -> None:
    url = own.new_database()
    name = sql.Identifier(urlsplit(url).path[1:])
    store = await Database.open(url)
    await lay(store, FIRST)
    end = sql.SQL(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()"
    )
    own.run(sql.SQL("ALTER DATABASE {} SET default_transaction_read_only = on").format(name))
    own.run(end)
    while (why := await reason(store, 1)) is FailureReason.UNAVAILABLE:  # the connection was ended
        continue
    assert why is FailureReason.READ_ONLY
    assert await bodies(store, FIRST) == ["laid"]
    own.run(sql.SQL("ALTER DATABASE {} RESET default_transaction_read_only").format(name))
    await written(store, 1)
    await store.close()


async def test_without_a_free_connection_it_is_unavailable_until_there_is_one(own: PostgresqlServer) -> None:
    url = own.new_database()
    store = await Database.open(url)
    await lay(store, FIRST)
    with ExitStack() as stack:
        try:
            for _ in range(CONNECTIONS + 1):
                stack.enter_context(psycopg.connect(url))
        except psycopg.OperationalError:
            pass
        else:
            raise AssertionError("there are more connections than allowed")
        with pytest.raises(StoreFailed) as failed:
            await asyncio.gather(*(store.log(FIRST) for _ in range(8)))
        assert failed.value.reason is FailureReason.UNAVAILABLE
        with pytest.raises(StoreFailed):
            await Database.open(url)
    assert await bodies(store, FIRST) == ["laid"]
    await written(store, 1)
    await store.close()
