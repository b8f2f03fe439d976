"""How a server is set up: from arguments, from the environment, or by default."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ..core.components import ABOUT, read_toml
from ..core.errors import BadComponents
from ..core.simulated import cores, threads
from ..games import game as game_named
from ..games import games
from .errors import StartError

PAGE: Final = Path(__file__).parent / "page"
_MOST_PROCESSES: Final = 256
_SHORTEST_SECRET: Final = 16


class Limits(msgspec.Struct, frozen=True):
    """How much, and how often: (how many at once, how many more a second)."""

    message: int = 64 * 1024
    """bytes of a message or of the body of a request"""
    match: int = 1024 * 1024
    """likewise where a request brings a match or a view of one along"""
    sockets: tuple[int, int] = (300, 40)
    """open at once from one address, of one guest"""
    hello: float = 30.0
    """seconds after which a socket that has said nothing is closed"""
    sessions: tuple[float, float] = (60, 1)
    tables: tuple[float, float] = (20, 0.2)
    open_tables: int = 10
    """of one host that wait for people"""
    running_tables: int = 60
    """of one host that are not over"""
    tables_of_address: tuple[float, float] = (60, 0.5)
    replays: tuple[float, float] = (400, 20)
    """what one person asks of replays: one for each request, and one for ten frames"""
    chat: tuple[float, float] = (8, 0.5)
    reports: tuple[float, float] = (5, 0.01)
    messages: tuple[float, float] = (200, 40)
    lessons: tuple[float, float] = (200, 20)
    """what one address asks the school"""
    solutions: tuple[float, float] = (30, 1)
    """of these, what has to be solved"""
    advice: tuple[float, float] = (20, 0.5)
    """what one person asks the coach while playing"""


class Settings(msgspec.Struct, frozen=True):
    """Everything `create_app` needs to know."""

    database: str
    secret: str
    bot_workers: int
    origins: tuple[str, ...] = ()
    """further origins that may use this server, besides its own"""
    hosts: tuple[str, ...] = ()
    """the names that this server is asked for; () for any"""
    boxes: dict[str, dict[str, Any]] = {}
    """the server's own box of a game, as a component file holds it"""
    page: Path = PAGE
    limits: Limits = Limits()
    idle_seconds: float = 600.0
    """after which a table that nobody looks at leaves the memory"""
    admin_token: str | None = None
    """with which those who run the server see its metrics from elsewhere, and look after it; without one,
    nobody does over the network
    """
    keep: float | None = None
    """seconds after which finished tables are deleted; None for never"""
    keeper_seconds: float = 2.0
    """how often tables are looked for that nobody drives"""
    coach: Path | None = None
    """where analyses are kept beyond the end of the server; without it they are not"""
    solo: bool = False
    """for one person in their own browser (`in_browser`): nobody else can come in, no coach works beside it,
    and a match may be taken along before it is over
    """


def settings(
    database: str | None = None,
    data: Path | None = None,
    secret_file: Path | None = None,
    bot_workers: int | None = None,
    origins: tuple[str, ...] = (),
    boxes: tuple[Path, ...] = (),
) -> Settings:
    """Arguments first, then the environment (MONSTRERIE_DATABASE, …_DATA, …_SECRET, …_SECRET_FILE, …_ORIGINS,
    …_HOSTS, …_BOXES, …_BOT_WORKERS, …_BOT_THREADS, …_KEEP_DAYS), then defaults.
    """
    env = os.environ
    folder, address = places(database, data)
    named = secret_file or (
        Path(env["MONSTRERIE_SECRET_FILE"]) if env.get("MONSTRERIE_SECRET_FILE") else None
    )
    if named is None and env.get("MONSTRERIE_SECRET"):
        secret = _checked(env["MONSTRERIE_SECRET"], "MONSTRERIE_SECRET")
    else:
        secret = read_secret(named) if named else kept_secret(folder / "secret")
    allowed = origins or tuple(filter(None, env.get("MONSTRERIE_ORIGINS", "").split(",")))
    if bot_workers is not None:
        workers = process_count(bot_workers, "--bot-workers")
    else:
        workers = _number("MONSTRERIE_BOT_WORKERS", cores())
    threads()  # the bots' processes read it at every move: nonsense is told now
    hosts = tuple(host.strip().lower() for host in env.get("MONSTRERIE_HOSTS", "").split(",") if host.strip())
    days = _number("MONSTRERIE_KEEP_DAYS", 0, 36500)
    token = env.get("MONSTRERIE_ADMIN_TOKEN")
    files = boxes or tuple(map(Path, filter(None, env.get("MONSTRERIE_BOXES", "").split(os.pathsep))))
    return Settings(
        address,
        secret,
        workers,
        tuple(origin.rstrip("/") for origin in allowed),
        hosts,
        boxes=server_boxes(files),
        admin_token=_checked(token, "MONSTRERIE_ADMIN_TOKEN") if token else None,
        keep=days * 24 * 3600.0 if days else None,
        coach=folder / "coach",
    )


def places(database: str | None = None, data: Path | None = None) -> tuple[Path, str]:
    """The data folder and the database."""
    env = os.environ
    folder = data or (Path(env["MONSTRERIE_DATA"]) if env.get("MONSTRERIE_DATA") else data_folder())
    return folder, database or env.get("MONSTRERIE_DATABASE") or f"sqlite:///{folder / 'monstrerie.sqlite'}"


def server_boxes(files: Sequence[Path]) -> dict[str, dict[str, Any]]:
    """The boxes in these files by their games; BadComponents says what is wrong with one."""
    found: dict[str, dict[str, Any]] = {}
    for file in files:
        tree = read_toml(file)
        about = tree.get(ABOUT)
        game = about.get("game") if isinstance(about, dict) else None
        if not isinstance(game, str):
            raise BadComponents("error-components-whose", file=file.name, known=", ".join(games()))
        game_named(game).components(tree)
        found[game] = tree
    return found


def data_folder() -> Path:
    """Where this user's data lives when nobody says otherwise."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "monstrerie"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "monstrerie"


def read_secret(file: Path) -> str:
    """The secret that signs the cookies, from a file."""
    try:
        return _checked(file.read_text(encoding="utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise StartError("server-start-secret-file", file=str(file), problem=problem) from None


def kept_secret(file: Path) -> str:
    """The secret kept in the data folder, made at the first start and readable by its owner only."""
    if file.exists():
        return read_secret(file)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(secrets.token_urlsafe(32))
        try:
            os.link(draft, file)  # whole or not at all, and only once, even when two servers start together
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    except OSError as error:
        raise StartError(
            "server-start-secret-file", file=str(file), problem=error.strerror or str(error)
        ) from None
    return read_secret(file)


def _checked(secret: str, source: str) -> str:
    if len(secret.strip()) < _SHORTEST_SECRET:
        raise StartError("server-start-secret-short", file=source, least=_SHORTEST_SECRET)
    return secret.strip()


def process_count(value: int, name: str, most: int = _MOST_PROCESSES) -> int:
    """How many processes to start; StartError for fewer than one or more than any machine has use for."""
    if not 1 <= value <= most:
        raise StartError("server-start-number", name=name, value=str(value)[:40], most=most)
    return value


def _number(name: str, default: int, most: int = _MOST_PROCESSES) -> int:
    text = os.environ.get(name)
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise StartError("server-start-number", name=name, value=text[:40], most=most)
    return process_count(int(text), name, most)
