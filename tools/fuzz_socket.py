"""Attack a running server through its WebSocket while games are played on it.

`python tools/fuzz_socket.py --seconds 300` sends malformed JSON, wrong types, oversized, deeply nested and binary
messages, fragments, messages out of order, floods, and opens sockets that do not read or that vanish. Each must get an
answer with an error code, the server must neither fail nor grow, and the other games must be complete.
`tests/server/http/test_hostile_socket.py` does the same for a few seconds with the attacks of the test kit.
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

from rollwright.testing.server.running import running
from rollwright.testing.server.socket_fuzzer import LIMITS, MOST_GROWTH, FuzzResult, SocketFuzzer

SHOWN = 20


def report(result: FuzzResult, console: Console) -> None:
    """Print the results."""
    console.print(f"{result.attacks:,} attacks in {result.seconds:,.0f} s; {result.games:,} honest games played")
    if result.memory:
        start, end = (memory / (1 << 20) for memory in (result.memory[0], result.memory[-1]))
        console.print(f"memory of the server: {start:.1f} MiB, then {end:.1f} MiB (allowed: {MOST_GROWTH >> 20} more)")
    for answer, count in result.answers.most_common(SHOWN):
        console.print(f"{count:>8,}  {answer}", markup=False, highlight=False)
    for finding in result.findings[:SHOWN]:
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

        def told(_: FuzzResult) -> None:
            progress.update(bar, completed=time.monotonic() - began)

        random = Random(seed)  # noqa: S311 (not the dice of a real game)
        result = asyncio.run(SocketFuzzer(server, random, told).run(wanted.seconds))
    report(result, console)
    return 1 if result.findings else 0


if __name__ == "__main__":
    sys.exit(main())
