"""Whom those who run the server bar from it, and by which version's rules a table was begun."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is barred yet; of the tables that there are the version is not known."""
    op.add_column("players", sa.Column("banned", sa.Double))
    op.add_column("players", sa.Column("muted", sa.Double))
    op.add_column("tables", sa.Column("rules", sa.String(20)))
