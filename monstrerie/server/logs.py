"""The log: words for a terminal, or one JSON object a line for a collector. Standard library: it takes 30
lines.
"""

from __future__ import annotations

import json
import logging
import os
from contextvars import ContextVar
from datetime import UTC, datetime

request: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered; it stands beside whatever is logged meanwhile."""


class Lines(logging.Formatter):
    """One JSON object for each event."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of an event."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            "process": record.process,
        }
        if request.get():
            line["request"] = request.get()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up() -> None:
    """As MONSTRERIE_LOG says: `json`, else words."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    if os.environ.get("MONSTRERIE_LOG") == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(Lines())
