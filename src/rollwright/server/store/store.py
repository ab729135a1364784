"""The interface of a store. When a write has been awaited, it is on disk."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, NewType, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection

from rollwright.core.errors import Complaint, ErrorCode
from rollwright.core.seats import Seat
from rollwright.server.store.changes import Change
from rollwright.server.store.removed import Removed
from rollwright.session.guests import GuestId
from rollwright.session.waiting import Wait

Result = TypeVar("Result")
TableId = NewType("TableId", str)


class FailureReason(StrEnum):
    """Why a store failed; `store-` and the reason form the id of the message."""

    DISK_FULL = "disk-full"
    READ_ONLY = "read-only"
    UNAVAILABLE = "unavailable"
    """It cannot be reached, is locked, is damaged, or was closed."""
    NEWER = "newer-database"
    """A newer version of the program has written it."""
    FOREIGN = "foreign-database"
    """It is not a Rollwright database, or not a database."""
    IN_USE = "database-in-use"
    FILE_EXISTS = "file-exists"
    NO_FILE = "no-such-file"
    DAMAGED = "damaged-database"
    NOT_EMPTY = "database-not-empty"
    """There are rows in it already, which would have to be overwritten."""
    COPY_DIFFERS = "copy-differs"
    """The copy is not equal to the original, and was not committed."""
    UNSUPPORTED = "unsupported"
    """This kind of database does not support the operation."""


class StoreFailed(Complaint):
    """Nothing was written, because the disk is full or the database cannot be written or reached. `detail` is for the
    log."""

    code = ErrorCode.UNAVAILABLE

    def __init__(self, reason: FailureReason, detail: str = "") -> None:
        super().__init__(f"store-{reason}")
        self.reason = reason
        self.detail = detail
        self.of_target = False  # whether it is that of the database to which another one is copied

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}" if self.detail else str(self.reason)


class LostRace(Exception):
    """Another writer has appended to the log first; the log must be read again."""


class TableRemoved(Complaint):
    """The table has been removed from the database, so nothing was written."""

    code = ErrorCode.NOT_FOUND

    def __init__(self) -> None:
        super().__init__("table-removed")


class Role(StrEnum):
    """The role of a guest at a table, which is independent of the guest's seats."""

    HOST = "host"
    INVITED = "invited"
    WATCHER = "watcher"
    REMOVED = "removed"
    """The host removed the guest permanently; no link makes the guest a member again."""


class Status(StrEnum):
    """The phase of a table."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class Row(NamedTuple):
    """An entry of a log as it is stored: its JSON, its time, the guest who caused it, and the id of the message."""

    body: str
    at: int
    """Milliseconds since 1970."""
    guest: GuestId | None = None
    cause: str | None = None
    """The client's id of the message that caused the entry; the writer of the entry prevents duplicates."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored, without its log."""

    id: TableId
    game: str
    created: int
    status: Status
    host: GuestId | None
    """None after the host was forgotten."""
    secret: str | None
    """The secret of the dice in hex; None if they are typed in."""
    invitation: str
    """Hash of the token with which a guest may sit down."""
    watching: str
    """Hash of the token with which a guest may watch."""


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """The draft of a seat, and the turn for which it was made."""

    seat: int
    turn: int
    marks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Handover:
    """The right to move a seat to another device."""

    table: TableId
    seat: int
    expires: int


NumberedRow: TypeAlias = tuple[int, Row]
"""The number of an entry in its log, and the entry."""


@dataclass(frozen=True, slots=True)
class SeenTimes:
    """When a guest was first and last seen, in milliseconds since 1970."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Traces:
    """The data of a guest at one table, apart from the guest's id."""

    rewritten: Sequence[tuple[int, str]] = ()
    """Numbers of entries, and their bodies without the guest's name."""
    seats: Sequence[int] = ()
    """The seats whose draft and handover link are the guest's."""


class GuestConnection(NamedTuple):
    """A guest who is or was connected to a table."""

    guest: GuestId
    sockets: int
    """The sockets of the guest on other nodes; 0 if the guest is connected to none of them."""
    quiet: int
    """Milliseconds since the guest last connected or disconnected."""


@dataclass(frozen=True, slots=True)
class TableNews:
    """Everything about a table that other nodes may have changed."""

    rows: Sequence[Row]
    """The entries that this node does not know."""
    drafts: Sequence[StoredDraft]
    removed: Collection[GuestId]
    connections: Sequence[GuestConnection]


FindTraces: TypeAlias = Callable[[GuestId, Sequence[NumberedRow]], Traces]


