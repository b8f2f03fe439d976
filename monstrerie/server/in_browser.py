"""The server without a network: in one person's browser, asked by the page beside it (`web/src/demo`).

It is the same application, spoken to in ASGI as uvicorn does it. Nobody else can come in, so it knows one
visitor, whose cookie it keeps among its files.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI

from .app import create_app
from .identity import COOKIE
from .push import PUSH
from .settings import Settings

_HOST: Final = "monstrerie.demo"
_GONE: Final = 1006
"""what a browser calls a connection that broke"""

Tell = Callable[[str, Any], None]
"""What the page hears of a line: ("open", None), ("text", a message), ("close", a code)."""


class Answer(msgspec.Struct):
    """What came of a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class Server:
    """A server that is open; its files are in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._cookie = folder / "cookie"
        chosen = Settings(
            f"sqlite:///{folder / 'monstrerie.sqlite'}", _secret(folder), bot_workers=1, solo=True
        )
        self.app: Final[FastAPI] = create_app(chosen)
        self._lines: dict[int, Line] = {}

    async def open(self) -> None:
        """Bring the database up to date, and go on where one left off."""
        await self.app.state.context.open()

    async def close(self) -> None:
        """Stop everything."""
        await self.app.state.context.close()

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: str) -> Answer:
        """A request of the page, answered."""
        heard = iter([{"type": "http.request", "body": body.encode(), "more_body": False}])
        made = Answer(500, {}, b"")

        async def receive() -> dict[str, Any]:
            return next(heard, {"type": "http.disconnect"})

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                pairs = [
                    (name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]
                ]
                made.status, made.headers = message["status"], dict(pairs)
                for name, value in pairs:
                    if name == "set-cookie":
                        self._keep(value)
            else:
                made.body += message.get("body", b"")

        scope = {**self._scope("http", path, headers), "method": method}
        await self.app(scope, receive, send)
        return made

    def connect(self, number: int, path: str, tell: Tell) -> None:
        """The page opens a socket, and gives it a number."""
        self._lines[number] = Line(self.app, self._scope("websocket", path, {}), tell)

    def say(self, number: int, text: str) -> None:
        """The page sends a message."""
        self._lines[number].hear({"type": "websocket.receive", "text": text})

    def disconnect(self, number: int) -> None:
        """The page closes a socket."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.hear({"type": "websocket.disconnect", "code": 1000})

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        address, _, query = path.partition("?")
        sent = {**headers, "host": _HOST}
        if self._cookie.exists():
            sent["cookie"] = f"{COOKIE}={self._cookie.read_text(encoding='utf-8')}"
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in sent.items()],
            "client": ("127.0.0.1", 0),
            "server": (_HOST, 80),
            "subprotocols": [],
            "extensions": {},
        }

    def _keep(self, header: str) -> None:
        given = SimpleCookie(header).get(COOKIE)
        if given is not None and given.value and given["max-age"] != "0":
            self._cookie.write_text(given.value, encoding="utf-8")
        else:
            self._cookie.unlink(missing_ok=True)


def _secret(folder: Path) -> str:
    """What signs the cookie, made at the first start."""
    file = folder / "secret"
    if not file.exists():
        file.write_text(secrets.token_urlsafe(32), encoding="utf-8")
    return file.read_text(encoding="utf-8")


class Line:
    """One socket: what the page says waits in a queue, what the server says is told at once."""

    def __init__(self, app: FastAPI, scope: dict[str, Any], tell: Tell) -> None:
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._tell = tell
        self._over = False
        scope["extensions"][PUSH] = self._push
        self.hear({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self._serve(app, scope))

    def hear(self, message: dict[str, Any]) -> None:
        """The page says something."""
        self._heard.put_nowait(message)

    async def _serve(self, app: FastAPI, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self._heard.get, self._send)
        finally:
            self._end(_GONE)

    async def _push(self, texts: Sequence[bytes]) -> None:
        for text in texts if not self._over else ():
            self._tell("text", text.decode())

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self._tell("open", None)
        elif message["type"] == "websocket.send":
            self._tell("text", message["text"])
        elif message["type"] == "websocket.close":
            self._end(message.get("code", 1000))

    def _end(self, code: int) -> None:
        if not self._over:
            self._over = True
            self._tell("close", code)
