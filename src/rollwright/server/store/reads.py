"""The queries, each as one statement on a read-only connection."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

import sqlalchemy
from sqlalchemy import ColumnElement, Connection, Select, bindparam, func, or_, select

from rollwright.server.store.nodes import at_table
from rollwright.server.store.schema import drafts, entries, guests, members, tables
from rollwright.server.store.store import (
    NumberedRow,
    Role,
    Row,
    SeenTimes,
    Status,
    StoredDraft,
    StoredTable,
    TableId,
    TableNews,
)
from rollwright.session.guests import GuestId

# The most frequent statements are built once, because building a statement takes as long as running it.
TABLE = select(tables).where(tables.c.id == bindparam("table"))
LOG = (
    select(entries.c.body, entries.c.at, entries.c.guest, entries.c.cause)
    .where(entries.c.table == bindparam("table"), entries.c.sequence >= bindparam("first"))
    .order_by(entries.c.sequence)
)
NUMBERED = (
    select(entries.c.sequence, entries.c.body, entries.c.at, entries.c.guest, entries.c.cause)
    .where(entries.c.table == bindparam("table"))
    .order_by(entries.c.sequence)
)
LOGS = """\
SELECT wanted.id, entry.body, entry.at, entry.guest, entry.cause
FROM unnest(%(tables)s::text[], %(firsts)s::int[]) AS wanted (id, first),
LATERAL (SELECT * FROM entries WHERE "table" = wanted.id AND sequence >= wanted.first) AS entry
ORDER BY wanted.id, entry.sequence"""
"""Entries of several tables, on PostgreSQL."""
MOST_IDS = 1000
"""Ids per statement; databases limit the number of parameters."""
Id = TypeVar("Id", TableId, GuestId)

ROLE = select(members.c.role).where(members.c.table == bindparam("table"), members.c.guest == bindparam("guest"))

REMOVED = select(members.c.guest).where(members.c.table == bindparam("table"), members.c.role == Role.REMOVED)
MEMBERS = select(members.c.guest, members.c.role).where(members.c.table == bindparam("table")).order_by(members.c.guest)
DRAFTS = (
    select(drafts.c.seat, drafts.c.turn, drafts.c.marks)
    .where(drafts.c.table == bindparam("table"))
    .order_by(drafts.c.seat)
)


def table(connection: Connection, table: TableId) -> StoredTable | None:
    found = connection.execute(TABLE, {"table": table}).one_or_none()
    return None if found is None else _stored_table(found)


def log(connection: Connection, table: TableId, first: int, most: int | None) -> list[Row]:
    """The entries of a table in order."""
    statement = LOG if most is None else LOG.limit(most)
    return [Row(*found) for found in connection.execute(statement, {"table": table, "first": first})]


def logs(connection: Connection, firsts: Mapping[TableId, int]) -> dict[TableId, list[Row]]:
    """The entries of several tables, in order."""
    if connection.dialect.name == "sqlite":
        return {table: log(connection, table, first, None) for table, first in firsts.items()}
    found: dict[TableId, list[Row]] = {}
    one_statement = connection.execution_options(isolation_level="AUTOCOMMIT")
    parameters = {"tables": [*firsts], "firsts": [*firsts.values()]}
    for table, *row in one_statement.exec_driver_sql(LOGS, parameters):
        found.setdefault(table, []).append(Row(*row))
    return found


def entries_of(connection: Connection, guest: GuestId, table: TableId, first: int, most: int) -> list[NumberedRow]:
    """The next entries of a guest at a table."""
    statement = NUMBERED.where(entries.c.sequence >= bindparam("first"), entries.c.guest == bindparam("guest"))
    return _numbered(connection, statement.limit(most), {"table": table, "first": first, "guest": guest})


def entries_of_kinds(connection: Connection, table: TableId, kinds: Sequence[str]) -> list[NumberedRow]:
    """The entries of these types at a table."""
    return _numbered(connection, NUMBERED.where(is_of_kinds(kinds)), {"table": table})


def is_of_kinds(kinds: Sequence[str]) -> ColumnElement[bool]:
    """Whether an entry is of one of these types; the JSON of an entry begins with its type."""
    return or_(*(entries.c.body.startswith(f'{{"type":"{kind}"', autoescape=True) for kind in kinds))


def _numbered(connection: Connection, statement: Select[Any], values: dict[str, object]) -> list[NumberedRow]:
    return [(number, Row(*row)) for number, *row in connection.execute(statement, values)]


def seen(connection: Connection, guest: GuestId) -> SeenTimes | None:
    """When a guest was first and last seen."""
    statement = select(guests.c.first_seen, guests.c.last_seen).where(guests.c.id == guest)
    found = connection.execute(statement).one_or_none()
    return None if found is None else SeenTimes(*found)


def missing(
    connection: Connection, of_tables: Collection[TableId], of_guests: Collection[GuestId]
) -> tuple[set[TableId], set[GuestId]]:
    """The ids that are not in the database."""
    return (
        _missing(connection, tables, of_tables),
        _missing(connection, guests, of_guests),
    )


def _missing(connection: Connection, table: sqlalchemy.Table, ids: Collection[Id]) -> set[Id]:
    left = set(ids)
    remaining = list(ids)
    while remaining:
        some, remaining = remaining[:MOST_IDS], remaining[MOST_IDS:]
        left.difference_update(connection.scalars(select(table.c.id).where(table.c.id.in_(some))))
    return left


def all_drafts(connection: Connection, table: TableId) -> list[StoredDraft]:
    """The drafts of a table, by seat."""
    found = connection.execute(DRAFTS, {"table": table})
    return [StoredDraft(seat, turn, tuple(marks)) for seat, turn, marks in found]


def role(connection: Connection, table: TableId, guest: GuestId) -> Role | None:
    """The role of a guest at a table."""
    found = connection.scalar(ROLE, {"table": table, "guest": guest})
    return None if found is None else Role(found)


def news(connection: Connection, table: TableId, first: int, node: str) -> TableNews:
    """Everything about a table that other nodes may have changed."""
    return TableNews(
        rows=log(connection, table, first, None),
        drafts=all_drafts(connection, table),
        removed=removed(connection, table),
        connections=() if connection.dialect.name == "sqlite" else at_table(connection, table, node),
    )


def removed(connection: Connection, table: TableId) -> set[GuestId]:
    """The guests who were removed from a table permanently."""
    return set(connection.scalars(REMOVED, {"table": table}))


def all_members(connection: Connection, table: TableId) -> list[tuple[GuestId, Role]]:
    """All members of a table."""
    return [(guest, Role(role)) for guest, role in connection.execute(MEMBERS, {"table": table})]


def tables_of(connection: Connection, guest: GuestId, most: int, skip: int) -> list[tuple[StoredTable, Role]]:
    """The tables of a guest, the newest first."""
    return [
        (_stored_table(found), Role(found.role))
        for found in connection.execute(
            select(tables, members.c.role)
            .join(members, members.c.table == tables.c.id)
            .where(members.c.guest == guest)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(most)
            .offset(skip)
        )
    ]


def count_open_tables(connection: Connection, host: GuestId) -> int:
    """How many tables of a host are not over."""
    counted = select(func.count()).where(tables.c.host == host, tables.c.status != Status.OVER)
    return connection.execute(counted).scalar_one()


def idle_since(connection: Connection, status: Status, before: int, most: int) -> list[TableId]:
    """Tables without an entry since `before`; an empty log counts from the creation of the table."""
    last_entry = (
        select(entries.c.at)
        .where(entries.c.table == tables.c.id)
        .order_by(entries.c.sequence.desc())
        .limit(1)
        .scalar_subquery()
    )
    return list(
        connection.scalars(
            select(tables.c.id)
            .where(tables.c.status == status, func.coalesce(last_entry, tables.c.created) < before)
            .order_by(tables.c.created, tables.c.id)
            .limit(most)
        )
    )


def _stored_table(found: sqlalchemy.Row[Any]) -> StoredTable:
    return StoredTable(
        id=found.id,
        game=found.game,
        created=found.created,
        status=Status(found.status),
        host=found.host,
        secret=found.secret,
        invitation=found.invitation,
        watching=found.watching,
    )
