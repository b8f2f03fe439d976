"""What one guest who floods a server does to the others.

python -m bench.flood [--seconds 20] [--people 20] [--only frames,tables,bots,sockets,halves,messages]

The server has its usual limits. People play at tables of their own, some of them against easy bots, first
undisturbed, then with one flood after the other; the guest who floods comes from an address of their own, in
a process that gives way to the others (a stranger's machine is another one). Exits 1 when an honest move is
refused, an honest socket lost, or the server answers nobody after a flood.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx

from . import crowd, lines, seeded, servers

STRANGER: Final = "127.0.0.2"
"""A loopback address that the server doesn't take for its own machine's proxy."""
_LAGS: Final = 16
"""requests of the flood under way at once"""


# --- floods -------------------------------------------------------------------------------------------------


async def _requests(url: str, cookie: str, end: float, said: Counter[str], one: dict[str, object]) -> None:
    """The same request again and again."""
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    headers = {"Cookie": f"monstrerie={cookie}"}
    async with httpx.AsyncClient(base_url=url, transport=transport, headers=headers, timeout=30) as client:

        async def ask() -> None:
            while True:
                try:
                    answer = await client.request(**one)  # type: ignore[arg-type]
                    said[str(answer.status_code)] += 1
                except httpx.HTTPError as error:
                    said[type(error).__name__] += 1
                    await asyncio.sleep(0.05)
                if time.monotonic() > end:
                    return

        await asyncio.gather(*(ask() for _ in range(_LAGS)))


async def frames(url: str, table: str, cookie: str, end: float, said: Counter[str]) -> None:
    """Replays of somebody's match."""
    await _requests(url, cookie, end, said, {"method": "GET", "url": f"/api/tables/{table}/frames?to=199"})


async def tables(url: str, table: str, cookie: str, end: float, said: Counter[str]) -> None:
    """Listed tables that wait for people."""
    wish = {"game": "dungeon-lords", "seats": [{"kind": "me"}, {"kind": "link"}], "listed": True}
    await _requests(url, cookie, end, said, {"method": "POST", "url": "/api/tables", "json": wish})


async def bots(url: str, table: str, cookie: str, end: float, said: Counter[str]) -> None:
    """Tables where hard bots think, the guest's own seat handed to one, too."""
    wish = {"game": "dungeon-lords", "seats": [{"kind": "bot", "level": "hard"}] * 3 + [{"kind": "me"}]}
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    headers = {"Cookie": f"monstrerie={cookie}"}
    async with httpx.AsyncClient(base_url=url, transport=transport, headers=headers, timeout=30) as client:
        while time.monotonic() < end or not said:
            try:
                answer = await client.post("/api/tables", json=wish)
                said[str(answer.status_code)] += 1
                if answer.status_code == 200:
                    id = answer.json()["table"]["id"]
                    said["handed"] += (
                        await client.post(f"/api/tables/{id}/hand", json={"level": "hard"})
                    ).is_success
                else:
                    await asyncio.sleep(0.05)
            except httpx.HTTPError as error:
                said[type(error).__name__] += 1


async def sockets(url: str, table: str, cookie: str, end: float, said: Counter[str]) -> None:
    """As many sockets as there is room for, each of which says hello again and again."""
    held: list[lines.Line] = []
    while time.monotonic() < end or not said:
        try:
            if len(held) < 1000:
                held.append(await lines.opened(url, table, cookie, crowd_ignores, STRANGER))
                held[-1].closed.add_done_callback(lambda closed: said.update([f"closed {closed.result()}"]))
        except OSError as error:
            said[type(error).__name__] += 1
        held = [line for line in held if not line.closed.done()]
        said["held at most"] = max(said["held at most"], len(held))
        for line in held[:20]:
            line.say(b'{"type":"hello","since":-1}')
        await asyncio.sleep(0.002)
    await asyncio.gather(*(line.gone() for line in held))


