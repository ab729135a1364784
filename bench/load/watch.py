"""How still the machine held while something was measured, and how to come first where others keep it busy."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from common import ATTEMPTS, LARGEST_DRIFT, busy_seconds, calibration, machine, own_seconds

MOST_BUSY = 0.25
"""Cores that others may keep busy while latencies are measured."""
PATIENCE = 10
"""Seconds that are waited for a quiet one."""
HICCUPS = 3
"""How often the calibration loop is looked at again when it has moved."""
FIRST = "chrt -r 1"

Found = TypeVar("Found")


@dataclass(frozen=True)
class Stillness:
    """What the machine did meanwhile."""

    drift: float
    busy: float | None
    """Cores that somebody else kept busy; None where the system does not tell."""
    first: bool
    """Whether we came before everybody else, as under `chrt -r 1`."""
    attempt: int

    @property
    def moved(self) -> bool:
        """Whether a ratio of CPU seconds means nothing."""
        return self.drift > LARGEST_DRIFT

    @property
    def disturbed(self) -> bool:
        """Whether a latency means nothing."""
        return self.moved or (not self.first and (self.busy or 0.0) > MOST_BUSY)

    def __str__(self) -> str:
        busy = "unknown" if self.busy is None else f"{self.busy:.2f} cores"
        under = f"{'' if self.first else 'not '}under `{FIRST}`"
        return (
            f"{machine()} Kept busy by others: {busy}; the calibration loop moved by {self.drift:.1%}; "
            f"measured {under}, in attempt {self.attempt}."
        )


class Watch:
    """Looks at the machine from its making to `end`; `look` now and then in between."""

    def __init__(self) -> None:
        self._busy = busy_seconds()
        self._begun, self._own = time.monotonic(), own_seconds()
        self._loops = [calibration()]

    def look(self) -> None:
        """How fast is it now? A second's hiccup is looked at again: medians do not mind it, a change they do."""
        now = calibration()
        for _ in range(HICCUPS):
            if abs(now / self._loops[0] - 1) <= LARGEST_DRIFT:
                break
            time.sleep(1)
            now = calibration()
        self._loops.append(now)

    def end(self, attempt: int) -> Stillness:
        """What it did since."""
        wall, own = time.monotonic() - self._begun, own_seconds() - self._own
        busy = None if self._busy is None else max(0.0, ((busy_seconds() or 0.0) - self._busy - own) / wall)
        return Stillness(max(self._loops) / min(self._loops) - 1, busy, comes_first(), attempt)


def measured(
    work: Callable[[Watch], Found], void: Callable[[Stillness], bool], attempts: int = ATTEMPTS
) -> tuple[Found, Stillness]:
    """Do the work, again where it was void; before others where there is no quiet moment."""
    asked_for = comes_first()
    if not asked_for and not quiet_soon():
        come_first()
    try:
        for attempt in range(1, attempts + 1):
            watch = Watch()
            found = work(watch)
            still = watch.end(attempt)
            if not void(still):
                break
            come_first()
    finally:
        if not asked_for:
            stand_back()
    return found, still


def quiet_soon() -> bool:
    """Whether others leave the machine alone for a second, now or soon."""
    for _ in range(PATIENCE):
        before, begun = busy_seconds(), time.monotonic()
        if before is None:
            return True
        time.sleep(1)
        if ((busy_seconds() or 0.0) - before) / (time.monotonic() - begun) <= MOST_BUSY:
            return True
    return False


# Coming first: every process that is started from now on does, too


def comes_first() -> bool:
    """Whether this process is a real-time one."""
    return hasattr(os, "SCHED_RR") and os.sched_getscheduler(0) in (os.SCHED_RR, os.SCHED_FIFO)


def come_first() -> None:
    """As `chrt -r 1` does, where it is allowed."""
    if hasattr(os, "SCHED_RR"):
        try:
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        except PermissionError:
            return


def stand_back() -> None:
    """As everybody else."""
    if comes_first():
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
