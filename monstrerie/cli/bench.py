"""`monstrerie bench`: random playouts and copies a second, for any game."""

from __future__ import annotations

import json
import platform
import random
from time import perf_counter
from typing import Any, Final

import msgspec
from rich.table import Table

import monstrerie

from ..core.build import is_compiled
from ..core.errors import BadValue
from ..core.numbers import decimal
from .speak import out, tell

LONGEST: Final = 3600


class Speed(msgspec.Struct, frozen=True):
    """What was measured of one game."""

    game: str
    players: int
    form: str
    matches_a_second: float | None
    """None where no match came to its end in that time."""
    decisions_a_second: float
    microseconds_a_decision: float
    copies_a_second: float


def environment() -> dict[str, str]:
    """What the figures depend on."""
    return {
        "version": monstrerie.__version__,
        "form": "compiled" if is_compiled() else "interpreted",
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
    while not matches or perf_counter() - start < seconds:
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
    while not copies or perf_counter() - start < seconds / 4:
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


def measure_moves(game: monstrerie.Game, players: int, seconds: float, options: dict[str, Any]) -> Speed:
    """Random moves for `seconds` in a game whose moves carry real numbers and are simulated; then copies."""
    dice = random.Random(7)
    match = game.new(players, seed=0, **options)
    decisions = finished = 0
    start = perf_counter()
    while not decisions or perf_counter() - start < seconds:
        if match.over:
            finished += 1
            match = game.new(players, seed=finished, **options)
        seat = match.to_act[0]
        match.play(seat, game.sample(match, seat, dice))
        decisions += 1
    took = perf_counter() - start
    copies = 0
    start = perf_counter()
    while not copies or perf_counter() - start < seconds / 4:
        match.state.copy()
        copies += 1
    copying = perf_counter() - start
    return Speed(
        game.name,
        players,
        environment()["form"],
        finished / took if finished else None,
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
    if not 0 < seconds <= LONGEST:  # nan is neither
        raise BadValue("error-bench-seconds", value=str(seconds))
    where = environment()
    if only_environment:
        print(json.dumps(where)) if as_json else out.print(
            "\n".join(f"{key}: {value}" for key, value in where.items())
        )
        return
    speeds = []
    for game, options in games:
        measuring = measure if game.actions else measure_moves
        count = max(game.players.start, min(4, game.players.stop - 1)) if players is None else players
        speeds.append(measuring(game, count, seconds, options))
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
            "–" if speed.matches_a_second is None else decimal(speed.matches_a_second, lang, 0),
            decimal(speed.decisions_a_second, lang, 0),
            decimal(speed.microseconds_a_decision, lang, 2),
            decimal(speed.copies_a_second, lang, 0),
        )
    out.print(table)
    for game, _ in games:
        if not game.actions:
            out.print(tell("cli-bench-sampled", lang, game=tell(game.name, lang)))
