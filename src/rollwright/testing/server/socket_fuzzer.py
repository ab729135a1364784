"""Runs the attacks of `socket_attacks` concurrently against a server on which games are played meanwhile."""

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rollwright.games import GAMES
from rollwright.testing.server.raw_socket import RawSocket
from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import seated_table
from rollwright.testing.server.socket_attacks import (
    ATTACKS,
    SLOW,
    SocketAttack,
    TargetTable,
    UnexpectedAnswer,
    bye,
    ended,
)

LIMITS = ("requests=1000000", "new-tables=100000000", "tables=100000000", "messages=50")
"""Attackers open any number of tables; messages are limited, but not slower than random players send them."""
CONCURRENT = 4
LONGEST = 60.0
"""The seconds after which an attack counts as hanging, and closed sockets as leaked."""
SILENT_FROM = 30.0
"""In runs of more seconds one socket stays silent until the server closes it."""
ATTACKS_PER_TABLE = 60
MOST_GROWTH = 32 << 20
"""The bytes by which the memory of a server may grow, since nothing that attackers send is stored."""
HARMLESS = ("UnicodeDecodeError",)
"""Errors in the log that a library reports for invalid input."""


@dataclass
class FuzzResult:
    """The answers to all attacks, and the findings."""

    answers: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)
    games: int = 0
    seconds: float = 0.0
    memory: list[int] = field(default_factory=list)
    """The memory of the server in bytes: after every attack was made once, then repeatedly."""

    @property
    def attacks(self) -> int:
        return sum(self.answers.values())

    @property
    def growth(self) -> int:
        """The growth from the first to the last measurement."""
        return self.memory[-1] - self.memory[0] if self.memory else 0


def memory_of(server: Running) -> int | None:
    """Return the resident memory of the server in bytes; None if the system has no /proc."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    return int(found[1]) * 1024 if found else None


def gauge(server: Running, name: str) -> float:
    """Return a value of `/metrics`."""
    found = re.search(rf"^rollwright_{name} (.+)$", Browser(server.url).ask("GET", "/metrics"), re.MULTILINE)
    assert found is not None
    return float(found[1])


class SocketFuzzer:
    """Attacks one server, and collects the result."""

    def __init__(self, server: Running, random: Random, told: Callable[[FuzzResult], None] = lambda _: None) -> None:
        self.server = server
        self.random = random
        self.told = told
        self.result = FuzzResult()

    async def run(self, seconds: float) -> FuzzResult:
        """Attack for this long, then check the server and return the result."""
        began = time.monotonic()
        silent = await (await self.new_target()).open() if seconds > SILENT_FROM else None
        for attack in ATTACKS:
            await self.once(attack, await self.new_target(), self.random)
        self.measure()
        until = time.monotonic() + seconds
        honest = asyncio.create_task(self.play_games(until))
        await asyncio.gather(*(self.attack_until(until, Random(self.random.random())) for _ in range(CONCURRENT)))
        await honest
        if silent is not None:
            await self.once(lambda _, __: closed_for_silence(silent), await self.new_target(), self.random)
        await self.check_server()
        self.result.seconds = time.monotonic() - began
        return self.result

    async def new_target(self) -> TargetTable:
        return await asyncio.to_thread(TargetTable.of, self.server, self.random)

    async def attack_until(self, until: float, random: Random) -> None:
        """Make one random attack after the other."""
        turn = 0
        target = await self.new_target()
        while time.monotonic() < until:
            turn += 1
            if turn % ATTACKS_PER_TABLE == 0:
                target = await self.new_target()
                self.measure()
            attack = random.choice(ATTACKS)
            if attack not in SLOW or random.random() < 0.2:
                await self.once(attack, target, random)

    async def once(self, attack: SocketAttack, target: TargetTable, random: Random) -> None:
        """Make one attack and store its answer or finding."""
        try:
            async with asyncio.timeout(LONGEST):
                self.result.answers[await attack(target, random)] += 1
        except UnexpectedAnswer as finding:
            self.result.findings.append(f"{attack.__name__}: {finding}"[:1000])
        except (TimeoutError, OSError, AssertionError, ValueError) as error:
            self.result.findings.append(f"{attack.__name__}: {type(error).__name__} {error}"[:1000])
        self.told(self.result)

    async def play_games(self, until: float) -> None:
        """Play whole games meanwhile, at least one, and check that all viewers see the same."""
        while not self.result.games or time.monotonic() < until:
            game = self.random.choice(tuple(GAMES))
            async with seated_table(self.server, game, [None, None, "greedy"]) as table:
                await table.play(Random(self.random.random()))
                seen = [[kind(entry) for entry in viewer.entries] for viewer in table.viewers]
                if seen.count(seen[0]) != len(seen) or table.watcher.view["outcome"] is None:
                    self.result.findings.append(f"a game of {game} was not the same for all viewers")
            self.result.games += 1

    def measure(self) -> None:
        if (memory := memory_of(self.server)) is not None:
            self.result.memory.append(memory)

    async def check_server(self) -> None:
        """Check connections, readiness, log and memory of the server after the last attack."""
        findings = self.result.findings
        try:
            async with asyncio.timeout(LONGEST):
                while await asyncio.to_thread(gauge, self.server, "connections"):
                    await asyncio.sleep(0.1)
        except TimeoutError:
            findings.append("closed sockets are still counted")
        if await asyncio.to_thread(Browser(self.server.url).ask, "GET", "/readyz") != {"status": "ok"}:
            findings.append("the server is not ready")
        lines = [json.loads(line) for line in self.server.log.read_text(encoding="utf-8").splitlines()]
        findings += [f"log: {line}" for line in lines if line["level"] == "error" and line["error"] not in HARMLESS]
        self.measure()
        if self.result.growth > MOST_GROWTH:
            findings.append(f"grown by {self.result.growth >> 20} MiB")


def kind(entry: dict[str, Any]) -> tuple[object, ...]:
    """Return the part of an entry that all viewers see."""
    return entry["n"], entry["entry"]["type"], entry["entry"].get("seat"), entry["entry"].get("faces")


async def closed_for_silence(silent: RawSocket) -> str:
    """Expect the server to close a socket that has sent nothing."""
    return await ended(silent, bye("hello-first"))
