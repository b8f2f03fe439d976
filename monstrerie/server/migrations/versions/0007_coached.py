"""Matches in which the coach may be asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None of those before was played so."""
    op.add_column("tables", sa.Column("coached", sa.Boolean, nullable=False, server_default=sa.false()))
