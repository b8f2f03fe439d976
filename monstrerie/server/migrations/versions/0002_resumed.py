"""When clocks began anew: after moves were taken back, or a seat from its bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the moment to the tables."""
    op.add_column("tables", sa.Column("resumed", sa.Double))
