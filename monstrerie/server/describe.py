"""What a client is told, in its own way: tables, events, updates. Nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ..core.event import Event
from ..core.options import as_asked
from .records import BOT, OVER, PERSON, PLAYING, Table
from .replaying import Story


def table(row: Table, player: str | None, online: Collection[str]) -> dict[str, Any]:
    """A table as this reader may know it."""
    seat = row.seat_of(player)
    return {
        "id": row.id,
        "game": row.game,
        "options": as_asked(row.options),
        "status": row.status,
        "seats": [
            {
                "seat": chair.seat,
                "kind": chair.kind,
                "name": chair.name,
                "level": chair.level,
                "you": chair.seat == seat,
                "online": chair.kind == BOT or (chair.kind == PERSON and chair.player in online),
                "bot": chair.bot,
            }
            for chair in row.seats
        ],
        "your_seat": seat,
        "host": player is not None and player == row.host,
        "listed": row.listed,
        "clock": None if row.clock is None else {"seconds": row.clock},
        "auto": row.auto,
        "seeded": row.seeded,
        "number": row.number,
        "to_act": row.to_act,
        "your_turn": row.status == PLAYING and seat is not None and seat in row.to_act,
        "invite": row.invite if seat is not None else None,
        "rematch": row.rematch,
        "created": row.created,
        "updated": row.updated,
        "winners": row.winners,
    }


def events(
    all_events: Sequence[Event], seat: int | None, start: int, end: int, film: int = 0
) -> list[dict[str, Any]]:
    """The events from `start` up to `end` that the seat may know; passing ones, marked, from `film` on."""
    told: list[dict[str, Any]] = []
    for n in range(start, end):
        event = all_events[n]
        if not event.visible(seat) or (event.passing and n < film):
            continue
        told.append({"n": n, "kind": event.kind, "data": event.data})
        if event.passing:
            told[-1]["passing"] = True
    return told


def latest_film(story: Story) -> int:
    """Number of the first event of the last move that was filmed: all who come later see only this one."""
    for number in range(story.number, -1, -1):
        start = story.ends[number - 1] if number else 0
        if any(event.passing for event in story.events[start : story.ends[number]]):
            return start
    return len(story.events)


def can_undo(row: Table, story: Story, seat: int | None) -> bool:
    """Whether the seat may ask to take its last move back."""
    if seat is None or row.status != PLAYING or (row.undo is not None and row.undo.outcome is None):
        return False
    to = story.undo_number(seat)
    return to is not None and not story.revealed(seat, to)


def deadline(row: Table, story: Story, seats: Collection[int]) -> float | None:
    """When the first clock of these seats runs out."""
    if row.clock is None or row.status != PLAYING:
        return None
    ends = [
        since + row.clock for seat, since in story.waiting.items() if seat in seats and row.seats[seat].awake
    ]
    return min(ends, default=None)


def update(row: Table, story: Story, seat: int | None) -> dict[str, Any]:
    """The table as it stands, for one seat (None: a spectator); the socket adds the new events."""
    match = story.match
    result = match.result
    view = match.view(seat)
    moves = [] if seat is None else match.moves(seat)
    # A player's own clock if it runs, else the one that everybody waits for.
    own = None if seat is None else deadline(row, story, (seat,))
    return {
        "type": "update",
        "number": story.number,
        "epoch": row.epoch,
        "last": len(story.events) - 1,
        "since_turn": story.since_turn(seat),
        "turn": 0 if seat is None else story.turns[seat],
        "view": view,
        "moves": [match.game.encode(move) for move in moves],
        "words": [match.game.words(view, seat or 0, move) for move in moves],
        "can_undo": can_undo(row, story, seat),
        "deadline": own if own is not None else deadline(row, story, range(match.players)),
        "result": None
        if result is None
        else {
            "scores": result.scores,
            "winners": result.winners,
            "places": result.places,
            "breakdown": result.breakdown,
        },
    }


def frames(story: Story, seat: int | None, first: int, last: int, show_moves: bool) -> list[dict[str, Any]]:
    """The match after each of `first` to `last` moves, as the seat saw it."""
    match = story.match.rewound(first)
    made = []
    for number in range(first, last + 1):
        stored = story.moves[number - 1] if number else None
        if stored is not None and number > first:
            match.play(stored.seat, match.game.decode(stored.move), stored.outcome)
        start = story.ends[number - 1] if number else 0
        known = stored is not None and (show_moves or stored.seat == seat)
        made.append(
            {
                "number": number,
                "seat": None if stored is None else stored.seat,
                "move": stored.move if stored is not None and known else None,
                "events": events(story.events, seat, start, story.ends[number]),
                "view": match.view(seat),
            }
        )
    return made


def curve(story: Story) -> list[dict[str, Any]]:
    """Everybody's points after every move, as spectators saw them; none where scores stay secret."""
    if story.match.game.secret_scores:
        return []
    match = story.match.rewound(0)
    made = []
    for number in range(story.number + 1):
        if number:
            stored = story.moves[number - 1]
            match.play(stored.seat, match.game.decode(stored.move), stored.outcome)
        view = match.view(None)
        made.append({"number": number, "round": view.get("round"), "scores": view["scores"]})
    return made


def undo(row: Table) -> dict[str, Any] | None:
    """The question whether moves are taken back, open or just settled."""
    question = row.undo
    if question is None:
        return None
    if question.outcome is not None or row.status == OVER:
        outcome = question.outcome or "withdrawn"
        return {"type": "undo", "asked_seat": None, "agreed": [], "waiting": [], "outcome": outcome}
    return {
        "type": "undo",
        "asked_seat": question.asked_seat,
        "agreed": question.agreed,
        "waiting": waiting(row),
        "outcome": None,
    }


def waiting(row: Table) -> list[int]:
    """The people who have still to agree that moves are taken back."""
    question = row.undo
    if question is None:
        return []
    settled = {question.asked_seat, *question.agreed}
    return [chair.seat for chair in row.seats if chair.awake and chair.seat not in settled]
