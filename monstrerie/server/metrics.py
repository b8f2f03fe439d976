"""What an operator watches, for Prometheus (`/metrics`). With several workers each writes into files of one
folder.
"""

from __future__ import annotations

import logging
import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client import multiprocess as several

_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_LONG: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 120.0)
_HERE: Final = CollectorRegistry()

MOVES: Final = Counter("monstrerie_moves", "Moves stored, by who decided", ["by"], registry=_HERE)
ACKNOWLEDGED: Final = Histogram(
    "monstrerie_acknowledgement_seconds",
    "From a person's move to its acknowledgement",
    buckets=_FAST,
    registry=_HERE,
)
DATABASE: Final = Histogram(
    "monstrerie_database_seconds", "Transactions, waiting included", ["kind"], buckets=_FAST, registry=_HERE
)
THOUGHT: Final = Histogram(
    "monstrerie_bot_processor_seconds",
    "What a bot's move took",
    ["game", "level"],
    buckets=_LONG,
    registry=_HERE,
)
WAITED: Final = Histogram(
    "monstrerie_bot_wait_seconds", "From a bot's turn to its first thought", buckets=_LONG, registry=_HERE
)
REQUESTS: Final = Counter("monstrerie_requests", "Requests answered, by status", ["status"], registry=_HERE)
ERRORS: Final = Counter("monstrerie_errors", "What the log calls an error", registry=_HERE)
SOCKETS: Final = Gauge("monstrerie_sockets", "Sockets open", registry=_HERE, multiprocess_mode="livesum")
TABLES: Final = Gauge("monstrerie_tables", "Tables in memory", registry=_HERE, multiprocess_mode="livesum")
BOTS_WAITING: Final = Gauge(
    "monstrerie_bots_waiting",
    "Bots whose turn it is and who can't think yet",
    registry=_HERE,
    multiprocess_mode="livesum",
)
BOT_WORKERS: Final = Gauge(
    "monstrerie_bot_workers",
    "Workers elsewhere that live, of any version",
    registry=_HERE,
    multiprocess_mode="livemax",
)
BOT_PLACES: Final = Gauge(
    "monstrerie_bot_places",
    "How many bots may think elsewhere at once",
    registry=_HERE,
    multiprocess_mode="livemax",
)
BOT_JOBS: Final = Counter(
    "monstrerie_bot_jobs",
    "Turns given to workers elsewhere: answered, failed, lost with a worker, or withdrawn to think here",
    ["end"],
    registry=_HERE,
)


class Errors(logging.Handler):
    """Counts what is logged as an error."""

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        ERRORS.inc()


logging.getLogger("monstrerie.server").addHandler(Errors(logging.ERROR))


def page() -> bytes:
    """All of it as text, of all workers together."""
    if not os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        return generate_latest(_HERE)
    together = CollectorRegistry()
    several.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
