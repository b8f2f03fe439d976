"""`monstrerie bench`: random playouts and copies a second, for any game."""

from __future__ import annotations

import json
import platform
import random
from time import perf_counter
from typing import Any

import msgspec
from rich.table import Table

import monstrerie

from ..core.form import compiled
from .speak import out, tell


class Speed(msgspec.Struct, frozen=True):
    """What was measured of one game."""

    game: str
    players: int
    form: str
    matches_a_second: float
    decisions_a_second: float
    microseconds_a_decision: float
    copies_a_second: float


def environment() -> dict[str, str]:
    """What the figures depend on."""
    return {
        "version": monstrerie.__version__,
        "form": "compiled" if compiled() else "interpreted",
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def measure(game: monstrerie.Game, players: int, seconds: float, options: dict[str, Any]) -> Speed:
    """Random playouts for `seconds`, then copies for a quarter of it; one core, legal lists included."""
    seeds = iter(range(1_000_000_000))
    starts = [game.new(players, seed=next(seeds), **options).state for _ in range(20)]
    choose = random.Random(7).random
    matches = decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = starts[matches % len(starts)].copy()
        while not state.done:
            legal = state.legal()
            state.apply(legal[int(choose() * len(legal))])
            decisions += 1
        matches += 1
    took = perf_counter() - start
    middle = starts[0].copy()
    for _ in range(decisions // matches // 2):
        legal = middle.legal()
        middle.apply(legal[int(choose() * len(legal))])
    copies = 0
    start = perf_counter()
    while perf_counter() - start < seconds / 4:
        for _ in range(1000):
            middle.copy()
        copies += 1000
    copying = perf_counter() - start
    return Speed(
        game.name,
        players,
        environment()["form"],
        matches / took,
        decisions / took,
        1e6 * took / decisions,
        copies / copying,
    )


def run(
    games: list[tuple[monstrerie.Game, dict[str, Any]]],
    players: int | None,
    seconds: float,
    only_environment: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Measure and print."""
    where = environment()
    if only_environment:
        print(json.dumps(where)) if as_json else out.print(
            "\n".join(f"{key}: {value}" for key, value in where.items())
        )
        return
    speeds = []
    for game, options in games:
        if game.actions:
            speeds.append(measure(game, players or min(4, game.players.stop - 1), seconds, options))
    if as_json:
        print(json.dumps({"environment": where, "speeds": msgspec.to_builtins(speeds)}))
        return
    table = Table(title=", ".join(where.values()), title_justify="left", box=None, pad_edge=False)
    for column in (
        "game",
        "players",
        "matches-a-second",
        "decisions-a-second",
        "microseconds",
        "copies-a-second",
    ):
        table.add_column(tell(f"cli-column-{column}", lang), justify="left" if column == "game" else "right")
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.matches_a_second:,.0f}",
            f"{speed.decisions_a_second:,.0f}",
            f"{speed.microseconds_a_decision:.2f}",
            f"{speed.copies_a_second:,.0f}",
        )
    out.print(table)
