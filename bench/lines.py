"""A client's end of a table's socket that costs next to nothing: clients share the machine with the server.

It speaks as a browser does (compression, masks, answers to pings), reads of a message only what a player
needs, and calls back at once, without a task or a queue.
"""

from __future__ import annotations

import asyncio
import json
import os
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10
_MASK: Final = bytes(4)
"""Nothing is hidden from proxies here: the server unmasks all the same."""


class Heard(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    id: int | str | None = None
    number: int = 0
    turn: int = 0
    epoch: int = 0
    moves: list[msgspec.Raw] = []
    result: Any = None
    code: str = ""
    text: str = ""
    rule: str = ""


_read: Final = msgspec.json.Decoder(Heard)
Hear = Callable[["Line", Heard], None]


class Line(asyncio.Protocol):
    """One socket of one table."""

    def __init__(self, url: str, table: str, cookie: str | None, hear: Hear) -> None:
        self.url, self.table, self.cookie = url, table, cookie
        self.heard = 0
        """bytes that came"""
        self.code: int | None = None
        """with which the socket was closed; 0 when the connection broke"""
        self.update: Heard | None = None
        self.hear = hear
        self._held = b""
        self._shaken = False
        self._unpack: Any = None
        self._transport: asyncio.Transport | None = None
        self.closed = asyncio.get_running_loop().create_future()

    # --- sending ----------------------------------------------------------------------------------------

    def say(self, message: dict[str, Any] | bytes) -> None:
        """Send a message."""
        self.send(_TEXT, message if isinstance(message, bytes) else json.dumps(message).encode())

    def send(self, kind: int, payload: bytes) -> None:
        """Send a frame of any kind."""
        size = len(payload)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        elif size < 1 << 16:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2)
        else:
            head = bytes((0x80 | kind, 0x80 | 127)) + size.to_bytes(8)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + _MASK + payload)

    def close(self) -> None:
        """Go."""
        self.send(_CLOSE, (1000).to_bytes(2))
        if self._transport is not None:
            self._transport.close()

    async def gone(self) -> None:
        """Go, and wait until that is done."""
        self.close()
        await self.closed

    # --- receiving --------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection stands: ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        cookie = f"Cookie: monstrerie={self.cookie}\r\n" if self.cookie else ""
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/tables/{self.table} HTTP/1.1\r\nHost: {urlsplit(self.url).netloc}\r\n{cookie}"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.code = self.code or 0
        if not self.closed.done():
            self.closed.set_result(self.code)

    def data_received(self, data: bytes) -> None:
        """Bytes came."""
        self.heard += len(data)
        held = self._held + data if self._held else data
        if not self._shaken:
            end = held.find(b"\r\n\r\n")
            if end < 0:
                self._held = held
                return
            self._shake(held[:end])
            held = held[end + 4 :]
        at = 0
        while len(held) - at >= 2:
            size, start = held[at + 1] & 0x7F, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                start += width
                if len(held) < start:
                    break
                size = int.from_bytes(held[start - width : start])
            if len(held) < start + size:
                break
            self._frame(held[at], held[start : start + size])
            at = start + size
        self._held = held[at:]

    def _shake(self, head: bytes) -> None:
        self._shaken = True
        if not head.startswith(b"HTTP/1.1 101"):
            self.code = int(head.split()[1])
            if self._transport is not None:
                self._transport.close()
            return
        if b"permessage-deflate" in head:
            bits = head.partition(b"server_max_window_bits=")[2][:2]
            self._unpack = zlib.decompressobj(-int(bits) if bits.isdigit() else -15)
        self.say({"type": "hello"})

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == _PING:
            self.send(_PONG, payload)
        elif kind == _CLOSE:
            self.code = int.from_bytes(payload[:2]) or 1005
        else:
            if first & 0x40:
                payload = self._unpack.decompress(payload + b"\x00\x00\xff\xff")
            heard = _read.decode(payload)
            if heard.type == "update":
                self.update = heard
            self.hear(self, heard)


async def opened(url: str, table: str, cookie: str | None, hear: Hear, source: str = "") -> Line:
    """A socket of a table, asked for; what comes over it goes to `hear`."""
    host, _, port = urlsplit(url).netloc.partition(":")
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(url, table, cookie, hear),
        host,
        int(port),
        local_addr=(source, 0) if source else None,
    )
    return line


def quiet(line: Line, heard: Heard) -> None:
    """For whoever only looks on."""
