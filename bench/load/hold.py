"""Holds a thousand tables for minutes, and checks for lost moves, slow answers, memory, and CPU use while idle."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bench.load.bars import Bar, Found, table
from bench.load.servers import BARE, OURS, Load, LoadFailed, Trial, trial
from bench.load.watch import measured

TABLES = 1000
SECONDS = 300.0
IDLE = 75.0
"""Seconds, long enough for each socket to be pinged three times."""
MOST_IDLE = 0.2
"""Per cent of a core; smaller differences cannot be distinguished from the pings, which cost the bare FastAPI more than
that."""
TRIES = 2
BARE_SECONDS = 30.0


class Kept:
    """Checks that every acknowledged move is in the log, and that the logs have no gaps."""

    acknowledged = lost = gaps = entries = 0

    def __call__(self, database: Path, acknowledged: Path) -> None:
        with closing(sqlite3.connect(database)) as connection:
            causes = set(connection.execute('SELECT "table", cause FROM entries WHERE cause IS NOT NULL'))
            logs = connection.execute('SELECT count(*), max(sequence) + 1 FROM entries GROUP BY "table"').fetchall()
        told = [line.split() for line in acknowledged.read_text().splitlines()]
        if not told:
            raise LoadFailed("no move was acknowledged")
        self.acknowledged = len(told)
        self.lost = sum((table, cause) not in causes for table, _, cause in told)
        self.gaps = sum(count != length for count, length in logs)
        self.entries = sum(count for count, _ in logs)


def measure_hold(tables: int, seconds: float, idle: float) -> Found:
    """Measure our server, then the bare FastAPI with the same sockets."""

    def both() -> tuple[Trial, Trial, Kept]:
        kept = Kept()
        ours = trial(OURS, Load(tables, seconds, rate=1, idle=idle), kept)
        return ours, trial(BARE, Load(tables, min(seconds, BARE_SECONDS), rate=1, idle=idle)), kept

    rounds, still = measured(both, 1, latencies=True, tries=TRIES)
    ours, bare, kept = rounds[-1]
    beyond = (ours.memory - bare.memory) / tables / 1e3
    how = f"""
{tables:,} tables with {2 * tables:,} connected clients: {idle:g} seconds in which nobody moves, then {seconds:g}
seconds at one move a second a table, at the end of a game a rematch. Beside it a bare FastAPI with the same sockets
and the same options of uvicorn, whose rooms send each move to both and keep nothing.
"""
    bars = [
        Bar("acknowledged moves that are not in the log", kept.lost, 0, form=",d"),
        Bar("logs with a gap", kept.gaps, 0, form=",d"),
        Bar("99th percentile of the acknowledgement", ours.client["mover"]["p99"], 100, form=".1f", unit=" ms"),
        Bar("memory a table beyond the bare FastAPI", beyond, 50, form=".1f", unit=" KB"),
        Bar("CPU of idle tables beyond the bare FastAPI", percent(ours, bare, idle), MOST_IDLE, form=".2f", unit=" %"),
    ]
    heads = [f"CPU seconds of {idle:g} idle ones", "memory, started", "all connected", "at the end"]
    heads += ["acknowledged, median", "99th percentile", "longest", "moves a second", "CPU"]
    details = f"""
{table(heads, [row(OURS.name, ours), row(BARE.name, bare)])}

{kept.acknowledged:,} moves were acknowledged; the logs have {kept.entries:,} entries. Of the memory a table beyond the
bare FastAPI, {(ours.started_memory - bare.started_memory) / tables / 1e3:.1f} KB are the program itself, which it holds
without any table. While nobody moves, both ping each socket every 25 seconds.
"""
    return Found(how, bars, details, still)


def percent(ours: Trial, bare: Trial, idle: float) -> float:
    """The share of a core that our server uses in addition to the bare one while no player moves."""
    return 100 * (ours.idle_cpu - bare.idle_cpu) / idle


def row(name: str, found: Trial) -> str:
    """The table row of one server."""
    client = found.client
    latencies = " | ".join(f"{client['mover'][part]:.2f} ms" for part in ("p50", "p99", "most"))
    held = (found.started_memory, found.connected_memory, found.memory)
    megabytes = " | ".join(f"{memory / 1e6:.0f} MB" for memory in held)
    moves, cpu = client["moves"] / client["seconds"], found.cpu / client["seconds"]
    return f"| {name} | {found.idle_cpu:.2f} | {megabytes} | {latencies} | {moves:,.0f} | {cpu:.1%} |"
