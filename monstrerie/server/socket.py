"""One open table in one browser: what it has seen, what it is told, what it asks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core.errors import IllegalMove, MonstrerieError
from ..core.faults import fault
from ..core.match import Match
from . import describe, messages, metrics, queries, table_shapes, undo_requests
from .driver import Driver
from .errors import ServerError, code_of
from .identity import check_free, checked_chat
from .languages import best_language
from .limits import Buckets
from .messages import NotJson
from .push import push_of
from .rates import Rates
from .records import Player, Table
from .room import Room
from .settings import Limits
from .table_store import TableStore, playing, same_moves

log = logging.getLogger("monstrerie.server")
_MOST_UNSENT: Final = 500
_CLOSED_TABLE: Final = 4404
_SILENT: Final = 4408
_SIGNED_OUT: Final = 4401


class Client:
    """A connection to a table. A task of its own sends, so that a slow reader delays nobody."""

    def __init__(self, socket: WebSocket, room: Room, player: Player | None) -> None:
        self.socket = socket
        self.room = room
        self.who = player
        self.player = None if player is None else player.id
        self.lang = "en"
        self.greeted = False
        self.seat: int | None = room.row.seat_of(self.player)
        self.since = -1
        self.epoch = 0
        self.chat = -1
        self._reset = False
        self._ends: int | None = None
        self._sent: messages.Update | None = None
        self._table: table_shapes.Table | None = None
        self._face: tuple[Table, frozenset[str]] | None = None
        self._undo: messages.UndoNews | None = None
        self._unsent: deque[messages.News] = deque()
        self._wake = asyncio.Event()
        self._push = push_of(socket)

    def names(self) -> list[str]:
        """Everybody's name, for sentences in the client's language."""
        return self.room.row.names(self.lang)

    # --- sending --------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something changed at the table."""
        self._wake.set()

    def say(self, message: messages.News) -> None:
        """Queue a message to this client."""
        self._unsent.append(message)
        self._wake.set()

    def greet(self, hello: messages.Hello) -> None:
        """The client says what it has seen; from here on it gets what it has not."""
        self.lang = best_language(hello.lang)
        self.since, self.epoch, self.chat = hello.since, hello.epoch, hello.chat
        self.seat = self.room.row.seat_of(self.player)
        # Numbers are each reader's own: those that were counted from another seat mean nothing here.
        self._reset = hello.seat is not msgspec.UNSET and hello.seat != self.seat and self.since >= 0
        if self._reset:
            self.since = -1
        self._sent, self._table, self._face = None, None, None
        self._undo = describe.undo(self.room.row) if not _open_question(self.room) else None
        self.greeted = True
        self.wake()

    def sign_out(self) -> None:
        """Whoever opened this socket no longer is who they were."""
        self._ends = _SIGNED_OUT
        self.wake()

    def hurry(self) -> None:
        """Whoever still has said nothing is not worth a connection."""
        if not self.greeted:
            self._ends = _SILENT
            self.wake()

    async def send_all(self) -> None:
        """Send whatever there is to send, for as long as the connection lasts."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._ends is not None:
                await self.socket.close(self._ends)
                return
            if len(self._unsent) > _MOST_UNSENT:
                await self.socket.close(1013)
                return
            end = self.room.end
            # What was said is not kept while nothing is to be said: it may be long.
            await self._push(self._texts(end))
            if end is not None:
                await self.socket.close(_CLOSED_TABLE)
                return

    def _texts(self, end: ServerError | None) -> list[bytes]:
        """All that is to be said now."""
        texts = [messages.write(message) for message in self._unsent]
        self._unsent.clear()
        if end is not None:
            texts.append(messages.write(problem(end, None, self.lang)))
        elif self.greeted:
            texts += [messages.write(message) for message in self._news()]
        return texts

    def _news(self) -> list[messages.News]:
        room = self.room
        news: list[messages.News] = []
        face = room.face()
        if face is not self._face:
            self._face = face
            table = describe.table(room.row, self.player, face[1])
            # What changes with every move is in the updates.
            lasting = msgspec.structs.replace(table, to_act=(), your_turn=False, updated=0.0)
            if lasting != self._table:
                self._table = lasting
                news.append(messages.TableNews(table))
        update = self._update()
        if update is not None:
            news.append(update)
        question = describe.undo(room.row)
        if question != self._undo:
            self._undo = question
            if question is not None:
                news.append(question)
        if room.chat and room.chat[-1].n > self.chat:
            lines = [line for line in room.chat if line.n > self.chat]
            self.chat = lines[-1].n
            news.append(messages.ChatNews(lines))
        return news

    def _update(self) -> messages.Update | None:
        room, history = self.room, self.room.history
        if history is None:
            return None
        seat = room.row.seat_of(self.player)
        if seat != self.seat:  # sat down: what was seen as a spectator no longer counts
            self.seat, self.since, self._reset = seat, -1, True
        known, picture = room.picture(seat)
        # What tells this reader nothing is not sent: that something happened would be told by that alone.
        if (picture is self._sent or picture == self._sent) and not self._reset:
            return None
        last = len(known.events) - 1
        if self.since >= 0 and (self.epoch != room.row.epoch or self.since > last):
            self.since, self._reset = -1, True
        # Whoever has just come is told the whole history, but of the films sees only the last.
        film = describe.latest_film(history) if self.since < 0 else 0
        events = describe.events(history, known, range(self.since + 1, last + 1), film)
        message = msgspec.structs.replace(picture, events=events, reset=self._reset)
        self.since, self.epoch, self._sent, self._reset = last, room.row.epoch, picture, False
        return message


class SocketHandler:
    """What clients ask on the socket, answered."""

    def __init__(self, store: TableStore, driver: Driver, limits: Limits, rates: Rates) -> None:
        self.store = store
        self.driver = driver
        self._chat = rates.limit("chat", limits.chat)
        self._pace = limits.messages
        self._patience = limits.hello

    async def serve(self, client: Client, longest: int) -> None:
        """Listen to a client until it goes."""
        room = client.room
        room.clients.add(client)
        room.changed()
        sender = asyncio.create_task(client.send_all())
        patience = asyncio.get_running_loop().call_later(self._patience, client.hurry)
        try:
            await self._listen(client, longest)
        except WebSocketDisconnect:
            pass
        finally:
            patience.cancel()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            room.clients.discard(client)
            room.used = time.monotonic()
            room.changed()

    async def _listen(self, client: Client, longest: int) -> None:
        pace = Buckets(*self._pace)
        while client.socket.client_state == WebSocketState.CONNECTED:
            received = await client.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            raw: str | bytes = text if text is not None else received.get("bytes") or b""
            if len(raw) > longest or (isinstance(raw, str) and len(raw.encode(errors="replace")) > longest):
                await _dismiss(client, ServerError("too-large", most=longest), 1009)
                return
            try:
                pace.take("")
                message = messages.read(raw)
            except NotJson:
                await _dismiss(client, ServerError("bad-message", problem=fault("json")), 1007)
                return
            except ServerError as error:
                client.say(problem(error, messages.id_of(raw), client.lang))
                continue
            try:
                await self._answer(client, message)
            except IllegalMove as error:
                client.say(refused(error, message.id, client))
            except MonstrerieError as error:
                if code_of(error) == "database-away":
                    log.error("table %s: %s", client.room.row.id, error, exc_info=error.__cause__)
                client.say(problem(error, message.id, client.lang))
            except Exception:  # a mistake of ours: the player learns that much, the log the rest
                log.exception("table %s: %s", client.room.row.id, type(message).__name__)
                client.say(problem(ServerError("internal"), message.id, client.lang))

    async def _answer(self, client: Client, message: messages.Message) -> None:
        if isinstance(message, messages.Ping):
            client.say(messages.Pong(message.id))
            return
        if isinstance(message, messages.Hello):
            client.greet(message)
            self.driver.kick(client.room)
            return
        if not client.greeted:
            raise ServerError("hello-first")
        room = client.room
        if isinstance(message, messages.Chat):
            await self._say(client, message)
            client.say(messages.Ack(message.id, number_of(client)))
            room.changed()
            return
        seat = room.row.seat_of(client.player)
        if seat is None:
            raise ServerError("not-seated")
        if isinstance(message, messages.Play):
            await self._play(client, seat, message)
        elif isinstance(message, messages.Undo):
            await undo_requests.undo(self.store, room, seat, message.do)
            client.say(messages.Ack(message.id, number_of(client)))
            self.driver.after(room)
        else:
            match = playing(room).match if room.row.status != "over" else _match(room)
            if isinstance(message, messages.Why):
                found = match.why_not(seat, match.game.decode(message.move))
                answer = None if found is None else describe.refusal(found, client.lang, client.names())
                client.say(messages.WhyReply(message.id, answer))
            else:
                client.say(preview(match, seat, message, client))

    async def _play(self, client: Client, seat: int, message: messages.Play) -> None:
        room, began = client.room, time.monotonic()
        if message.seat is not None and message.seat != seat:
            raise ServerError("not-your-seat")
        async with room.lock:
            await self.store.fresh(room)
            history = room.history
            if history is None or room.closed:
                playing(room)  # says why not
            else:
                moves = [history.match.game.decode(move) for move in message.moves]
                if message.turn is not None and message.turn != history.turns[seat]:
                    if not same_moves(history, seat, message.turn, moves):
                        raise ServerError("stale-turn")
                else:
                    playing(room)
                    if room.row.seats[seat].bot is not None:
                        raise ServerError("bot-plays")
                    await self.store.commit(room, seat, moves, "person")
            client.say(messages.Ack(message.id, number_of(client)))
        metrics.ACKNOWLEDGED.observe(time.monotonic() - began)
        self.driver.after(room)

    async def _say(self, client: Client, message: messages.Chat) -> None:
        room, who = client.room, client.who
        if who is None:
            raise ServerError("no-session")
        text = checked_chat(message.text)
        await self._chat.take(who.id)
        seat, now = room.row.seat_of(who.id), time.time()
        if seat is None:
            check_free(who.name, (chair.name for chair in room.row.seats))
        async with room.lock:
            await self.store.database.write(
                queries.add_chat, room.row.id, who, seat, text, now, self.store.server
            )
            await self.store.reload(room)


def problem(error: MonstrerieError, id: int | str | None, lang: str) -> messages.Failure:
    """An error as a message."""
    return messages.Failure(id, code_of(error), error.say(lang))


def refused(error: IllegalMove, id: int | str | None, client: Client) -> messages.Refused:
    """A refused move as a message."""
    found = describe.refusal(error.refusal, client.lang, client.names())
    return messages.Refused(found.rule, found.key, found.data, found.text, id=id)


def preview(match: Match, seat: int, asked: messages.Preview, client: Client) -> messages.PreviewReply:
    """The engine's numbers for a move, or for a list of them as far as it can be played."""
    if (asked.move is msgspec.UNSET) == (asked.moves is msgspec.UNSET):
        raise ServerError("bad-message", problem=fault("either", known="move, moves"))
    decode = match.game.decode
    if asked.moves is msgspec.UNSET:
        return messages.PreviewReply(asked.id, match.preview(seat, decode(asked.move)))
    previewed = match.preview_plan(seat, [decode(move) for move in asked.moves])
    found = describe.plan_preview(match.game, previewed, client.lang, client.names())
    numbers = (found.preview, found.count, found.refusal, found.hidden, found.plan)
    return messages.PreviewReply(asked.id, *numbers)


def number_of(client: Client) -> int:
    """How many moves were made, as far as the client noticed."""
    return client.room.number(client.room.row.seat_of(client.player))


def _open_question(room: Room) -> bool:
    return room.row.undo is not None and room.row.undo.outcome is None


def _match(room: Room) -> Match:
    assert room.history is not None
    return room.history.match


async def _dismiss(client: Client, error: ServerError, code: int) -> None:
    await push_of(client.socket)([messages.write(problem(error, None, client.lang))])
    await client.socket.close(code)
