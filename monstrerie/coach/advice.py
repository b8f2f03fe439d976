"""What the coach would do now: the best moves of a seat with their chances, and a reason for each.

Advice is a function of what the seat knows: it comes from tables at which all else is redrawn, with dice that
are the same whoever asks and however often. Whoever asks again learns nothing more.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..core.errors import BadValue
from ..core.match import Match
from ..core.view import PlainMove, Sentence
from .work import CANDIDATES, Source, can_analyse, changed, mean_of
from .worth import Judge, Tried, gain

BEST: Final = 3
"""Moves that are told."""
DEPTH: Final = 96
"""Tables imagined for each."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move, what it is worth to whoever makes it, and why."""

    move: PlainMove
    words: dict[str, Any]
    """what the table adds to the sentence of the move (`Game.words`)"""
    chance: float
    """to win"""
    error: float
    behind: float
    """how much less than the best, at the same tables"""
    reason: Sentence
    """about points at the tables' ends: from `source` come `points`, and `other` with the move beside"""


class Advice(msgspec.Struct, frozen=True):
    """The best moves of a seat, the best first."""

    seat: int
    tables: int
    moves: tuple[Suggestion, ...]


def advise(match: Match, seat: int, tables: int = DEPTH) -> Advice:
    """What a seat that is to act had best do.

    >>> import monstrerie
    >>> match = monstrerie.game("mighty-monsters").new(players=3, seed=1)
    >>> said = advise(match, match.to_act[0], tables=2)
    >>> len(said.moves) == min(3, len(match.moves(said.seat)))
    True
    """
    game, state = match.game, match.state
    can_analyse(game)
    legal = state.legal_of(seat) if seat in match.to_act else []
    if not legal:
        raise BadValue("error-nothing-to-play", seat=seat)
    judge = Judge(game, tables)
    ranks = judge.ranks(state, seat, legal)
    order = [legal[at] for at in sorted(range(len(legal)), key=lambda at: -ranks[at])]
    actions = order[: CANDIDATES + 1]
    tried = dict(zip(actions, judge.compare(state, seat, actions), strict=True))
    best = sorted(actions, key=lambda action: -mean_of(tried[action].chances, seat))[:BEST]
    view = match.view(seat)
    said = []
    for place, action in enumerate(best):
        move = game.move(state, action)
        loss = gain(tried[best[0]], tried[action])
        said.append(
            Suggestion(
                game.encode(move),
                game.words(view, seat, move),
                mean_of(tried[action].chances, seat),
                spread(tried[action], seat),
                loss.means[seat],
                reason(place, tried[action], [tried[other] for other in best], seat),
            )
        )
    return Advice(seat, tables, tuple(said))


def spread(tried: Tried, seat: int) -> float:
    """The standard error of a seat's chance."""
    values = [each[seat] for each in tried.chances]
    middle, count = sum(values) / len(values), len(values)
    return float((sum((value - middle) ** 2 for value in values) / (count * max(1, count - 1))) ** 0.5)


def reason(place: int, one: Tried, best: list[Tried], seat: int) -> Sentence:
    """Why a move is the best, beside the next one; or why it is not, beside the best."""
    if len(best) == 1:
        return Sentence("coach-reason-only")
    other = best[1] if place == 0 else best[0]
    apart = gain(best[0], best[1] if place == 0 else one)
    if apart.means[seat] <= apart.errors[seat]:
        return Sentence("coach-reason-close" if place else "coach-reason-level")
    for each in changed(other.sources, one.sources):
        if (each.better > each.played) == (place == 0):
            return said_of(each, place)
    return Sentence("coach-reason-behind" if place else "coach-reason-prospects")


def said_of(source: Source, place: int) -> Sentence:
    """Points of a source, as numbers that the reader's language writes."""
    key = "coach-reason-loss" if place else "coach-reason-gain"
    return Sentence(key, {"source": source.source, "points": source.better, "other": source.played})
