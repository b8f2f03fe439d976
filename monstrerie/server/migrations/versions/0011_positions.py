"""The position at which a match was set up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """So far every match began with its seed."""
    op.add_column("tables", sa.Column("position", sa.Text))
