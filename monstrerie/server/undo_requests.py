"""Taking moves back: asked by one, agreed by all people at the table, refused once hidden things came out."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from . import describe, queries
from .errors import ServerError, Stale
from .records import Question, Table
from .room import Room
from .table_store import TableStore, playing

_TRIES: Final = 5


async def undo(store: TableStore, room: Room, seat: int, do: str) -> None:
    """Ask, agree, refuse or withdraw."""
    for _ in range(_TRIES):
        async with room.lock:
            await store.fresh(room)
            try:
                await _answer(store, room, _next(room, seat, do))
                return
            except Stale:
                await store.reload(room)
            except ServerError as error:
                room.doubtful = room.doubtful or error.code == "database-away"
                raise
    raise ServerError("database-away")


async def settle(store: TableStore, room: Room) -> None:
    """Under the room's lock: a question that nobody has to answer any more (people left) is answered."""
    question = room.row.undo
    if question is not None and question.outcome is None and not describe.waiting(room.row):
        try:
            await _answer(store, room, question)
        except Stale:
            await store.reload(room)


def _next(room: Room, seat: int, do: str) -> Question:
    history = playing(room)
    question = room.row.undo if room.row.undo is not None and room.row.undo.outcome is None else None
    if do == "ask":
        if question is not None:
            raise ServerError("undo-pending")
        to = history.undo_number(seat)
        if to is None:
            raise ServerError("undo-nothing")
        if history.revealed(seat, to):
            raise ServerError("undo-revealed")
        return Question(seat, to, [])
    if question is None:
        raise ServerError("undo-none")
    own = question.asked_seat == seat
    if own != (do == "withdraw"):
        raise ServerError("undo-not-yours")
    if do == "withdraw":
        return msgspec.structs.replace(question, outcome="withdrawn")
    if do == "refuse":
        return msgspec.structs.replace(question, outcome="refused")
    return msgspec.structs.replace(question, agreed=sorted({*question.agreed, seat}))


async def _answer(store: TableStore, room: Room, question: Question) -> None:
    row = msgspec.structs.replace(room.row, undo=question, version=room.row.version + 1)
    if question.outcome is None and not describe.waiting(row):
        if playing(room).revealed(question.asked_seat, question.to):
            question = msgspec.structs.replace(question, outcome="refused")
            row = msgspec.structs.replace(row, undo=question)
        else:
            await store.take_back(room, question)
            return
    await store.database.write(_store, room.row, question, store.server)
    room.row = row


def _store(connection: Any, expected: Table, question: Question, server: str) -> None:
    found = queries.table(connection, expected.id, lock=True)
    if (found.epoch, found.number, found.undo) != (expected.epoch, expected.number, expected.undo):
        raise Stale
    queries.change_table(connection, expected.id, undo=question)
    queries.notify(connection, expected.id, server, "table")
