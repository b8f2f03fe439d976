"""`monstrerie bench`: whole random matches, starts and copies a second, for any game."""

from __future__ import annotations

import json
import platform
import random
from collections.abc import Callable
from time import process_time
from typing import Any, Final

import msgspec
from rich.table import Table

import monstrerie

from ..core.build import is_compiled
from ..core.errors import BadValue
from ..core.numbers import decimal
from ..core.state import State
from .speak import out, phrase

LONGEST: Final = 3600


class Speed(msgspec.Struct, frozen=True):
    """What was measured of one game."""

    game: str
    players: int
    form: str
    matches_a_second: float | None
    """None where no match came to its end in that time."""
    decisions_a_second: float
    """Set-up counted in, as in the next one."""
    microseconds_a_decision: float
    microseconds_a_start: float
    """Through `Game.new`."""
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
    """Whole random matches for `seconds`, from `Game.new` to the end, legal lists included; then starts and
    copies alone. One core; time is the processor's.
    """
    game.new(players, seed=0, **options)  # what a process does once is not counted
    choose = random.Random(7).random
    matches = decisions = 0
    start = process_time()
    while not matches or process_time() - start < seconds:
        state = game.new(players, seed=matches, **options).state
        while not state.done:
            legal = state.legal()
            state.apply(legal[int(choose() * len(legal))])
            decisions += 1
        matches += 1
    took = process_time() - start
    middle = game.new(players, seed=0, **options).state
    for _ in range(decisions // matches // 2):
        legal = middle.legal()
        middle.apply(legal[int(choose() * len(legal))])
    return _speed(game, middle, options, seconds, took, decisions, matches)


def measure_moves(game: monstrerie.Game, players: int, seconds: float, options: dict[str, Any]) -> Speed:
    """The same in a game whose moves carry real numbers and are simulated: random moves for `seconds`, since
    a whole match takes long.
    """
    dice = random.Random(7)
    match = game.new(players, seed=0, **options)
    decisions = finished = 0
    start = process_time()
    while not decisions or process_time() - start < seconds:
        if match.over:
            finished += 1
            match = game.new(players, seed=finished, **options)
        seat = match.to_act[0]
        match.play(seat, game.sample(match, seat, dice))
        decisions += 1
    took = process_time() - start
    return _speed(game, match.state, options, seconds, took, decisions, finished)


def _speed(
    game: monstrerie.Game,
    middle: State,
    options: dict[str, Any],
    seconds: float,
    took: float,
    decisions: int,
    matches: int,
) -> Speed:
    """All figures of a game; `middle` is a table in the middle of a match."""
    starts = _a_second(lambda: game.new(middle.players, seed=1, **options), seconds / 4, 1)
    return Speed(
        game.name,
        middle.players,
        environment()["form"],
        matches / took if matches else None,
        decisions / took,
        1e6 * took / decisions,
        1e6 / starts,
        _a_second(middle.copy, seconds / 4, 1 if game.simulated else 1000),
    )


def _a_second(work: Callable[[], object], seconds: float, at_once: int) -> float:
    """How often something can be done in a second, the clock being read after every `at_once` times."""
    done = 0
    start = process_time()
    while not done or process_time() - start < seconds:
        for _ in range(at_once):
            work()
        done += at_once
    return done / (process_time() - start)


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
        measuring = measure_moves if game.simulated else measure
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
        "microseconds",
        "microseconds-a-start",
        "copies-a-second",
    ):
        table.add_column(
            phrase(f"cli-column-{column}", lang), justify="left" if column == "game" else "right"
        )
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.players),
            "–" if speed.matches_a_second is None else decimal(speed.matches_a_second, lang, 0),
            decimal(speed.microseconds_a_decision, lang, 2),
            decimal(speed.microseconds_a_start, lang, 0),
            decimal(speed.copies_a_second, lang, 0),
        )
    out.print(table)
    for game, _ in games:
        if game.simulated:
            out.print(phrase("cli-bench-sampled", lang, game=phrase(game.name, lang)))
