"""The commands and their options. What they do lives in the modules beside this one.

A `help` or `metavar` here is the key of a sentence (`cli.ftl`): `helping.py` says it in the reader's
language.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

import monstrerie

from ..bots import Budget
from ..coach import TABLES
from ..core.errors import BadValue, UnknownName
from ..core.options import parse
from ..core.puzzles import course_of_day, of_day
from ..core.text import LANGUAGES
from .helping import Command, Group
from .language import HOME
from .speak import out

app = typer.Typer(
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="cli-about",
    context_settings={"help_option_names": ["-h", "--help"]},
)
EXTRA = {"allow_extra_args": True}
"""Arguments too many are refused by `Command`, in the reader's language."""

GameName = Annotated[str, typer.Argument(metavar="cli-value-game", help="cli-argument-game")]
Lang = Annotated[
    str,
    typer.Option("--lang", metavar="cli-value-lang", help="cli-option-lang", envvar="MONSTRERIE_LANG"),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="cli-value-option", help="cli-option-option"),
]
Box = Annotated[
    Path | None, typer.Option("--components", metavar="cli-value-path", help="cli-option-components")
]
Workers = Annotated[int, typer.Option(help="cli-option-workers")]
On = Annotated[str, typer.Option(metavar="cli-value-place", help="cli-option-on")]
Seed = Annotated[int | None, typer.Option(help="cli-option-seed")]
FirstSeed = Annotated[int, typer.Option(help="cli-option-first-seed")]
Seconds = Annotated[float | None, typer.Option(help="cli-option-seconds")]
Iterations = Annotated[int | None, typer.Option(help="cli-option-iterations")]
LadderFile = Annotated[Path | None, typer.Option(metavar="cli-value-path", help="cli-option-ladder-keep")]
Processor = Annotated[bool, typer.Option("--processor", help="cli-option-processor")]
Bots = Annotated[str, typer.Option(metavar="cli-value-bots", help="cli-option-seats")]
Matches = Annotated[int, typer.Option(help="cli-option-matches")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def checked(lang: str) -> str:
    """A language that there is."""
    if lang not in LANGUAGES:
        raise UnknownName("error-unknown-language", name=lang[:40], known=", ".join(LANGUAGES))
    return lang


def options_of(game: monstrerie.Game, given: list[str] | None) -> dict[str, Any]:
    """`row=on` as typed, to the option's value."""
    found: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadValue("error-option-form", value=text[:40])
        found[name.strip()] = parse(game.options, name.strip(), value)
    return found


def budget_of(seconds: float | None, iterations: int | None) -> Budget | None:
    """The thinking time asked for; None leaves each bot its own."""
    return Budget(seconds, iterations) if seconds is not None or iterations is not None else None


def names_of(bots: str) -> tuple[str, ...]:
    """The names in `hard, greedy`."""
    return tuple(name.strip() for name in bots.split(","))


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
) -> None:
    """Without a command, show the help."""
    if version:
        out.print(f"monstrerie {monstrerie.__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-games")
