"""How many moves a second a server acknowledges, and after how long.

python -m bench.moves [--people 80] [--seats 4] [--games A,B,C] [--seconds 30] [--workers 1]
                      [--database sqlite|postgres] [--no-compression] [--beside-two]

People sit at tables without bots and play whenever it is their turn; the clients run on the same machine.
`--beside-two` measures one process and two over PostgreSQL, one after the other, and what the second adds:
where the clients and the database want the same cores, what counts is the processor time that a move costs
the busiest process. Exits 1 when a move was refused or a socket lost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from . import crowd, postgres, seeded, servers

_WARM = 3.0
_FEWEST_MOVES = 60
"""that a match of any game takes: so many tables are laid that nobody runs out of them"""


class Measured(NamedTuple):
    """What one run came to."""

    rate: float
    cost: float
    """ms of processor time a move, of all serving processes together"""
    busiest: float
    """of these, the busiest one's share of a core"""
    clients: float
    """share of a core that the clients used"""
    tally: crowd.Tally


def measure(
    database: str, folder: str, people: int, seats: int, games: list[str], seconds: float, workers: int
) -> Measured:
    """Lay the tables, start the server, let everybody play."""
    everybody = seeded.guests(people)
    each = 2 + int(1500 * (seconds + _WARM) / _FEWEST_MOVES / max(1, people // seats))
    tables = seeded.lay(database, list(seeded.parties(everybody, games, seats, each)))
    with servers.running(database, folder, workers=workers, bot_workers=1) as served:
        return asyncio.run(_played(served, workers, tables, seconds))


async def _played(
    served: servers.Served, workers: int, tables: list[seeded.Laid], seconds: float
) -> Measured:
    tally = crowd.Tally()
    players = crowd.seated(served.url, tables, tally)
    for player in players:
        player.sit()
    await asyncio.sleep(_WARM)
    tally.clear()
    before = {one: servers.spent(one) for one in servers.serving(served, workers)}
    own = servers.spent(os.getpid())
    await asyncio.sleep(seconds)
    rate, moves = tally.rate, len(tally.acknowledged)
    used = [servers.spent(one) - spent for one, spent in before.items()]
    clients = servers.spent(os.getpid()) - own
    tally.counts["people out of tables"] = sum(player.home.is_set() for player in players)
    await crowd.gone(players)
    return Measured(rate, sum(used) / moves * 1000, max(used) / seconds, clients / seconds, tally)


def report(what: str, found: Measured) -> None:
    """One line, and what went wrong."""
    print(
        f"{what:28} {found.rate:6.0f} moves/s  {crowd.spread(found.tally.acknowledged)}  "
        f"{found.cost:5.2f} ms of the processor a move, busiest process {found.busiest:4.0%} of a core, "
        f"clients {found.clients:4.0%}; {servers.load()}"
    )
    for name, count in sorted((+found.tally.counts).items()):
        print(f"  {name}: {count}")
    sys.stdout.flush()


def faults(found: Measured) -> int:
    """What may not happen: refused moves, lost sockets."""
    return sum(found.tally.counts.values()) - found.tally.counts["matches over"]


def main() -> None:
    """Measure."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--people", type=int, default=80)
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--games", default=",".join(seeded.CARD_GAMES))
    options.add_argument("--seconds", type=float, default=30.0)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    options.add_argument("--no-compression", action="store_true")
    options.add_argument("--beside-two", action="store_true")
    given = options.parse_args()
    if given.no_compression:
        os.environ["MONSTRERIE_COMPRESS"] = "no"
    counts = (1, 2) if given.beside_two else (given.workers,)
    found: list[Measured] = []
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        cluster = None
        if given.database == "postgres" or max(counts) > 1:
            cluster = stack.enter_context(postgres.cluster())
        for workers in counts:
            database = (
                f"sqlite:///{Path(folder) / 'moves.sqlite'}"
                if cluster is None
                else cluster.made(f"moves{workers}")
            )
            games = given.games.split(",")
            found.append(measure(database, folder, given.people, given.seats, games, given.seconds, workers))
            kind = "SQLite" if cluster is None else "PostgreSQL"
            report(f"{kind}, {workers} processes, {given.people} people", found[-1])
    if len(found) == 2:
        one, two = found
        print(
            f"two processes beside one: {two.rate / one.rate:.2f} times the moves on this machine; "
            f"a process of two could do {2 * one.cost / two.cost:.2f} times what one does"
        )
    if any(map(faults, found)):
        sys.exit(1)


if __name__ == "__main__":
    main()
