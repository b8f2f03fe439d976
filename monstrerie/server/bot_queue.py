"""Bots' turns on PostgreSQL, for workers on any machine; each function is one inside a transaction.

A job is a row: the server that waits for it writes it, one worker claims it (`FOR UPDATE SKIP LOCKED`) and
writes the move beside it, the server takes it out again. Only its server gives a job up. What is lost on the
way delays a move: the match itself is elsewhere, and a move counts when it is stored there.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from ..core.version import __version__
from ..core.view import PlainMove
from . import peers, schema
from .peers import NOW

JOBS: Final = "monstrerie_bot_jobs"
"""the channel on which workers are woken"""
MOVES: Final = "monstrerie_bot_moves"
"""the channel on which a server is, which is named"""
_SECONDS: Final = 150.0
"""after which a worker that thinks is given up; it gives a thought up before"""

_CLAIM: Final = sa.text(
    f"""
    WITH next AS (
        SELECT job.id FROM bot_jobs AS job
        LEFT JOIN bot_turns AS person ON person.whose = job.person
        LEFT JOIN bot_turns AS match ON match.whose = job.match
        WHERE job.worker IS NULL AND job.rules = :rules AND job.game IN :games AND (job.quick OR NOT :quick)
        ORDER BY person.served NULLS FIRST, match.served NULLS FIRST, job.created
        LIMIT 1 FOR UPDATE OF job SKIP LOCKED
    )
    UPDATE bot_jobs AS job SET worker = :worker, begun = {NOW} FROM next WHERE job.id = next.id
    RETURNING job.id, job.server, job.person, job.match, job.level, job.seat, job.seed, job.save
    """
).bindparams(sa.bindparam("games", expanding=True))
_SERVED: Final = sa.text(
    f"""
    INSERT INTO bot_turns (whose, served) VALUES (:person, {NOW}), (:match, {NOW})
    ON CONFLICT (whose) DO UPDATE SET served = excluded.served
    """
)
_END: Final = sa.text(
    f"""
    UPDATE bot_jobs SET ended = {NOW}, move = CAST(:move AS json), seconds = :seconds
    WHERE id = :id AND worker = :worker AND ended IS NULL
    """
)
_COLLECT: Final = sa.text(
    """
    DELETE FROM bot_jobs WHERE server = :server AND ended IS NOT NULL
    RETURNING id, move, seconds, begun - created AS waited
    """
)
_GIVE_UP: Final = sa.text(
    f"""
    DELETE FROM bot_jobs AS job WHERE server = :server AND worker IS NOT NULL AND ended IS NULL
    AND (begun < {NOW} - {_SECONDS} OR NOT EXISTS (SELECT 1 FROM peers WHERE id = job.worker))
    """
)
_FORGET: Final = sa.text(f"DELETE FROM bot_turns WHERE served < {NOW} - :seconds")


class Wish(msgspec.Struct, frozen=True):
    """What a worker has to know to think."""

    person: str
    match: str
    game: str
    level: str
    seat: int
    seed: int
    quick: bool
    save: str


class Claim(msgspec.Struct, frozen=True):
    """A job, and for whom."""

    id: str
    server: str
    match: str
    level: str
    seat: int
    seed: int
    save: str


class Thought(msgspec.Struct, frozen=True):
    """What came of a job."""

    id: str
    move: PlainMove | None
    seconds: float
    """of the processor"""
    waited: float


def digest(kind: str, whose: str) -> str:
    """What stands for a person or a match where nobody needs to know which."""
    return hashlib.blake2b(f"{kind} {whose}".encode(), digest_size=11).hexdigest()


def tell(connection: sa.Connection, channel: str, payload: str = "") -> None:
    """Wake who listens on a channel, as soon as this transaction is committed."""
    connection.execute(
        sa.text("SELECT pg_notify(:channel, :payload)"), {"channel": channel, "payload": payload}
    )


# --- a server's side ----------------------------------------------------------------------------------------


def ask(connection: sa.Connection, server: str, id: str, wish: Wish, save: bytes) -> None:
    """Put a job where workers find it."""
    now = connection.scalar(sa.text(f"SELECT {NOW}"))
    connection.execute(
        schema.bot_jobs.insert().values(
            id=id,
            server=server,
            person=digest("person", wish.person),
            match=digest("match", wish.match),
            rules=__version__,
            game=wish.game,
            level=wish.level,
            seat=wish.seat,
            seed=wish.seed,
            quick=wish.quick,
            save=save,
            created=now,
        )
    )
    tell(connection, JOBS)


def packed(save: str) -> bytes:
    """A save as it travels."""
    return zlib.compress(save.encode(), 1)


def withdraw(connection: sa.Connection, ids: Sequence[str], claimed: bool = False) -> int:
    """Take back those of these jobs that no worker has begun, or all of them; answers how many."""
    c = schema.bot_jobs.c
    where = c.id.in_(ids) if claimed else c.id.in_(ids) & c.worker.is_(None)
    return connection.execute(schema.bot_jobs.delete().where(where)).rowcount


def withdraw_all(connection: sa.Connection, server: str) -> None:
    """A server goes: it waits for nothing any more."""
    connection.execute(schema.bot_jobs.delete().where(schema.bot_jobs.c.server == server))


def collect(connection: sa.Connection, server: str) -> list[Thought]:
    """What workers have found for a server; it is told once."""
    found = connection.execute(_COLLECT, {"server": server})
    return [Thought(row.id, row.move, row.seconds or 0.0, row.waited or 0.0) for row in found]


def standing(connection: sa.Connection, server: str) -> set[str]:
    """The jobs of a server that somebody may still do: what a dead worker began is not among them."""
    connection.execute(_GIVE_UP, {"server": server})
    c = schema.bot_jobs.c
    return set(connection.scalars(sa.select(c.id).where(c.server == server)))


def forget(connection: sa.Connection, seconds: float) -> None:
    """Forget whose turn it was that long ago."""
    connection.execute(_FORGET, {"seconds": seconds})


# --- a worker's side ----------------------------------------------------------------------------------------


def claim(connection: sa.Connection, worker: str, games: Sequence[str], quick: bool) -> Claim | None:
    """The next job, now this worker's: of the person who has waited longest for a worker, and of theirs at
    the match that has. None when there is none; with `quick` only such as think little.
    """
    about = {"rules": __version__, "games": list(games), "quick": quick, "worker": worker}
    row = connection.execute(_CLAIM, about).first()
    if row is None:
        return None
    connection.execute(_SERVED, {"person": row.person, "match": row.match})
    save = zlib.decompress(row.save).decode()
    return Claim(row.id, row.server, row.match, row.level, row.seat, row.seed, save)


def end(connection: sa.Connection, worker: str, job: Claim, move: PlainMove | None, seconds: float) -> None:
    """What a worker found; nobody hears it where the job was given up meanwhile."""
    about = {"id": job.id, "worker": worker, "seconds": seconds}
    text = None if move is None else json.dumps(move)
    if connection.execute(_END, {**about, "move": text}).rowcount:
        tell(connection, MOVES, job.server)


def give_back(connection: sa.Connection, worker: str) -> None:
    """A worker goes: what it has begun is anybody's."""
    c = schema.bot_jobs.c
    mine = (c.worker == worker) & c.ended.is_(None)
    if connection.execute(schema.bot_jobs.update().where(mine).values(worker=None, begun=None)).rowcount:
        tell(connection, JOBS)


def versions(connection: sa.Connection) -> set[str]:
    """Of which versions the servers are."""
    c = schema.peers.c
    return set(connection.scalars(sa.select(c.rules).where(c.kind == peers.SERVER)))
