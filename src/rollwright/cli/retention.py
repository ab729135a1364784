"""`rollwright archive` and `rollwright forget`: remove stored data, also while a server runs."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from rich.console import Console
from rich.text import Text

from rollwright.cli.progress import watched
from rollwright.cli.serve import database_address, database_complaint
from rollwright.core.errors import Complaint
from rollwright.core.seats import Seat
from rollwright.server.clock import DAY, now_ms
from rollwright.server.live.archive import day_of, write_record
from rollwright.server.live.removal import ALL_TABLES, forget_guest
from rollwright.server.live.seating import SEAT_ENTRIES, seating
from rollwright.server.store.database import Database
from rollwright.server.store.engines import address, file_of
from rollwright.server.store.removed import Removed
from rollwright.server.store.store import Status, StoredTable, StoreFailed, TableId
from rollwright.session.guests import GuestId
from rollwright.translations import Words
from rollwright.user_folders import data_folder

ERASE_SECONDS = 60.0
"""Maximum number of seconds to wait for another program that still reads removed data."""


def archive(
    days: int, out: Path | None, database: str | None, words: Words, console: Console, *, dry_run: bool
) -> None:
    """Write the records of the tables that ended at least `days` days ago to files, and remove these tables."""

    async def run(store: Database, url: str) -> None:
        before = now_ms() - days * DAY
        tables = await store.idle_since(Status.OVER, before, ALL_TABLES)
        folder = out or default_folder(url)
        if dry_run:
            say(console, words, "archive-would", count=len(tables), folder=str(folder))
            return
        written, removed = 0, Removed()
        for table in watched(tables, len(tables), words.say("archive-progress")):
            stored = await store.table(table)
            if stored is not None:
                written += await write_record(store, stored, folder)
                removed += await store.remove_table(table)
        if removed:
            removed += await store.remove_unused_guests(before)
        say(console, words, "archive-done", count=written, folder=str(folder))
        if removed.tables > written:
            say(console, words, "archive-not-played", count=removed.tables - written)
        await erased(store, words, console)

    with_store(run, database, words)


def default_folder(url: str) -> Path:
    """The folder of records in the folder of the database."""
    file = file_of(address(url))
    return (data_folder() if file is None else file.parent) / "archive"


def forget(what: str, seat: int | None, database: str | None, words: Words, console: Console, *, yes: bool) -> None:
    """Remove a table, or everything that identifies a guest, after a confirmation."""

    async def run(store: Database, _: str) -> None:
        table = await store.table(TableId(what))
        guest = GuestId(what) if table is None else None
        if table is not None:
            await tell_table(store, table, words, console)
            if seat is not None:
                guest = await guest_in(store, table, seat)
        elif seat is not None or not await is_known(store, GuestId(what)):
            raise Complaint("forget-unknown", text=what)
        if guest is None:
            confirm("forget-table-sure", words, console, yes=yes)
            removed = await store.remove_table(TableId(what))
            say(console, words, "forget-table-done", count=removed.entries)
        else:
            tables = len(await store.tables_of(guest, ALL_TABLES))
            say(console, words, "forget-guest", guest=guest, count=tables)
            confirm("forget-guest-sure", words, console, yes=yes)
            removed = await forget_guest(store, guest)
            say(console, words, "forget-guest-done", names=removed.names, count=removed.entries)
        await erased(store, words, console)

    with_store(run, database, words)


async def tell_table(store: Database, table: StoredTable, words: Words, console: Console) -> None:
    """Print the id, the game, the date, the status and the seats of a table."""
    day = day_of(table)
    status = words.say(f"page-status-{table.status}")
    say(console, words, "forget-table", table=table.id, game=words.name("game", table.game), day=day, status=status)
    now = seating(await store.entries_of_kinds(table.id, SEAT_ENTRIES))
    for seat, name in sorted(now.names.items()):
        owner = now.owners.get(seat)
        message = "forget-seat" if owner is None else "forget-seat-guest"
        say(console, words, message, seat=seat + 1, name=name, **({} if owner is None else {"guest": owner}))


async def guest_in(store: Database, table: StoredTable, seat: int) -> GuestId:
    """The guest who has a seat."""
    owners = seating(await store.entries_of_kinds(table.id, SEAT_ENTRIES)).owners
    guest = owners.get(Seat(seat - 1))
    if guest is None:
        raise Complaint("forget-seat-empty", seat=seat)
    return guest


async def is_known(store: Database, guest: GuestId) -> bool:
    """Whether anything is stored about a guest."""
    return await store.seen(guest) is not None or bool(await store.tables_of(guest, 1))


def confirm(question: str, words: Words, console: Console, *, yes: bool) -> None:
    """Ask for a confirmation. Raises Complaint if it is not given."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Complaint("forget-needs-yes")
    expected = words.say("forget-yes")
    console.print(Text(words.say(question, yes=expected)), soft_wrap=True)
    try:
        answer = console.input("> ")
    except (EOFError, KeyboardInterrupt):
        answer = ""
    if answer.strip().lower() != expected.lower():
        raise Complaint("forget-not-confirmed")


async def erased(store: Database, words: Words, console: Console) -> None:
    """Wait until removed data is erased from the files, or print that another program still reads it."""
    try:
        async with asyncio.timeout(ERASE_SECONDS):
            await store.erased()
    except TimeoutError:
        say(console, words, "forget-erased-later")


def with_store(run: Callable[[Database, str], Awaitable[None]], database: str | None, words: Words) -> None:
    """Run a function with the store of a database, which a server may have open."""
    url = database_address(database)

    async def main() -> None:
        async with opened(url) as store:
            await run(store, url)

    try:
        asyncio.run(main())
    except StoreFailed as failed:
        raise database_complaint(failed, url, words) from None


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """Open the store of a database, which a server may have open."""
    store = await Database.open(url, while_served=True)
    try:
        yield store
    finally:
        await store.close()


def say(console: Console, words: Words, message: str, **arguments: str | int) -> None:
    """Print a message of the catalogue."""
    console.print(Text(words.say(message, **arguments)), soft_wrap=True)
