"""What owners have read off their boxes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A box for each player and game."""
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("player", sa.String(22), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("components", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.UniqueConstraint("player", "game"),
    )
