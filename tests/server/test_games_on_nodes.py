"""Whole games at several nodes, by clients that are spread over them and move from one to another at any moment."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from rollwright.games import GAMES
from rollwright.testing.server.load import LoadTally, ReconnectingClient, sit
from rollwright.testing.server.nodes import Nodes, running_nodes
from rollwright.testing.server.postgresql import PostgresqlServer
from rollwright.testing.server.running import Browser

MOST_SEATS = 6
MOVES = 0.1
"""How often a client moves to another node after something happened."""


class MovingClient(ReconnectingClient):
    """A client that drops its connection now and then; the load balancer leads it to the next node."""

    async def _step(self) -> None:
        await super()._step()
        if self._socket is not None and self._random.random() < MOVES:
            self._socket.abort()


@pytest.fixture(scope="module", params=[2, 3], ids=["two nodes", "three nodes"])
def nodes(
    request: pytest.FixtureRequest, postgresql: PostgresqlServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Nodes]:
    count: int = request.param
    with running_nodes(postgresql.new_database(), tmp_path_factory.mktemp("nodes"), count=count) as nodes:
        yield nodes


async def seated(nodes: Nodes, game: str, seats: int, tally: LoadTally) -> list[MovingClient]:
    """The clients of the players and of a spectator."""
    host = Browser(nodes.url)
    opened = await asyncio.to_thread(host.open_table, game, [None] * seats)
    clients: list[MovingClient] = []
    for seat in [*range(seats), None]:
        browser = Browser(nodes.url) if clients else host
        if clients:
            link = opened["links"]["watching" if seat is None else "invitation"]["url"]
            await asyncio.to_thread(browser.follow, link)
        if seat is not None:
            await sit(browser, opened["table"], seat)
        client = MovingClient(browser, opened["table"], seat, Random(f"{seats} {seat}"), tally)
        client.checked = seat == 0
        clients.append(client)
    return clients


async def play(nodes: Nodes, game: str, seats: int) -> None:
    tally = LoadTally()
    clients = await seated(nodes, game, seats, tally)
    async with asyncio.TaskGroup() as everyone:
        for client in clients:
            everyone.create_task(client.stay())
    logs = [[(entry["n"], entry["at"], entry["entry"]["type"]) for entry in client.entries] for client in clients]
    assert all(log == logs[0] for log in logs)
    times = [at for _, at, _ in logs[0]]
    assert times == sorted(times)
    assert tally.connections_made_again > seats


def numbers_of_seats(game: str) -> list[int]:
    return [seats for seats in GAMES[game].seats if 2 <= seats <= MOST_SEATS]


@pytest.mark.parametrize("game", GAMES)
async def test_every_client_that_moves_between_nodes_sees_the_same_entries_in_the_same_order(
    nodes: Nodes, game: str
) -> None:
    some = [seats for seats in numbers_of_seats(game) if seats % 2 == len(nodes.servers) % 2]
    await asyncio.gather(*(play(nodes, game, seats) for seats in some))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_the_same_holds_for_every_number_of_seats(nodes: Nodes, game: str) -> None:
    for seats in numbers_of_seats(game):
        await asyncio.gather(*(play(nodes, game, seats) for _ in range(3)))
