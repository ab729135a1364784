"""The rows of the servers that share a PostgreSQL database: heartbeats and connections.

All times are those of the database's clock, in milliseconds since 1970.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    and_,
    bindparam,
    cast,
    delete,
    func,
    insert,
    inspect,
    or_,
    select,
    update,
)

from rollwright.server.clock import DAY, local_ms
from rollwright.server.store.changes import EVERYTHING
from rollwright.server.store.engines import insert_into
from rollwright.server.store.leases import look_again
from rollwright.server.store.migrate import LOCK
from rollwright.server.store.schema import connections, nodes
from rollwright.server.store.store import GuestConnection, TableId
from rollwright.server.store.wakeups import EVERYONE, announce
from rollwright.session.guests import GuestId

DEAD_AFTER = 5_000
"""Milliseconds without a heartbeat after which a node counts as dead."""
BEAT_LOCK = "1s"
"""How long a heartbeat waits for a lock, which must be much shorter than `DEAD_AFTER`."""
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


def heartbeat(connection: Connection, node: str) -> Heartbeat:
    """Note that a node is alive."""
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{BEAT_LOCK}'")
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
    first = connection.execute(select(nodes.c.id).order_by(nodes.c.started, nodes.c.id).limit(1)).scalar_one()
    middle, uncertain = (before + after) // 2, (after - before) // 2 + 1
    return Heartbeat(now - middle, uncertain, there is not None, first == node)


def enter(connection: Connection, node: str) -> Heartbeat:
    """Note that a node starts, as soon as no program copies or replaces the database."""
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    return heartbeat(connection, node)


def remove_dead(connection: Connection, node: str) -> None:
    """Remove the nodes that are dead, except this one."""
    dead = delete(nodes).where(nodes.c.heartbeat < NOW - DEAD_AFTER, nodes.c.id != node)
    for other, last in connection.execute(dead.returning(nodes.c.id, nodes.c.heartbeat)).all():
        end(connection, other, last)


def in_use(engine: Engine) -> bool:
    """Whether servers use a PostgreSQL database, of this version or another."""
    with engine.connect() as connection:
        return inspect(connection).has_table(nodes.name) and any_alive(connection)


def any_alive(connection: Connection) -> bool:
    """Whether any server uses a PostgreSQL database."""
    alive = select(nodes.c.id).where(nodes.c.heartbeat > NOW - DEAD_AFTER).limit(1)
    return connection.execute(alive).first() is not None


def leave(connection: Connection, node: str) -> None:
    """Remove a node that stops."""
    connection.execute(delete(nodes).where(nodes.c.id == node))
    end(connection, node, None)


def end(connection: Connection, node: str, at: int | None) -> None:
    """End the connections of a node that was last alive at this time, or now. Its leases pass to other nodes."""
    look_again(connection, node)
    of_node = connections.c.node == node, connections.c.sockets > 0
    changed = {"sockets": 0, "changed": NOW if at is None else at}
    left = connection.scalars(update(connections).where(*of_node).values(changed).returning(connections.c.table))
    announce(connection, dict.fromkeys(left, EVERYTHING), EVERYONE)


def report(connection: Connection, node: str, sockets: Mapping[tuple[TableId, GuestId], int]) -> None:
    """Store the number of sockets that guests have at tables on a node, and wake the other nodes."""
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
    announce(connection, {table: EVERYTHING for table, _ in sockets}, node)


_ALIVE = connections.c.node.in_(select(nodes.c.id))
_ELSEWHERE = and_(connections.c.node != bindparam("node"), _ALIVE)
AT_TABLE = (
    select(
        connections.c.guest,
        func.coalesce(func.sum(connections.c.sockets).filter(_ELSEWHERE), 0),
        func.greatest(NOW - func.max(connections.c.changed), 0),
    )
    .where(connections.c.table == bindparam("table"))
    .group_by(connections.c.guest)
)


def at_table(connection: Connection, table: TableId, node: str) -> list[GuestConnection]:
    """The guests who are or were connected to a table, as far as it is remembered."""
    return [GuestConnection(*found) for found in connection.execute(AT_TABLE, {"table": table, "node": node})]


def forget_old_connections(connection: Connection) -> None:
    """Delete the rows of guests who left long ago, also on nodes that were not alive any longer."""
    old = connections.c.changed < NOW - REMEMBERED, or_(connections.c.sockets == 0, ~_ALIVE)
    connection.execute(delete(connections).where(*old))
