"""The clock of the deadlines of bots: at a table the time that passes, in a comparison of bots the CPU time of the
thread, which other programs on the machine do not change."""

import time
from contextvars import ContextVar

CPU_TIME: ContextVar[bool] = ContextVar("cpu_time", default=False)
"""Whether deadlines are in the CPU time of the thread."""


def now() -> float:
    """Return the seconds on this clock."""
    return time.thread_time() if CPU_TIME.get() else time.monotonic()
