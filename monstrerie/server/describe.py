"""What a client is told, in its own way: tables, events, updates. Nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

import msgspec

from ..core import own_box
from ..core.event import Event
from ..core.explain import Explanation
from ..core.game import Game
from ..core.options import as_asked
from ..core.parts import PlanPreview
from ..core.refusal import Refusal
from ..core.text import sentence
from ..core.view import alike
from ..games import game as game_named
from . import box_shapes, game_shapes, messages, shapes, table_shapes
from .history import History
from .knowledge import Known
from .records import BOT, OVER, PERSON, PLAYING, Table


def table(row: Table, player: str | None, online: Collection[str]) -> table_shapes.Table:
    """A table as this reader may know it."""
    seat = row.seat_of(player)
    own, changed = _box(row.game, b"" if row.components is None else msgspec.json.encode(row.components))
    return alike(
        table_shapes.Table,
        row,
        options=as_asked(row.options),
        changed=changed,
        box=own,
        seats=[
            alike(
                table_shapes.Seat,
                chair,
                you=chair.seat == seat,
                online=chair.kind == BOT or (chair.kind == PERSON and chair.player in online),
            )
            for chair in row.seats
        ],
        your_seat=seat,
        host=player is not None and player == row.host,
        clock=None if row.clock is None else table_shapes.Clock(row.clock),
        your_turn=row.status == PLAYING and seat is not None and seat in row.to_act,
        invite=row.invite if seat is not None else None,
    )


def box(row: Table, lang: str) -> list[box_shapes.BoxDifference]:
    """What the box of a table says otherwise than ours, in words."""
    game = game_named(row.game)
    changed = own_box.changed(game, game.with_own(row.components))
    return [box_shapes.BoxDifference(*found) for found in own_box.differences(game, changed, lang)]


@lru_cache(maxsize=200)
def _box(game: str, components: bytes) -> tuple[table_shapes.TableBox, list[str]]:
    """The box of a table, from its own components as JSON, and the paths of what differs from ours."""
    found = game_named(game)
    own = found.with_own(msgspec.json.decode(components) if components else None)
    box = table_shapes.TableBox(own.name, bool(components), own.fingerprint())
    return box, sorted(own_box.changed(found, own))


def event(found: Event, n: int) -> table_shapes.Event:
    """An event with its number."""
    return table_shapes.Event(n, found.kind, found.data, found.passing)


def refusal(found: Refusal, lang: str, names: Sequence[str] | None = None) -> shapes.Refusal:
    """A refusal with its sentence."""
    return shapes.Refusal(found.rule, found.key, found.data, sentence(found.key, found.data, lang, names))


def explanation(found: Explanation, lang: str) -> game_shapes.Explanation:
    """An explanation in words; its title may be a word of other sentences, too."""
    title, *lines = (sentence(one.key, one.data, lang) for one in (found.title, *found.lines))
    return game_shapes.Explanation(title[:1].upper() + title[1:], lines, found.rule)


def plan_preview(
    game: Game, found: PlanPreview, lang: str, names: Sequence[str] | None = None
) -> shapes.PlanPreview:
    """What a list of moves would lead to, with the sentence of the refusal."""
    why = None if found.refusal is None else refusal(found.refusal, lang, names)
    plan = [game.encode(move) for move in found.plan]
    return shapes.PlanPreview(found.numbers, found.count, why, found.hidden, plan)


def events(history: History, known: Known, numbers: range, film: int = 0) -> list[table_shapes.Event]:
    """The events with these numbers of the reader's; passing ones only from place `film` on."""
    shown = []
    for n in numbers:
        place = known.events[n]
        found = history.events[place]
        if not found.passing or place >= film:
            shown.append(event(found, n))
    return shown


def latest_film(history: History) -> int:
    """Number of the first event of the last move that was filmed: all who come later see only this one."""
    for number in range(history.number, -1, -1):
        start = history.ends[number - 1] if number else 0
        if any(event.passing for event in history.events[start : history.ends[number]]):
            return start
    return len(history.events)


def can_undo(row: Table, history: History, seat: int | None) -> bool:
    """Whether the seat may ask to take its last move back."""
    if seat is None or row.status != PLAYING or (row.undo is not None and row.undo.outcome is None):
        return False
    to = history.undo_number(seat)
    return to is not None and not history.revealed(seat, to)


