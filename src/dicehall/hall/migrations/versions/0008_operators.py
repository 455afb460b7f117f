"""For operators: cards as games began with them, what may not come in, orders to the processes;
and work for bots on machines of their own.

Orders, replies and work are lost when the database server crashes: who waits for them asks again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
UNLOGGED = ("orders", "replies", "workers", "work")


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("version", sa.String(80), primary_key=True),
        sa.Column("files", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("place", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "replies",
        sa.Column("order", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("slots", sa.Integer, nullable=False),
    )
    op.create_table(
        "work",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("party", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("task", sa.Text, nullable=False),
        sa.Column("worker", sa.String(40)),
        sa.Column("taken", sa.Float),
        sa.Column("result", sa.Text),
    )
    op.create_index("work_by_worker", "work", ["worker", "at"])
    if op.get_bind().dialect.name == "postgresql":
        for name in UNLOGGED:
            op.execute(f"ALTER TABLE {name} SET UNLOGGED")


def downgrade() -> None:
    for name in ("work", "workers", "replies", "orders", "bans", "contents"):
        op.drop_table(name)
