"""Time as bots count it while they think: by the clock, or by what they take of the processor.

Where bots are measured on a busy machine the clock would give them less to think with than they have at a
table.
"""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Final

# For all threads of the process: some bots think in several.
_counted: Final = {"processor": False}


def count_processor(yes: bool) -> None:
    """Whether seconds of thought are those of the processor, all threads of this process together."""
    _counted["processor"] = yes


def seconds() -> float:
    """Seconds since some moment."""
    return process_time() if _counted["processor"] else perf_counter()
