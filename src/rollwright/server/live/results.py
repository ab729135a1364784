"""How finished tables ended. A log is replayed once for it, because an outcome never changes."""

import asyncio
from collections import OrderedDict

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.server.live.stored_table import dice_of
from rollwright.server.live.wire_json import read_entry
from rollwright.server.store.store import Status, Store, StoredTable, TableId
from rollwright.table import Table
from rollwright.table.outcome import OutcomeView, outcome_view

MOST_RESULTS = 20_000
BATCH = 200
"""Rows that are read together; after each batch the event loop serves other clients."""


class Results:
    """A least-recently-used cache of outcomes."""

    def __init__(self, most: int = MOST_RESULTS) -> None:
        self._most = most
        self._known: OrderedDict[TableId, OutcomeView] = OrderedDict()
        self._replaying = asyncio.Lock()
        """Held during a replay, so that a guest with many tables delays the others little."""

    def add(self, table: TableId, outcome: OutcomeView) -> None:
        """Note how a table ended."""
        self._known[table] = outcome
        self._known.move_to_end(table)
        if len(self._known) > self._most:
            self._known.popitem(last=False)

    async def of(self, store: Store, stored: StoredTable) -> OutcomeView | None:
        """The outcome of a table; None if it is not over."""
        if stored.status is not Status.OVER:
            return None
        if stored.id not in self._known:
            async with self._replaying:
                if stored.id not in self._known:  # another request may have replayed it meanwhile
                    outcome = (await replayed(store, stored)).outcome
                    if outcome is None:
                        return None
                    self.add(stored.id, outcome_view(outcome))
        return self._known[stored.id]


async def replayed(store: Store, stored: StoredTable) -> Table:
    """The table of a log. The replay pauses between steps, so that the event loop can serve other clients."""
    rows = await store.log(stored.id, 0, BATCH)
    if not rows:
        raise RequestError(ErrorCode.NOT_FOUND, "table-removed")
    table = Table.from_log(dice_of(stored), [read_entry(row.body) for row in rows])
    while len(rows) == BATCH:
        table.forget()
        rows = await store.log(stored.id, table.entries, BATCH)
        for row in rows:
            table.follow(read_entry(row.body))
    return table
