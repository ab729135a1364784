"""Kill a running server repeatedly during play, and check that no acknowledged move is lost.

`python tools/kill_server.py --kills 100`; `tests/server/test_crash.py` does the same with five kills.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Summary

from rollwright.testing.server.crashes import CrashFigures, kill_repeatedly
from rollwright.testing.server.load import LoadTally
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
        ("moves lost", len(figures.findings.lost)),
        ("moves doubled", len(figures.findings.doubled)),
        ("people stuck", figures.stuck),
        ("other faults", len(figures.findings.faults)),
    ):
        shown.add_row(what, f"{number:,}")
    return shown


def main(arguments: list[str] | None = None) -> int:
    """Kill the server as often as asked; returns 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8, help="played at once")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    console = Console(width=None if sys.stdout.isatty() else 100)
    columns = (TextColumn("kills"), BarColumn(None), MofNCompleteColumn(), TextColumn("{task.description}"))
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db") as server,
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
