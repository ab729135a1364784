"""Nodes of two versions, one step of schema and protocol apart, serve one table during an update."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import psycopg
import pytest

from rollwright.client.connection import Backoff, TableConnection
from rollwright.games import GAMES
from rollwright.protocol import PROTOCOL
from rollwright.protocol.codec import to_json
from rollwright.protocol.messages import Hello
from rollwright.server.http.pages import MOST_ATTEMPTS
from rollwright.server.store.database import Database
from rollwright.server.store.migrate import NEWEST
from rollwright.server.store.store import FailureReason, StoreFailed
from rollwright.testing.server.audit import reading
from rollwright.testing.server.balancer import balanced
from rollwright.testing.server.load import LoadTally, ReconnectingClient, sit
from rollwright.testing.server.postgresql import PostgresqlServer
from rollwright.testing.server.running import Browser, HttpRefused, Running, running
from tests.server.newer_version import ASSET, NEXT, newer_package


class NewerConnection(TableConnection):
    """A client of the newer version."""

    def hello(self) -> str:
        return to_json(Hello(protocol=PROTOCOL + 1, known=self.known))


class Client(ReconnectingClient):
    """A client that plays as far as the test wants."""

    def __init__(self, browser: Browser, table: str, seat: int | None = None, *, newer: bool = False) -> None:
        super().__init__(browser, table, seat, Random(seat), LoadTally())
        self.checked = False  # it is sent entries that this version does not know
        if newer:
            self._connection = NewerConnection("newer")

    async def connect(self) -> None:
        self._socket = self.new_socket(Backoff(self._random, 0.02, 0.2))
        self._reader = asyncio.create_task(self._stay_connected(self._socket))
        await self.until(lambda: self.view)

    async def play_until(self, turn: int) -> None:
        while (self.view["turn"] < turn and not self.done) or self.waiting is not None:
            await self._step()

    async def replaced(self, browser: Browser) -> "Client":
        """The page of the same player, reloaded from a newer node."""
        await self.leave()
        newer = Client(browser, self.table, self.seat, newer=True)
        newer.acknowledged = self.acknowledged
        await newer.connect()
        return newer


async def together(clients: Sequence[Client], act: Callable[[Client], Coroutine[Any, Any, None]]) -> None:
    async with asyncio.TaskGroup() as everyone:
        for client in clients:
            everyone.create_task(act(client))


async def opened(url: str, game: str, seats: list[str | None]) -> tuple[str, list[Client]]:
    """A table with a client per person."""
    host = Browser(url)
    table = await asyncio.to_thread(host.open_table, game, seats)
    clients: list[Client] = []
    for seat in [seat for seat, bot in enumerate(seats) if bot is None]:
        browser = Browser(url) if clients else host
        if clients:
            await asyncio.to_thread(browser.follow, table["links"]["invitation"]["url"])
        await sit(browser, table["table"], seat)
        clients.append(Client(browser, table["table"], seat))
    watching = Browser(url)
    await asyncio.to_thread(watching.follow, table["links"]["watching"]["url"])
    clients.append(Client(watching, table["table"]))
    await together(clients, Client.connect)
    return table["table"], clients


def fetched(address: str) -> str:
    with urlopen(address) as answer:  # noqa: S310 - our own server
        text: str = answer.read().decode()
    return text


def stored(url: str, query: str, *arguments: str) -> list[tuple[Any, ...]]:
    with closing(reading(url)) as database:
        return list(database.execute(query, arguments).fetchall())


@contextmanager
def started(server: Running) -> Iterator[None]:
    server.start()
    try:
        yield
    finally:
        if server.process is not None:
            server.stop()


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a copy of the package with one step."""
    return newer_package(tmp_path_factory.mktemp("newer"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_goes_on_at_old_and_new_nodes_while_they_are_updated(
    postgresql: PostgresqlServer, tmp_path: Path, newer: Path, game: str
) -> None:
    url = postgresql.new_database()
    with ExitStack() as stack:
        old = stack.enter_context(running(tmp_path / "old", address=url))
        ports = [old.port]
        balancer = stack.enter_context(balanced(ports))
        table, clients = await opened(balancer.url, game, [None, None, "greedy"])
        _, others = await opened(old.url, game, [None, None])
        await together(clients, lambda client: client.play_until(5))

        new = Running(tmp_path / "new", address=url, within=("env", f"PYTHONPATH={newer}"))
        stack.enter_context(started(new))
        assert stored(url, "SELECT version_num FROM alembic_version") == [(NEXT,)]
        ports.append(new.port)
        clients[1] = await clients[1].replaced(clients[1].browser)
        await together(clients, lambda client: client.play_until(10))

        # An old node starts on the newer schema, for example after a crash, and the clients spread over both nodes.
        await asyncio.to_thread(old.kill)
        await asyncio.to_thread(old.start)
        await together(clients, lambda client: client.play_until(15))
        assert await asyncio.to_thread(fetched, f"{balancer.url}/assets/{ASSET}") == "newer"
        with pytest.raises(HTTPError, match="404"):
            await asyncio.to_thread(fetched, f"{old.url}/assets/{ASSET}?attempt={MOST_ATTEMPTS}")

        # An entry that the old node does not know. Its viewers reconnect until they have reached the new one.
        at_old = Client(Browser(old.url), table, 0)
        at_old.browser.cookie = clients[0].browser.cookie
        await at_old.connect()
        await clients[1].send("wave", seat=1)
        await at_old.until(lambda: at_old.gone)
        await at_old.leave()
        with pytest.raises(HttpRefused) as refused:
            await at_old.browser.ask_async("GET", f"/api/tables/{table}")
        assert refused.value.problem["message"] == "table-unreadable"
        assert "table-unreadable" in old.log.read_text()
        await together(others, lambda client: client.play_until(5))  # other tables are not concerned
        await together(clients, lambda client: client.play_until(20))

        assert await asyncio.to_thread(old.stop) == 0
        ports.remove(old.port)
        await together(clients, lambda client: client.play_until(10_000))
        logs = [[(one["n"], one["at"], one["entry"]["type"]) for one in client.entries] for client in clients]
        assert all(log == logs[0] for log in logs)
        assert Counter(kind for _, _, kind in logs[0])["waved"] == 1
        rows = stored(url, 'SELECT sequence, cause FROM entries WHERE "table" = %s ORDER BY sequence', table)
        assert [number for number, _ in rows] == [number for number, _, _ in logs[0]]
        causes = {cause for _, cause in rows}
        acknowledged = [one.message["id"] for client in clients for one in client.acknowledged]
        assert len(acknowledged) > 20
        assert causes >= set(acknowledged)
        for client in (*clients, *others):
            await client.leave()


@pytest.mark.parametrize("steps", [1, 2])
async def test_only_a_node_opens_a_newer_database_and_only_by_one_step(
    postgresql: PostgresqlServer, steps: int
) -> None:
    url = postgresql.new_database()
    await (await Database.open(url)).close()
    with closing(psycopg.connect(url, autocommit=True)) as database:
        database.execute("UPDATE alembic_version SET version_num = %s", [f"{int(NEWEST) + steps:04}"])
    for exclusive in (False, True):
        if exclusive and steps == 1:
            await (await Database.open(url, exclusive=True)).close()
            continue
        with pytest.raises(StoreFailed) as failed:
            await Database.open(url, exclusive=exclusive)
        assert failed.value.reason is FailureReason.NEWER
    assert stored(url, "SELECT version_num FROM alembic_version") == [(f"{int(NEWEST) + steps:04}",)]
