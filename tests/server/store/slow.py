"""A store that takes its time and shares nothing, so that races happen."""

import asyncio
import inspect
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

from rollwright.server.store.store import LostRace, Row, Status, Store, TableId
from rollwright.session.waiting import Wait

LONGEST = 0.005


class SlowStore:
    """Sleeps a little before and after each call to the real store, and passes on only copies."""

    def __init__(self, store: Store, random: Random) -> None:
        self._store = store
        self._random = random
        self.lost_races = 0

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._store, name)
        if not inspect.iscoroutinefunction(call):
            return call

        async def slowly(*args: Any, **kwargs: Any) -> Any:
            copies = deepcopy(args)
            await asyncio.sleep(self._random.uniform(0, LONGEST))
            result = await call(*copies, **kwargs)
            await asyncio.sleep(self._random.uniform(0, LONGEST))
            return deepcopy(result)

        return slowly

    async def append(
        self,
        table: TableId,
        first: int,
        rows: Sequence[Row],
        status: Status | None = None,
        waits: Sequence[Wait] = (),
        **more: Any,
    ) -> None:
        """Add entries; subclasses fail here."""
        try:
            await self.__getattr__("append")(table, first, rows, status, waits, **more)
        except LostRace:
            self.lost_races += 1
            raise

    async def close(self) -> None:
        await self._store.close()
