"""The socket on the wire: what is said at once goes out at once, and what is short goes out as it is."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request

PUSH: Final = "monstrerie.push"
_WINDOW: Final = 13
"""bits: 8 kB reach back to the last update. Of Mighty Monsters 123 bytes remain, in 16 us; with uvicorn's 12
bits and memory of 5 they are 410, in 31 us. 14 bits take twice the memory for little.
"""
_CLIENTS_WINDOW: Final = 10
_MEMORY: Final = 4
"""of zlib's 9: 40 kB a socket, with that window"""
_SHORT: Final = 400
"""bytes that are sent as they are: to compress an acknowledgement costs more than it saves"""

Push = Callable[[Sequence[bytes]], Coroutine[Any, Any, None]]


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's protocol for sockets, with a way for many messages that are bytes already."""

    def __init__(self, config: Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        if config.ws_per_message_deflate:
            offered = ServerPerMessageDeflateFactory(
                server_max_window_bits=_WINDOW,
                client_max_window_bits=_CLIENTS_WINDOW,
                compress_settings={"memLevel": _MEMORY},
            )
            self.conn.available_extensions = [offered]

    def handle_connect(self, event: Request) -> None:
        """Somebody opens a socket."""
        super().handle_connect(event)
        self.conn.extensions = [Sparing(extension) for extension in self.conn.extensions]
        if not self.handshake_complete:  # else it was refused
            offered: Any = self.scope["extensions"]
            offered[PUSH] = self._push

    async def _push(self, texts: Sequence[bytes]) -> None:
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise WebSocketDisconnect from None
        self.transport.write(b"".join(self.conn.data_to_send()))


class Sparing(Extension):
    """Compression, for what is long enough."""

    def __init__(self, inner: Extension) -> None:
        self.name = inner.name
        self.decode = inner.decode  # type: ignore[method-assign]
        self._inner = inner

    def encode(self, frame: Frame) -> Frame:
        """A frame as it goes out."""
        return frame if len(frame.data) < _SHORT else self._inner.encode(frame)


def push_of(socket: WebSocket) -> Push:
    """How to send messages through a socket, whatever server it came from."""
    found: Push | None = (socket.scope.get("extensions") or {}).get(PUSH)

    async def one_by_one(texts: Sequence[bytes]) -> None:
        for text in texts:
            await socket.send_text(text.decode())

    return found or one_by_one
