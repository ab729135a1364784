"""All writes except appends, each as a function of the writer's connection."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import cache

from sqlalchemy import ColumnElement, Connection, Insert, Table, bindparam, delete, exists, func, insert, select, update

from rollwright.server.store.appends import values, write
from rollwright.server.store.channels import forget_channels
from rollwright.server.store.engines import insert_into
from rollwright.server.store.leases import hold_lease
from rollwright.server.store.reads import MOST_IDS, entries_of_kinds
from rollwright.server.store.removed import Removed
from rollwright.server.store.schema import (
    connections,
    drafts,
    entries,
    guests,
    handovers,
    keys,
    leases,
    members,
    mutes,
    outbox,
    pulse,
    tables,
)
from rollwright.server.store.store import (
    FindTraces,
    Handover,
    LostRace,
    Role,
    Row,
    StoredDraft,
    StoredTable,
    TableId,
)
from rollwright.session.guests import GuestId

LESSER = {
    Role.HOST: (Role.REMOVED, Role.INVITED, Role.WATCHER),
    Role.REMOVED: (Role.INVITED, Role.WATCHER),
    Role.INVITED: (Role.WATCHER,),
    Role.WATCHER: (),
}
"""The roles that each role replaces."""
LENGTH = select(func.coalesce(func.max(entries.c.sequence) + 1, 0)).where(entries.c.table == bindparam("of_table"))


def create(
    connection: Connection,
    table: StoredTable,
    rows: Sequence[Row],
    people: Sequence[tuple[GuestId, Role]],
    holder: str | None,
) -> None:
    """Insert a new table with its first entries and its members; if a bot has to choose, also with a lease."""
    connection.execute(insert(tables), asdict(table))
    if rows:
        write(connection, values(table.id, 0, rows))
    for guest, role in people:
        join(connection, table.id, guest, role)
    if holder is not None:
        hold_lease(connection, table.id, holder)


def keep_draft(connection: Connection, table: TableId, draft: StoredDraft, length: int | None = None) -> None:
    """Insert or replace the draft of a seat. Raises LostRace unless the log has this length."""
    if length is not None:
        lock(connection, [table])  # what another node is writing is seen by the next statement
        if connection.execute(LENGTH, {"of_table": table}).scalar_one() != length:
            raise LostRace
    connection.execute(
        _put(connection.dialect.name, drafts, "turn", "marks"),
        {"table": table, "seat": draft.seat, "turn": draft.turn, "marks": draft.marks},
    )


def greet(connection: Connection, guest: GuestId, now: int) -> None:
    """Insert a guest, or update the time of the last visit."""
    connection.execute(
        _put(connection.dialect.name, guests, "last_seen"), {"id": guest, "first_seen": now, "last_seen": now}
    )


def join(connection: Connection, table: TableId, guest: GuestId, role: Role) -> None:
    """Insert a membership, or raise its role."""
    connection.execute(
        _put(connection.dialect.name, members, "role", instead_of=LESSER[role]),
        {"table": table, "guest": guest, "role": role},
    )


def set_links(connection: Connection, table: TableId, invitation: str, watching: str) -> None:
    """Replace the hashes of the links of a table."""
    connection.execute(update(tables).where(tables.c.id == table), {"invitation": invitation, "watching": watching})


def offer(connection: Connection, token_hash: str, handover: Handover) -> None:
    """Insert or replace the token of a seat."""
    connection.execute(
        _put(connection.dialect.name, handovers, "token_hash", "expires"),
        {"token_hash": token_hash, **asdict(handover)},
    )


def redeem(connection: Connection, token_hash: str, now: int) -> Handover | None:
    """Delete and return a token in one statement, so that it can be used only once."""
    taken = connection.execute(
        delete(handovers)
        .where(handovers.c.token_hash == token_hash)
        .returning(handovers.c.table, handovers.c.seat, handovers.c.expires)
    ).one_or_none()
    return Handover(*taken) if taken is not None and now < taken.expires else None


def forget_guest(connection: Connection, guest: GuestId, kinds: Sequence[str], traces: FindTraces) -> Removed:
    """Delete everything that identifies a guest, in one transaction, so that the guest cannot sit down in between."""
    of_guest = select(members.c.table).where(members.c.guest == guest)
    their_tables = list(connection.scalars(of_guest))
    lock(connection, their_tables)
    changed = names = 0
    for table in their_tables:
        found = traces(guest, entries_of_kinds(connection, table, kinds))
        of_seats = {"of_table": table, "of_seats": found.seats}
        connection.execute(delete(drafts).where(*_seats(drafts)), of_seats)
        connection.execute(delete(handovers).where(*_seats(handovers)), of_seats)
        for sequence, body in found.rewritten:
            this = entries.c.table == table, entries.c.sequence == sequence
            names += connection.execute(update(entries).where(*this).values(body=body)).rowcount
        theirs = entries.c.table == table, entries.c.guest == guest
        changed += connection.execute(update(entries).where(*theirs).values(guest=None, cause=None)).rowcount
    connection.execute(update(tables).where(tables.c.host == guest).values(host=None))
    for part in (members, connections):
        connection.execute(delete(part).where(part.c.guest == guest))
    forget_channels(connection, [guest])
    known = connection.execute(delete(guests).where(guests.c.id == guest)).rowcount
    return Removed(entries=changed, names=names, guests=int(bool(known or their_tables)))


def _seats(table: Table) -> tuple[ColumnElement[bool], ...]:
    return table.c.table == bindparam("of_table"), table.c.seat.in_(bindparam("of_seats", expanding=True))


def remove_table(connection: Connection, table: TableId) -> Removed:
    """Delete a table and everything that belongs to it."""
    lock(connection, [table])
    for part in (handovers, drafts, members, connections, leases, outbox, mutes):
        connection.execute(delete(part).where(part.c.table == table))
    logged = connection.execute(delete(entries).where(entries.c.table == table)).rowcount
    return Removed(tables=connection.execute(delete(tables).where(tables.c.id == table)).rowcount, entries=logged)


def lock(connection: Connection, their: Sequence[TableId]) -> None:
    """Block other nodes that would add rows to these tables until this transaction is committed.

    SQLite has only one writer, which needs no lock.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(tables.c.id).where(tables.c.id.in_(their)).order_by(tables.c.id).with_for_update())


