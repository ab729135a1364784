"""The first version: guests, tables with their logs, members, drafts and handovers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("first_seen", sa.BigInteger(), nullable=False),
        sa.Column("last_seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("host", sa.Text()),
        sa.Column("secret", sa.Text()),
        sa.Column("invitation", sa.Text(), nullable=False),
        sa.Column("watching", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "entries",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("guest", sa.Text()),
        sa.Column("cause", sa.Text()),
        sa.PrimaryKeyConstraint("table", "sequence", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table_tables"),
    )
    op.create_table(
        "members",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_members"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_members_table_tables"),
    )
    op.create_index("ix_members_guest", "members", ["guest"])
    op.create_table(
        "drafts",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("marks", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_drafts"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_drafts_table_tables"),
    )
    op.create_table(
        "handovers",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_handovers"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_handovers_table_tables"),
        sa.UniqueConstraint("token_hash", name="uq_handovers_token_hash"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("beats", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
