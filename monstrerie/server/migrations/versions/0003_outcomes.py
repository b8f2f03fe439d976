"""What the physics of a game made of the opening and of each move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep it beside tables and moves."""
    op.add_column("tables", sa.Column("opening", sa.Text))
    op.add_column("moves", sa.Column("outcome", sa.Text))
