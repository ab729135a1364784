"""What the server asks of a store. Whoever awaits a write knows afterwards that it is on disk."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import NewType, Protocol, TypeAlias

from rollwright.core.errors import Complaint, ErrorCode
from rollwright.session.guests import GuestId

TableId = NewType("TableId", str)


class Reason(StrEnum):
    """Why a store failed; `store-` and the reason are the id of the message."""

    DISK_FULL = "disk-full"
    READ_ONLY = "read-only"
    UNAVAILABLE = "unavailable"
    """It cannot be reached, is locked, is damaged, or was closed."""
    NEWER = "newer-database"
    """A newer program has written it."""
    FOREIGN = "foreign-database"
    """It is somebody else's database, or none at all."""
    IN_USE = "database-in-use"
    FILE_EXISTS = "file-exists"
    NO_FILE = "no-such-file"
    DAMAGED = "damaged-database"
    UNSUPPORTED = "unsupported"
    """Not with this kind of database."""


class StoreFailed(Complaint):
    """Nothing was written: the disk is full, the database cannot be written or reached. `detail` is for the log."""

    code = ErrorCode.UNAVAILABLE

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"store-{reason}")
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}" if self.detail else str(self.reason)


class LostRace(Exception):
    """Somebody else wrote this sequence first: read the log again."""


class TableRemoved(Complaint):
    """The table has been removed from the database, so nothing was written."""

    code = ErrorCode.NOT_FOUND

    def __init__(self) -> None:
        super().__init__("table-removed")


class Role(StrEnum):
    """What a guest may do at a table, apart from the seats that are theirs."""

    HOST = "host"
    INVITED = "invited"
    WATCHER = "watcher"
    REMOVED = "removed"
    """The host removed the guest for good: no link makes them a member again."""


class Status(StrEnum):
    """Where a table stands."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Row:
    """One entry of a log as it is kept: its JSON, when it was written, who caused it and by which message."""

    body: str
    at: int
    """Milliseconds since 1970."""
    guest: GuestId | None = None
    cause: str | None = None
    """The client's own id of the message that did it; whoever writes sees to it that none is written twice."""


@dataclass(frozen=True, slots=True)
class KeptTable:
    """What is kept of a table beside its log."""

    id: TableId
    game: str
    created: int
    status: Status
    host: GuestId | None
    """None once they asked to be forgotten."""
    secret: str | None
    """Of the dice, in hex; None where they are typed in."""
    invitation: str
    """Hash of the token that lets a guest sit down."""
    watching: str
    """Hash of the token that lets a guest watch."""


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """The pencil marks of a seat, and the turn that they were made for."""

    seat: int
    turn: int
    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat on its way to another device."""

    table: TableId
    seat: int
    expires: int


NumberedRow: TypeAlias = tuple[int, Row]
"""The number of an entry in its log, and the entry."""


@dataclass(frozen=True, slots=True)
class Seen:
    """When a guest was first and last seen, in milliseconds since 1970."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Traces:
    """The traces of a guest at one table, beyond their id."""

    rewritten: Sequence[tuple[int, str]] = ()
    """Numbers of entries, and their bodies without the guest's name."""
    seats: Sequence[int] = ()
    """The seats whose draft and handover link are the guest's."""


FindTraces: TypeAlias = Callable[[GuestId, Sequence[NumberedRow]], Traces]


@dataclass(frozen=True, slots=True)
class Removed:
    """The numbers of rows that a removal deleted or changed."""

    tables: int = 0
    entries: int = 0
    names: int = 0
    guests: int = 0

    def __bool__(self) -> bool:
        return any((self.tables, self.entries, self.names, self.guests))

    def __add__(self, other: "Removed") -> "Removed":
        return Removed(
            self.tables + other.tables,
            self.entries + other.entries,
            self.names + other.names,
            self.guests + other.guests,
        )


