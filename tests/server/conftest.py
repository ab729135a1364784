"""A real server for all tests that only need a table of their own, table servers in the process of the test, and the
event loop of tests that are coroutines."""

import asyncio
import inspect
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from rollwright.server.live.table_server import TableServer
from rollwright.testing.server.postgresql import PostgresqlServer, postgresql_server
from rollwright.testing.server.running import Running, running
from tests.server.in_process import LONGEST, Anywhere, check_sequences, nodes, slow, table_servers


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "tables.db", "--allowed-host", "play.example") as server:
        yield server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    """A real PostgreSQL, in which each test makes a database of its own."""
    with postgresql_server() as server:
        yield server


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """The event loop of a test and of its fixtures."""
    with asyncio.Runner() as runner:
        yield runner


def served(runner: asyncio.Runner, serving: AbstractAsyncContextManager[list[TableServer]]) -> Iterator[TableServer]:
    (table_server,) = runner.run(serving.__aenter__())
    yield table_server
    runner.run(serving.__aexit__(None, None, None))


@pytest.fixture
def table_server(runner: asyncio.Runner, tmp_path: Path) -> Iterator[TableServer]:
    """A table server on a real database."""
    yield from served(runner, table_servers(tmp_path, wrap=lambda store: store))


@pytest.fixture
def slow_table_server(runner: asyncio.Runner, tmp_path: Path) -> Iterator[TableServer]:
    """A table server whose store sleeps, so that races happen."""
    yield from served(runner, table_servers(tmp_path))


@pytest.fixture(params=["one server", "two nodes"])
def anywhere(request: pytest.FixtureRequest, runner: asyncio.Runner, tmp_path: Path) -> Iterator[Anywhere]:
    """A slow table server, or two slow nodes to any of which each request goes."""
    if request.param == "one server":
        yield [request.getfixturevalue("slow_table_server")]
        check_sequences(tmp_path)
        return
    url = request.getfixturevalue("postgresql").new_database()
    serving = nodes(url, wrap=slow)
    yield runner.run(serving.__aenter__())
    runner.run(serving.__aexit__(None, None, None))
    check_sequences(tmp_path, url)


@pytest.fixture
def two_nodes(runner: asyncio.Runner, postgresql: PostgresqlServer) -> Iterator[list[TableServer]]:
    """Two table servers on one PostgreSQL database."""
    serving = nodes(postgresql.new_database())
    yield runner.run(serving.__aenter__())
    runner.run(serving.__aexit__(None, None, None))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in the event loop of its fixtures if they have one."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}

    async def run() -> None:
        async with asyncio.timeout(LONGEST):
            await pyfuncitem.obj(**arguments)

    runner = pyfuncitem.funcargs.get("runner")
    (runner.run if isinstance(runner, asyncio.Runner) else asyncio.run)(run())
    return True
