"""Salts are sealed before they are shown; who wants to play again; rematches; draws by consent.

Tables that wait get their salts anew, sealed; those in play keep the dice they have.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # No batch: SQLite would copy the tables, and drop the seats of the old ones with them.
    no = sa.false()
    op.add_column("tables", sa.Column("opening", sa.Float))
    op.add_column("tables", sa.Column("rematch", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("drawn", sa.Boolean, nullable=False, server_default=no))
    op.add_column("seats", sa.Column("seal", sa.String(64)))
    op.add_column("seats", sa.Column("again", sa.Boolean, nullable=False, server_default=no))
    following = "SELECT next FROM tables WHERE next IS NOT NULL"
    op.execute(f"UPDATE tables SET rematch = true WHERE id IN ({following})")
    op.execute(f'UPDATE seats SET agreed = true WHERE "table" NOT IN ({following})')
    waiting = "SELECT id FROM tables WHERE state = 'waiting'"
    op.execute(f"UPDATE seats SET salt = '' WHERE \"table\" IN ({waiting})")


def downgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.drop_column("again")
        table.drop_column("seal")
    with op.batch_alter_table("tables") as table:
        table.drop_column("drawn")
        table.drop_column("rematch")
        table.drop_column("opening")
