"""The rows that say which server runs the bots of a table. The lease of a server that has stopped passes to another
one, or to the next one that starts, which then opens the table.

An entry after which a bot has to choose is written together with a lease, so that the bot moves even if the server
stops immediately afterwards.
"""

from collections.abc import Mapping
from functools import cache

from sqlalchemy import Connection, Insert, bindparam, case, delete, func, literal, or_, select, update

from rollwright.server.store.engines import insert_into
from rollwright.server.store.outbox import USABLE
from rollwright.server.store.schema import channels, connections, entries, leases, members, nodes, tables
from rollwright.server.store.store import Status, TableId

MOST_INHERITED = 100
"""Leases that a server takes over at a time, so that several servers share them."""
NOBODY = ""
"""The node of a lease that any server may take over."""

FREE = leases.c.node.not_in(select(nodes.c.id))
"""Whether a lease is that of no living node. With SQLite there are no nodes, and only one server."""
ABANDONED = select(leases.c.table).where(FREE, leases.c.node != bindparam("of_node")).limit(bindparam("most"))
INHERIT = (
    update(leases)
    .where(leases.c.table.in_(ABANDONED.with_for_update(skip_locked=True)))
    .values(node=bindparam("heir"))
    .returning(leases.c.table)
)
THEIRS = leases.c.node == bindparam("of_node"), leases.c.table.in_(bindparam("of_tables", expanding=True))
LOCKED = select(leases.c.table).where(*THEIRS).order_by(leases.c.table).with_for_update()
_LAST = select(func.max(entries.c.sequence)).where(entries.c.table == leases.c.table).scalar_subquery()
LENGTHS = select(leases.c.table, func.coalesce(_LAST + 1, 0)).where(*THEIRS)
END = delete(leases).where(*THEIRS)
GIVE_UP = update(leases).where(*THEIRS).values(node=NOBODY)


@cache
def _taking(dialect: str, *, hold: bool) -> Insert:
    statement = insert_into(leases, dialect)
    mine = statement.excluded.node
    # To hold it always changes the row, because then it is locked until this transaction ends.
    put = statement.on_conflict_do_update(
        index_elements=[leases.c.table],
        set_={"node": case((FREE, mine), else_=leases.c.node) if hold else mine},
        where=None if hold else or_(leases.c.node == mine, FREE),
    )
    return put.returning(leases.c.node)


def take_lease(connection: Connection, table: TableId, node: str) -> bool:
    """Take the lease of a table, unless another living node has it."""
    holder = connection.execute(_taking(connection.dialect.name, hold=False), {"table": table, "node": node})
    return holder.scalar_one_or_none() == node


def hold_lease(connection: Connection, table: TableId, node: str) -> bool:
    """Ensure that a table has a lease that does not end before this transaction; returns whether it is this node's."""
    holder = connection.execute(_taking(connection.dialect.name, hold=True), {"table": table, "node": node})
    return bool(holder.scalar_one() == node)


def inherit(connection: Connection, node: str) -> list[TableId]:
    """Take over leases of servers that have stopped."""
    return list(connection.scalars(INHERIT, {"of_node": node, "heir": node, "most": MOST_INHERITED}))


def end_leases(connection: Connection, node: str, ended: Mapping[TableId, int]) -> list[TableId]:
    """Remove leases of a node, which knows this number of entries of each table. If a table has more, a bot may have to
    choose, so the lease passes to any node; returns these tables."""
    of = {"of_node": node, "of_tables": sorted(ended)}
    connection.execute(LOCKED, of)  # entries that are being written now are counted by the next statement
    longer = [table for table, entries in connection.execute(LENGTHS, of) if entries > ended[table]]
    if longer:
        connection.execute(GIVE_UP, {**of, "of_tables": longer})
    connection.execute(END, of)
    return longer


_WATCHED = channels.c.guest == members.c.guest, *USABLE
PLAYED = (
    select(tables.c.id, literal(NOBODY))
    .distinct()
    .where(tables.c.status == Status.PLAYING, tables.c.id == members.c.table, *_WATCHED)
)
"""The tables that are being played whose members can be notified."""
CONNECTED = PLAYED.where(
    connections.c.table == tables.c.id,
    connections.c.guest == members.c.guest,
    connections.c.node == bindparam("dead"),
    connections.c.sockets > 0,
)
"""Those of them at which such a member was connected to this node."""


def look_again(connection: Connection, dead: str | None = None) -> None:
    """Let a server open the tables at which players were connected who can be notified, because it may be their turn,
    and no server has noted that they are no longer connected: the tables of a node, or all."""
    found = PLAYED if dead is None else CONNECTED
    statement = insert_into(leases, connection.dialect.name).from_select(["table", "node"], found)
    connection.execute(statement.on_conflict_do_nothing(), {} if dead is None else {"dead": dead})
