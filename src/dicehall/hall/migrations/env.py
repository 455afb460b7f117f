"""Runs revisions on the connection the hall has opened."""

from __future__ import annotations

from alembic import context

from dicehall.hall.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
