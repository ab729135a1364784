"""Checks whether the database can be written, with at most one probe per second."""

import asyncio
from collections.abc import Awaitable, Callable

SECONDS_VALID = 1.0


class Readiness:
    """The result of the last probe. One probe runs at a time, and all callers meanwhile wait for it."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._last: asyncio.Task[None] | None = None
        self._valid_until = 0.0

    async def check(self) -> None:
        """Wait for the result of the probe. Raises the error of the probe if it failed."""
        if self._last is None or (self._last.done() and asyncio.get_running_loop().time() >= self._valid_until):
            self._last = asyncio.create_task(self._run())
            # even if all callers were cancelled
            self._last.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.shield(self._last)

    async def _run(self) -> None:
        try:
            await self._probe()
        finally:
            self._valid_until = asyncio.get_running_loop().time() + SECONDS_VALID
