"""Several processes: editions of tables, who is there, who drives what, which seats a place holds.

What only living processes need is lost when the database server crashes; they write it anew.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.Integer, nullable=False, server_default="0"))
    op.add_column("pulse", sa.Column("key", sa.String(64)))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "drivers",
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "holdings",
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float),
    )
    op.create_index("holdings_by_place", "holdings", ["place"])
    if op.get_bind().dialect.name == "postgresql":
        for name in ("processes", "drivers", "presence", "holdings"):
            op.execute(f"ALTER TABLE {name} SET UNLOGGED")


def downgrade() -> None:
    for name in ("holdings", "presence", "drivers", "processes"):
        op.drop_table(name)
    with op.batch_alter_table("pulse") as pulse:
        pulse.drop_column("key")
    with op.batch_alter_table("tables") as table:
        table.drop_column("edition")
