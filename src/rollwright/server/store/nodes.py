"""The rows of the servers that share a PostgreSQL database: heartbeats, connections and leases.

All times are those of the database's clock, in milliseconds since 1970.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import BigInteger, Connection, bindparam, cast, delete, func, insert, or_, select, update

from rollwright.server.clock import DAY, local_ms
from rollwright.server.store.engines import insert_into
from rollwright.server.store.schema import connections, leases, nodes
from rollwright.server.store.store import GuestConnection, TableId
from rollwright.server.store.wakeups import EVERYONE, announce
from rollwright.session.guests import GuestId

DEAD_AFTER = 5_000
"""Milliseconds without a heartbeat after which a node counts as dead."""
REMEMBERED = DAY
"""Milliseconds for which it is stored when a guest was last connected to a table."""

NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
POSTGRESQL = "postgresql"


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """The result of a heartbeat."""

    ahead: int
    """Milliseconds by which the database's clock is ahead of this machine's."""
    uncertain: int
    """The possible error of that number."""
    known: bool
    """Whether the other nodes counted this one as alive."""
    leads: bool
    """Whether this node does the periodic work."""


def beat(connection: Connection, node: str, *, bury: bool) -> Heartbeat:
    """Note that a node is alive; with `bury`, also remove the nodes that are dead."""
    before = local_ms()
    there = connection.execute(
        update(nodes).where(nodes.c.id == node).values(heartbeat=NOW).returning(nodes.c.heartbeat)
    ).scalar_one_or_none()
    after = local_ms()
    now = (
        there
        or connection.execute(
            insert(nodes).values(id=node, started=NOW, heartbeat=NOW).returning(nodes.c.heartbeat)
        ).scalar_one()
    )
    if bury:
        dead = delete(nodes).where(nodes.c.heartbeat < now - DEAD_AFTER, nodes.c.id != node)
        for other, last in connection.execute(dead.returning(nodes.c.id, nodes.c.heartbeat)).all():
            end(connection, other, last)
    first = connection.execute(select(nodes.c.id).order_by(nodes.c.started, nodes.c.id).limit(1)).scalar_one()
    middle, uncertain = (before + after) // 2, (after - before) // 2 + 1
    return Heartbeat(now - middle, uncertain, there is not None, first == node)


def leave(connection: Connection, node: str) -> None:
    """Remove a node that stops."""
    connection.execute(delete(nodes).where(nodes.c.id == node))
    end(connection, node, None)


def end(connection: Connection, node: str, at: int | None) -> None:
    """End the connections and leases of a node that was last alive at this time, or now."""
    of_node = connections.c.node == node, connections.c.sockets > 0
    changed = {"sockets": 0, "changed": NOW if at is None else at}
    left = connection.scalars(update(connections).where(*of_node).values(changed).returning(connections.c.table))
    freed = connection.scalars(delete(leases).where(leases.c.node == node).returning(leases.c.table))
    announce(connection, [*left, *freed], EVERYONE)


def report(
    connection: Connection,
    node: str,
    sockets: Mapping[tuple[TableId, GuestId], int],
    ended_leases: Collection[TableId],
) -> None:
    """Store the number of sockets that guests have at tables on a node, and wake the other nodes; end leases."""
    if ended_leases:
        ended = leases.c.node == node, leases.c.table.in_(ended_leases)
        connection.execute(delete(leases).where(*ended))
    here = [
        {"table": table, "guest": guest, "node": node, "sockets": number}
        for (table, guest), number in sorted(sockets.items())
        if number
    ]
    gone = [
        {"of_table": table, "of_guest": guest, "of_node": node}
        for (table, guest), number in sorted(sockets.items())
        if not number
    ]
    if here:
        statement = insert_into(connections, POSTGRESQL).values(changed=NOW)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=list(connections.primary_key),
                set_={"sockets": statement.excluded.sockets, "changed": statement.excluded.changed},
            ),
            here,
        )
    if gone:  # not inserted, because a guest who was forgotten must not be stored again
        this = (
            connections.c.table == bindparam("of_table"),
            connections.c.guest == bindparam("of_guest"),
            connections.c.node == bindparam("of_node"),
        )
        connection.execute(update(connections).where(*this).values(sockets=0, changed=NOW), gone)
    announce(connection, [table for table, _ in sockets], node)


def at_table(connection: Connection, table: TableId, node: str) -> list[GuestConnection]:
    """The guests who are or were connected to a table, as far as it is remembered."""
    elsewhere = func.coalesce(func.sum(connections.c.sockets).filter(connections.c.node != node), 0)
    quiet = func.greatest(NOW - func.max(connections.c.changed), 0)
    found = select(connections.c.guest, elsewhere, quiet).where(connections.c.table == table)
    return [
        GuestConnection(guest, sockets, milliseconds)
        for guest, sockets, milliseconds in connection.execute(found.group_by(connections.c.guest))
    ]


def take_lease(connection: Connection, table: TableId, node: str) -> bool:
    """Take the lease of a table, unless another living node has it."""
    statement = insert_into(leases, POSTGRESQL).values(table=table, node=node)
    free = or_(leases.c.node == node, leases.c.node.not_in(select(nodes.c.id)))
    taken = statement.on_conflict_do_update(
        index_elements=[leases.c.table], set_={"node": statement.excluded.node}, where=free
    )
    return connection.execute(taken.returning(leases.c.node)).scalar_one_or_none() == node


def forget_old_connections(connection: Connection) -> None:
    """Delete the rows of guests who left long ago."""
    old = connections.c.sockets == 0, connections.c.changed < NOW - REMEMBERED
    connection.execute(delete(connections).where(*old))
