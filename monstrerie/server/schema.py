"""The tables of the database. A change here needs a migration beside it (`migrations/versions`)."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData()
ID: Final = sa.String(22)
"""Every id and invitation is 22 characters of base64: 128 random bits."""
PLAIN: Final = sa.JSON(none_as_null=True)

players: Final = sa.Table(
    "players",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    # Cookies of an earlier one no longer count: somebody signed out everywhere.
    sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
    # The monster that stands for them; NULL where they chose none.
    sa.Column("avatar", sa.String(16)),
    # Since when those who run the server bar somebody from it, or from all chat; NULL where they don't.
    sa.Column("banned", sa.Double),
    sa.Column("muted", sa.Double),
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", PLAIN, nullable=False),
    sa.Column("components", PLAIN),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("seeded", sa.Boolean, nullable=False),
    # The version of Monstrerie whose rules it was begun with; NULL where that is older than this column.
    sa.Column("rules", sa.String(20)),
    # What the physics of a game made of the opening and of each move; NULL in games of pure rules.
    sa.Column("opening", sa.Text),
    # The position that the match was set at, as text; NULL where its seed set the table up.
    sa.Column("position", sa.Text),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("host", ID, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Integer),
    sa.Column("auto", sa.Boolean, nullable=False),
    # Who may chat: all, seats or none.
    sa.Column("chat", sa.String(5), nullable=False, server_default="all"),
    # Whether the coach may be asked, or could be.
    sa.Column("coached", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("invite", ID, nullable=False),
    sa.Column("rematch", ID),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    # Grows with every change of the table, its chairs, its moves or its chat: where this differs, what a
    # server has read is old.
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("to_act", PLAIN, nullable=False),
    sa.Column("winners", PLAIN),
    sa.Column("undo", PLAIN),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("started", sa.Double),
    sa.Column("updated", sa.Double, nullable=False),
    # Clocks run from here on where a decision is older: moves were taken back.
    sa.Column("resumed", sa.Double),
    # When the server itself has to do something here: a bot's turn, a clock that runs out.
    sa.Column("wakes", sa.Double),
    # Which server thinks for the bots, and until when the others leave that to it.
    sa.Column("driver", ID),
    sa.Column("lease", sa.Double, nullable=False),
    sa.Index("tables_by_status", "status", "listed", "updated"),
    sa.Index("tables_by_wakes", "wakes"),
    sa.Index("tables_by_host", "host", "status"),
)

seats: Final = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(6), nullable=False),
    sa.Column("player", ID, sa.ForeignKey("players.id")),
    sa.Column("level", sa.String(16)),
    sa.Column("bot", sa.String(16)),
    sa.Column("resumed", sa.Double),
    sa.Index("seats_by_player", "player"),
)

moves: Final = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Unique with its table: the database is the referee between processes.
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", PLAIN, nullable=False),
    sa.Column("outcome", sa.Text),
    sa.Column("by", sa.String(6), nullable=False),
    # Number of the first move of the batch that this one came in.
    sa.Column("batch", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

boxes: Final = sa.Table(
    "boxes",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("player", ID, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("components", PLAIN, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.UniqueConstraint("player", "game"),
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", ID, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# Whom the host of a table will not hear (mute) or see there again (ban).
barred: Final = sa.Table(
    "barred",
    metadata,
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", ID, primary_key=True),
    sa.Column("what", sa.String(4), primary_key=True),
)

# What people told those who run the server about others; it outlives the table.
reports: Final = sa.Table(
    "reports",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("table_id", ID, nullable=False),
    sa.Column("reporter", ID, nullable=False),
    sa.Column("about", ID, nullable=False),
    sa.Column("line", sa.String(500)),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# The five below hold nothing that has to outlive the processes that wrote it: with PostgreSQL they are
# written without the log that makes others durable, and are empty after a crash. A server with SQLite leaves
# them empty.

# The processes that share this database: servers, and workers in which bots think. Each holds the advisory
# lock with this number as long as it lives.
peers: Final = sa.Table(
    "peers",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("kind", sa.String(6), nullable=False),
    sa.Column("lock", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    # The version of Monstrerie; of a worker the games that it knows and how many bots think there at once.
    sa.Column("rules", sa.String(20), nullable=False),
    sa.Column("games", PLAIN, nullable=False),
    sa.Column("places", sa.Integer, nullable=False),
    sa.Column("since", sa.Double, nullable=False),
)

# Bots whose turn it is, for workers elsewhere. Whose table it is stands here as a digest: a worker has to
# know nobody.
bot_jobs: Final = sa.Table(
    "bot_jobs",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("server", ID, nullable=False),
    sa.Column("person", ID, nullable=False),
    sa.Column("match", ID, nullable=False),
    sa.Column("rules", sa.String(20), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    # Whether its level thinks so little that it need not wait behind others.
    sa.Column("quick", sa.Boolean, nullable=False),
    sa.Column("save", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("worker", ID),
    sa.Column("begun", sa.Double),
    sa.Column("ended", sa.Double),
    # NULL where the worker could find none.
    sa.Column("move", PLAIN),
    sa.Column("seconds", sa.Double),
    sa.Index("bot_jobs_by_server", "server"),
)

# Sockets open at a server, of those who have many; whose they are stands here as a digest.
open_sockets: Final = sa.Table(
    "open_sockets",
    metadata,
    sa.Column("server", ID, primary_key=True),
    sa.Column("whose", ID, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
)

# When a worker last thought for a person or at a match: who has waited longest is next.
bot_turns: Final = sa.Table(
    "bot_turns",
    metadata,
    sa.Column("whose", ID, primary_key=True),
    sa.Column("served", sa.Double, nullable=False),
)

# How much of a limit is left to somebody, for all servers together; whose it is stands here as a digest.
limits: Final = sa.Table(
    "limits",
    metadata,
    sa.Column("whose", ID, primary_key=True),
    sa.Column("level", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    # When nothing of it will be used up any more: from then on the row is as good as none.
    sa.Column("until", sa.Double, nullable=False),
)
