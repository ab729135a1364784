"""A progress bar for long tasks; it appears after two seconds, and only in a terminal."""

import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE = 2.0
"""Seconds after which the bar appears."""

Thing = TypeVar("Thing")


def watched(things: Iterable[Thing], total: int, title: str) -> Iterator[Thing]:
    """Yield the same items, and show their number in a bar on the error stream."""
    console = Console(stderr=True, highlight=False)
    columns = TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task(title, total=total)
    begun, shown = time.monotonic(), False
    try:
        for thing in things:
            bar.advance(task)
            if not shown and console.is_terminal and time.monotonic() - begun > PATIENCE:
                bar.start()
                shown = True
            yield thing
    finally:
        if shown:
            bar.stop()
