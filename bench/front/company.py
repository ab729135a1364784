"""Measures how busy other processes keep the machine while browsers run.

Browsers end their own processes at any time, so their CPU seconds are sampled continuously.
"""

import os
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from bench.common import LARGEST_DRIFT, busy_seconds, calibration
from bench.load.processes import PROC, TICKS
from bench.load.watch import MOST_BUSY, Stillness, comes_first, quiet_soon

LOOKS_A_SECOND = 4

Found = TypeVar("Found")


class OwnWork(threading.Thread):
    """CPU seconds of this process and all its descendants, including ended ones, to a quarter of a second each."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._last: dict[str, int] = {}
        self._over = threading.Event()
        self._lock = threading.Lock()

    def run(self) -> None:
        while not self._over.wait(1 / LOOKS_A_SECOND):
            self._look()

    def stop(self) -> None:
        self._over.set()

    def seconds(self) -> float:
        self._look()
        return sum(self._last.values()) / TICKS

    def _look(self) -> None:
        with self._lock:
            found = [str(os.getpid())]
            for process in found:
                try:
                    for file in (PROC / process / "task").glob("*/children"):
                        found += file.read_text().split()
                    fields = (PROC / process / "stat").read_text().rsplit(")", 1)[1].split()
                except OSError:  # it has just ended
                    continue
                self._last[process] = int(fields[11]) + int(fields[12])


def measured_among(one_round: Callable[[], Found], wanted: int, tries: int) -> tuple[list[Found], Stillness]:
    """Measure rounds in which the machine was stable and other processes used little of it.

    Real-time scheduling is not used, because all threads of a browser would wait a tenth of a second for each other.
    """
    work = OwnWork()
    work.start()
    kept: list[Found] = []
    void: list[Found] = []
    drifts, busies = [0.0], [0.0]
    try:
        while len(kept) < wanted and len(kept) + len(void) < tries * wanted:
            quiet_soon()
            loop, before, own, begun = calibration(), busy_seconds(), work.seconds(), time.monotonic()
            found = one_round()
            own, wall, now = work.seconds() - own, time.monotonic() - begun, busy_seconds()
            loops = loop, calibration()
            drifts.append(max(loops) / min(loops) - 1)
            busies.append(0.0 if before is None or now is None else max(0.0, (now - before - own) / wall))
            (void if drifts[-1] > LARGEST_DRIFT or busies[-1] > MOST_BUSY else kept).append(found)
    finally:
        work.stop()
    tried = len(kept) + len(void)
    still = Stillness(max(drifts), max(busies), comes_first(), wanted, len(kept), tried)
    return (kept + void if still.void else kept), still
