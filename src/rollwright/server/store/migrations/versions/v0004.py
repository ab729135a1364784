"""Notifications: channels, settings, mutes and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables of the notifications."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("confirmed", sa.BigInteger()),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.Column("disabled", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.UniqueConstraint("guest", "address", name="uq_channels_guest_address"),
    )
    op.create_index("ix_channels_guest", "channels", ["guest"])
    op.create_table(
        "notification_settings",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_until", sa.Integer()),
        sa.Column("remind_hours", sa.Integer()),
        sa.PrimaryKeyConstraint("guest", name="pk_notification_settings"),
    )
    op.create_table(
        "mutes",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_mutes"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_mutes_table_tables"),
    )
    op.create_index("ix_mutes_guest", "mutes", ["guest"])
    op.create_table(
        "outbox",
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("mover", sa.Integer()),
        sa.Column("reminders", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.PrimaryKeyConstraint("channel", "table", name="pk_outbox"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_outbox_table_tables"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_index("ix_outbox_table", "outbox", ["table"])
