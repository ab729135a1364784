"""The clocks of the server: the wall clock for times that people see, the monotonic clock for durations."""

import time

from rollwright.session.clock_reading import ClockReading

BOOT_TIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""The Linux clock that, unlike `monotonic`, continues while the machine is suspended."""


def now_ms() -> int:
    """Milliseconds since 1970, by the wall clock."""
    return time.time_ns() // 1_000_000


def elapsed() -> float:
    """Seconds since some fixed moment, unaffected by changes of the wall clock."""
    return time.monotonic() if BOOT_TIME is None else time.clock_gettime(BOOT_TIME)


def clock_reading() -> ClockReading:
    """The current time on both clocks."""
    return ClockReading(now_ms(), elapsed())