def games(lang: Lang = HOME) -> None:
    """List the games with their options."""
    from .reference import list_games

    list_games(checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-play")
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="cli-option-players")] = None,
    people: Annotated[str, typer.Option(metavar="cli-value-names", help="cli-option-people")] = "",
    bots: Annotated[str, typer.Option(metavar="cli-value-levels", help="cli-option-bots")] = "",
    option: Options = None,
    components: Box = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(metavar="cli-value-path", help="cli-option-load")] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="cli-option-ask-all")] = False,
    lang: Lang = HOME,
) -> None:
    """Play in the terminal, against bots or with friends on one keyboard."""
    from .play import start

    found = monstrerie.game(game)
    start(
        found,
        players,
        people,
        bots,
        options_of(found, option),
        components,
        seed,
        load,
        not ask_all,
        checked(lang),
    )


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-replay")
def replay(
    file: Annotated[Path, typer.Argument(metavar="cli-value-path", help="cli-argument-save")],
    step: Annotated[bool, typer.Option("--step", help="cli-option-step")] = False,
    seat: Annotated[int | None, typer.Option(help="cli-option-seat")] = None,
    to: Annotated[int | None, typer.Option(help="cli-option-to")] = None,
    position: Annotated[bool, typer.Option("--position", help="cli-option-position")] = False,
    lang: Lang = HOME,
) -> None:
    """Show a saved match, move by move."""
    from .replay import show

    show(file, step, seat, to, position, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-analyse")
def analyse(
    file: Annotated[Path, typer.Argument(metavar="cli-value-path", help="cli-argument-save")],
    tables: Annotated[int, typer.Option(help="cli-option-coach-tables")] = TABLES,
    workers: Workers = 0,
    seconds: Annotated[float | None, typer.Option(help="cli-option-coach-seconds")] = None,
    keep: Annotated[Path | None, typer.Option(metavar="cli-value-path", help="cli-option-coach-file")] = None,
    json: Json = False,
    lang: Lang = HOME,
) -> None:
    """Analyse a saved match: chances, luck, skill and mistakes."""
    from .analyse import run

    run(file, tables, workers, seconds, keep, json, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-arena")
def arena(
    game: GameName,
    seats: Bots,
    matches: Matches = 100,
    workers: Workers = 0,
    on: On = "here",
    seconds: Seconds = None,
    iterations: Iterations = None,
    processor: Processor = False,
    option: Options = None,
    seed: FirstSeed = 0,
    json: Json = False,
    lang: Lang = HOME,
) -> None:
    """Let bots play each other: win shares with 95% intervals, and ratings."""
    from ..bots.arena import Contest
    from .arena import run

    found = monstrerie.game(game)
    budget, chosen = budget_of(seconds, iterations), options_of(found, option)
    contest = Contest(found.name, names_of(seats), matches, seed, chosen, budget, processor)
    run(contest, workers, on, json, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-ladder")
def ladder(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="cli-value-bots", help="cli-option-ladder-bots")] = "",
    players: Annotated[int, typer.Option(help="cli-option-players")] = 4,
    matches: Matches = 100,
    plot: Annotated[Path | None, typer.Option(metavar="cli-value-path", help="cli-option-plot")] = None,
    keep: LadderFile = None,
    workers: Workers = 0,
    on: On = "here",
    seconds: Seconds = None,
    iterations: Iterations = None,
    processor: Processor = False,
    option: Options = None,
    seed: FirstSeed = 0,
    json: Json = False,
    lang: Lang = HOME,
) -> None:
    """Rate all bots by matches among each other."""
    from ..bots.ladder import Ladder, usual
    from .ladder import run

    found = monstrerie.game(game)
    names = names_of(bots) if bots else usual(found)
    budget, chosen = budget_of(seconds, iterations), options_of(found, option)
    contest = Ladder(found.name, names, players, matches, seed, chosen, budget, processor)
    run(contest, workers, on, plot, keep, json, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-selfplay")
def selfplay(
    game: GameName,
    seats: Bots,
    folder: Annotated[Path, typer.Option("--to", metavar="cli-value-folder", help="cli-option-folder")],
    matches: Matches = 1000,
    format: Annotated[str, typer.Option(metavar="cli-value-format", help="cli-option-format")] = "arrays",
    shard: Annotated[int, typer.Option(help="cli-option-shard")] = 100,
    workers: Workers = 0,
    on: On = "here",
    seconds: Seconds = None,
    iterations: Iterations = None,
    option: Options = None,
    seed: FirstSeed = 0,
    lang: Lang = HOME,
) -> None:
    """Let bots play and save the results as training data."""
    from ..bots.arena import Contest
    from ..bots.selfplay import Harvest
    from .selfplay import run

    found = monstrerie.game(game)
    budget, chosen = budget_of(seconds, iterations), options_of(found, option)
    contest = Contest(found.name, names_of(seats), matches, seed, chosen, budget)
    run(Harvest(contest, format, shard), folder, workers, on, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-train")
def train(
    game: GameName,
    folder: Annotated[Path, typer.Option("--to", metavar="cli-value-folder", help="cli-option-train-to")],
    minutes: Annotated[float, typer.Option(help="cli-option-minutes")] = 20.0,
    pause: Annotated[float | None, typer.Option(help="cli-option-pause")] = None,
    matches: Annotated[int, typer.Option(help="cli-option-imitate")] = 400,
    width: Annotated[int, typer.Option(help="cli-option-width")] = 256,
    blocks: Annotated[int, typer.Option(help="cli-option-blocks")] = 2,
    tables: Annotated[int, typer.Option(help="cli-option-tables")] = 384,
    steps: Annotated[int, typer.Option(help="cli-option-steps")] = 48,
    trial: Annotated[int, typer.Option(help="cli-option-trial")] = 400,
    every: Annotated[float, typer.Option(help="cli-option-every")] = 1.0,
    workers: Workers = 0,
    on: On = "here",
    device: Annotated[str, typer.Option(metavar="cli-value-device", help="cli-option-device")] = "auto",
    start: Annotated[
        Path | None, typer.Option("--from", metavar="cli-value-path", help="cli-option-from")
    ] = None,
    seed: FirstSeed = 1,
    lang: Lang = HOME,
) -> None:
    """Teach a network to play: imitation of a bot, then self-play."""
    from .train import run

    found = monstrerie.game(game).name
    words = checked(lang)
    run(
        found,
        folder,
        minutes,
        pause,
        matches,
        width,
        blocks,
        tables,
        steps,
        trial,
        every,
        workers,
        on,
        device,
        start,
        seed,
        words,
    )


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-rules")
def rules(
    game: GameName,
    id: Annotated[str | None, typer.Argument(metavar="cli-value-rule", help="cli-argument-rule")] = None,
    lang: Lang = HOME,
) -> None:
    """Read the rules in our own words: all, one by its id, or those that contain some words."""
    from .reference import show_rules

    show_rules(monstrerie.game(game), id, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-components")
def components(
    game: GameName,
    own: Box = None,
    paths: Annotated[bool, typer.Option("--paths", help="cli-option-paths")] = False,
    json: Json = False,
    lang: Lang = HOME,
) -> None:
    """Show the values printed on the components, with our confidence in each."""
    from .reference import show_components

    show_components(monstrerie.game(game), own, paths, json, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-box")
def box(
    game: GameName,
    file: Annotated[
        Path | None, typer.Argument(metavar="cli-value-path", help="cli-argument-box-file")
    ] = None,
    compare: Annotated[
        list[Path] | None, typer.Option(metavar="cli-value-path", help="cli-option-box-compare")
    ] = None,
    lang: Lang = HOME,
) -> None:
    """Enter what is printed in your own box, value by value; or compare the boxes of several owners."""
    from .box import compare_boxes, run

    if compare:
        files = [*([file] if file else []), *compare]
        compare_boxes(monstrerie.game(game), files, checked(lang))
    else:
        run(monstrerie.game(game), file, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-puzzle")
def puzzle(
    game: GameName,
    number: Annotated[
        int | None, typer.Argument(metavar="cli-value-number", help="cli-argument-puzzle")
    ] = None,
    solve: Annotated[bool, typer.Option("--solve", help="cli-option-solve")] = False,
    new: Annotated[int | None, typer.Option(metavar="cli-value-seed", help="cli-option-new")] = None,
    difficulty: Annotated[int, typer.Option(help="cli-option-difficulty")] = 1,
    course: Annotated[str | None, typer.Option(metavar="cli-value-course", help="cli-option-course")] = None,
    today: Annotated[bool, typer.Option("--today", help="cli-option-today")] = False,
    lang: Lang = HOME,
) -> None:
    """Solve short puzzles, or see their solutions."""
    from .puzzle import run

    found = monstrerie.game(game)
    if today and found.school:
        day = datetime.now(UTC).date()
        course, (new, difficulty) = course_of_day(found.school, day).name, of_day(day)
    run(found, course, number, solve, new, difficulty, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-learn")
def learn(
    game: GameName,
    load: Annotated[Path | None, typer.Option(metavar="cli-value-path", help="cli-option-learn-load")] = None,
    lang: Lang = HOME,
) -> None:
    """Learn a game in a guided first match."""
    from .learn import run

    run(monstrerie.game(game), load, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-bench")
def bench(
    game: Annotated[str | None, typer.Argument(metavar="cli-value-game", help="cli-argument-bench")] = None,
    seconds: Annotated[float, typer.Option(help="cli-option-bench-seconds")] = 2.0,
    players: Annotated[int | None, typer.Option(help="cli-option-players")] = None,
    option: Options = None,
    env: Annotated[bool, typer.Option("--env", help="cli-option-env")] = False,
    json: Json = False,
    lang: Lang = HOME,
) -> None:
    """Measure random playouts and copies per second."""
    from .bench import run

    names = [game] if game is not None else list(monstrerie.games())
    chosen = [(found, options_of(found, option)) for found in (monstrerie.game(name) for name in names)]
    run(chosen, players, seconds, env, json, checked(lang))


@app.command(cls=Command, context_settings=EXTRA, help="cli-command-serve")
def serve(
    host: Annotated[str, typer.Option(metavar="cli-value-address", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-option-port")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="cli-value-database", help="cli-option-database", envvar="MONSTRERIE_DATABASE"),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="cli-value-folder", help="cli-option-data")] = None,
    open: Annotated[bool, typer.Option("--open", help="cli-option-open")] = False,
    workers: Annotated[int, typer.Option(help="cli-option-server-workers")] = 1,
    bot_workers: Annotated[int | None, typer.Option(help="cli-option-bot-workers")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="cli-value-address", help="cli-option-origin")
    ] = None,
    secret_file: Annotated[
        Path | None, typer.Option(metavar="cli-value-path", help="cli-option-secret-file")
    ] = None,
    box: Annotated[
        list[Path] | None, typer.Option(metavar="cli-value-path", help="cli-option-house-box")
    ] = None,
    lang: Lang = HOME,
) -> None:
    """Serve the browser table."""
    try:
        from ..server.serve import serve as run
    except ModuleNotFoundError as missing:
        raise monstrerie.NotSupported("error-extra", extra="server", module=str(missing.name)) from None
    run(
        host,
        port,
        database,
        data,
        open,
        workers,
        secret_file,
        tuple(origin or ()),
        bot_workers,
        tuple(box or ()),
        checked(lang),
    )


@app.command("bot-worker", cls=Command, context_settings=EXTRA, help="cli-command-bot-worker")
def bot_worker(
    database: Annotated[
        str | None,
        typer.Option(
            metavar="cli-value-database", help="cli-option-bots-database", envvar="MONSTRERIE_DATABASE"
        ),
    ] = None,
    workers: Annotated[int | None, typer.Option(help="cli-option-bots-workers")] = None,
    lang: Lang = HOME,
) -> None:
    """Let bots think here for servers elsewhere."""
    try:
        from ..server.bot_worker import run
    except ModuleNotFoundError as missing:
        raise monstrerie.NotSupported("error-extra", extra="server", module=str(missing.name)) from None
    run(database, workers, checked(lang))
