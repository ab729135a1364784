"""Kill a running server repeatedly during play, and check that no acknowledged move is lost.

`python tools/kill_server.py --kills 100`; `tests/server/test_crash.py` does the same with five kills. With `--nodes 2`
two servers share a PostgreSQL database, and any of them is killed; with `--database` it is PostgreSQL that is killed.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Summary

from rollwright.testing.server.crashes import NOTIFYING, CrashFigures, Killable, kill_repeatedly
from rollwright.testing.server.load import LoadTally
from rollwright.testing.server.nodes import KilledDatabase, running_nodes
from rollwright.testing.server.postgresql import postgresql_server
from rollwright.testing.server.running import running

TOLD_EVERY = 10
"""Outside of a terminal, one line per this many kills."""
SHOWN = 20


def summary(figures: CrashFigures, seed: int) -> Summary:
    """The results, one figure per line."""
    shown = Summary(title=f"{figures.kills:,} kills in {figures.seconds:,.0f} s, seed {seed}", show_header=False)
    shown.add_column(justify="left")
    shown.add_column(justify="right")
    for what, number in (
        ("moves acknowledged", figures.findings.acknowledged),
        ("on their way at a kill", figures.in_flight),
        ("sent again afterwards", figures.tally.sent_again),
        ("of these written before the kill", figures.tally.done_already),
        ("connections made again", figures.tally.connections_made_again),
        ("games finished and proven", figures.findings.games),
        ("notifications", figures.notifications),
        ("moves lost", len(figures.findings.lost)),
        ("moves doubled", len(figures.findings.doubled)),
        ("people stuck", figures.stuck),
        ("other faults", len(figures.findings.faults)),
    ):
        shown.add_row(what, f"{number:,}")
    return shown


@contextmanager
def target(folder: Path, nodes: int, *, database: bool) -> Iterator[Killable]:
    """The server that is killed: one on SQLite, or several on PostgreSQL, or their database."""
    if not nodes:
        with running(folder / "tables.db", *NOTIFYING) as server:
            yield server
        return
    with (
        postgresql_server() as postgresql,
        running_nodes(postgresql.new_database(), folder, *NOTIFYING, count=nodes) as served,
    ):
        yield KilledDatabase(served, postgresql) if database else served


def main(arguments: list[str] | None = None) -> int:
    """Kill the server as often as asked; returns 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8, help="played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=0, help="servers on PostgreSQL; 0 is one server on SQLite")
    parser.add_argument("--database", action="store_true", help="kill PostgreSQL instead of the nodes")
    wanted = parser.parse_args(arguments)
    console = Console(width=None if sys.stdout.isatty() else 100)
    columns = (TextColumn("kills"), BarColumn(None), MofNCompleteColumn(), TextColumn("{task.description}"))
    with (
        tempfile.TemporaryDirectory() as folder,
        target(Path(folder), wanted.nodes, database=wanted.database) as server,
        Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress,
    ):
        bar = progress.add_task("", total=wanted.kills)

        def tell(kills: int, tally: LoadTally) -> None:
            said = f"{tally.acknowledged:,} moves acknowledged"
            progress.update(bar, completed=kills, description=said)
            if not console.is_terminal and kills % TOLD_EVERY == 0:
                console.print(f"{kills} kills, {said}")

        figures = asyncio.run(kill_repeatedly(server, wanted.kills, wanted.seed, wanted.tables, tell))
    console.print(summary(figures, wanted.seed))
    for fault in figures.findings.all_wrong[:SHOWN]:
        console.print(fault, markup=False, highlight=False)
    return 1 if figures.findings.all_wrong or figures.kills < wanted.kills else 0


if __name__ == "__main__":
    sys.exit(main())