def remove_unused_guests(connection: Connection, before: int) -> Removed:
    """Delete the guests who are members of no table and were last seen before this time."""
    unused = guests.c.last_seen < before, ~exists().where(members.c.guest == guests.c.id)
    removed = connection.scalars(delete(guests).where(*unused).returning(guests.c.id)).all()
    for first in range(0, len(removed), MOST_IDS):
        forget_channels(connection, removed[first : first + MOST_IDS])
    return Removed(guests=len(removed))


def key(connection: Connection, name: str, new: bytes) -> bytes:
    """The key of this name; `new` is stored if there is none. If several nodes generate one, the first wins."""
    connection.execute(insert_into(keys, connection.dialect.name).on_conflict_do_nothing(), {"name": name, "key": new})
    stored: bytes = connection.execute(select(keys.c.key).where(keys.c.name == name)).scalar_one()
    return stored


def probe(connection: Connection) -> None:
    """Change the row, because SQLite writes nothing if nothing changes."""
    statement = insert_into(pulse, connection.dialect.name)
    connection.execute(
        statement.on_conflict_do_update(index_elements=[pulse.c.id], set_={"beats": pulse.c.beats + 1}),
        {"id": 1, "beats": 1},
    )


@cache  # drafts are frequent, and building the statement costs as much as running it
def _put(dialect: str, table: Table, *changed: str, instead_of: tuple[Role, ...] = ()) -> Insert:
    """Insert a row, or update these columns if the key exists."""
    statement = insert_into(table, dialect)
    return statement.on_conflict_do_update(
        index_elements=list(table.primary_key),
        set_={name: statement.excluded[name] for name in changed},
        where=members.c.role.in_(instead_of) if table is members else None,
    )
