"""A day of play squeezed into half an hour: does the server's memory stay where it is?

python -m bench.soak [--minutes 30] [--warm 0.25] [--people 24] [--squeeze 48]

People come, give a name, make a table against bots or with a friend, play the match to its end, chat, ask for
previews, watch others, look at the replay, and go. What a server forgets after minutes it forgets here after
seconds (`--squeeze`). Prints memory over time; exits 1 when it grows by more than 5 % after the warm-up, or
when an answer is a 5xx.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, Final

import httpx

from monstrerie.games import game

from . import crowd, lines, servers

GAMES: Final = ("mighty-monsters", "dungeon-lords", "dungeon-petz") * 4 + ("rampage",)
MOST_GROWTH: Final = 0.05
_IDLE: Final = 600.0
"""seconds after which an unwatched table leaves a server's memory"""
_ENOUGH: Final = 120.0
"""seconds of play after which people give a match up"""


class Town:
    """Everybody who visits the server, and how they get on."""

    def __init__(self, url: str, http: httpx.AsyncClient, seed: int) -> None:
        self.url, self.http = url, http
        # Everybody has a cookie of their own: none is kept for all.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.rng = random.Random(seed)
        self.tally = crowd.Tally()
        self.visits = 0
        self.numbers = 0

    async def ask(self, method: str, path: str, cookie: str, **body: Any) -> Mapping[str, Any]:
        """A request of somebody; empty when it was refused."""
        headers = {"Cookie": f"monstrerie={cookie}"} if cookie else {}
        if method == "POST":
            answer = await self.http.post(path, headers=headers, json=body)
        else:
            answer = await self.http.get(path, headers=headers, params=body)
        if answer.status_code >= 400:
            self.tally.counts[f"{answer.status_code} {path.rpartition('/')[2][:12]}"] += 1
            return {}
        found: Mapping[str, Any] = answer.json()
        return found

    async def guest(self) -> str:
        """The cookie of somebody new."""
        self.numbers += 1
        answer = await self.http.post("/api/session", json={"name": f"Guest {self.numbers}"})
        answer.raise_for_status()
        return answer.cookies["monstrerie"]

    async def visit(self, games: Sequence[str] = GAMES) -> None:
        """From the door to the table, through a match, and home."""
        name = self.rng.choice(games)
        people = [await self.guest() for _ in range(self.rng.choice((1, 1, 2, 3)))]
        size = max(game(name).players.start, len(people), 2)
        chairs = [{"kind": "me"}, *[{"kind": "link"}] * (len(people) - 1)]
        chairs += [{"kind": "bot", "level": "easy"}] * (size - len(people))
        wish = {"game": name, "seats": chairs, "listed": self.rng.random() < 0.3}
        made = (await self.ask("POST", "/api/tables", people[0], **wish)).get("table")
        if made is None:
            return
        path = f"/api/tables/{made['id']}"
        for friend in people[1:]:
            await self.ask("POST", f"{path}/join", friend, invite=made["invite"])
        players = [
            crowd.Player(self.url, cookie, [made["id"]], self.tally, self.rng.randrange(2**40))
            for cookie in people
        ]
        for player in players:
            player.sit()
        watcher = await lines.opened(self.url, made["id"], None, lines.quiet)
        ends = asyncio.gather(*(player.home.wait() for player in players))
        try:
            await asyncio.wait_for(asyncio.shield(self._talk(players[0], ends)), _ENOUGH)
        except TimeoutError:
            self.tally.counts["matches given up"] += 1
            for cookie in people:
                await self.ask("POST", f"{path}/hand", cookie, level="easy")
        ends.cancel()
        await crowd.gone(players)
        await watcher.gone()
        await self.ask("GET", f"{path}/frames", people[0], to=self.rng.choice((20, 199)))
        await self.ask("GET", f"{path}/curve", people[0])
        await self.ask("GET", "/api/tables", people[0], which=self.rng.choice(("open", "live", "mine")))
        self.visits += 1

    async def _talk(self, player: crowd.Player, ends: asyncio.Future[Any]) -> None:
        """Chat and previews besides the moves, until the match is over."""
        while not ends.done():
            await asyncio.wait([ends], timeout=0.2)
            line = player.line
            if line is not None and line.update is not None and line.update.moves:
                move = bytes(self.rng.choice(line.update.moves))
                line.say(b'{"type":"preview","id":"look","move":%b}' % move)
                if self.rng.random() < 0.1:
                    line.say(b'{"type":"chat","id":"say","text":"Well played"}')


async def soak(served: servers.Served, minutes: float, warm: float, people: int, seed: int) -> bool:
    """All of it; whether the memory stayed where it was."""
    end = time.monotonic() + 60 * minutes
    samples: list[tuple[float, float, float]] = []
    limits = httpx.Limits(max_connections=people * 2)
    async with httpx.AsyncClient(base_url=served.url, timeout=servers.PATIENCE, limits=limits) as http:
        town = Town(served.url, http, seed)

        async def live() -> None:
            while time.monotonic() < end:
                await town.visit()

        crowds = [asyncio.create_task(live()) for _ in range(people)]
        began, told = time.monotonic(), 0
        print(f"{'minute':>8} {'visits':>8} {'moves':>9} {'server':>9} {'bots':>9}")
        while (now := time.monotonic()) < end:
            bots = sum(servers.resident(one) for one in servers.children(served.pid))
            samples.append((now - began, servers.resident(served.pid) / 1000, bots / 1000))
            if (now - began) / (60 * minutes) * 20 >= told:
                told += 1
                moves = len(town.tally.acknowledged)
                spent, server, helpers = samples[-1]
                line = f"{spent / 60:8.1f} {town.visits:8} {moves:9} {server:6.0f} MB {helpers:6.0f} MB"
                print(line, flush=True)
            await asyncio.sleep(1)
            for one in crowds:
                if one.done():
                    one.result()
        await asyncio.gather(*crowds)
    return judged(samples, warm, town)


def judged(samples: Sequence[tuple[float, float, float]], warm: float, town: Town) -> bool:
    """Compare the memory after the warm-up with that at the end; say so."""
    last = samples[-1][0]
    after = [server for at, server, _ in samples if at >= warm * last]
    tenth = max(1, len(after) // 10)
    first, final = statistics.median(after[:tenth]), statistics.median(after[-tenth:])
    growth = final / first - 1
    print(
        f"{town.visits} visits, {len(town.tally.acknowledged)} moves in {last / 60:.1f} minutes; after the "
        f"warm-up {first:.0f} MB, at the end {final:.0f} MB: {growth:+.1%}; {servers.load()}"
    )
    for name, count in sorted(town.tally.counts.items()):
        print(f"  {name}: {count}")
    broken = [name for name in town.tally.counts if name.startswith(("5", "sockets lost"))]
    sys.stdout.flush()
    return growth <= MOST_GROWTH and not broken and town.visits > 0


def main() -> None:
    """Soak."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--minutes", type=float, default=30.0)
    options.add_argument("--warm", type=float, default=0.25, help="which part of it is warm-up")
    options.add_argument("--people", type=int, default=24, help="visits at the same time")
    options.add_argument("--squeeze", type=float, default=48.0)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'soak.sqlite'}"
        idle = max(2.0, _IDLE / given.squeeze)
        with servers.running(database, folder, idle_seconds=idle) as served:
            flat = asyncio.run(soak(served, given.minutes, given.warm, given.people, given.seed))
    if not flat:
        sys.exit(1)


if __name__ == "__main__":
    main()
