"""Measures how stable the machine was during a measurement, and requests real-time priority if other processes are
busy."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from bench.common import LARGEST_DRIFT, busy_seconds, calibration, machine, own_seconds

MOST_BUSY = 0.25
"""Cores that other processes may use while latencies are measured."""
PATIENCE = 10
"""Seconds to wait for a quiet machine."""
TRIES = 3
"""Maximum number of attempts per round; a round during which the speed of the machine changed is void."""

Found = TypeVar("Found")


@dataclass(frozen=True)
class Stillness:
    """The stability of the machine during a measurement."""

    drift: float
    """The largest change of the calibration loop during a round, without void rounds."""
    busy: float | None
    """The largest number of cores that other processes used; None if the system does not report it."""
    first: bool
    """Whether the measurement had real-time priority, as under `chrt -r 1`."""
    wanted: int
    kept: int
    tried: int

    @property
    def void(self) -> bool:
        """Whether the machine was stable for too few rounds."""
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
    """For sizes, which do not depend on the load of the machine."""

    void = False

    def __str__(self) -> str:
        return machine()


@dataclass(frozen=True)
class Watch:
    """The state of the machine at the beginning of a round."""

    loop: float
    busy: float | None
    own: float
    at: float

    @classmethod
    def begin(cls) -> "Watch":
        """Record the current state."""
        return cls(calibration(), busy_seconds(), own_seconds(), time.monotonic())

    def end(self) -> tuple[float, float | None]:
        """The change of the calibration loop since then, and the cores that other processes used."""
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
    """Measure rounds while the machine is stable; for latencies also on a quiet machine, or with real-time priority.

    A round that is not `sound` is void as well.

    If there are too few valid rounds, all are returned, and the stability says that they are void.
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
    """Whether other processes leave the machine idle for a second, now or soon."""
    for _ in range(PATIENCE):
        before, begun = busy_seconds(), time.monotonic()
        if before is None:
            return True
        time.sleep(1)
        if ((busy_seconds() or 0.0) - before) / (time.monotonic() - begun) <= MOST_BUSY:
            return True
    return False


# Real-time priority, which child processes inherit


def comes_first() -> bool:
    """Whether this process has real-time priority."""
    return hasattr(os, "SCHED_RR") and os.sched_getscheduler(0) in (os.SCHED_RR, os.SCHED_FIFO)


def come_first() -> None:
    """Request real-time priority like `chrt -r 1`, if it is allowed."""
    if hasattr(os, "SCHED_RR"):
        try:
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        except PermissionError:
            return


def stand_back() -> None:
    """Return to normal priority."""
    if comes_first():
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
