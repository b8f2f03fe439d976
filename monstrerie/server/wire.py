"""The socket on the wire: what is said at once goes out at once, and what is short goes out as it is."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

from starlette.websockets import WebSocketDisconnect
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request

from .push import PUSH

_WINDOW: Final = 13
"""bits: 8 kB reach back to the last update. Of Mighty Monsters 123 bytes remain, in 16 us; with uvicorn's 12
bits and memory of 5 they are 410, in 31 us. 14 bits take twice the memory for little.
"""
_CLIENTS_WINDOW: Final = 10
_MEMORY: Final = 4
"""of zlib's 9: 40 kB a socket, with that window, as long as there is something to say"""
_SHORT: Final = 400
"""bytes that are sent as they are: to compress an acknowledgement costs more than it saves"""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's protocol for sockets, with a way for many messages that are bytes already."""

    def __init__(self, config: Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        if config.ws_per_message_deflate:
            offered = ServerPerMessageDeflateFactory(
                server_max_window_bits=_WINDOW,
                client_max_window_bits=_CLIENTS_WINDOW,
                # What clients say is short: nothing is kept of it until they say more.
                client_no_context_takeover=True,
                compress_settings={"memLevel": _MEMORY},
            )
            self.conn.available_extensions = [offered]

    def handle_connect(self, event: Request) -> None:
        """Somebody opens a socket."""
        super().handle_connect(event)
        self.conn.extensions = [
            Sparing(extension)
            for extension in self.conn.extensions
            if isinstance(extension, PerMessageDeflate)
        ]
        if not self.handshake_complete:  # else it was refused
            offered: Any = self.scope["extensions"]
            offered[PUSH] = self._push

    def send_keepalive_ping(self) -> None:
        """Every twenty seconds: is anybody there? And where nothing was said since the last time, rest."""
        super().send_keepalive_ping()
        for extension in self.conn.extensions:
            if isinstance(extension, Sparing):
                extension.rest()

    async def _push(self, texts: Sequence[bytes]) -> None:
        if not texts:
            return
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
    """Compression, for what is long enough, and with memory only while something is said."""

    def __init__(self, inner: PerMessageDeflate) -> None:
        self.name = inner.name
        self.decode = inner.decode  # type: ignore[method-assign]
        self._inner = inner
        self._used = False
        del inner.encoder

    def encode(self, frame: Frame) -> Frame:
        """A frame as it goes out."""
        if len(frame.data) < _SHORT:
            return frame
        inner = self._inner
        if not hasattr(inner, "encoder"):
            # A new one reaches back to nothing that was said: the reader may still remember all of it.
            inner.encoder = zlib.compressobj(wbits=-inner.local_max_window_bits, **inner.compress_settings)
        self._used = True
        return inner.encode(frame)

    def rest(self) -> None:
        """Give the memory back if nothing long was said since the last time this was asked."""
        if not self._used and hasattr(self._inner, "encoder"):
            del self._inner.encoder
        self._used = False
