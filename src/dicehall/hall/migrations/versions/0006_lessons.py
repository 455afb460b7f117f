"""Tables that teach: the lesson they began with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("lesson")
