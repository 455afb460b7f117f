"""Old tables are marked before they are removed; who laid a table; codes end with the game.

Codes of games that are being played stay until those are over: their links were given away.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("marked", sa.Float))
        table.add_column(sa.Column("host", sa.String(64)))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO pulse (id, at) VALUES (1, 0)")
    op.execute("UPDATE tables SET code = NULL WHERE state = 'over'")


def downgrade() -> None:
    op.drop_table("pulse")
    with op.batch_alter_table("tables") as table:
        table.drop_column("host")
        table.drop_column("marked")
