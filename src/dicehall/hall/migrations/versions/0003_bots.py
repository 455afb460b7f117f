"""Hints, games played on from a moment, and what bots thought of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        # A plain default, or SQLite would make the table anew, and its seats would go with the old.
        table.add_column(sa.Column("hints", sa.Boolean, nullable=False, server_default="0"))
        table.add_column(sa.Column("earlier", sa.Text))
    op.create_table(
        "analyses",
        sa.Column(
            "table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("tables") as table:
        table.drop_column("earlier")
        table.drop_column("hints")
