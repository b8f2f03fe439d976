"""The commands and their options. What they do lives in the modules beside this one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

import monstrerie

from ..bots import BOTS, LEVELS, Budget
from ..core.errors import BadValue, UnknownName
from ..core.options import parse
from ..core.text import LANGUAGES
from .speak import out

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="Four monster-themed tabletop games at one digital table.",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def usual_language() -> str:
    """The language of the user's environment, English when it is neither."""
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if said.lower().startswith("fr") else "en"


HOME = usual_language()
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="mighty-monsters, …; `monstrerie games` lists them")
]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="en or fr", envvar="MONSTRERIE_LANG")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="an option of the game; may be repeated"),
]
Box = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="the values of your own box (TOML)")
]
Workers = Annotated[int, typer.Option(help="how many work at it; 0 for one a core")]
On = Annotated[
    str,
    typer.Option(
        metavar="PLACE",
        help="here: processes of this machine; ray: a Ray cluster (RAY_ADDRESS, or one of its own)",
    ),
]
Seed = Annotated[int | None, typer.Option(help="the same seed and moves give the same match")]


def language(arguments: list[str]) -> str:
    """The language in which to tell an error, found before the arguments are understood."""
    for number, argument in enumerate(arguments):
        said = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and number + 1 < len(arguments):
            said = arguments[number + 1]
        if said in LANGUAGES:
            return said
    said = os.environ.get("MONSTRERIE_LANG", "")
    return said if said in LANGUAGES else HOME


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


@app.callback(invoke_without_command=True)
def root(version: Annotated[bool, typer.Option("--version", help="print the version")] = False) -> None:
    """Four monster-themed tabletop games at one digital table."""
    if version:
        out.print(f"monstrerie {monstrerie.__version__}")
        raise typer.Exit


@app.command()
def games(lang: Lang = HOME) -> None:
    """List the games with their options."""
    from .reference import list_games

    list_games(checked(lang))


@app.command()
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="how many sit at the table")] = None,
    people: Annotated[str, typer.Option(help="names of the people, separated by commas (hot-seat)")] = "",
    bots: Annotated[
        str, typer.Option(help=f"level of the others: {', '.join(LEVELS)}, or one for each")
    ] = "normal",
    option: Options = None,
    components: Box = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="go on with a saved match")] = None,
    ask_all: Annotated[bool, typer.Option("--ask-all", help="ask even where there is only one move")] = False,
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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a saved match")],
    step: Annotated[bool, typer.Option("--step", help="wait for Enter after every move")] = False,
    seat: Annotated[
        int | None, typer.Option(help="look from this seat (0, 1, …); otherwise as a spectator")
    ] = None,
    to: Annotated[int | None, typer.Option(help="stop after this many moves")] = None,
    lang: Lang = HOME,
) -> None:
    """Show a saved match, move by move."""
    from .replay import show

    show(file, step, seat, to, checked(lang))


@app.command()
def arena(
    game: GameName,
    seats: Annotated[str, typer.Option(help=f"one bot for each seat, of: {', '.join(BOTS)}")],
    matches: Annotated[int, typer.Option(help="how many matches")] = 100,
    workers: Workers = 0,
    on: On = "here",
    seconds: Annotated[
        float | None, typer.Option(help="thinking time a decision, instead of each bot's own")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(help="search iterations a decision, instead of each bot's own")
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="first seed")] = 0,
    json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
    lang: Lang = HOME,
) -> None:
    """Let bots play each other: win shares with 95 % intervals, and ratings."""
    from .arena import run

    found = monstrerie.game(game)
    budget = Budget(seconds, iterations) if seconds is not None or iterations is not None else None
    names = tuple(name.strip() for name in seats.split(","))
    chosen = options_of(found, option)
    run(found.name, names, matches, workers, on, budget, chosen, seed, json, checked(lang))


