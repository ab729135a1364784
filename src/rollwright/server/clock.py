"""The clocks of the server: the wall clock for times that people see, the monotonic clock for durations."""

import time

from rollwright.session.clock_reading import ClockReading

BOOT_TIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""The Linux clock that, unlike `monotonic`, continues while the machine is suspended."""


class _Correction:
    """By how many milliseconds the clock of a shared database is ahead of this machine's."""

    milliseconds = 0


def correct(ahead: int, uncertain: int) -> None:
    """Follow the clock of a shared database, which is `ahead` of this machine's by this many milliseconds, so that
    all nodes have the same time. A difference that is no larger than the error of its measurement changes nothing."""
    if abs(ahead - _Correction.milliseconds) > uncertain:
        _Correction.milliseconds = ahead


def local_ms() -> int:
    """Milliseconds since 1970, by this machine's clock."""
    return time.time_ns() // 1_000_000


def now_ms() -> int:
    """Milliseconds since 1970, by the wall clock."""
    return local_ms() + _Correction.milliseconds


def elapsed() -> float:
    """Seconds since some fixed moment, unaffected by changes of the wall clock."""
    return time.monotonic() if BOOT_TIME is None else time.clock_gettime(BOOT_TIME)


def clock_reading() -> ClockReading:
    """The current time on both clocks."""
    return ClockReading(now_ms(), elapsed())
