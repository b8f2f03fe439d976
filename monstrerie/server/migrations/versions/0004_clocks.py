"""When a seat was taken back from its bot, and how often a table changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; the moment of a whole table (0002) stays for moves taken back."""
    op.add_column("seats", sa.Column("resumed", sa.Double))
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
