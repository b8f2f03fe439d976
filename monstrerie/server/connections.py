"""Connections that ask for nothing: halves of requests end in time, one address has so many at most."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .limits import household

log = logging.getLogger("monstrerie.server")
_SPARE: Final = 64
"""files that the server needs for itself: the database, its processes"""
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Patient(HttpToolsProtocol):
    """Uvicorn's protocol, which alone would wait for the rest of a request for ever."""

    head_seconds = 10.0
    """for the head of a request, from the connection or its first byte on"""
    body_seconds = 30.0
    most = 1 << 20
    """connections at once, sockets included"""
    most_of_one = 200
    """of one address, sockets not counted (`Limits.sockets`) and proxies excepted"""

    _of: ClassVar[Counter[str]] = Counter()
    _timer: asyncio.TimerHandle | None = None
    _key = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        trusted = str(self.config.forwarded_allow_ips or "127.0.0.1").replace(" ", "").split(",")
        if self.client is not None and "*" not in trusted and self.client[0] not in trusted:
            self._key = household(self.client[0])
            self._of[self._key] += 1
        if len(self.connections) > self.most or self._of[self._key] > self.most_of_one:
            _Full.say(self._key)
            transport.close()
            return
        self._wait(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._wait(self.head_seconds)

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._wait(self.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here: what comes next takes as long as it takes."""
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection is a socket from here on."""
        self._leave()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float) -> None:
        self._stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._stop()
        if self._key:
            self._of[self._key] -= 1
            if self._of[self._key] <= 0:
                del self._of[self._key]
            self._key = ""

    def _give_up(self) -> None:
        self.transport.write(_TOO_SLOW)
        self.transport.close()


class _Full:
    """Says in the log, but not for each of a flood, that connections were refused."""

    seconds: Final = 10.0
    _said = 0.0

    @classmethod
    def say(cls, key: str) -> None:
        now = asyncio.get_running_loop().time()
        if now - cls._said > cls.seconds:
            cls._said = now
            log.warning("too many connections%s: refused", f" from {key}" if key else "")


def make_room() -> int:
    """Let this process have as many files as it may; answers how many connections there is room for."""
    if sys.platform == "win32":
        return Patient.most
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, Patient.most) if hard != resource.RLIM_INFINITY else Patient.most
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError) as error:  # some systems allow less than they say
            log.warning("at most %d files may be open at once: %s", soft, error)
    Patient.most = max(1, (wanted if soft == resource.RLIM_INFINITY else soft) - _SPARE)
    return Patient.most
