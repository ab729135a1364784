"""A moment on two clocks, as the caller reads them."""

from typing import NamedTuple


class ClockReading(NamedTuple):
    """The same moment on the wall clock, for times that people see, and on a monotonic clock, for durations."""

    at: int
    """Milliseconds since 1970, by the wall clock."""
    elapsed: float
    """Seconds since some fixed moment, by the monotonic clock."""

    def seconds_until(self, later: "ClockReading") -> float:
        """The time between both moments, by the monotonic clock."""
        return later.elapsed - self.elapsed

    def clock_change(self, later: "ClockReading") -> float:
        """By how many seconds the wall clock was moved forward (or back, if negative) between both moments."""
        return (later.at - self.at) / 1000 - self.seconds_until(later)
