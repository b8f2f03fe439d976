"""How messages are sent through a socket, whatever server it came from."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from starlette.websockets import WebSocket

PUSH: Final = "monstrerie.push"
"""in a socket's extensions: a way for many messages at once (`wire.Wire`, `in_browser.Line`)"""

Push = Callable[[Sequence[bytes]], Coroutine[Any, Any, None]]


def push_of(socket: WebSocket) -> Push:
    """How to send messages through a socket, whatever server it came from."""
    found: Push | None = (socket.scope.get("extensions") or {}).get(PUSH)

    async def one_by_one(texts: Sequence[bytes]) -> None:
        for text in texts:
            await socket.send_text(text.decode())

    return found or one_by_one
