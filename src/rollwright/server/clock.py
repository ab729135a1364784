"""The clocks of the server: the wall clock for times that people see, the monotonic clock for durations."""

import time
from dataclasses import dataclass, field

BOOT_TIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)
"""The clock of Linux that, unlike `monotonic`, goes on while the machine is suspended."""


def now_ms() -> int:
    """Milliseconds since 1970, by the wall clock."""
    return time.time_ns() // 1_000_000


def elapsed() -> float:
    """Seconds since some fixed moment; no change of the wall clock affects it."""
    return time.monotonic() if BOOT_TIME is None else time.clock_gettime(BOOT_TIME)


@dataclass(frozen=True, slots=True)
class Moment:
    """The same moment on both clocks."""

    at: int = field(default_factory=now_ms)
    elapsed: float = field(default_factory=elapsed)

    def seconds_until(self, later: "Moment") -> float:
        """The time between both moments, by the monotonic clock."""
        return later.elapsed - self.elapsed

    def clock_change(self, later: "Moment") -> float:
        """By how many seconds the wall clock was moved forward (or back, if negative) between both moments."""
        return (later.at - self.at) / 1000 - self.seconds_until(later)
