"""How much memory tables and sockets take, and whether a server that holds thousands still answers.

python -m bench.held [--tables 2000] [--sockets 5000] [--moves 60] [--seconds 10]

Tables of the three card games with two people each, so many random moves into their matches, are opened by
one player each, then by their second, then by people who look on. Exits 1 when a socket is refused or lost.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from . import crowd, lines, seeded, servers

_AT_ONCE = 50
"""sockets opened at the same moment"""
_SPARE = 100
"""files that this process needs besides"""


async def opened(url: str, wishes: Sequence[tuple[str, str | None]], tally: crowd.Tally) -> list[lines.Line]:
    """Open these (a table, a cookie), and wait until each has heard how the table stands."""
    made: list[lines.Line] = []

    async def one(table: str, cookie: str | None) -> None:
        seen: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def decide(there: bool) -> None:
            if not seen.done():
                seen.set_result(there)

        def hear(line: lines.Line, message: lines.Heard) -> None:
            if message.type == "error":
                tally.counts[f"error {message.code}"] += 1
            if message.type in ("update", "error"):
                decide(message.type == "update")

        try:
            line = await lines.opened(url, table, cookie, hear)
            line.closed.add_done_callback(lambda _: decide(False))
            if await asyncio.wait_for(seen, servers.PATIENCE):
                made.append(line)
            else:
                tally.counts["refused"] += 1
                await line.gone()
        except (OSError, TimeoutError) as error:
            tally.counts[f"refused: {type(error).__name__}"] += 1

    for start in range(0, len(wishes), _AT_ONCE):
        await asyncio.gather(*(one(*wish) for wish in wishes[start : start + _AT_ONCE]))
    return made


async def pinged(line: lines.Line) -> float:
    """How many ms it takes until the server answers on a socket that was silent so far."""
    answered = asyncio.Event()
    line.hear = lambda _, message: answered.set() if message.type == "pong" else None
    began = time.perf_counter()
    line.say(b'{"type":"ping","id":1}')
    await asyncio.wait_for(answered.wait(), servers.PATIENCE)
    return (time.perf_counter() - began) * 1000


async def hold(
    url: str, server: int, tables: Sequence[seeded.Laid], sockets: int, seconds: float
) -> crowd.Tally:
    """Open everything in three steps, with what each adds to the server's memory, and hold it for a while."""
    tally = crowd.Tally()
    held: list[lines.Line] = []
    steps: list[tuple[str, list[tuple[str, str | None]]]] = [
        ("a table with its first player", [(laid.table, laid.guests[0].cookie) for laid in tables]),
        ("a second player", [(laid.table, laid.guests[1].cookie) for laid in tables]),
        ("a further spectator of one table", []),
    ]
    left = sockets - len(steps[0][1])
    steps[1] = (steps[1][0], steps[1][1][: left * 2 // 3])
    steps[2][1].extend([(tables[0].table, None)] * (left - len(steps[1][1])))
    empty = servers.resident(server)
    print(f"{'the empty server':34} {empty / 1000:7.1f} MB")
    for what, wishes in steps:
        if what == steps[2][0]:
            held += await opened(url, wishes[:1], tally)  # what spectators see, made once
        before, began = servers.resident(server), time.monotonic()
        held += await opened(url, wishes, tally)
        grown = (servers.resident(server) - before) / max(1, len(wishes))
        took = time.monotonic() - began
        print(f"{what:34} {grown:7.1f} kB   ({len(wishes)} of them, opened in {took:.1f} s)", flush=True)
    spent = servers.spent(server)
    await asyncio.sleep(seconds)
    idle = (servers.spent(server) - spent) / seconds
    times = [await pinged(line) for line in held[:: max(1, len(held) // 200)]]
    lost = sum(line.closed.done() for line in held)
    tally.counts["lost"] += lost
    print(
        f"{len(held) - lost} sockets held for {seconds:.0f} s with {idle:.1%} of a core; "
        f"a ping: {crowd.spread(times)}"
    )
    whole = servers.resident(server)
    print(f"{'all of it':34} {whole / 1000:7.1f} MB; {servers.load()}", flush=True)
    await asyncio.gather(*(line.gone() for line in held))
    return tally


def main() -> None:
    """Hold, and weigh."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--tables", type=int, default=2000)
    options.add_argument("--sockets", type=int, default=5000)
    options.add_argument("--moves", type=int, default=60)
    options.add_argument("--seconds", type=float, default=10.0)
    given = options.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if files != resource.RLIM_INFINITY and given.sockets > files - _SPARE:
        options.error(f"this machine lets a process open {files} files: --sockets {files - _SPARE} at most")
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'held.sqlite'}"
        wished = list(seeded.parties(seeded.guests(given.tables * 3), seeded.CARD_GAMES, 2))[: given.tables]
        tables = seeded.lay(database, wished, moves=given.moves)
        with servers.running(database, folder, bot_workers=1) as served:
            tally = asyncio.run(hold(served.url, served.pid, tables, given.sockets, given.seconds))
    wrong = {name: count for name, count in tally.counts.items() if count}
    if wrong:
        print(wrong)
        sys.exit(1)


if __name__ == "__main__":
    main()
