"""The monster that stands for somebody at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has chosen one yet."""
    op.add_column("players", sa.Column("avatar", sa.String(16)))
