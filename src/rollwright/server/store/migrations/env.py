"""Run by Alembic: executes the migrations on the connection and in the transaction that `migrate` provides."""

from alembic import context

from rollwright.server.store.schema import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA)
context.run_migrations()
