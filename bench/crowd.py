"""People who play by the public protocol, all in one thread, and what they had to wait for."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

from .lines import Heard, Line, opened
from .seeded import Laid

_LOST = 0.5
"""seconds until somebody whose socket broke comes back"""


class Tally:
    """What a crowd did and waited for."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.acknowledged: list[float] = []
        """ms from sending a move to its acknowledgement"""
        self.turns: list[float] = []
        """ms from an acknowledgement to one's next turn, where bots moved in between"""
        self.began = time.monotonic()

    def clear(self) -> None:
        """Forget what was: the measured time begins."""
        self.__init__()  # type: ignore[misc]

    @property
    def rate(self) -> float:
        """Moves acknowledged in a second."""
        return len(self.acknowledged) / (time.monotonic() - self.began)


class Player:
    """Somebody with a seat at one table after another, who plays as soon as it is their turn, or after a
    pause.
    """

    def __init__(
        self, url: str, cookie: str, tables: Sequence[str], tally: Tally, seed: int, pause: float = 0.0
    ) -> None:
        self.url, self.cookie, self.tally, self.pause = url, cookie, tally, pause
        self.tables = list(tables)
        self.rng = random.Random(seed)
        self.line: Line | None = None
        self.stopped = False
        self.home = asyncio.Event()
        """set once every table is played to its end"""
        self._sent_turn = -1
        self._sent_at = 0.0
        self._acknowledged: tuple[float, int] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def sit(self, wait: float = 0.0) -> None:
        """Open the table that is played now."""
        self._do(self._sit(wait))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sit(self, wait: float) -> None:
        await asyncio.sleep(wait)
        if not self.tables:
            self.home.set()
        if self.stopped or not self.tables:
            return
        self._sent_turn, self._acknowledged = -1, None
        try:
            self.line = await opened(self.url, self.tables[0], self.cookie, self._hear)
        except OSError:
            self.tally.counts["refused connections"] += 1
            self.sit(_LOST)
            return
        self.line.closed.add_done_callback(self._lost)

    def _lost(self, closed: asyncio.Future[int]) -> None:
        if not self.stopped and self.line is not None and self.line.closed is closed:
            self.tally.counts[f"sockets lost ({closed.result()})"] += 1
            self.sit(_LOST)

    async def stop(self) -> None:
        """Go home."""
        self.stopped = True
        await asyncio.gather(*self._tasks)
        if self.line is not None:
            await self.line.gone()

    def _hear(self, line: Line, heard: Heard) -> None:
        if line is not self.line:
            return
        if heard.type == "update":
            self._updated(line, heard)
        elif heard.type == "ack" and heard.id == "play":
            now = time.monotonic()
            self.tally.acknowledged.append((now - self._sent_at) * 1000)
            self._acknowledged = now, heard.number
        elif heard.type in ("refused", "error"):
            self.tally.counts[f"{heard.type} {heard.code or heard.rule}"] += 1
            self._sent_turn = -1
            asyncio.get_running_loop().call_later(_LOST, self._again, line)

    def _updated(self, line: Line, heard: Heard) -> None:
        if heard.result is not None:
            self.tally.counts["matches over"] += 1
            self.tables.pop(0)
            self.line = None
            self._do(line.gone())
            self.sit()
        elif heard.moves and heard.turn != self._sent_turn:
            if self._acknowledged is not None and heard.number > self._acknowledged[1]:
                self.tally.turns.append((time.monotonic() - self._acknowledged[0]) * 1000)
            self._acknowledged = None
            self._sent_turn = heard.turn
            if self.pause:
                later = self.rng.expovariate(1 / self.pause)
                asyncio.get_running_loop().call_later(later, self._play, line, heard.turn)
            else:
                self._play(line, heard.turn)

    def _again(self, line: Line) -> None:
        if line is self.line and line.update is not None:
            self._updated(line, line.update)

    def _play(self, line: Line, turn: int) -> None:
        update = line.update
        if line is not self.line or update is None or not update.moves or update.turn != turn:
            return
        move = self.rng.choice(update.moves)
        self._sent_at = time.monotonic()
        line.say(b'{"type":"play","id":"play","moves":[%b],"turn":%d}' % (bytes(msgspec.Raw(move)), turn))


def seated(url: str, tables: Sequence[Laid], tally: Tally, pause: float = 0.0) -> list[Player]:
    """Everybody at their tables, in order; not there yet."""
    of: dict[str, list[str]] = {}
    for laid in tables:
        for guest in laid.guests:
            of.setdefault(guest.cookie, []).append(laid.table)
    return [Player(url, cookie, own, tally, seed, pause) for seed, (cookie, own) in enumerate(of.items())]


async def gone(players: Sequence[Player]) -> None:
    """All go home."""
    await asyncio.gather(*(player.stop() for player in players))


def spread(times: Sequence[float]) -> str:
    """The middle and the long ones of some waiting times."""
    if len(times) < 2:
        return f"n={len(times)}"
    cut = statistics.quantiles(times, n=100)
    return f"n={len(times):6}  p50 {cut[49]:7.1f}  p99 {cut[98]:7.1f}  most {max(times):7.1f} ms"
