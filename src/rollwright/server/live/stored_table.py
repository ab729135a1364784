"""A table as the store has it: its rows, its status, the origin of its dice, its drafts and connections."""

import asyncio
from collections.abc import Iterable, Sequence

from rollwright.core.game import Place
from rollwright.core.seats import Seat
from rollwright.server.clock import clock_reading
from rollwright.server.live.wire_json import read_entry, to_json
from rollwright.server.store.store import (
    GuestConnection,
    Row,
    Status,
    Store,
    StoredDraft,
    StoredTable,
    TableNews,
)
from rollwright.session.audience import Audience
from rollwright.session.clock_reading import ClockReading
from rollwright.session.guests import AttributedEntry, GuestId
from rollwright.table import DiceSource, ProvenDice, Table, TypedDice

SLICE = 200
"""Entries of a log that are read without a pause, so that a long log does not delay other tables."""


async def read_rows(rows: Sequence[Row]) -> list[AttributedEntry]:
    """Parse the entries of these rows in slices."""
    log = []
    for number, row in enumerate(rows, 1):
        log.append(read_row(row))
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return log


def read_row(row: Row) -> AttributedEntry:
    """The entry of a row. Raises UnreadableEntry if this version does not know it."""
    return AttributedEntry(read_entry(row.body), row.at, row.guest, row.cause)


async def table_of(stored: StoredTable, log: Sequence[AttributedEntry]) -> Table:
    """Replay a log in slices."""
    table = Table.from_log(dice_of(stored), [log[0].entry])
    for number, one in enumerate(log[1:], 1):
        if number % SLICE == 0:
            await asyncio.sleep(0)
        table.follow(one.entry)
    return table


def rows_of(log: Iterable[AttributedEntry]) -> list[Row]:
    """The entries of a log as they are stored."""
    return [Row(to_json(one.entry), one.at, one.guest, one.cause) for one in log]


async def is_logged(store: Store, table: StoredTable, guest: GuestId | None, cause: str | None) -> bool:
    """Whether the log has an entry that was caused by this guest's message."""
    return any(row.guest == guest and row.cause == cause for row in await store.log(table.id))


def status_of(table: Table) -> Status:
    """Whether a table waits for players, is being played, or is over."""
    if table.outcome is not None:
        return Status.OVER
    return Status.PLAYING if table.turn else Status.WAITING


def dice_of(stored: StoredTable) -> DiceSource:
    """The dice of a table."""
    return TypedDice() if stored.secret is None else ProvenDice(bytes.fromhex(stored.secret))


def set_news(table: Table, audience: Audience, news: TableNews) -> None:
    """Set what other nodes may have changed, apart from the log."""
    set_drafts(table, news.drafts)
    note_connections(audience, news.connections)


def set_drafts(table: Table, drafts: Sequence[StoredDraft]) -> None:
    """Replace the drafts of a table by those of these that belong to its current turn."""
    table.drafts = {
        Seat(draft.seat): frozenset(map(Place, draft.marks))
        for draft in drafts
        if draft.turn == table.turn and draft.seat in table.waiting_for
    }


def note_connections(audience: Audience, connections: Sequence[GuestConnection]) -> None:
    """Note who is connected to the same table on other nodes, and when others left."""
    now = clock_reading()
    elsewhere = {one.guest: one.sockets for one in connections if one.sockets}
    left = {
        one.guest: ClockReading(now.at - one.quiet, now.elapsed - one.quiet / 1000)
        for one in connections
        if not one.sockets
    }
    audience.note_elsewhere(elsewhere, left, now)
