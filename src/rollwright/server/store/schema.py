"""The tables of the database, in the terms of SQLAlchemy, so that they are the same in SQLite and PostgreSQL."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

SCHEMA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("first_seen", BigInteger, nullable=False),
    Column("last_seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("host", Text, index=True),
    Column("secret", Text),
    Column("invitation", Text, nullable=False),
    Column("watching", Text, nullable=False),
)

# No index except the key, because another index would make every move half as expensive again.
entries = Table(
    "entries",
    SCHEMA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", Text),
    Column("cause", Text),
)

# No foreign key to the guests: a guest who was just forgotten may still have a page open, which is not an error.
members = Table(
    "members",
    SCHEMA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, primary_key=True, index=True),
    Column("role", Text, nullable=False),
)

drafts = Table(
    "drafts",
    SCHEMA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("marks", JSON, nullable=False),
)

handovers = Table(
    "handovers",
    SCHEMA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    UniqueConstraint("token_hash"),
)

pulse = Table(
    "pulse",
    SCHEMA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beats", BigInteger, nullable=False),
)
"""One row with a counter, which is incremented to check whether the database can be written."""

keys = Table(
    "keys",
    SCHEMA,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
"""Secret keys of the server, shared by all nodes on this database."""

nodes = Table(
    "nodes",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("heartbeat", BigInteger, nullable=False),
)
"""The servers that use this PostgreSQL database now, with times of the database's clock."""

# No foreign keys in the next two: their rows are written and removed by nodes, which may find the table removed.
connections = Table(
    "connections",
    SCHEMA,
    Column("table", Text, primary_key=True),
    Column("node", Text, primary_key=True),
    Column("guest", Text, primary_key=True, index=True),
    Column("sockets", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""The number of sockets that a guest has at a table on a node, and when it changed; 0 after the guest has left."""

leases = Table(
    "leases",
    SCHEMA,
    Column("table", Text, primary_key=True),
    Column("node", Text, nullable=False),
)
"""The node that runs the bots of a table. A lease ends with its node."""
# No foreign key to the guests, for the same reason as in `members`.
channels = Table(
    "channels",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    Column("failures", Integer, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Column("disabled", BigInteger),
    UniqueConstraint("guest", "address"),
)
"""The ways in which guests are notified."""

notification_settings = Table(
    "notification_settings",
    SCHEMA,
    Column("guest", Text, primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("remind_hours", Integer),
)

mutes = Table(
    "mutes",
    SCHEMA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, primary_key=True, index=True),
)
"""The tables about which a guest is not notified."""

outbox = Table(
    "outbox",
    SCHEMA,
    Column("channel", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True, index=True),
    Column("turn", Integer, nullable=False),
    Column("mover", Integer),
    Column("reminders", Integer, nullable=False),
    Column("due", BigInteger, index=True),
)
"""The latest wait of a table for a guest, per channel; `due` is null when the guest has been told."""

versions = Table(
    "alembic_version",
    MetaData(),  # separate, because Alembic manages this table itself
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
