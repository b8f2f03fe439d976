"""What runs inside a bot's process: matches kept warm between jobs, and one function that chooses a move."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from multiprocessing import connection, parent_process
from typing import Any, Final

from ..core.match import Match
from ..core.thinking import count_processor
from ..core.view import PlainMove
from ..games import game as game_named

_KEPT: Final = 32
_matches: Final[OrderedDict[str, tuple[list[Any], Match]]] = OrderedDict()


def prepare() -> None:
    """Called once in each process: stay behind the server in the queue for the processor, and die with it."""
    _step_back()
    follow()


def prepare_elsewhere() -> None:
    """Called once in each process of a bot worker: there the bots' time is that of the processor, so that a
    level is as strong on every machine.
    """
    prepare()
    count_processor(True)


def follow() -> None:
    """Leave Ctrl-C to the server, and die with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    die_with_parent()


def die_with_parent() -> None:
    """End as soon as the process that started this one has gone, however it went: it can stop nobody then."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _step_back() -> None:
    """Think only when nobody else wants the processor.

    Under load, answers came sooner with idle bots than with merely nice ones (bench/server_latency.py, one
    pair of runs). We believe that a nice process may finish its slice before the server's turn; it is not
    proved.
    """
    if sys.platform == "linux":
        try:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        except OSError:  # some containers forbid it
            os.nice(10)
    elif hasattr(os, "nice"):
        os.nice(10)


def _follow(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def warm() -> int:
    """Load the rules and the bots before the first real job; answers this process's id."""
    from .. import bots  # noqa: F401

    return os.getpid()


def choose(table: str, save: str, seat: int, level: str, seed: int) -> tuple[PlainMove, float]:
    """The bot's move for a saved match, as a JSON object, and the seconds of the processor that it took."""
    from ..bots import make

    began = time.process_time()
    match = resumed(table, save)
    move = match.game.encode(make(level, seed).choose(match.copy(), seat))
    return move, time.process_time() - began


def resumed(table: str, save: str) -> Match:
    """The match of a save: kept from the last job and extended, or replayed from the start."""
    body = json.loads(save)
    wanted: list[Any] = body["moves"]
    known = _matches.pop(table, None)
    if known is not None and wanted[: len(known[0])] == known[0]:
        match = known[1]
        for seat, move, *outcome in wanted[len(known[0]) :]:
            match.play(seat, match.game.decode(move), *outcome)
    else:
        match = game_named(body["game"]).load(save)
    _matches[table] = (wanted, match)
    if len(_matches) > _KEPT:
        _matches.popitem(last=False)
    return match