async def halves(url: str, table: str, cookie: str, end: float, said: Counter[str]) -> None:
    """Requests of which only half comes."""
    host, _, port = url.removeprefix("http://").partition(":")
    held: list[asyncio.StreamWriter] = []
    texts = (b"GET /api/health HT", b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
    while time.monotonic() < end or not said:
        try:
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(STRANGER, 0))
            writer.write(texts[len(held) % 2])
            held.append(writer)
            said["opened"] += 1
            del reader
        except OSError as error:
            said[type(error).__name__] += 1
        await asyncio.sleep(0.002)
    for writer in held:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def messages(url: str, table: str, cookie: str, end: float, said: Counter[str]) -> None:
    """Messages on forty sockets, as fast as they go."""
    held: list[lines.Line] = []
    move = {"kind": "nothing"}
    texts = [
        json.dumps(message).encode()
        for message in (
            {"type": "preview", "id": 1, "moves": [move] * 64},
            {"type": "why", "id": 1, "move": move},
            {"type": "chat", "id": 1, "text": "x" * 500},
            {"type": "hello", "since": -1},
        )
    ]
    while time.monotonic() < end or not said:
        held = [line for line in held if not line.closed.done()]
        if len(held) < 40:
            held.append(await lines.opened(url, table, cookie, crowd_ignores, STRANGER))
        for line in held:
            line.say(texts[said["sent"] % len(texts)])
            said["sent"] += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*(line.gone() for line in held))


def crowd_ignores(line: lines.Line, heard: lines.Heard) -> None:
    """Whoever floods reads nothing of it."""


Flood = Callable[[str, str, str, float, "Counter[str]"], Awaitable[None]]
FLOODS: Final[dict[str, Flood]] = {
    "frames": frames,
    "tables": tables,
    "bots": bots,
    "sockets": sockets,
    "halves": halves,
    "messages": messages,
}


def attack(name: str, url: str, table: str, seconds: float) -> None:
    """In a process of its own: flood, and say what came of it."""
    os.nice(10)
    transport = httpx.HTTPTransport(local_address=STRANGER)
    with httpx.Client(base_url=url, transport=transport, timeout=60) as client:
        client.post("/api/session", json={"name": "Stranger"}).raise_for_status()
        cookie = client.cookies["monstrerie"]
    said: Counter[str] = Counter()

    async def flood() -> None:
        await FLOODS[name](url, table, cookie, time.monotonic() + seconds, said)

    asyncio.run(flood())
    print(json.dumps(said), flush=True)


# --- the others ---------------------------------------------------------------------------------------------


async def _live(url: str, tally: crowd.Tally, seconds: float, name: str, table: str) -> str:
    """The others play for a while, with a flood or without; what the flood came to."""
    tally.clear()
    if not name:
        await asyncio.sleep(seconds)
        return ""
    ours = [sys.executable, "-m", "bench.flood", "--attack", name, url, table, str(seconds)]
    process = await asyncio.create_subprocess_exec(*ours, stdout=subprocess.PIPE, cwd=servers.ROOT)
    out, _ = await process.communicate()
    return out.decode().strip()


async def withstand(
    url: str, tables_laid: list[seeded.Laid], names: list[str], seconds: float, pause: float
) -> int:
    """All of it; how many faults there were."""
    tally = crowd.Tally()
    players = crowd.seated(url, tables_laid, tally, pause)
    for player in players:
        player.sit()
    await asyncio.sleep(3)
    faults = 0
    for name in ["", *names]:
        came_of_it = await _live(url, tally, seconds, name, tables_laid[0].table)
        wrong = {what: count for what, count in tally.counts.items() if count and what != "matches over"}
        faults += sum(wrong.values()) + (not tally.acknowledged)
        print(f"{name or 'nobody floods':14} acknowledged {crowd.spread(tally.acknowledged)}")
        print(f"{'':14} easy bots    {crowd.spread(tally.turns)}   {wrong or ''} {came_of_it}", flush=True)
    await crowd.gone(players)
    return faults


def main() -> None:
    """Flood."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=20.0, help="of each flood")
    options.add_argument("--people", type=int, default=20)
    options.add_argument("--pause", type=float, default=0.5, help="mean seconds that people think")
    options.add_argument("--only", default=",".join(FLOODS))
    options.add_argument("--attack", nargs=4, help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.attack:
        attack(given.attack[0], given.attack[1], given.attack[2], float(given.attack[3]))
        return
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'flood.sqlite'}"
        everybody = seeded.guests(given.people)
        half = given.people // 2
        laid = seeded.lay(
            database, list(seeded.parties(everybody[:half], seeded.CARD_GAMES, 3, 20)), moves=40
        )
        alone = [("dungeon-lords", [guest]) for guest in everybody[half:] for _ in range(20)]
        laid += seeded.lay(database, alone, bots=["easy"])
        with servers.running(database, folder, generous=False) as served:
            faults = asyncio.run(
                withstand(served.url, laid, given.only.split(","), given.seconds, given.pause)
            )
            answered = httpx.get(f"{served.url}/api/health", timeout=servers.PATIENCE).status_code == 200
    print(servers.load())
    if faults or not answered:
        sys.exit(1)


if __name__ == "__main__":
    main()
