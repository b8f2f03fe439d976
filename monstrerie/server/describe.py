"""What a client is told, in its own way: tables, events, updates. Nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ..core.event import Event
from ..core.options import as_asked
from .knowing import Known
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
        "to_act": row.to_act,
        "your_turn": row.status == PLAYING and seat is not None and seat in row.to_act,
        "invite": row.invite if seat is not None else None,
        "rematch": row.rematch,
        "created": row.created,
        "updated": row.updated,
        "winners": row.winners,
    }


def event(told: Event, n: int) -> dict[str, Any]:
    """An event with its number."""
    made = {"n": n, "kind": told.kind, "data": told.data}
    return {**made, "passing": True} if told.passing else made


def events(story: Story, known: Known, numbers: range, film: int = 0) -> list[dict[str, Any]]:
    """The events with these numbers of the reader's; passing ones only from place `film` of the story on."""
    told = []
    for n in numbers:
        place = known.events[n]
        found = story.events[place]
        if not found.passing or place >= film:
            told.append(event(found, n))
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


def deadline(row: Table, waiting: Mapping[int, float], seats: Collection[int]) -> float | None:
    """When the first clock of these seats runs out, with those who have been waiting since then."""
    if row.clock is None or row.status != PLAYING:
        return None
    ends = [since + row.clock for seat, since in waiting.items() if seat in seats and row.seats[seat].awake]
    return min(ends, default=None)


def number(row: Table, story: Story, known: Known) -> int:
    """How many moves were made, as far as the reader noticed; of a finished match all."""
    return story.number if row.status == OVER else known.number


def update(row: Table, story: Story, known: Known) -> dict[str, Any]:
    """The table as it stands, for one reader; the socket adds the new events."""
    match, seat = story.match, known.seat
    result = match.result
    view = match.view(seat)
    moves = [] if seat is None else match.moves(seat)
    # A player's own clock if it runs, else the one that everybody waits for.
    own = None if seat is None else deadline(row, story.waiting, (seat,))
    return {
        "type": "update",
        "number": number(row, story, known),
        "epoch": row.epoch,
        "last": len(known.events) - 1,
        "since_turn": known.since_turn,
        "turn": 0 if seat is None else story.turns[seat],
        "view": view,
        "moves": [match.game.encode(move) for move in moves],
        "words": [match.game.words(view, seat or 0, move) for move in moves],
        "can_undo": can_undo(row, story, seat),
        "deadline": own if own is not None else deadline(row, known.waiting, match.to_act),
        "result": None
        if result is None
        else {
            "scores": result.scores,
            "winners": result.winners,
            "places": result.places,
            "breakdown": result.breakdown,
        },
    }


def frames(story: Story, known: Known, first: int, last: int, over: bool) -> list[dict[str, Any]]:
    """The match after each of `first` to `last` moves that the reader noticed, as they saw it; of a finished
    match after every move, with all moves.
    """
    reached = [0, *(range(1, story.number + 1) if over else known.moves)]
    match = story.match.rewound(reached[first])
    made = []
    for number in range(first, last + 1):
        now, before = reached[number], reached[number - 1] if number else 0
        if number > first:
            for stored in story.moves[before:now]:
                match.play(stored.seat, match.game.decode(stored.move), stored.outcome)
        # What was made unnoticed in between told the reader nothing.
        noticed = story.moves[now - 1] if number else None
        shown = noticed is not None and (over or noticed.seat == known.seat)
        told = known.between(story.ends[before] if number else 0, story.ends[now])
        made.append(
            {
                "number": number,
                "seat": None if noticed is None else noticed.seat,
                "move": noticed.move if noticed is not None and shown else None,
                "events": events(story, known, told),
                "view": match.view(known.seat),
            }
        )
    return made


def curve(story: Story, over: bool) -> list[dict[str, Any]]:
    """Everybody's points after every move that spectators noticed, of a finished match after every move; none
    where scores stay secret.
    """
    if story.match.game.secret_scores:
        return []
    match = story.match.rewound(0)
    made = []
    reached = [0, *(range(1, story.number + 1) if over else Known(story, None).moves)]
    for number, now in enumerate(reached):
        for stored in story.moves[reached[number - 1] if number else 0 : now]:
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
