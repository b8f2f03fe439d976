"""The processes that share a PostgreSQL: servers, and workers in which bots think. The dead hold nothing.

Each function is one inside a transaction, except for `hold`.
"""

from __future__ import annotations

import hashlib
import os
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

from ..core.version import __version__
from . import schema

if TYPE_CHECKING:
    import psycopg

SERVER: Final = "server"
BOTS: Final = "bots"
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
"""The database's clock, the same for all machines."""
_NOT_ME: Final = sa.text(
    "SELECT id, kind, rules, games, places, pg_try_advisory_xact_lock_shared(lock) AS gone "
    "FROM peers WHERE id <> :me"
)


class Peer(msgspec.Struct, frozen=True):
    """Another process on the same database."""

    id: str
    kind: str
    rules: str
    games: list[str]
    places: int


def lock_of(id: str) -> int:
    """The number of the lock that a process holds as long as it lives."""
    return int.from_bytes(hashlib.blake2b(id.encode(), digest_size=8).digest(), signed=True)


async def hold(line: psycopg.AsyncConnection[Any], id: str) -> None:
    """Hold the lock of this process, on its line. Where an earlier line still has it, this one waits for the
    end of that.
    """
    await line.execute("SELECT pg_advisory_lock(%s)", (lock_of(id),))


def enter(
    connection: sa.Connection, id: str, kind: str, now: float, games: Sequence[str] = (), places: int = 0
) -> None:
    """Let the others know of this process, which holds its lock already."""
    connection.execute(schema.peers.delete().where(schema.peers.c.id == id))
    name = f"{socket.gethostname()[:60]}/{os.getpid()}"
    connection.execute(
        schema.peers.insert().values(
            id=id,
            kind=kind,
            lock=lock_of(id),
            name=name,
            rules=__version__,
            games=list(games),
            places=places,
            since=now,
        )
    )


def leave(connection: sa.Connection, id: str) -> None:
    """This process goes."""
    connection.execute(schema.peers.delete().where(schema.peers.c.id == id))


def others(connection: sa.Connection, me: str) -> tuple[list[Peer], list[Peer]]:
    """The others that live, and those that have died; what these held is free."""
    alive: list[Peer] = []
    dead: list[Peer] = []
    for row in connection.execute(_NOT_ME, {"me": me}).all():
        (dead if row.gone else alive).append(Peer(row.id, row.kind, row.rules, row.games, row.places))
    if dead:
        _bury(connection, [peer.id for peer in dead])
    return alive, dead


def _bury(connection: sa.Connection, ids: list[str]) -> None:
    """Their tables are anybody's, and nobody thinks for them any more."""
    c = schema.tables.c
    connection.execute(
        schema.tables.update().where(c.driver.in_(ids), c.lease > 0).values(driver=None, lease=0.0)
    )
    connection.execute(schema.bot_jobs.delete().where(schema.bot_jobs.c.server.in_(ids)))
    connection.execute(schema.open_sockets.delete().where(schema.open_sockets.c.server.in_(ids)))
    connection.execute(schema.peers.delete().where(schema.peers.c.id.in_(ids)))
