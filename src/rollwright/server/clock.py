"""The clocks of the server: the wall clock for times that people see, the monotonic clock for durations."""

import time
from dataclasses import dataclass

from rollwright.server.log import log_event
from rollwright.session.clock_reading import ClockReading

HOUR = 3_600_000
"""Milliseconds."""
DAY = 24 * HOUR

BOOT_TIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""The Linux clock that, unlike `monotonic`, continues while the machine is suspended."""


@dataclass
class ClockCorrection:
    """By how many milliseconds the clock of a shared database is ahead of this machine's."""

    milliseconds: int = 0


CORRECTION = ClockCorrection()
"""The correction of every time that this process reads; it has at most one shared database."""


def correct(ahead: int, uncertain: int) -> None:
    """Follow the clock of a shared database, which is `ahead` of this machine's by this many milliseconds, so that
    all nodes have the same time. A difference that is no larger than the error of its measurement changes nothing."""
    if abs(ahead - CORRECTION.milliseconds) > uncertain:
        CORRECTION.milliseconds = ahead


def local_ms() -> int:
    """Milliseconds since 1970, by this machine's clock."""
    return time.time_ns() // 1_000_000


def now_ms() -> int:
    """Milliseconds since 1970, by the wall clock."""
    return local_ms() + CORRECTION.milliseconds


def elapsed() -> float:
    """Seconds since some fixed moment, unaffected by changes of the wall clock."""
    return time.monotonic() if BOOT_TIME is None else time.clock_gettime(BOOT_TIME)


def clock_reading() -> ClockReading:
    """The current time on both clocks."""
    return ClockReading(now_ms(), elapsed())


CLOCK_TOLERANCE = 600.0
"""Seconds by which the wall clock may be moved between two checks before it is no longer trusted."""


class WatchedClock:
    """Notices whether the wall clock was moved."""

    def __init__(self) -> None:
        self._checked = clock_reading()
        self.moved: ClockReading | None = None
        """When it was last noticed that the clock was moved."""

    def check(self) -> None:
        """Notice whether the clock was moved since the last check."""
        now = clock_reading()
        change = self._checked.clock_change(now)
        if abs(change) > CLOCK_TOLERANCE:
            self.moved = now
            log_event("clock-changed", level="warning", seconds=round(change))
        self._checked = now

    def trusted(self, seconds: float) -> bool:
        """Whether something can have been idle for this time, as the wall clock says."""
        return self.moved is None or self.moved.seconds_until(clock_reading()) >= seconds
