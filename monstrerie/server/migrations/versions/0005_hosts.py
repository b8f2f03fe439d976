"""What a host rules: whom to bar, who may chat; what people report; cookies that can be called back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them, and find a host's tables quickly: how many there are is asked before each new one."""
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.add_column("tables", sa.Column("chat", sa.String(5), nullable=False, server_default="all"))
    op.add_column("players", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    id = sa.String(22)
    op.create_table(
        "barred",
        sa.Column("table_id", id, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", id, primary_key=True),
        sa.Column("what", sa.String(4), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", id, primary_key=True),
        sa.Column("table_id", id, nullable=False),
        sa.Column("reporter", id, nullable=False),
        sa.Column("about", id, nullable=False),
        sa.Column("line", sa.String(500)),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