def deadline(row: Table, waiting: Mapping[int, float], seats: Collection[int]) -> float | None:
    """When the first clock of these seats runs out, with those who have been waiting since then."""
    if row.clock is None or row.status != PLAYING:
        return None
    ends = [since + row.clock for seat, since in waiting.items() if seat in seats and row.seats[seat].awake]
    return min(ends, default=None)


def number(row: Table, history: History, known: Known) -> int:
    """How many moves were made, as far as the reader noticed; of a finished match all."""
    return history.number if row.status == OVER else known.number


def update(row: Table, history: History, known: Known) -> messages.Update:
    """The table as it stands, for one reader; the socket adds the new events."""
    match, seat = history.match, known.seat
    view = match.view(seat)
    moves = [] if seat is None else match.listed(seat)
    # A player's own clock if it runs, else the one that everybody waits for.
    own = None if seat is None else deadline(row, history.waiting, (seat,))
    return messages.Update(
        number=number(row, history, known),
        epoch=row.epoch,
        last=len(known.events) - 1,
        since_turn=known.since_turn,
        turn=0 if seat is None else history.turns[seat],
        view=view,
        moves=[match.game.encode(move) for move in moves],
        words=[match.game.words(view, seat or 0, move) for move in moves],
        can_undo=can_undo(row, history, seat),
        deadline=own if own is not None else deadline(row, known.waiting, match.to_act),
        result=match.result,
    )


def frames(history: History, known: Known, first: int, last: int, over: bool) -> list[table_shapes.Frame]:
    """The match after each of `first` to `last` moves that the reader noticed, as they saw it; of a finished
    match after every move, with all moves.
    """
    reached = [0, *(range(1, history.number + 1) if over else known.moves)]
    start = max(first - 1, 0)
    match = history.match.rewound(reached[start])
    view, game = match.view(known.seat), match.game
    made = []
    for number in range(first, last + 1):
        now, before = reached[number], reached[number - 1] if number else 0
        seen = view
        if number > start:
            for stored in history.moves[before:now]:
                match.play(stored.seat, game.decode(stored.move), stored.outcome)
            view = match.view(known.seat)
        # What was made unnoticed in between told the reader nothing.
        noticed = history.moves[now - 1] if number else None
        shown = noticed if noticed is not None and (over or noticed.seat == known.seat) else None
        heard = known.between(history.ends[before] if number else 0, history.ends[now])
        made.append(
            table_shapes.Frame(
                number=number,
                seat=None if noticed is None else noticed.seat,
                move=None if shown is None else shown.move,
                words={} if shown is None else game.words(seen, shown.seat, game.decode(shown.move)),
                events=events(history, known, heard),
                view=view,
            )
        )
    return made


def curve(history: History, over: bool) -> list[table_shapes.Point]:
    """Everybody's points after every move that spectators noticed, of a finished match after every move; none
    where scores stay secret.
    """
    if history.match.game.secret_scores:
        return []
    match = history.match.rewound(0)
    made = []
    reached = [0, *(range(1, history.number + 1) if over else Known(history, None).moves)]
    for number, now in enumerate(reached):
        for stored in history.moves[reached[number - 1] if number else 0 : now]:
            match.play(stored.seat, match.game.decode(stored.move), stored.outcome)
        view = match.view(None)
        made.append(table_shapes.Point(number, view.get("round"), view["scores"]))
    return made


def undo(row: Table) -> messages.UndoNews | None:
    """The question whether moves are taken back, open or just settled."""
    question = row.undo
    if question is None:
        return None
    if question.outcome is not None or row.status == OVER:
        return messages.UndoNews(None, [], [], question.outcome or "withdrawn")
    return messages.UndoNews(question.asked_seat, question.agreed, waiting(row), None)


def waiting(row: Table) -> list[int]:
    """The people who have still to agree that moves are taken back."""
    question = row.undo
    if question is None:
        return []
    settled = {question.asked_seat, *question.agreed}
    return [chair.seat for chair in row.seats if chair.awake and chair.seat not in settled]