class Store(Protocol):
    """Everything that outlives the process. Reads see every write that was awaited before."""

    async def create(self, table: KeptTable, rows: Sequence[Row], members: Sequence[tuple[GuestId, Role]]) -> None:
        """Keep a new table with the first entries of its log, and who belongs to it."""
        ...

    async def append(self, table: TableId, first: int, rows: Sequence[Row], status: Status | None = None) -> None:
        """Add entries `first`, `first + 1`, ... all or none, and set a status with them. Only the first may have a
        cause. LostRace if another was quicker, or `first` is not where the log ends."""
        ...

    async def table(self, table: TableId) -> KeptTable | None:
        """The table of this id."""
        ...

    async def log(self, table: TableId, first: int = 0, most: int | None = None) -> list[Row]:
        """The entries of a table from `first` on, in order; at most so many."""
        ...

    async def keep_draft(self, table: TableId, draft: StoredDraft) -> None:
        """Keep the last pencil marks of a seat."""
        ...

    async def drafts(self, table: TableId) -> list[StoredDraft]:
        """The last pencil marks of every seat that made any."""
        ...

    async def greet(self, guest: GuestId, now: int) -> None:
        """Remember a guest, or that they were here again."""
        ...

    async def join(self, table: TableId, guest: GuestId, role: Role) -> None:
        """Let a guest belong to a table; a role once given is never made less (host > removed > invited > watcher)."""
        ...

    async def role(self, table: TableId, guest: GuestId) -> Role | None:
        """What a guest may do at a table; None if they do not belong to it."""
        ...

    async def removed(self, table: TableId) -> set[GuestId]:
        """The guests who were removed from a table for good."""
        ...

    async def members(self, table: TableId) -> list[tuple[GuestId, Role]]:
        """Everyone who belongs to a table."""
        ...

    async def set_links(self, table: TableId, invitation: str, watching: str) -> None:
        """Put other hashes in the place of those that the table's links had."""
        ...

    async def tables_of(self, guest: GuestId, most: int, skip: int = 0) -> list[tuple[KeptTable, Role]]:
        """The tables that a guest belongs to, the newest first, without the first `skip` of them."""
        ...

    async def count_open_tables(self, host: GuestId) -> int:
        """How many tables of this host are not over."""
        ...

    async def offer(self, token_hash: str, handover: Handover) -> None:
        """Keep a one-time token for a seat; it replaces an earlier one for the same seat."""
        ...

    async def redeem(self, token_hash: str, now: int) -> Handover | None:
        """Use up a one-time token; None if there is none or it has expired."""
        ...

    async def idle_since(self, status: Status, before: int, most: int) -> list[TableId]:
        """Tables of this status whose last entry is older than `before`."""
        ...

    async def forget_guest(self, guest: GuestId, kinds: Sequence[str], traces: FindTraces) -> Removed:
        """Delete a guest: memberships, first and last seen, their id in every row, and the traces that `traces` finds
        in the entries of these types of each of their tables. In the background it is erased from the files as well."""
        ...

    async def remove_table(self, table: TableId) -> Removed:
        """Delete a table with everything that belongs to it. In the background it is erased from the files as well."""
        ...

    async def remove_unused_guests(self, before: int) -> Removed:
        """Delete the guests who belong to no table and were last seen before this time."""
        ...

    async def erase(self) -> None:
        """Make an attempt to erase removed rows from the files now, and not only in the background."""
        ...

    async def changed_elsewhere(self) -> bool:
        """Whether another program may have written to the database since the last call."""
        ...

    async def missing(
        self, tables: Collection[TableId], guests: Collection[GuestId]
    ) -> tuple[set[TableId], set[GuestId]]:
        """Those of these tables and of these guests that are not in the database."""
        ...

    async def seen(self, guest: GuestId) -> Seen | None:
        """When a guest was first and last seen."""
        ...

    async def entries_of(self, guest: GuestId, table: TableId, first: int, most: int) -> list[NumberedRow]:
        """At most so many entries that a guest caused at a table, from the number `first` on."""
        ...

    async def entries_of_kinds(self, table: TableId, kinds: Sequence[str]) -> list[NumberedRow]:
        """The entries of a table that have one of these types, with their numbers."""
        ...

    async def backup(self, file: Path) -> None:
        """Write a whole copy of the database as it is now, while others go on writing."""
        ...

    async def key(self, name: str) -> bytes:
        """The server's secret key of this name, the same for every node; it is made when it is first asked for."""
        ...

    async def probe(self) -> None:
        """Write something, or StoreFailed."""
        ...

    async def close(self) -> None:
        """Finish what is waiting and let go of the database."""
        ...
