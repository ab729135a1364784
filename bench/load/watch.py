"""How still the machine held while something was measured, and how to come first where others keep it busy."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from bench.common import LARGEST_DRIFT, busy_seconds, calibration, machine, own_seconds

MOST_BUSY = 0.25
"""Cores that others may keep busy while latencies are measured."""
PATIENCE = 10
"""Seconds that are waited for a quiet one."""
TRIES = 3
"""For each round that is wanted, so many are made at most: one in which the machine moved is void."""

Found = TypeVar("Found")


@dataclass(frozen=True)
class Stillness:
    """What the machine did meanwhile."""

    drift: float
    """How far the calibration loop moved from the beginning of a round to its end, at most; void rounds left out."""
    busy: float | None
    """Cores that somebody else kept busy, at most; None where the system does not tell."""
    first: bool
    """Whether we came before everybody else, as under `chrt -r 1`."""
    wanted: int
    kept: int
    tried: int

    @property
    def void(self) -> bool:
        """Whether the machine did not hold still for as many rounds as were wanted."""
        return self.kept < self.wanted

    def __str__(self) -> str:
        busy = "unknown" if self.busy is None else f"up to {self.busy:.2f} cores"
        return (
            f"{machine()} Kept busy by others: {busy}; the calibration loop moved by at most {self.drift:.1%} within a "
            f"round; {self.tried - self.kept} of {self.tried} rounds were void and left out; measured "
            f"{'' if self.first else 'not '}under `chrt -r 1`."
        )


@dataclass(frozen=True)
class Anytime:
    """For sizes, which are the same on a busy machine."""

    void = False

    def __str__(self) -> str:
        return machine()


@dataclass(frozen=True)
class Watch:
    """The machine when a round began."""

    loop: float
    busy: float | None
    own: float
    at: float

    @classmethod
    def begin(cls) -> "Watch":
        """Look at it."""
        return cls(calibration(), busy_seconds(), own_seconds(), time.monotonic())

    def end(self) -> tuple[float, float | None]:
        """How far the calibration loop moved since, and the cores that others kept busy."""
        wall, own, now_busy = time.monotonic() - self.at, own_seconds() - self.own, busy_seconds()
        busy = None if self.busy is None or now_busy is None else max(0.0, (now_busy - self.busy - own) / wall)
        loops = self.loop, calibration()
        return max(loops) / min(loops) - 1, busy


def measured(
    one_round: Callable[[], Found],
    wanted: int,
    *,
    latencies: bool,
    sound: Callable[[Found], bool] = lambda _: True,
    tries: int = TRIES,
) -> tuple[list[Found], Stillness]:
    """Rounds in which the machine held still; for latencies also one that others left alone, or where we come first.

    A round that is not `sound` by itself is void as well.

    If there are too few of them, all that were made come back, and the stillness says that they are void.
    """
    asked_for = comes_first()
    if not asked_for and not quiet_soon():
        come_first()
    kept: list[Found] = []
    void: list[Found] = []
    drifts, busies = [0.0], [0.0]
    try:
        while len(kept) < wanted and len(kept) + len(void) < tries * wanted:
            watch = Watch.begin()
            found = one_round()
            drift, busy = watch.end()
            if disturbed := latencies and not comes_first() and (busy or 0.0) > MOST_BUSY:
                come_first()
            if disturbed or drift > LARGEST_DRIFT or not sound(found):
                void.append(found)
                continue
            kept.append(found)
            drifts.append(drift)
            busies.append(busy or 0.0)
        still = Stillness(max(drifts), max(busies), comes_first(), wanted, len(kept), len(kept) + len(void))
    finally:
        if not asked_for:
            stand_back()
    return (kept + void if still.void else kept), still


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
