"""Ends the process in bounded time, whatever still runs in it."""

from __future__ import annotations

import logging
import os
import threading
import time
from typing import Final

log = logging.getLogger("monstrerie.server")
SECONDS: Final = 12.0
"""How long a server takes to stop at most. Everything acknowledged is stored by then: nothing is lost."""
_ending: Final = threading.Event()


def end_within(seconds: float = SECONDS) -> None:
    """End this process after so many seconds at the latest: threads at work can't be stopped otherwise."""
    if not _ending.is_set():
        _ending.set()
        threading.Thread(target=_end, args=(seconds,), daemon=True, name="end").start()


def _end(seconds: float) -> None:
    time.sleep(seconds)
    log.warning("something still runs after %g s: ending anyway", seconds)
    os._exit(1)