class Store(Protocol):
    """Everything that outlives the process. Reads see every write that was awaited before."""

    async def create(
        self,
        table: StoredTable,
        rows: Sequence[Row],
        members: Sequence[tuple[GuestId, Role]],
        *,
        bot_due: bool = False,
    ) -> None:
        """Store a new table with the first entries of its log and its members; `bot_due` as in `append`."""
        ...

    async def append(
        self,
        table: TableId,
        first: int,
        rows: Sequence[Row],
        status: Status | None = None,
        waits: Sequence[Wait] = (),
        *,
        freed: Sequence[Seat] = (),
        bot_due: bool = False,
    ) -> None:
        """Append entries `first`, `first + 1`, ... all or none, and set the status with them. Only the first may have a
        cause. In the same transaction, the waits that begin with them are noted in the outbox, the drafts of freed
        seats are deleted and, if a bot has to choose after them, the table gets a lease.

        Raises LostRace if another writer was first or `first` is not the end of the log.
        """
        ...

    async def table(self, table: TableId) -> StoredTable | None: ...

    async def log(self, table: TableId, first: int = 0, most: int | None = None) -> list[Row]:
        """At most `most` entries of a table in order, beginning with the number `first`."""
        ...

    async def keep_draft(self, table: TableId, draft: StoredDraft, length: int | None = None) -> None:
        """Store the draft of a seat; it replaces an earlier one. Raises LostRace if the log has another length."""
        ...

    async def drafts(self, table: TableId) -> list[StoredDraft]:
        """The latest draft of every seat that has one."""
        ...

    async def greet(self, guest: GuestId, now: int) -> None:
        """Store a guest, or the time of the guest's last visit."""

    async def join(self, table: TableId, guest: GuestId, role: Role) -> None:
        """Make a guest a member of a table. A role is never lowered (host > removed > invited > watcher)."""
        ...

    async def role(self, table: TableId, guest: GuestId) -> Role | None:
        """The role of a guest at a table; None if the guest is not a member."""
        ...

    async def members(self, table: TableId) -> list[tuple[GuestId, Role]]: ...

    async def set_links(self, table: TableId, invitation: str, watching: str) -> None:
        """Replace the hashes of the tokens of the table's links."""
        ...

    async def tables_of(self, guest: GuestId, most: int, skip: int = 0) -> list[tuple[StoredTable, Role]]:
        """The tables of which a guest is a member, newest first, without the first `skip` of them."""
        ...

    async def count_open_tables(self, host: GuestId) -> int: ...

    async def offer(self, token_hash: str, handover: Handover) -> None:
        """Store a one-time token for a seat; it replaces an earlier one for the same seat."""
        ...

    async def redeem(self, token_hash: str, now: int) -> Handover | None:
        """Use a one-time token; None if it does not exist or has expired."""
        ...

    async def idle_since(self, status: Status, before: int, most: int) -> list[TableId]:
        """Tables of this status whose last entry is older than `before`."""
        ...

    async def forget_guest(self, guest: GuestId, kinds: Sequence[str], traces: FindTraces) -> Removed:
        """Delete a guest: memberships, times of visits, the guest's id in every row, and other data that `traces`
        finds.

        `traces` receives the entries of these types for each of the guest's tables. The rows are also erased from the
        files, in the background.
        """
        ...

    async def remove_table(self, table: TableId) -> Removed:
        """Delete a table with everything that belongs to it. The rows are also erased from the files, in the
        background."""
        ...

    async def remove_unused_guests(self, before: int) -> Removed:
        """Delete the guests who are members of no table and were last seen before this time."""
        ...

    async def erase(self) -> None:
        """Make an attempt to erase removed rows from the files now, in addition to those in the background."""
        ...

    async def changed_elsewhere(self) -> bool:
        """Whether another program may have written to the database since the last call."""
        ...

    async def missing(
        self, tables: Collection[TableId], guests: Collection[GuestId]
    ) -> tuple[set[TableId], set[GuestId]]:
        """The ids of these tables and guests that are not in the database."""
        ...

    async def seen(self, guest: GuestId) -> SeenTimes | None: ...

    async def entries_of(self, guest: GuestId, table: TableId, first: int, most: int) -> list[NumberedRow]:
        """At most `most` entries that a guest caused at a table, beginning with the number `first`."""
        ...

    async def entries_of_kinds(self, table: TableId, kinds: Sequence[str]) -> list[NumberedRow]:
        """The entries of a table that have one of these types, with their numbers."""
        ...

    async def note_waits(self, table: TableId, waits: Sequence[Wait]) -> None:
        """Note waits in the outbox that began without an entry."""
        ...

    async def run(self, write: Callable[[Connection], Result], *removed: str) -> Result:
        """Run a function that writes. The ids of rows that it removes are also erased from the files, in the
        background."""
        ...

    async def read(self, read: Callable[[Connection], Result]) -> Result:
        """Run a query."""
        ...

    async def backup(self, file: Path) -> None:
        """Write a consistent snapshot of the database to a new file, without blocking writers."""
        ...

    async def key(self, name: str) -> bytes:
        """The server's secret key of this name, the same for every node; it is generated when it is first needed."""
        ...

    # Several nodes on one database

    @property
    def shared(self) -> bool:
        """Whether other nodes may write to the same tables."""
        ...

    @property
    def leads(self) -> bool:
        """Whether this node does the periodic work, which only one node should do."""
        ...

    async def changes(self) -> Mapping[TableId, Change] | None:
        """Wait until other nodes have changed tables; None if anything may have been changed."""
        ...

    async def logs(self, firsts: Mapping[TableId, int]) -> Mapping[TableId, Sequence[Row]]:
        """The entries of several tables, each from a number, in one query; nothing for a table without such entries."""
        ...

    async def news(self, table: TableId, first: int) -> TableNews:
        """The entries of a table from the number `first`, and everything else that other nodes may have changed."""
        ...

    async def connections(self, table: TableId) -> Sequence[GuestConnection]:
        """The guests who are or were connected to a table on any node; nothing if there is only one node."""
        ...

    def report(self, table: TableId, guest: GuestId, sockets: int) -> None:
        """Tell the other nodes how many sockets a guest has at a table on this node, in the background."""
        ...

    async def reported(self) -> None:
        """Wait until they can know it."""
        ...

    async def take_lease(self, table: TableId) -> bool:
        """Take the right to run the bots of a table; False if another node has it."""
        ...

    def end_lease(self, table: TableId, entries: int) -> None:
        """End that right in the background. If the log has become longer than this, another node gets it."""
        ...

    async def inherited(self) -> Collection[TableId]:
        """Wait for tables whose server has stopped, and take their leases. They must be opened: bots may have to
        choose, and absent players may have to be notified."""
        ...

    async def probe(self) -> None:
        """Write to the database. Raises StoreFailed if that is not possible."""
        ...

    async def close(self) -> None:
        """Finish the waiting writes and close the database."""
        ...
