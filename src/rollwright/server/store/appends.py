"""Appends entries to many logs in one transaction; an append that conflicts fails without affecting the others."""

import json
from asyncio import Future
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, Dialect, bindparam, delete, func, insert, select, update

from rollwright.core.seats import Seat
from rollwright.server.store.changes import Change
from rollwright.server.store.engines import commits_itself
from rollwright.server.store.leases import hold_lease
from rollwright.server.store.outbox import note_waits
from rollwright.server.store.schema import drafts, entries, tables
from rollwright.server.store.store import LostRace, Row, Status, TableId
from rollwright.server.store.wakeups import NOTIFY, notify
from rollwright.session.waiting import Wait

COLUMNS = [column.name for column in entries.columns]
_NAMES = ", ".join(f'"{name}"' for name in COLUMNS)
INSERT_JSON = f"""\
INSERT INTO entries ({_NAMES}) SELECT {_NAMES} FROM json_populate_recordset(NULL::entries, %(rows)s::json)"""  # noqa: S608
"""One statement for all rows, on PostgreSQL. The rows are JSON because psycopg writes arrays in Python, element by
element, which takes most of the CPU time of an append."""
INSERT_AND_NOTIFY = f"WITH inserted AS ({INSERT_JSON}) {NOTIFY}"
"""One statement, which can be a whole transaction, on PostgreSQL."""
ColumnValues: TypeAlias = tuple[object, ...]
"""A row of the database, with one value per column."""
SET_STATUS = update(tables).where(tables.c.id == bindparam("of_table")).values(status=bindparam("new_status"))
FORGET_DRAFTS = delete(drafts).where(
    drafts.c.table == bindparam("of_table"), drafts.c.seat.in_(bindparam("of_seats", expanding=True))
)
MOST_ENDS = 10_000
"""Number of tables whose log ends are cached; the cache is cleared when there are more."""


@dataclass(slots=True, eq=False)
class Append:
    """Entries that wait to be written, and the future that waits for them."""

    table: TableId
    first: int
    rows: Sequence[Row]
    status: Status | None
    waits: Sequence[Wait]
    future: Future[Any]
    freed: Sequence[Seat] = ()
    """Seats whose drafts are deleted, because the next player must not see them."""
    holder: str | None = None
    """The server that has to take the lease of the table, unless another has it; None if that is not necessary."""
    result: bool = False
    """Whether the lease is that of the holder."""
    error: Exception | None = None

    @property
    def only_rows(self) -> bool:
        """Whether nothing is written with the entries."""
        return self.status is None and self.holder is None and not self.waits and not self.freed

    @property
    def end(self) -> int:
        """The number of the entry after the last of these."""
        return self.first + len(self.rows)

    @property
    def change(self) -> Change:
        """The change that other nodes are told of. They delete the drafts of freed seats when they read the entries."""
        return Change(entries=self.end)


def values(table: TableId, first: int, rows: Iterable[Row]) -> list[ColumnValues]:
    """Rows of a log with their values in the order of the columns, in which a Row has its own values."""
    return [(table, place, *row) for place, row in enumerate(rows, first)]


def write(connection: Connection, rows: Sequence[ColumnValues]) -> None:
    """Insert rows of any logs. This statement runs more often than all others, so it is compiled only once."""
    dialect = connection.dialect
    if dialect.positional:
        connection.exec_driver_sql(_insertion(dialect), [*rows])
    else:
        connection.exec_driver_sql(INSERT_JSON, {"rows": _to_json(rows)})


@cache
def _insertion(dialect: Dialect) -> str:
    return str(insert(entries).compile(dialect=dialect))


def _to_json(rows: Sequence[ColumnValues]) -> str:
    return json.dumps([dict(zip(COLUMNS, row, strict=True)) for row in rows], ensure_ascii=False)


def write_appends(connection: Connection, appends: Sequence[Append], notifications: Sequence[str] = ()) -> None:
    """Write accepted appends, as the end of a transaction, and send notifications when it is committed.

    Raises IntegrityError if another node has appended to one of the logs; then nothing is written.
    """
    rows = [value for append in appends for value in values(append.table, append.first, append.rows)]
    more = [append for append in appends if not append.only_rows]
    if rows and notifications:
        parameters = {"rows": _to_json(rows), "payloads": json.dumps(notifications)}
        with nullcontext() if more else commits_itself(connection):
            connection.exec_driver_sql(INSERT_AND_NOTIFY, parameters)
    elif rows:
        write(connection, rows)
    elif notifications:
        notify(connection, notifications)
    changed = [{"of_table": append.table, "new_status": append.status} for append in more if append.status is not None]
    if changed:
        connection.execute(SET_STATUS, changed)
    for append in more:
        if append.waits:
            note_waits(connection, append.table, append.waits)
        if append.freed:
            connection.execute(FORGET_DRAFTS, {"of_table": append.table, "of_seats": append.freed})
        if append.holder is not None:
            append.result = hold_lease(connection, append.table, append.holder)


class Logs:
    """A cache of the ends of the logs; used only in the writer's thread."""

    def __init__(self) -> None:
        end = select(func.coalesce(func.max(entries.c.sequence) + 1, 0)).where(entries.c.table == tables.c.id)
        self._find_ends = select(tables.c.id, end.scalar_subquery()).where(
            tables.c.id.in_(bindparam("of_tables", expanding=True))
        )
        # A log only grows, so a cached end can be used without a query. If another program has appended there, the
        # primary key refuses the row; if it has removed the whole table, the foreign key does.
        self._ends: dict[TableId, int] = {}

    def forget(self) -> None:
        """Clear the cache, because after a rollback it may be wrong."""
        self._ends.clear()

    def accept(self, connection: Connection, appends: Sequence[Append]) -> list[Append]:
        """The appends in the order in which they are written, without those that do not begin at the end of their log,
        which fail with a conflict."""
        if len(self._ends) > MOST_ENDS:
            self._ends.clear()
        self._look_up(connection, [append.table for append in appends if self._ends.get(append.table) != append.first])
        if not connection.dialect.positional:  # in one order, so that two nodes do not wait for each other's rows
            appends = sorted(appends, key=lambda append: append.table)
        winners: list[Append] = []
        for append in appends:
            if self._ends[append.table] == append.first:
                self._ends[append.table] = append.end
                winners.append(append)
            else:
                append.error = LostRace()
        return winners

    def _look_up(self, connection: Connection, unsure: Sequence[TableId]) -> None:
        if not unsure:
            return
        self._ends.update((table, -1) for table in unsure)  # nothing can be appended to a table that does not exist
        self._ends.update(iter(connection.execute(self._find_ends, {"of_tables": unsure})))
