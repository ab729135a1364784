"""Simulates nodes and databases under load, from measured costs of a move, and writes a section of `docs/scale.md`.

python -m tools.simulate_scale             nodes and databases, at the costs below
python -m tools.simulate_scale --dry       print, and write nothing

A node is a queue with one core for moves. It hands what it has written to its writer, which commits together whatever
waits, one commit at a time. A database is a queue with several cores. Its commits follow one another, also those of
different nodes, because PostgreSQL holds a lock from a NOTIFY to the end of its transaction. A move has been seen when
the nodes of both players have sent it; if they are at different nodes, the other node reads it first.
"""

import argparse
import heapq
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random
from textwrap import fill

from tools.sections import ROOT, put_section, table

PAGE = ROOT / "docs" / "scale.md"
TITLE = "Beyond one database: a simulation"
PATIENCE = 0.1
"""Seconds within which 99% of the moves have to be seen."""
WARM, SECONDS = 0.3, 1.0
STEPS = 9
"""Halvings of the interval in which the largest load is searched."""


@dataclass(frozen=True)
class Costs:
    """Seconds, as `python -m bench.nodes` measured them."""

    move: float = 0.00021
    """CPU of the node that carries out a move, with both players there."""
    follow: float = 0.00012
    """CPU of another node that reads the move and sends it."""
    commit: float = 0.00135
    """The sync of one commit."""
    write: float = 0.000015
    """CPU of the database for a move."""
    read: float = 0.00004
    """CPU of the database for another node that reads the move."""


@dataclass(frozen=True)
class Site:
    """Nodes, and the databases among which the tables are divided by their ids."""

    nodes: int
    databases: int = 1
    cores: int = 4
    """Cores of a database."""
    together: float = 0.5
    """The share of the tables whose players are at the same node."""


@dataclass
class Cores:
    """A server with some cores, each of which does one thing after the other."""

    cores: int
    free: list[float] = field(init=False)
    """When each core is free."""

    def __post_init__(self) -> None:
        self.free = [0.0] * self.cores

    def done(self, now: float, seconds: float) -> float:
        """When work that arrives now is done."""
        begin = max(now, heapq.heappop(self.free))
        heapq.heappush(self.free, begin + seconds)
        return begin + seconds


@dataclass
class SimulatedWriter:
    """The writer of a node for one database: what waits is committed together."""

    waiting: list["SimulatedMove"] = field(default_factory=list)
    busy: bool = False


@dataclass(frozen=True)
class SimulatedMove:
    """A move on its way."""

    at: float
    node: int
    other: int
    database: int


class Simulation:
    """One site under a load of moves per second; `seen` has the seconds after which each was seen."""

    def __init__(self, site: Site, costs: Costs, rate: float, seed: int = 1) -> None:
        self.site, self.costs = site, costs
        self.seen: list[float] = []
        self._random = Random(seed)  # noqa: S311
        self._nodes = [Cores(1) for _ in range(site.nodes)]
        self._databases = [Cores(site.cores) for _ in range(site.databases)]
        self._commits = [Cores(1) for _ in range(site.databases)]
        self._writers = {(node, one): SimulatedWriter() for node in range(site.nodes) for one in range(site.databases)}
        self._numbers = count()
        self._events: list[tuple[float, int, Callable[[float], None]]] = []
        now = 0.0
        while now < WARM + SECONDS:
            now += self._random.expovariate(rate)
            self._at(now, self._arrive)
        while self._events:
            when, _, event = heapq.heappop(self._events)
            event(when)

    def _at(self, when: float, event: Callable[[float], None]) -> None:
        heapq.heappush(self._events, (when, next(self._numbers), event))

    def _arrive(self, now: float) -> None:
        node = self._random.randrange(self.site.nodes)
        apart = self.site.nodes > 1 and self._random.random() >= self.site.together
        other = (node + self._random.randrange(1, self.site.nodes)) % self.site.nodes if apart else node
        move = SimulatedMove(now, node, other, self._random.randrange(self.site.databases))
        self._at(self._nodes[node].done(now, self.costs.move), lambda later: self._write(move, later))

    def _write(self, move: SimulatedMove, now: float) -> None:
        writer = self._writers[move.node, move.database]
        writer.waiting.append(move)
        if not writer.busy:
            self._commit(move.node, move.database, now)

    def _commit(self, node: int, database: int, now: float) -> None:
        writer = self._writers[node, database]
        writer.busy = bool(writer.waiting)
        if batch := writer.waiting:
            writer.waiting = []
            written = self._databases[database].done(now, self.costs.write * len(batch))
            self._at(written, lambda later: self._sync(batch, node, database, later))

    def _sync(self, batch: Sequence[SimulatedMove], node: int, database: int, now: float) -> None:
        synced = self._commits[database].done(now, self.costs.commit)
        self._at(synced, lambda later: self._committed(batch, node, database, later))

    def _committed(self, batch: Sequence[SimulatedMove], node: int, database: int, now: float) -> None:
        for move in batch:
            if move.other == move.node:
                self._note(move, now)
            else:
                read = self._databases[database].done(now, self.costs.read)
                self._at(read, lambda later, move=move: self._follow(move, later))  # type: ignore[misc]
        self._commit(node, database, now)

    def _follow(self, move: SimulatedMove, now: float) -> None:
        self._note(move, self._nodes[move.other].done(now, self.costs.follow))

    def _note(self, move: SimulatedMove, now: float) -> None:
        if move.at >= WARM:
            self.seen.append(now - move.at)

    def percentile(self, share: float) -> float:
        """The time within which this share of the moves was seen."""
        return sorted(self.seen)[int(share * (len(self.seen) - 1))]


