"""A store that takes its time and shares nothing, so that races happen."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import ParamSpec, TypeVar

from rollwright.server.store.store import (
    FindTraces,
    Handover,
    NumberedRow,
    Removed,
    Role,
    Row,
    SeenTimes,
    Status,
    Store,
    StoredDraft,
    StoredTable,
    TableId,
)
from rollwright.session.guests import GuestId

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

LONGEST = 0.005


class SlowStore(Store):
    """Sleeps a little before and after each call to the real store, and hands in and out copies only."""

    def __init__(self, store: Store, random: Random) -> None:
        self._store = store
        self._random = random

    async def _slowly(
        self, call: Callable[Arguments, Awaitable[Result]], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        copies = deepcopy(args)
        await asyncio.sleep(self._random.uniform(0, LONGEST))
        result = await call(*copies, **kwargs)
        await asyncio.sleep(self._random.uniform(0, LONGEST))
        return deepcopy(result)

    async def create(self, table: StoredTable, rows: Sequence[Row], members: Sequence[tuple[GuestId, Role]]) -> None:
        await self._slowly(self._store.create, table, rows, members)

    async def append(self, table: TableId, first: int, rows: Sequence[Row], status: Status | None = None) -> None:
        await self._slowly(self._store.append, table, first, rows, status)

    async def table(self, table: TableId) -> StoredTable | None:
        return await self._slowly(self._store.table, table)

    async def log(self, table: TableId, first: int = 0, most: int | None = None) -> list[Row]:
        return await self._slowly(self._store.log, table, first, most)

    async def keep_draft(self, table: TableId, draft: StoredDraft) -> None:
        await self._slowly(self._store.keep_draft, table, draft)

    async def drafts(self, table: TableId) -> list[StoredDraft]:
        return await self._slowly(self._store.drafts, table)

    async def greet(self, guest: GuestId, now: int) -> None:
        await self._slowly(self._store.greet, guest, now)

    async def join(self, table: TableId, guest: GuestId, role: Role) -> None:
        await self._slowly(self._store.join, table, guest, role)

    async def role(self, table: TableId, guest: GuestId) -> Role | None:
        return await self._slowly(self._store.role, table, guest)

    async def removed(self, table: TableId) -> set[GuestId]:
        return await self._slowly(self._store.removed, table)

    async def members(self, table: TableId) -> list[tuple[GuestId, Role]]:
        return await self._slowly(self._store.members, table)

    async def set_links(self, table: TableId, invitation: str, watching: str) -> None:
        await self._slowly(self._store.set_links, table, invitation, watching)

    async def tables_of(self, guest: GuestId, most: int, skip: int = 0) -> list[tuple[StoredTable, Role]]:
        return await self._slowly(self._store.tables_of, guest, most, skip)

    async def seen(self, guest: GuestId) -> SeenTimes | None:
        return await self._slowly(self._store.seen, guest)

    async def entries_of(self, guest: GuestId, table: TableId, first: int, most: int) -> list[NumberedRow]:
        return await self._slowly(self._store.entries_of, guest, table, first, most)

    async def entries_of_kinds(self, table: TableId, kinds: Sequence[str]) -> list[NumberedRow]:
        return await self._slowly(self._store.entries_of_kinds, table, kinds)

    async def missing(
        self, tables: Collection[TableId], guests: Collection[GuestId]
    ) -> tuple[set[TableId], set[GuestId]]:
        return await self._slowly(self._store.missing, tables, guests)

    async def count_open_tables(self, host: GuestId) -> int:
        return await self._slowly(self._store.count_open_tables, host)

    async def offer(self, token_hash: str, handover: Handover) -> None:
        await self._slowly(self._store.offer, token_hash, handover)

    async def redeem(self, token_hash: str, now: int) -> Handover | None:
        return await self._slowly(self._store.redeem, token_hash, now)

    async def idle_since(self, status: Status, before: int, most: int) -> list[TableId]:
        return await self._slowly(self._store.idle_since, status, before, most)

    async def forget_guest(self, guest: GuestId, kinds: Sequence[str], traces: FindTraces) -> Removed:
        return await self._slowly(self._store.forget_guest, guest, kinds, traces)

    async def remove_table(self, table: TableId) -> Removed:
        return await self._slowly(self._store.remove_table, table)

    async def remove_unused_guests(self, before: int) -> Removed:
        return await self._slowly(self._store.remove_unused_guests, before)

    async def erase(self) -> None:
        await self._slowly(self._store.erase)

    async def changed_elsewhere(self) -> bool:
        return await self._slowly(self._store.changed_elsewhere)

    async def backup(self, file: Path) -> None:
        await self._slowly(self._store.backup, file)

    async def key(self, name: str) -> bytes:
        return await self._slowly(self._store.key, name)

    async def probe(self) -> None:
        await self._slowly(self._store.probe)

    async def close(self) -> None:
        await self._store.close()
