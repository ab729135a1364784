"""Attacks a real server through its WebSocket while people play there: `python tools/fuzz_socket.py --seconds 300`.

Bad JSON, wrong types, too large, too deep, bytes, pieces, out of order, floods, sockets that do not read or vanish.
Each must get a coded answer, the server must neither fail nor grow, and the games played meanwhile must be whole.
`tests/server/test_hostile_socket.py` does the same for a few seconds; `tests/server/attacks.py` has the attacks.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # where `tests` is

from tests.server.hostility import LIMITS, MOST_GROWTH, Campaign, Siege
from tests.server.running import running

SHOWN = 20


def report(campaign: Campaign, console: Console) -> None:
    """Print the results."""
    console.print(f"{campaign.attacks:,} attacks in {campaign.seconds:,.0f} s; {campaign.games:,} honest games played")
    if campaign.memory:
        start, end = (memory / (1 << 20) for memory in (campaign.memory[0], campaign.memory[-1]))
        console.print(f"memory of the server: {start:.1f} MiB, then {end:.1f} MiB (allowed: {MOST_GROWTH >> 20} more)")
    for answer, count in campaign.answers.most_common(SHOWN):
        console.print(f"{count:>8,}  {answer}", markup=False, highlight=False)
    for finding in campaign.findings[:SHOWN]:
        console.print(f"FOUND {finding}", markup=False, highlight=False)


def main(arguments: list[str] | None = None) -> int:
    """Attack for some seconds; returns 1 if anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=None)
    wanted = parser.parse_args(arguments)
    console = Console()
    seed = wanted.seed if wanted.seed is not None else time.time_ns() % 1_000_000
    console.print(f"seed {seed}")
    columns = (TextColumn("{task.completed:.0f} of {task.total:.0f} seconds"), BarColumn(None), TimeRemainingColumn())
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db", limits=LIMITS) as server,
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
    ):
        bar = progress.add_task("", total=wanted.seconds)

        def told(_: Campaign) -> None:
            progress.update(bar, completed=time.monotonic() - began)

        random = Random(seed)  # noqa: S311 (not the dice of a real game)
        campaign = asyncio.run(Siege(server, random, told).lay(wanted.seconds))
    report(campaign, console)
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main())
