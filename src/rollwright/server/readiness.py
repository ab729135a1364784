"""Whether the database can be written, probed at most once per second however often it is asked."""

import asyncio
from collections.abc import Awaitable, Callable

SECONDS_VALID = 1.0


class Readiness:
    """The result of the last probe. One probe runs at a time, and everyone who asks meanwhile waits for it."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._last: asyncio.Task[None] | None = None
        self._valid_until = 0.0

    async def check(self) -> None:
        """Return if the last probe succeeded, or raise what it raised."""
        if self._last is None or (self._last.done() and asyncio.get_running_loop().time() >= self._valid_until):
            self._last = asyncio.create_task(self._run())
            self._last.add_done_callback(lambda task: task.cancelled() or task.exception())  # also if all have gone
        await asyncio.shield(self._last)

    async def _run(self) -> None:
        try:
            await self._probe()
        finally:
            self._valid_until = asyncio.get_running_loop().time() + SECONDS_VALID
