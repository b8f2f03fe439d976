"""Tables in the middle of a match.

Bots play it up to a decision in this process; its moves are then played at a server by as many people as
there are seats, through the same socket as everybody's.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final

import httpx

import monstrerie
from monstrerie import Match
from monstrerie.bots import make
from tests.server.people import Chair

from .visitor import Visitor

Until = Callable[[Match], bool]
ADVANCED_PETZ: Final[dict[str, Any]] = {
    "double": True,
    "foresight": "more",
    "meat_stand": True,
    "final_order": True,
    "first": "host",
}
"""Dungeon Petz with every advanced rule."""


def offers(kind: str, seat: int = 0) -> Until:
    """Until the seat may make a move of this kind."""
    return lambda match: any(match.game.encode(move)["kind"] == kind for move in match.moves(seat))


def reached(game: str, players: int, seed: int, until: Until, bot: str = "greedy", **options: Any) -> Match:
    """A match of bots that stopped where it should; it fails when it ends before."""
    match = monstrerie.game(game).new(players, seed=seed, **options)
    bots = [make(bot, seed=seat + seed) for seat in range(players)]
    while not until(match):
        assert not match.over, f"{game} with seed {seed} never comes to that"
        seat = match.to_act[-1]
        match.play(seat, bots[seat].choose(match, seat))
    return match


def sit_down(
    me: Visitor,
    url: str,
    match: Match,
    others: str | None = "easy",
    components: dict[str, Any] | None = None,
) -> str:
    """Seat the visitor on the first chair of such a match; bots (or nobody) go on playing the others.

    `components` are the owner's values that the match was made with.
    """
    # A server draws the tremor of hands itself: what is played again there must come out as here.
    assert not match.game.simulated or match.options["tremor"] == "off"
    seats = [{"kind": "me"}, *[{"kind": "link"}] * (match.players - 1)]
    table = me.api(
        "/tables",
        {
            "game": match.game.name,
            "options": match.options,
            "seats": seats,
            "seed": match.seed,
            "auto": False,
            "components": components,
        },
    )["table"]
    path = f"/api/tables/{table['id']}"
    cookies = [next(one["value"] for one in me.page.context.cookies() if one["name"] == "monstrerie")]
    guests = [httpx.Client(base_url=url, timeout=60) for _ in range(match.players - 1)]
    for number, guest in enumerate(guests):
        guest.post("/api/session", json={"name": f"Guest {number + 2}"}).raise_for_status()
        guest.post(f"{path}/join", json={"invite": table["invite"], "seat": number + 1}).raise_for_status()
        cookies.append(guest.cookies["monstrerie"])
    chairs = [Chair(url, table["id"], cookie) for cookie in cookies]
    for seat, run in itertools.groupby(match.log, key=lambda entry: entry[0]):
        moves = [match.game.encode(move) for _, move in run]
        for start in range(0, len(moves), 100):
            answer = chairs[seat].ask("play", moves=moves[start : start + 100])
            assert answer["type"] == "ack", answer
    for chair in chairs:
        chair.__exit__(None, None, None)
    if not match.over:
        me.api(f"/tables/{table['id']}/settings", {"auto": True})
    for guest in guests:
        if others is not None and not match.over:
            guest.post(f"{path}/hand", json={"level": others}).raise_for_status()
        guest.close()
    me.page.goto(f"/t/{table['id']}")
    return str(table["id"])
