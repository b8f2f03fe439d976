"""How often, counted for all servers on one PostgreSQL together; a server with SQLite counts by itself.

A server takes permissions from the database a few at a time, and gives them out without asking again. What it
has counted itself it refuses itself. So a flood costs the database next to nothing, a move nothing at all.
"""

from __future__ import annotations

import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

import sqlalchemy as sa

from . import schema
from .database import Database
from .errors import ServerError
from .limits import Buckets
from .peers import NOW

Value = TypeVar("Value")
log = logging.getLogger("monstrerie.server")
_SHARE: Final = 16
"""A server takes so much of a limit at a time: one part in so many."""
_CREDIT_SECONDS: Final = 5.0
"""after which permissions that a server has taken and not given out are void: else each would hoard some"""
_MOST_KEYS: Final = 10_000
_LEFT: Final = f"LEAST(:most, mine.level + GREATEST(0, {NOW} - mine.at) * :rate)"
_TAKE: Final = sa.text(
    f"""
    INSERT INTO limits AS mine (whose, level, at, until)
    VALUES (:whose, :most - :number, {NOW}, {NOW} + :number / :rate)
    ON CONFLICT (whose) DO UPDATE SET
        level = {_LEFT} - :number, at = {NOW}, until = {NOW} + (:most - {_LEFT} + :number) / :rate
    WHERE {_LEFT} >= :number
    RETURNING level
    """
)
_LOOK: Final = sa.text(f"SELECT {_LEFT} FROM limits AS mine WHERE whose = :whose")


class Rates:
    """Makes the limits of a server, which it shares with the others on its database."""

    def __init__(self, database: Database | None, secret: str) -> None:
        """Without a database each counts for itself."""
        self._database = database
        self._key = hashlib.blake2b(secret.encode()).digest()

    def whose(self, name: str, key: str) -> str:
        """What stands in the database for somebody: no address is kept there."""
        return hashlib.blake2b(f"{name} {key}".encode(), digest_size=11, key=self._key).hexdigest()

    def limit(self, name: str, pace: tuple[float, float]) -> Rate:
        """So many at once and so many more a second, for each key; the name is the same at all servers."""
        return Rate(self._database, lambda key: self.whose(name, key), *pace)


class Rate:
    """One limit, for each key."""

    def __init__(
        self, database: Database | None, whose: Callable[[str], str], most: float, rate: float
    ) -> None:
        self._database = database
        self._whose = whose
        self._here = Buckets(most, rate)
        self._share = float(max(1, most // _SHARE))
        self._credit: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """what was taken from the database and not given out yet, and until when it counts"""
        self._empty: OrderedDict[str, float] = OrderedDict()
        """until when the database need not be asked, since nothing is left there"""

    async def take(self, key: str, cost: float = 1) -> None:
        """Use a permission, or as many as something costs; ServerError "too-fast" when too few are left."""
        cost = min(cost, self._here.most)
        self._here.take(key, cost)
        if self._database is None:
            return
        try:
            await self._take(self._database, key, cost)
        except ServerError as error:
            if error.code == "too-fast":
                self._here.give_back(key, cost)
                raise
            # What needs the database says so itself; for the rest it is enough that we have counted.
            log.warning("limits are counted by this server alone: %s", error.__cause__ or error)

    async def _take(self, database: Database, key: str, cost: float) -> None:
        now = time.monotonic()
        if self._empty.get(key, 0.0) > now:
            raise ServerError("too-fast", seconds=max(1, round(self._empty[key] - now)))
        whose = self._whose(key)
        # Others with the same key may use up meanwhile what was there.
        while (lacking := cost - self._credit_of(key)) > 0:
            numbers = (max(lacking, self._share), lacking)
            taken, left = await database.write(take, whose, self._here.most, self._here.rate, numbers)
            if not taken:
                wait = (lacking - left) / self._here.rate
                _keep(self._empty, key, now + wait)
                raise ServerError("too-fast", seconds=max(1, round(wait)))
            _keep(self._credit, key, (self._credit_of(key) + taken, time.monotonic() + _CREDIT_SECONDS))
        credit, until = self._credit[key]
        self._credit[key] = (credit - cost, until)

    def _credit_of(self, key: str) -> float:
        credit, until = self._credit.get(key, (0.0, 0.0))
        return credit if until > time.monotonic() else 0.0


def take(
    connection: sa.Connection, whose: str, most: float, rate: float, numbers: tuple[float, ...]
) -> tuple[float, float]:
    """Take the first of these numbers of permissions that there are; how many it was, and how many are left
    where it was none.
    """
    about = {"whose": whose, "most": most, "rate": rate}
    for number in sorted(set(numbers), reverse=True):
        if connection.execute(_TAKE, {**about, "number": number}).first() is not None:
            return number, 0.0
    return 0.0, float(connection.scalar(_LOOK, about) or 0.0)


def compare(connection: sa.Connection, server: str, here: dict[str, int] | None) -> dict[str, int]:
    """How many sockets are open at the other servers, of those who have many; `here` is what has changed at
    this one.
    """
    c = schema.open_sockets.c
    if here is not None:
        connection.execute(schema.open_sockets.delete().where(c.server == server))
        if here:
            rows = [{"server": server, "whose": whose, "number": number} for whose, number in here.items()]
            connection.execute(schema.open_sockets.insert(), rows)
    others = sa.select(c.whose, sa.func.sum(c.number)).where(c.server != server).group_by(c.whose)
    return {row[0]: int(row[1]) for row in connection.execute(others)}


def _keep(kept: OrderedDict[str, Value], key: str, value: Value) -> None:
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > _MOST_KEYS:
        kept.popitem(last=False)


ALONE: Final = Rates(None, "")
"""for what belongs to no server"""
