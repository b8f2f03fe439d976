"""People at tables, laid straight into a database before its server starts: thousands in seconds.

Asked for one by one, they would take the rations and the time that a bench wants to measure.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from monstrerie.games import game
from monstrerie.server import queries, seating
from monstrerie.server.database import Database, parse_url
from monstrerie.server.history import begin
from monstrerie.server.identity import Cookies
from monstrerie.server.records import OVER, Player, StoredMove, new_id
from monstrerie.server.setup_pool import set_up
from tests.server.people import SECRET

CARD_GAMES = ("mighty-monsters", "dungeon-lords", "dungeon-petz")
"""whose moves are rules only; Rampage's are simulated, elsewhere and for longer"""


class Guest(NamedTuple):
    """Somebody with a cookie."""

    player: Player
    cookie: str


class Laid(NamedTuple):
    """A table, and who sits on its first chairs."""

    table: str
    game: str
    guests: Sequence[Guest]


def guests(count: int) -> list[Guest]:
    """So many people, not stored yet."""
    signed = Cookies(SECRET)
    players = [Player(new_id(), f"Guest {number}") for number in range(count)]
    return [Guest(player, signed.write(player)) for player in players]


def lay(
    database: str, parties: Sequence[tuple[str, Sequence[Guest]]], bots: Sequence[str] = (), moves: int = 0
) -> list[Laid]:
    """A table for each party (its game, its people), where bots of these levels sit, too; all begin, and so
    many random moves are made at each.
    """
    opened = Database(parse_url(database))
    opened.open()
    everybody = {guest.player.id: guest.player for _, people in parties for guest in people}
    try:
        with opened.writer.begin() as connection:
            for player in everybody.values():
                queries.add_player(connection, player, 0.0)
            return [
                _table(connection, name, people, bots, seed, moves)
                for seed, (name, people) in enumerate(parties)
            ]
    finally:
        opened.close()


def _table(
    connection: sa.Connection, name: str, people: Sequence[Guest], bots: Sequence[str], seed: int, moves: int
) -> Laid:
    chairs: list[tuple[str, str | None]] = [("me", None)]
    chairs += [("link", None)] * (len(people) - 1) + [("bot", level) for level in bots]
    wish = seating.Wish(game=name, seats=chairs, options={}, auto=False)
    laid = set_up(name, len(chairs), seed, None, {})
    table = seating.create(connection, wish, laid, people[0].player, "bench")
    for guest in people[1:]:
        seating.join(connection, table.id, guest.player, table.invite, None, laid.to_act, "bench")
    if moves:
        row = queries.table(connection, table.id)
        match, rng = begin(row), random.Random(seed)
        new: list[StoredMove] = []
        for number in range(moves):
            if match.over:
                break
            seat = rng.choice(match.to_act)
            move = rng.choice(match.moves(seat))
            match.play(seat, move)
            new.append(StoredMove(number, seat, match.game.encode(move), "person", number, row.updated))
        ended: dict[str, Any] = (
            {"status": OVER, "winners": list(match.result.winners)} if match.result else {}
        )
        queries.append(connection, table.id, 0, 0, new, "bench", to_act=list(match.to_act), **ended)
    return Laid(table.id, name, people)


def parties(
    people: Sequence[Guest], names: Sequence[str], seats: int, each: int = 1
) -> Iterator[tuple[str, Sequence[Guest]]]:
    """The people in groups of `seats` (or as few as a game wants), with `each` tables for every group."""
    turn, start = 0, 0
    while start < len(people):
        name = names[turn % len(names)]
        players = game(name).players
        size = min(max(seats, players.start), players.stop - 1)
        group = people[start : start + size]
        if len(group) >= players.start:
            for _ in range(each):
                yield name, group
        turn, start = turn + 1, start + size
