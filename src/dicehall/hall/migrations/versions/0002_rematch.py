"""Rematches: the table that comes next, and who has agreed to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("next", sa.String(40)))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("agreed")
    with op.batch_alter_table("tables") as table:
        table.drop_column("next")
