"""Writes the record of a finished table to a file, and reads it back before the table may be removed."""

import asyncio
import os
import time
from pathlib import Path

from rollwright.core.errors import Complaint
from rollwright.record.record import Record
from rollwright.server.live.stored_table import dice_of
from rollwright.server.live.wire_json import read_entry
from rollwright.server.store.copies import unfinished
from rollwright.server.store.failures import failures_told
from rollwright.server.store.files import make_folder, put_in_place
from rollwright.server.store.store import Store, StoredTable
from rollwright.table import Table


async def write_record(store: Store, stored: StoredTable, folder: Path) -> bool:
    """Write the record of a table to a file of this folder and sync it; False if the game was never played."""
    rows = await store.log(stored.id)
    table = Table.from_log(dice_of(stored), map(read_entry, [row.body for row in rows]))
    if not table.turn:
        return False
    record = table.record(day_of(stored))
    await asyncio.to_thread(write_verified, record, folder, f"rollwright-{stored.id}.rec")
    return True


def day_of(stored: StoredTable) -> str:
    """The date on which a table was opened."""
    return time.strftime("%Y-%m-%d", time.gmtime(stored.created / 1000))


def write_verified(record: Record, folder: Path, name: str) -> None:
    """Write a record under a temporary name, read it back, and then rename it. An earlier run may have written it
    already."""
    file = folder / name
    with failures_told():
        make_folder(folder)
        with unfinished(file) as part:
            with part.open("r+", encoding="utf-8") as text:
                text.write(record.to_text())
                text.flush()
                os.fsync(text.fileno())
            if Record.parse(part.read_text(encoding="utf-8")) != record:
                raise Complaint("archive-unreadable", name=str(file))
            put_in_place(part, file)
