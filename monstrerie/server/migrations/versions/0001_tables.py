"""Players, tables, seats, moves and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lay the first tables."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("components", sa.JSON),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("seeded", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(22), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("auto", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(22), nullable=False),
        sa.Column("rematch", sa.String(22)),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON),
        sa.Column("undo", sa.JSON),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("wakes", sa.Double),
        sa.Column("driver", sa.String(22)),
        sa.Column("lease", sa.Double, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "updated"])
    op.create_index("tables_by_wakes", "tables", ["wakes"])
    op.create_table(
        "seats",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("player", sa.String(22), sa.ForeignKey("players.id")),
        sa.Column("level", sa.String(16)),
        sa.Column("bot", sa.String(16)),
    )
    op.create_index("seats_by_player", "seats", ["player"])
    op.create_table(
        "moves",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.JSON, nullable=False),
        sa.Column("by", sa.String(6), nullable=False),
        sa.Column("batch", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column(
            "table_id", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
