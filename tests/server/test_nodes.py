"""Servers in processes of their own on one PostgreSQL database, behind a load balancer without sticky sessions."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from rollwright.testing.server.crashes import NOTIFYING, kill_repeatedly
from rollwright.testing.server.nodes import KilledDatabase, Nodes, running_nodes
from rollwright.testing.server.postgresql import PostgresqlServer, postgresql_server
from rollwright.testing.server.running import Browser, Running, running
from rollwright.testing.server.seated_table import seated_table
from rollwright.testing.server.table_client import MessageRefused, TableClient
from tests.server.crash_figures import check_figures


async def test_a_node_whose_clock_is_wrong_by_a_minute_takes_nothing_over_early_and_keeps_the_order_of_times(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    url = postgresql.new_database()
    with running(tmp_path / "right", address=url) as right, running_ahead(tmp_path / "ahead", url) as ahead:
        async with seated_table(right, "twentyone", [None, None], first=0) as here:
            ana, bruno = here.guests.values()
            bruno.browser.url = ahead.url
            await bruno.leave()
            await ana.until(lambda: ana.presence["away_since"][1] is not None)
            await bruno.enter()
            await ana.until(lambda: ana.presence["away_since"][1] is None)
            await ana.send("throw", seat=0, turn=1)
            await bruno.leave()
            await ana.until(lambda: ana.presence["away_since"][1] is not None)
            assert abs(ana.presence["away_since"][1] - ana.entries[-1]["at"]) < 30_000
            with pytest.raises(MessageRefused) as refused:
                await ana.send("take-over", seat=1, bot="greedy")
            assert refused.value.problem["message"] == "not-away-long-enough"
            await bruno.enter()
            with pytest.raises(MessageRefused) as refused:
                await bruno.send("take-over", seat=0, bot="greedy")
            assert refused.value.problem["message"] == "player-is-here"
            await here.play(Random(1))
            times = [entry["at"] for entry in bruno.entries]
            assert times == sorted(times)


@contextmanager
def running_ahead(folder: Path, address: str) -> Iterator[Running]:
    """A node whose clock is a minute ahead."""
    server = Running(folder, address=address)
    server.program = f"import time; now = time.time_ns; time.time_ns = lambda: now() + 60 * 10**9; {server.program}"
    server.start()
    try:
        yield server
    finally:
        server.stop()


BOT = """
import os, time
from rollwright.bots import bot_for

class Slow:
    def __init__(self, game):
        self.greedy = bot_for("greedy", game)

    def choose(self, *position):
        with open("begun", "a") as begun:
            print(os.getppid(), file=begun, flush=True)
        while not os.path.exists("go-on"):
            time.sleep(0.01)
        return self.greedy.choose(*position)
"""


async def test_a_bot_whose_node_dies_moves_once_at_another_node(postgresql: PostgresqlServer, tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(BOT)
    (tmp_path / "begun").touch()
    options = ("--bot", "slow=slow:Slow")
    with running_nodes(postgresql.new_database(), tmp_path, *options, cwd=tmp_path) as nodes:
        one, other = nodes.servers
        assert one.process is not None
        host = Browser(one.url)
        table = (await asyncio.to_thread(host.open_table, "border", ["slow", None], first=0))["table"]
        host.url = other.url
        ana = TableClient(host, table)
        await ana.enter()
        host.url = one.url
        killed = one.process.pid
        at_one = TableClient(host, table)
        await at_one.enter()
        sitting = {"name": "Ana", "word": "word"}
        await Browser.ask_async(host, "POST", f"/api/tables/{table}/seats/1", sitting)
        while not (tmp_path / "begun").read_text():
            await asyncio.sleep(0.01)
        thinking = int((tmp_path / "begun").read_text().splitlines()[0])
        if thinking == killed:
            (dying, staying), client = (one, other), ana
        else:
            (dying, staying), client = (other, one), at_one
        await asyncio.to_thread(dying.kill)
        (tmp_path / "go-on").touch()
        await client.until(lambda: any(entry["entry"]["type"] == "played" for entry in client.entries))
        assert staying.process is not None
        nodes_that_thought = {int(line) for line in (tmp_path / "begun").read_text().splitlines()}
        assert staying.process.pid in nodes_that_thought
        turns = [entry["entry"]["type"] for entry in client.entries]
        assert turns.count("played") == 1
        assert "stood-in" not in turns
        for one_client in (ana, at_one):
            await one_client.leave()


def test_nodes_that_are_killed_again_and_again_lose_nothing_and_leave_no_table_stuck(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    with running_nodes(postgresql.new_database(), tmp_path, *NOTIFYING) as nodes:
        figures = asyncio.run(kill_repeatedly(nodes, kills=5, seed=5, lanes=3))
    check_figures(figures, kills=5)
    assert figures.in_flight > 0


class UpdatedNodes:
    """Nodes that are stopped and started again one after the other, as for an update."""

    kills_database = False

    def __init__(self, nodes: Nodes) -> None:
        self.url = nodes.url
        self.stored_in = nodes.stored_in
        self.start = nodes.start
        self._turns = cycle(nodes.servers)

    def kill(self) -> None:
        assert next(self._turns).stop() == 0


def test_nodes_that_are_stopped_one_after_the_other_interrupt_no_game(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    with running_nodes(postgresql.new_database(), tmp_path, *NOTIFYING) as nodes:
        figures = asyncio.run(kill_repeatedly(UpdatedNodes(nodes), kills=4, seed=7, lanes=3))
        check_figures(figures, kills=4)
        assert figures.tally.connections_made_again > 0


def test_a_database_that_is_killed_again_and_again_loses_nothing_and_the_nodes_recover(tmp_path: Path) -> None:
    with postgresql_server() as own, running_nodes(own.new_database(), tmp_path, *NOTIFYING) as nodes:
        figures = asyncio.run(kill_repeatedly(KilledDatabase(nodes, own), kills=5, seed=6, lanes=3))
        check_figures(figures, kills=5)
        assert figures.in_flight > 0
        assert all(server.process is not None and server.process.poll() is None for server in nodes.servers)
