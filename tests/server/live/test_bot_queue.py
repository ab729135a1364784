"""Bot workers are shared fairly: no client's tables keep the bots of another client waiting for their turn."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.server.live.room import CLIENT
from rollwright.server.live.table_server import TableServer
from rollwright.server.settings import default_bot_workers
from rollwright.testing.server.running import Browser, Running
from tests.server.in_process import Person, done, looking, seated, table_servers
from tests.server.odd_bots import GO_ON
from tests.server.processes import SECONDS
from tests.server.slow_bot import wait_for
from tests.server.test_metrics import parsed

BOTS = """
import time
from pathlib import Path
from rollwright.bots import bot_for

class Logged:
    def __init__(self, game):
        self.greedy = bot_for("greedy", game)

    def choose(self, *position):
        with Path("thoughts").open("a") as log:
            log.write(type(self).__name__ + "\\n")
        while not Path("go-on").exists():
            time.sleep(0.01)
        return self.greedy.choose(*position)

class Crowd(Logged): pass
class Lone(Logged): pass
"""
"""Bots that log the order of their thoughts; none is finished before `go-on` is there."""
PATIENT = (
    "from functools import partial; from rollwright.server import settings; "
    "settings.Settings = partial(settings.Settings, bot_seconds=600.0)"
)
"""Lets a server wait for its bots however slow the machine is."""
TABLES = 10
CROWD, ELSEWHERE = "192.0.2.1", "198.51.100.7"
"""Addresses as a trusted proxy forwards them."""


class Client(Browser):
    """A browser at an address."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.address = address

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> object:
        return super().ask(method, path, body, **{"X-Forwarded-For": self.address, **headers})

    def play(self, bot: str) -> str:
        """Open a table with three of these bots, sit down, and wait until the first of them has to choose."""
        table = str(self.open_table("border", [bot, bot, bot, None], first=0)["table"])
        self.sit(table, 3, "Ana")
        return table


def metrics(server: Running) -> dict[str, float]:
    return parsed(Browser(server.url).ask("GET", "/metrics"))


def wait_for_queue(server: Running, length: int) -> None:
    """Until so many requests wait for a worker."""
    until = time.monotonic() + SECONDS
    while metrics(server)["rollwright_bot_queue_length"] != length:
        assert time.monotonic() < until, f"{metrics(server)['rollwright_bot_queue_length']} wait, not {length}"
        time.sleep(0.01)


def thoughts(folder: Path, bot: str) -> list[str]:
    """The order of all thoughts up to the first of this bot."""
    log = folder / "thoughts"
    until = time.monotonic() + SECONDS
    while bot not in (names := log.read_text().split()):
        assert time.monotonic() < until, f"{bot} does not come up"
        time.sleep(0.01)
    return names[: names.index(bot) + 1]


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Running]:
    """A server whose only worker thinks for one guest, who has many tables more."""
    (tmp_path / "logged.py").write_text(BOTS)
    bots = ("--bot", "crowd=logged:Crowd", "--bot", "lone=logged:Lone", "--bot-workers", "1")
    server = Running(tmp_path / "tables.db", *bots, cwd=tmp_path)
    server.program = f"{PATIENT}; {server.program}"
    server.start()
    try:
        crowd = Client(server.url, CROWD)
        for _ in range(TABLES):
            crowd.play("crowd")
        wait_for(tmp_path / "thoughts")
        wait_for_queue(server, TABLES - 1)
        yield server
    finally:
        server.stop()


def test_another_client_waits_for_one_thought_only_and_the_metrics_tell_how_busy_the_workers_are(
    crowded: Running, tmp_path: Path
) -> None:
    Client(crowded.url, ELSEWHERE).play("lone")
    wait_for_queue(crowded, TABLES)
    now = metrics(crowded)
    assert now["rollwright_bot_workers"] == now["rollwright_bot_workers_busy"] == 1
    assert now["rollwright_bot_wait_seconds_count"] == 1, "the others still wait"
    (tmp_path / "go-on").touch()
    assert thoughts(tmp_path, "Lone") == ["Crowd", "Lone"]
    wait_for_queue(crowded, 0)
    later = metrics(crowded)
    assert later["rollwright_bot_wait_seconds_count"] > TABLES
    assert later["rollwright_bot_wait_seconds_sum"] >= later["rollwright_bot_wait_seconds_max"] > 0


def test_a_request_of_a_table_that_was_closed_reaches_no_worker(crowded: Running, tmp_path: Path) -> None:
    client = Client(crowded.url, ELSEWHERE)
    table = client.play("lone")
    wait_for_queue(crowded, TABLES)
    client.ask("POST", f"/api/tables/{table}/close")
    wait_for_queue(crowded, TABLES - 1)
    assert metrics(crowded)["rollwright_bot_requests_dropped_total"] == 1
    (tmp_path / "go-on").touch()
    assert thoughts(tmp_path, "Crowd")
    wait_for_queue(crowded, 0)
    assert "Lone" not in (tmp_path / "thoughts").read_text()


async def test_a_request_is_dropped_when_the_player_takes_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = tmp_path / "go-on"
    monkeypatch.setenv(GO_ON, str(go_on))

    async with table_servers(
        tmp_path, extra_bots={"busy": "tests.server.odd_bots:Busy"}, bot_workers=1, bot_seconds=600.0
    ) as (table_server,):
        CLIENT.set("192.0.2.1")
        busy, _ = await begun(table_server)
        await done(busy.send("take-over", seat=0, bot="busy"))
        await asyncio.to_thread(wait_for, go_on.with_suffix(".begun"))
        bruno, ana = await begun(table_server)
        async with looking(table_server, ana.table, bruno.guest):
            await done(bruno.send("take-over", seat=0, bot="greedy"))
            while not len(table_server.workers.queue):
                await asyncio.sleep(0.01)
            await done(ana.send("come-back", seat=0))
            assert len(table_server.workers.queue) == 0
            assert table_server.metrics.counts["bot_requests_dropped_total", "", ""] == 1
            await done(ana.send("leave", seat=0))
            await done(bruno.send("take-over", seat=0, bot="greedy"))
            go_on.touch()
            while (await bruno.see())["turn"] < 2:
                await asyncio.sleep(0.01)


async def begun(table_server: TableServer) -> tuple[Person, Person]:
    """A table whose first player has thrown the dice and left: the second player, then the first."""
    ana, bruno = await seated(table_server, "border", 2)
    await done(ana.send("throw", seat=0, turn=1))
    await done(ana.send("leave", seat=0))
    return bruno, ana


def test_there_is_a_worker_for_every_two_cores() -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    assert default_bot_workers() == max(1, cores // 2)
