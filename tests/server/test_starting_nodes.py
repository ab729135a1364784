"""Nodes that start on a database of an older version: one migrates it, and clients of the others do not wait for it."""

import socket
import threading
import time
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from rollwright.server.store import migrate
from rollwright.server.store.engines import address, writing_engine
from rollwright.server.store.store import FailureReason, StoreFailed
from rollwright.testing.server.audit import reading
from rollwright.testing.server.postgresql import PostgresqlServer
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import SECONDS, Browser, Running

OLD = "0002"


@pytest.fixture
def old_database(postgresql: PostgresqlServer) -> str:
    """A database of an older version, from before there were nodes."""
    url = postgresql.new_database()
    engine = writing_engine(address(url))
    with engine.begin() as connection:
        migrate.take_steps(connection, OLD)
    engine.dispose()
    return url


def version_of(url: str) -> str:
    with closing(reading(url)) as database:
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def status_of(server: Running) -> int | None:
    """The status of an answer; None while no process listens."""
    try:
        return ask(server, "GET", "/healthz").status
    except ConnectionError:
        return None


def test_two_nodes_start_together_on_an_old_database_and_refuse_requests_until_it_is_migrated(
    old_database: str, tmp_path: Path
) -> None:
    servers = [Running(tmp_path / f"node-{number}", address=old_database) for number in range(2)]
    with psycopg.connect(old_database) as other:  # another node that is migrating
        other.execute("SELECT pg_advisory_xact_lock(%s)", [migrate.LOCK])
        starting = []
        for server in servers:
            server.port = free_port()
            starting.append(threading.Thread(target=server.start))
            starting[-1].start()
        try:
            until = time.monotonic() + SECONDS
            for server in servers:
                while (status := status_of(server)) != 503:
                    assert status is None
                    assert time.monotonic() < until
                    time.sleep(0.01)
            assert version_of(old_database) == OLD
        finally:
            other.rollback()
            for thread in starting:
                thread.join()
    try:
        assert version_of(old_database) == migrate.NEWEST
        table = Browser(servers[0].url).open_table("border", [None, None])["table"]
        assert ask(servers[1], "GET", f"/api/tables/{table}/record").status != 503
    finally:
        for server in servers:
            server.stop()


def test_a_migration_waits_for_a_reader_without_blocking_others(
    old_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "STEP_LOCK", "10ms")
    monkeypatch.setattr(migrate, "RETRY_SECONDS", 0.01)
    engine = writing_engine(address(old_database))
    with psycopg.connect(old_database) as backup:
        backup.execute("LOCK TABLE alembic_version, tables IN SHARE MODE")
        monkeypatch.setattr(migrate, "TRIES", 3)
        with pytest.raises(StoreFailed) as failed:
            migrate.bring_to_newest(engine)
        assert failed.value.reason is FailureReason.UNAVAILABLE
        with closing(reading(old_database)) as player:
            assert player.execute("SELECT count(*) FROM entries").fetchone() == (0,)
    migrate.bring_to_newest(engine)
    assert version_of(old_database) == migrate.NEWEST
    engine.dispose()
