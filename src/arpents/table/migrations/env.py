"""Alembic runs this with the connection that `arpents.table.database.migrate` hands over."""

from __future__ import annotations

from alembic import context

from arpents.table.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite alters tables by copying them
)
with context.begin_transaction():
    context.run_migrations()
