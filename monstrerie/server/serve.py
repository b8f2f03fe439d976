"""`monstrerie serve`: from arguments to a running server, with a clear word when that can't be."""

from __future__ import annotations

import errno
import os
import socket
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from ..core.text import sentence
from . import logs, shutdown
from .app import create_app
from .bot_process import die_with_parent
from .connections import make_room
from .database import Database, parse_url
from .errors import StartError
from .settings import Settings, process_count, settings

_UVICORN: Final[dict[str, Any]] = {
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    # Above this a connection is simply cut; from the limit of a message up to here it is told why.
    "ws_max_size": 256 * 1024,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "timeout_graceful_shutdown": 5,
    "http": "monstrerie.server.connections:Patient",
    "ws": "monstrerie.server.wire:Wire",
}


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    data_dir: Path | None = None,
    open_browser: bool = False,
    workers: int = 1,
    secret_file: Path | None = None,
    origins: tuple[str, ...] = (),
    bot_workers: int | None = None,
    boxes: tuple[Path, ...] = (),
    lang: str = "en",
) -> None:
    """Serve until interrupted. StartError says what is in the way: the database, the secret, the port."""
    logs.set_up()
    process_count(workers, "--workers")
    how = {**_UVICORN, "ws_per_message_deflate": os.environ.get("MONSTRERIE_COMPRESS") != "no"}
    chosen = settings(database, data_dir, secret_file, bot_workers, origins, boxes)
    check_database(chosen)
    if workers > 1 and not Database(parse_url(chosen.database)).shared:
        raise StartError("server-start-workers")
    listener = listen(host, port)
    address = address_of(listener, host)
    room = sentence("server-room", {"most": make_room()}, lang)
    ready = sentence("server-ready", {"address": address}, lang) + "\n" + room
    stack = ExitStack()
    try:
        if workers > 1:
            _export(chosen, boxes)
            counts = stack.enter_context(TemporaryDirectory(prefix="monstrerie-metrics-"))
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = counts
            print(ready, flush=True)
            uvicorn.run(
                "monstrerie.server.serve:from_environment",
                factory=True,
                workers=workers,
                fd=listener.fileno(),
                **how,
            )
        else:
            config = uvicorn.Config(create_app(chosen), **how)
            _Announcing(config, ready, address if open_browser else "").run(sockets=[listener])
    except KeyboardInterrupt:
        pass  # uvicorn has stopped in good order and only passes on why
    finally:
        listener.close()
        stack.close()
    print(sentence("server-stopped", {}, lang), flush=True)


def from_environment() -> FastAPI:
    """For `uvicorn --factory` and for several workers: everything from MONSTRERIE_… variables."""
    logs.set_up()
    die_with_parent()
    make_room()
    return create_app(settings(), alone=True)


class _Announcing(uvicorn.Server):
    """Says where it is once it really is there."""

    def __init__(self, config: uvicorn.Config, words: str, browse: str) -> None:
        super().__init__(config)
        self._words = words
        self._browse = browse

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, in bounded time."""
        shutdown.end_within()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            print(self._words, flush=True)
            if self._browse:
                webbrowser.open(self._browse)


def check_database(chosen: Settings) -> None:
    """Open the database once, so that its problems are told before anything else starts."""
    database = Database(parse_url(chosen.database))
    database.open()
    database.close()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
        listener.set_inheritable(True)
    except OverflowError:
        listener.close()
        raise StartError("server-start-address", host=host, port=str(port), problem="0-65535") from None
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            other = str(port + 1 if port < 65535 else 8000)
            raise StartError("server-start-port-used", host=host, port=str(port), other=other) from None
        problem = error.strerror or str(error)
        raise StartError("server-start-address", host=host, port=str(port), problem=problem) from None
    return listener


def address_of(listener: socket.socket, host: str) -> str:
    """What to type into a browser on this machine."""
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _export(chosen: Settings, boxes: tuple[Path, ...]) -> None:
    """Worker processes read their settings from the environment."""
    os.environ["MONSTRERIE_DATABASE"] = chosen.database
    os.environ["MONSTRERIE_SECRET"] = chosen.secret
    os.environ["MONSTRERIE_ORIGINS"] = ",".join(chosen.origins)
    if boxes:
        os.environ["MONSTRERIE_BOXES"] = os.pathsep.join(str(file.absolute()) for file in boxes)
    os.environ["MONSTRERIE_BOT_WORKERS"] = str(chosen.bot_workers)
    os.environ.pop("MONSTRERIE_SECRET_FILE", None)
