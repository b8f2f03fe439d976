"""What servers and bot workers on one PostgreSQL tell each other, and the limits that they count together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

ID = sa.String(22)


def upgrade() -> None:
    """Nothing in these outlives the processes that wrote it, so that PostgreSQL need not log it."""
    op.create_table(
        "peers",
        sa.Column("id", ID, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("lock", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("games", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_table(
        "bot_jobs",
        sa.Column("id", ID, primary_key=True),
        sa.Column("server", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("quick", sa.Boolean, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("worker", ID),
        sa.Column("begun", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("move", sa.JSON(none_as_null=True)),
        sa.Column("seconds", sa.Double),
        sa.Index("bot_jobs_by_server", "server"),
    )
    op.create_table(
        "bot_turns",
        sa.Column("whose", ID, primary_key=True),
        sa.Column("served", sa.Double, nullable=False),
    )
    op.create_table(
        "limits",
        sa.Column("whose", ID, primary_key=True),
        sa.Column("level", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "open_sockets",
        sa.Column("server", ID, primary_key=True),
        sa.Column("whose", ID, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        for name in ("peers", "bot_jobs", "bot_turns", "limits", "open_sockets"):
            op.execute(f"ALTER TABLE {name} SET UNLOGGED")
