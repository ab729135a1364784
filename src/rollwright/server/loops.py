"""Work in the background that is repeated until its task is cancelled, and that no exception ends."""

import asyncio
from collections.abc import Awaitable, Callable
from random import SystemRandom

from rollwright.core.errors import Complaint
from rollwright.server.log import log_event, log_failure

FIRST_RETRY = 0.5
LONGEST_RETRY = 2.0
"""Seconds until a step is tried again after its first failure, and after many; short, because a database that is
available again should be used soon."""

_CHANCE = SystemRandom()


async def repeat(step: Callable[[], Awaitable[object]], pause: float, event: str) -> None:
    """Run a step again and again, with `pause` seconds after each. If it raises an exception, log it as this event and
    try again with backoff."""
    failures = 0
    while True:
        try:
            await step()
        except Exception as error:  # noqa: BLE001 - the work must continue, whatever the cause
            log_failed_step(event, error)
            await asyncio.sleep(backoff(failures))
            failures += 1
        else:
            failures = 0
            await asyncio.sleep(pause)


def log_failed_step(event: str, error: Exception, **facts: str | int | float | None) -> None:
    """Log a complaint, such as that the store has failed, as a warning with its text; any other exception as an error
    with its place."""
    if isinstance(error, Complaint):
        log_event(event, level="warning", error=str(error), **facts)
    else:
        log_failure(event, error, **facts)


def backoff(failures: int) -> float:
    """Seconds until the next attempt after this many failures before the last one."""
    return min(FIRST_RETRY * 2.0 ** min(failures, 10), LONGEST_RETRY) * _CHANCE.uniform(0.75, 1.25)