def largest_rate(site: Site, costs: Costs) -> float:
    """The most moves per second of which 99% are seen within `PATIENCE`."""
    low, high = 0.0, site.nodes / costs.move
    for _ in range(STEPS):
        middle = (low + high) / 2
        if Simulation(site, costs, middle).percentile(0.99) <= PATIENCE:
            low = middle
        else:
            high = middle
    return low


SITES = (
    *(Site(nodes) for nodes in (1, 2, 4, 8, 16)),
    *(Site(nodes, together=1.0) for nodes in (2, 4, 8, 16)),
    *(Site(nodes, databases) for nodes, databases in ((8, 2), (16, 2), (16, 4))),
)


def told(costs: Costs) -> str:
    """The text of the section."""
    rows = []
    for site in SITES:
        most = largest_rate(site, costs)
        at_half = Simulation(site, costs, most / 2)
        rows.append(
            [
                f"{site.nodes}",
                f"{site.databases}",
                "all" if site.together == 1 else f"{site.together:.0%}",
                f"{most:,.0f}",
                f"{1000 * at_half.percentile(0.5):.1f} ms",
                f"{1000 * at_half.percentile(0.99):.1f} ms",
            ]
        )
    heads = [
        "nodes",
        "databases",
        "tables whose players are together",
        "moves per second at most",
        "median at half of that",
        "99th percentile",
    ]
    milliseconds = "; ".join(
        f"{name} {1000 * seconds:.2f} ms"
        for name, seconds in (
            ("a move on its node", costs.move),
            ("another node that follows it", costs.follow),
            ("the database for a move", costs.write),
            ("for a node that reads it", costs.read),
            ("a commit", costs.commit),
        )
    )
    how = (
        f"Costs in CPU time: {milliseconds}. A database has {Site(1).cores} cores. *At most* means that 99% of the "
        f"moves are seen by both players within {1000 * PATIENCE:.0f} ms."
    )
    return f"{fill(how, 120)}\n\n{table(heads, rows)}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Simulate, and write the section."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dry", action="store_true", help="print, and write nothing")
    for name, seconds in vars(Costs()).items():
        parser.add_argument(f"--{name}", type=float, default=1000 * seconds, help="milliseconds; %(default)g")
    options = parser.parse_args(arguments)
    costs = replace(Costs(), **{name: getattr(options, name) / 1000 for name in vars(Costs())})
    body = told(costs)
    if options.dry:
        sys.stdout.write(f"## {TITLE}\n\n{body}\n")
    else:
        put_section(PAGE, TITLE, body)


if __name__ == "__main__":
    main()
