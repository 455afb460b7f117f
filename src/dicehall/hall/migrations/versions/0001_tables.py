"""Tables, seats, logs and chats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(40), unique=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("version", sa.String(80), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("privacy", sa.String(10), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("absence", sa.String(10), nullable=False),
        sa.Column("undo", sa.String(10), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_index("tables_by_state", "tables", ["state", "changed"])
    op.create_table(
        "seats",
        sa.Column(
            "table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(60)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("lost", sa.String(10)),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    op.create_table(
        "log",
        sa.Column(
            "table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("client_id", sa.String(40)),
    )
    op.create_index("log_by_client", "log", ["table", "actor", "client_id"], unique=True)
    op.create_table(
        "chat",
        sa.Column(
            "table", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(60)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("client_id", sa.String(40)),
    )


def downgrade() -> None:
    for name in ("chat", "log", "seats", "tables"):
        op.drop_table(name)
