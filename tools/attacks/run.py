"""Runs attacks against a server of a source tree, and judges them by the bars from the same run."""

import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rollwright.testing.server.postgresql import postgresql_server
from tools.attacks.attack import Attack, AttackTarget
from tools.attacks.bots import MOST_THINK_TIMES, BotGuest
from tools.attacks.honest import Acknowledgements, HonestPlayers
from tools.attacks.process import Attacker
from tools.attacks.server import TreeNodes, TreeServer, cpu_of, descriptors_of, memory_of

PAIRS = 6
WARM_UP_SECONDS = 5.0
SAMPLE_SECONDS = 0.05
MOST_TIMES_PERCENTILE = 10
"""Factor by which the 99th percentile of the acknowledgements may grow during an attack."""
LONGEST_ACKNOWLEDGEMENT = 1.0
MOST_GROWTH = 30e6
"""Bytes by which the memory of the server may grow during an attack."""


@dataclass
class Usage:
    """The largest values of a server process during the observation."""

    memory: int = 0
    descriptors: int = 0

    async def watch(self, pid: int) -> None:
        """Sample until cancelled."""
        while True:
            try:
                self.memory = max(self.memory, memory_of(pid))
                self.descriptors = max(self.descriptors, descriptors_of(pid))
            except OSError:  # the server has ended, which the players notice as well
                return
            await asyncio.sleep(SAMPLE_SECONDS)


@dataclass
class Bars:
    """The figures that the bars are about. Times are in milliseconds."""

    calm_99: float
    attack_99: float
    longest: float
    over: int
    """Acknowledgements that took more than ten times the calm 99th percentile."""
    acknowledgements: int
    interruptions: list[str]
    growth_mb: float
    descriptors: int
    cpu_seconds: float
    bot_wait: float | None = None
    """The longest wait for another guest's bot, in think times."""
    bot_wait_calm: float | None = None

    @property
    def missed(self) -> list[str]:
        """The bars that were missed."""
        bars = {
            f"99th percentile {self.attack_99:.0f} ms": self.attack_99 > MOST_TIMES_PERCENTILE * self.calm_99,
            f"longest {self.longest:.0f} ms": self.longest > 1000 * LONGEST_ACKNOWLEDGEMENT,
            f"memory +{self.growth_mb:.0f} MB": self.growth_mb * 1e6 > MOST_GROWTH,
            f"{len(self.interruptions)} games interrupted": bool(self.interruptions),
            f"bot after {self.bot_wait or 0:.1f} think times": (self.bot_wait or 0) > MOST_THINK_TIMES,
        }
        return [bar for bar, missed in bars.items() if missed]


@dataclass
class AttackResult:
    """The result of one attack against one server."""

    number: str
    title: str
    held: bool
    """Whether the server withstood it and no bar was missed."""
    figure: str
    bars: Bars | None = None
    missed: list[str] = field(default_factory=list)


async def run_attack(
    attack: Attack, tree: Path, seconds: float, pairs: int = PAIRS, nodes: int = 1, database: str = ""
) -> AttackResult:
    """Start a server with an empty database, or several nodes on a PostgreSQL database, and attack it."""
    with tempfile.TemporaryDirectory(prefix="attacks-") as folder:
        for name, content in attack.files.items():
            (Path(folder) / name).write_text(content)
        server: TreeServer | TreeNodes
        if nodes == 1:
            server = TreeServer(tree, Path(folder), *attack.options)
        else:
            server = TreeNodes(tree, Path(folder), attack.options, database, nodes)
        try:
            await asyncio.to_thread(server.start)
            return await attack_server(attack, server, seconds, pairs)
        finally:
            if isinstance(server, TreeNodes) or server.process is not None:
                await asyncio.to_thread(server.kill)


async def attack_server(attack: Attack, server: TreeServer | TreeNodes, seconds: float, pairs: int) -> AttackResult:
    """Prepare the server, attack it, and judge the result."""
    prepared = {} if attack.prepare is None else await asyncio.to_thread(attack.prepare, server)
    target = AttackTarget(
        server.url, server.port, server.pid, str(server.database), seconds, prepared, server.python, str(server.tree)
    )
    attacker = await Attacker.start(attack, target)
    if not attack.barred:
        finding = await attacker.attack()
        return AttackResult(attack.number, attack.title, finding.held, finding.figure)
    players = HonestPlayers(server.url, pairs)
    bot_guest = BotGuest(server.url) if attack.measures_bots else None
    if bot_guest is not None:
        await bot_guest.start()
    await asyncio.sleep(WARM_UP_SECONDS)
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    began, usage = time.perf_counter(), Usage()
    calm = await players.stopwatch.phase(start, began)
    memory, cpu = memory_of(server.pid), cpu_of(server.pid)
    watching = asyncio.create_task(usage.watch(server.pid))
    began = time.perf_counter()
    finding = await attacker.attack()
    end = time.perf_counter()
    during = await players.stopwatch.phase(began, end)
    watching.cancel()
    bars = bars_of(calm, during, usage, memory)
    bars.cpu_seconds = cpu_of(server.pid) - cpu
    if bot_guest is not None:
        bars.bot_wait = bot_guest.longest_in_think_times(began, end)
        bars.bot_wait_calm = bot_guest.longest_in_think_times(start, start + seconds)
        await bot_guest.stop()
    await players.stop()
    missed = bars.missed
    return AttackResult(attack.number, attack.title, finding.held and not missed, finding.figure, bars, missed)


def bars_of(calm: Acknowledgements, during: Acknowledgements, usage: Usage, memory: int) -> Bars:
    """The figures of an attack, and those from before it."""
    return Bars(
        calm_99=1000 * calm.percentile_99,
        attack_99=1000 * during.percentile_99,
        longest=1000 * during.longest,
        over=sum(seconds > MOST_TIMES_PERCENTILE * calm.percentile_99 for seconds in during.times),
        acknowledgements=during.count,
        interruptions=during.interruptions,
        growth_mb=(usage.memory - memory) / 1e6,
        descriptors=usage.descriptors,
        cpu_seconds=0.0,
    )


def run_attacks(
    attacks: list[Attack], tree: Path, seconds: float, tell: Callable[[str], None], nodes: int = 1
) -> list[AttackResult]:
    """Run attacks one after the other; `tell` receives one line for each. Against several nodes, those that are aimed
    at one server are left out."""
    if nodes == 1:
        return [run_and_tell(attack, tree, seconds, tell) for attack in attacks]
    with postgresql_server() as postgresql:
        return [
            run_and_tell(attack, tree, seconds, tell, nodes, postgresql.new_database())
            for attack in attacks
            if not attack.one_server
        ]


def run_and_tell(
    attack: Attack, tree: Path, seconds: float, tell: Callable[[str], None], nodes: int = 1, database: str = ""
) -> AttackResult:
    """Run one attack, and tell its result in one line."""
    began = time.monotonic()
    result = asyncio.run(run_attack(attack, tree, seconds, nodes=nodes, database=database))
    verdict = "held" if result.held else "FELL"
    missed = f" [{', '.join(result.missed)}]" if result.missed else ""
    tell(f"{attack.number:>3} {verdict} in {time.monotonic() - began:.0f} s: {result.figure}{missed}")
    return result
