"""Lays the tables of new matches: never in the thread that writes, and in bounded time.

With the shipped components that takes a moment, in a thread. With somebody's own components nobody knows:
a process of its own does it, and is ended when its time is up.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import msgspec

from .. import load
from ..core.errors import MonstrerieError
from ..core.match import Match
from ..core.position import is_position
from ..core.save import own_components, parse
from ..core.seated import Seated
from ..core.view import PlainMove
from ..games import game as game_named
from . import school_process
from .errors import ServerError
from .history import begin
from .records import Table
from .workers import Workers

log = logging.getLogger("monstrerie.server")
SECONDS: Final = 10.0
"""How long a table with somebody's own components may take to be set up."""
_START_SECONDS: Final = 120.0
_MOST_WAITING: Final = 8
Made = TypeVar("Made")


class SetUp(msgspec.Struct, frozen=True):
    """What a table needs to know of the match that was set up for it."""

    options: dict[str, Any]
    seed: int
    opening: str | None
    to_act: list[int]
    components: dict[str, Any] | None = None
    """what differs from the shipped box in a saved match"""
    moves: Sequence[tuple[int, PlainMove, str | None]] = ()
    """what was played in a saved match: seat, move, outcome"""
    position: str | None = None
    """at which a saved match began"""


class Saved(msgspec.Struct, frozen=True):
    """What a text is that somebody wants to go on with."""

    game: str
    players: int
    moves: int
    """since the beginning; 0 at a position"""
    to_act: list[int]
    names: list[str | None]
    """who sat there, where the text says so"""
    at_position: bool


class SetupPool:
    """Lays tables, those with somebody's own components one at a time in a process."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.workers = Workers(1, school_process.prepare)
        self._turn = asyncio.Lock()
        self._waiting = 0

    def close(self) -> None:
        """Stop without waiting for a table."""
        self.workers.close()

    async def set_up(
        self,
        game: str,
        players: int,
        seed: int | None,
        components: Mapping[str, Any] | None,
        options: Mapping[str, Any],
        known: bool = False,
    ) -> SetUp:
        """Set a table up; a MonstrerieError says what is wrong with the wish. `known` components are the
        server's, which checked them when it opened.
        """
        own = None if components is None else dict(components)
        if own is None or known:
            return await asyncio.to_thread(set_up, game, players, seed, own, dict(options))
        return await self._in_turn(set_up, game, players, seed, own, dict(options))

    async def read(self, save: str) -> Saved:
        """What a saved match or a position is; a MonstrerieError says what is wrong with it."""
        return await self._in_turn(read, save)

    async def take_up(self, game: str, players: int, save: str) -> SetUp:
        """Set up the table of a saved match; a MonstrerieError says what is wrong with it."""
        return await self._in_turn(take_up, game, players, save)

    async def _in_turn(self, work: Callable[..., Made], *wish: Any) -> Made:
        if self._waiting >= _MOST_WAITING:
            raise ServerError("tables-busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._apart(work, *wish)
        finally:
            self._waiting -= 1

    async def _apart(self, work: Callable[..., Made], *wish: Any) -> Made:
        pool = self.workers.current()
        try:
            # The time that a process takes to start is not the wish's.
            await asyncio.wait_for(asyncio.wrap_future(pool.submit(os.getpid)), _START_SECONDS)
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *wish)), self.seconds)
        except MonstrerieError:
            raise
        except TimeoutError:
            log.warning(
                "a table of %s with own components was not set up in %g s", wish[0][:40], self.seconds
            )
            self.workers.replace(pool)
            raise ServerError("components-slow", seconds=max(1, round(self.seconds))) from None
        except BrokenProcessPool as error:
            if self.workers.closed:
                raise asyncio.CancelledError from None
            log.error("%s: %.40r ended its process", work.__name__, wish[0])
            self.workers.replace(pool)
            raise ServerError("components-broken") from error
        except Exception as error:
            log.error("%s: %.40r: %r", work.__name__, wish[0], error, exc_info=error)
            raise ServerError("components-broken") from error


def set_up(
    game: str, players: int, seed: int | None, components: dict[str, Any] | None, options: dict[str, Any]
) -> SetUp:
    """Set a table up; the engine checks players, seed, components and options."""
    match = Match.start(game_named(game), players, seed, components, options)
    return SetUp(dict(match.options), match.seed, match.opening_outcome, list(match.to_act))


def read(save: str) -> Saved:
    """What a saved match or a position is; the engine checks all of it."""
    match = load(save)
    if match.over:
        raise ServerError("save-over")
    seated = match.seated or [Seated()] * match.players
    names = [who.name or None for who in seated]
    began = match.began is not None
    return Saved(match.game.name, match.players, len(match.log), list(match.to_act), names, began)


def take_up(game: str, players: int, save: str) -> SetUp:
    """Set up the table of a saved match, or at a position; the engine checks all of it."""
    played = game_named(game)
    at_position = is_position(save)
    match = played.position(save) if at_position else played.load(save)
    if match.players != players:
        raise ServerError("save-players", players=match.players)
    if match.over:
        raise ServerError("save-over")
    moves = [
        (seat, played.encode(move), outcome)
        for (seat, move), outcome in zip(match.log, match.outcomes, strict=True)
    ]
    own = own_components(played, {"components": match.components.values()} if at_position else parse(save))
    to_act, opening = list(match.to_act), match.opening_outcome
    return SetUp(dict(match.options), match.seed, opening, to_act, own, moves, match.began)


async def first_to_act(row: Table) -> list[int]:
    """Who acts first at a table that was set up and has not started."""
    return list((await asyncio.to_thread(begin, row)).to_act)
