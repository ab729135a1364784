"""Servers in processes of their own on one PostgreSQL database, behind a load balancer without sticky sessions."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rollwright.games import GAMES
from rollwright.testing.server.crashes import CrashFigures, kill_repeatedly
from rollwright.testing.server.nodes import Nodes, running_nodes
from rollwright.testing.server.postgresql import PostgresqlServer, postgresql_server
from rollwright.testing.server.seated_table import seated_table


@pytest.fixture(scope="module")
def three_nodes(postgresql: PostgresqlServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with running_nodes(postgresql.new_database(), tmp_path_factory.mktemp("nodes"), count=3) as nodes:
        yield nodes


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("game", GAMES)
async def test_every_client_of_a_game_sees_the_same_entries_in_the_same_order_at_every_node(
    three_nodes: Nodes, game: str, seats: int
) -> None:
    if seats not in GAMES[game].seats:
        seats = max(GAMES[game].seats)
    async with seated_table(three_nodes, game, [None] * seats) as here:
        await here.play(Random(seats))
        logs = [[(entry["n"], entry["at"], entry["entry"]["type"]) for entry in one.entries] for one in here.viewers]
        assert all(log == logs[0] for log in logs)
        assert here.watcher.view["outcome"] is not None
        times = [at for _, at, _ in logs[0]]
        assert times == sorted(times)


def check(figures: CrashFigures, kills: int) -> None:
    assert figures.findings.all_wrong == []
    assert (figures.kills, figures.stuck) == (kills, 0)
    assert figures.findings.acknowledged == figures.tally.acknowledged > 0
    assert figures.findings.games > 0
    assert figures.in_flight > 0


def test_nodes_that_are_killed_again_and_again_lose_nothing_and_leave_no_table_stuck(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    with running_nodes(postgresql.new_database(), tmp_path) as nodes:
        check(asyncio.run(kill_repeatedly(nodes, kills=5, seed=5, lanes=3)), kills=5)


class KilledDatabase:
    """Nodes whose database is killed instead of them."""

    def __init__(self, nodes: Nodes, postgresql: PostgresqlServer) -> None:
        self.url = nodes.url
        self.stored_in = nodes.stored_in
        self.kill = postgresql.kill
        self.start = postgresql.start


def test_a_database_that_is_killed_again_and_again_loses_nothing_and_the_nodes_recover(tmp_path: Path) -> None:
    with postgresql_server() as own, running_nodes(own.new_database(), tmp_path) as nodes:
        check(asyncio.run(kill_repeatedly(KilledDatabase(nodes, own), kills=5, seed=6, lanes=3)), kills=5)
        assert all(server.process is not None and server.process.poll() is None for server in nodes.servers)
