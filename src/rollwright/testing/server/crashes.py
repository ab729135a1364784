"""Kill a server repeatedly under load, and audit what is stored afterwards."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Protocol

from rollwright.testing.server.audit import Findings, audit
from rollwright.testing.server.load import ContinuousLoad, LoadTally
from rollwright.testing.server.notified_games import notified_games
from rollwright.testing.server.running import Served

NOTIFYING = ("--allow-private-addresses", "--limit", "notice-seconds=0")
"""The options of a server that notifies players on this machine immediately."""
NOTIFIED_TABLES = 3
MOST_MOVES = 160
"""The largest number of moves that are acknowledged between two kills."""
LONGEST_DELAY = 0.01
"""The largest delay of a kill in seconds, so that it hits any point of a move."""


class Killable(Served, Protocol):
    """A server that can be killed, and started again on the same port and database."""

    @property
    def stored_in(self) -> Path | str:
        """The file of the database, or the address of a PostgreSQL database."""
        ...

    @property
    def kills_database(self) -> bool:
        """Whether it is the database that is killed."""
        ...

    def kill(self) -> None:
        """Kill it without warning."""
        ...

    def start(self) -> None:
        """Start it again."""
        ...


@dataclass(frozen=True)
class CrashFigures:
    """The counts and findings of one run."""

    kills: int
    in_flight: int
    """The number of messages that were sent and not answered at a kill, over all kills."""
    stuck: int
    seconds: float
    tally: LoadTally
    findings: Findings
    notifications: int
    """The number of notifications that arrived, also those that came again with the same key."""


async def kill_repeatedly(
    server: Killable, kills: int, seed: int, lanes: int = 8, told: Callable[[int, LoadTally], None] = lambda *_: None
) -> CrashFigures:
    """Play, kill and restart this many times, play every game to its end, and audit the result."""
    began, random = time.monotonic(), Random(seed)
    async with notified_games(server, seed, NOTIFIED_TABLES) as games:
        load, in_flight, killed = ContinuousLoad(server, seed, lanes), 0, 0
        while killed < kills and await load.goes_on(random.randint(0, MOST_MOVES)):
            await asyncio.sleep(random.uniform(0, LONGEST_DELAY))
            in_flight += sum(viewer.waiting is not None for viewer in load.viewers)
            await asyncio.to_thread(server.kill)
            if not server.kills_database:
                games.note_kill(server.stored_in)
            await asyncio.to_thread(server.start)
            if server.kills_database:
                games.note_kill(server.stored_in)
            await games.begin(NOTIFIED_TABLES)
            killed += 1
            told(killed, load.tally)
        faults = [*await load.finish(), *await games.finish()]
    stuck = sum(not viewer.done for viewer in load.viewers)
    findings = await audit(server.stored_in, load.matches)
    findings.faults += faults
    return CrashFigures(killed, in_flight, stuck, time.monotonic() - began, load.tally, findings, len(games.received))