@app.command()
def selfplay(
    game: GameName,
    seats: Annotated[str, typer.Option(help=f"one bot for each seat, of: {', '.join(BOTS)}")],
    folder: Annotated[Path, typer.Option("--to", metavar="FOLDER", help="where the files go")],
    matches: Annotated[int, typer.Option(help="how many matches")] = 1000,
    form: Annotated[
        str, typer.Option(help="arrays: what every seat saw, did and got (.npz); saves: the matches (.jsonl)")
    ] = "arrays",
    shard: Annotated[int, typer.Option(help="matches in a file")] = 100,
    workers: Workers = 0,
    on: On = "here",
    seconds: Annotated[
        float | None, typer.Option(help="thinking time a decision, instead of each bot's own")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(help="search iterations a decision, instead of each bot's own")
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="first seed")] = 0,
    lang: Lang = HOME,
) -> None:
    """Let bots play and keep what happened as data; the same command goes on where it was broken off."""
    from .selfplay import run

    found = monstrerie.game(game)
    budget = Budget(seconds, iterations) if seconds is not None or iterations is not None else None
    names = tuple(name.strip() for name in seats.split(","))
    chosen = options_of(found, option)
    run(found.name, names, matches, workers, on, budget, chosen, seed, form, shard, folder, checked(lang))


@app.command()
def rules(
    game: GameName,
    id: Annotated[
        str | None, typer.Argument(metavar="[ID|WORDS]", help="a rule's id, or words to look for")
    ] = None,
    lang: Lang = HOME,
) -> None:
    """Read the rules in our own words: all, one by its id, or those with some words."""
    from .reference import show_rules

    show_rules(monstrerie.game(game), id, checked(lang))


@app.command()
def components(
    game: GameName,
    own: Box = None,
    paths: Annotated[
        bool, typer.Option("--paths", help="also show what each value is called in a component file")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="print as JSON")] = False,
    lang: Lang = HOME,
) -> None:
    """Show the values printed on the components, each with its confidence."""
    from .reference import show_components

    show_components(monstrerie.game(game), own, paths, json, checked(lang))


@app.command()
def puzzle(
    game: GameName,
    number: Annotated[
        int | None, typer.Argument(metavar="[N]", help="which puzzle; without it, all in turn")
    ] = None,
    solve: Annotated[bool, typer.Option("--solve", help="print the best solution")] = False,
    new: Annotated[
        int | None, typer.Option(metavar="SEED", help="a new puzzle instead of a fixed one")
    ] = None,
    difficulty: Annotated[int, typer.Option(help="of new puzzles: 1 (easy) to 5")] = 1,
    lang: Lang = HOME,
) -> None:
    """Solve small positions, or see how they are solved."""
    from .puzzle import run

    run(monstrerie.game(game), number, solve, new, difficulty, checked(lang))


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="all games when absent")] = None,
    seconds: Annotated[float, typer.Option(help="how long to measure each")] = 2.0,
    players: Annotated[int | None, typer.Option(help="how many seats")] = None,
    option: Options = None,
    env: Annotated[
        bool, typer.Option("--env", help="only say what would be measured: form, Python, machine")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
    lang: Lang = HOME,
) -> None:
    """Measure random playouts and copies a second."""
    from .bench import run

    names = [game] if game is not None else list(monstrerie.games())
    chosen = [(found, options_of(found, option)) for found in (monstrerie.game(name) for name in names)]
    run(chosen, players, seconds, env, json, checked(lang))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="address to listen on; 0.0.0.0 for everybody")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port; 0 for any free one")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="SQLite file or postgresql:// address", envvar="MONSTRERIE_DATABASE")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="folder for the database and the secret")] = None,
    open: Annotated[bool, typer.Option("--open", help="open the page where there is a browser")] = False,
    workers: Annotated[int, typer.Option(help="server processes (PostgreSQL only)")] = 1,
    bot_workers: Annotated[int | None, typer.Option(help="processes in which bots think")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="address under which people reach you, behind a proxy")
    ] = None,
    secret_file: Annotated[Path | None, typer.Option(help="file with the key that signs cookies")] = None,
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
        checked(lang),
    )
