"""What an analysis says: the curve, everybody's luck and skill, the costliest decisions, the turning points.

With V the chances before each decision, a decision's skill is what it changed beside the coach's first choice
as far as its player could know, and its luck is all the rest: V afterwards - V before - skill. So luck and
skill add up to the end minus the beginning for every seat, whatever was estimated how well.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from ..core.match import Match
from ..core.view import PlainMove
from .work import Found, Job, Moment, Plan, Source, Task, opened
from .worth import Chances, shares

MISTAKES: Final = 3
SUSPECTS: Final = 10
"""Decisions that are looked at again, with other luck: what looked worst may only have looked so."""
TURNS: Final = 5
APART: Final = 2
"""Moves of everybody between two mistakes of a seat: what belongs together is told once."""
DOUBT: Final = 2.0
"""Standard errors that a mistake must cost."""
LEAST: Final = 0.01
"""Chance to win that a mistake must cost."""


class Choice(msgspec.Struct, frozen=True):
    """What the coach found beside a decision."""

    better: PlainMove | None = None
    """null where nothing was clearly better"""
    words: dict[str, Any] = {}
    """what the table adds to its sentence (`Game.words`)"""
    gain: float = 0.0
    """to win, for whoever decided"""
    error: float = 0.0


class Outlook(msgspec.Struct, frozen=True):
    """Each seat's chance to win after so many moves, and what the last of them changed."""

    moves: int
    chances: Chances
    errors: Chances
    seat: int | None
    """who made the last move"""
    luck: Chances
    """what luck changed since the point before"""
    skill: Chances
    """what decisions changed"""
    choice: Choice | None = None
    """beside the last move; null where nothing was to be chosen, and until all is known"""


class Account(msgspec.Struct, frozen=True):
    """How a seat came from its chance at the beginning to the one at the end: begin + luck + skill = end."""

    begin: float
    end: float
    luck: float
    luck_error: float
    skill: float
    """of all decisions"""
    skill_error: float
    own: float
    """of its own decisions; the rest is what the others' did for it"""
    own_error: float


class Mistake(msgspec.Struct, frozen=True):
    """A decision, what would have been better, and how much it was worth."""

    moves: int
    """the match before it"""
    seat: int
    played: PlainMove
    better: PlainMove
    played_words: dict[str, Any]
    """what the table adds to the sentence of the move (`Game.words`)"""
    better_words: dict[str, Any]
    cost: float
    error: float
    sources: tuple[Source, ...]


class Turn(msgspec.Struct, frozen=True):
    """A moment that changed much for somebody."""

    moves: int
    """the match after it"""
    seat: int
    """whose chance it changed most"""
    change: float
    luck: bool
    """whether luck changed more than skill"""


class Analysis(msgspec.Struct, frozen=True):
    """What is known so far; `accounts` and what follows wait for all of it."""

    game: str
    players: int
    tables: int
    done: int
    total: int
    curve: tuple[Outlook, ...]
    accounts: tuple[Account, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    turns: tuple[Turn, ...] = ()


def analysis(task: Task, plan: Plan, found: Mapping[Job, Found], total: int) -> Analysis:
    """What the jobs done so far say."""
    match, decisions = opened(task)
    whole = total == len(found)
    worths = [number for number in plan.worths if Job("worth", number) in found]
    places = worths + ([len(decisions)] if match.over else [])
    judged = [(at, *_worth(found, at)) for at in worths]
    if match.over:
        judged.append((len(decisions), shares(match.game, match.state), (0.0,) * match.players))
    nothing = (0.0,) * match.players
    curve = []
    for at, (moves, chances, errors) in enumerate(judged):
        before = judged[at - 1] if at else judged[at]
        skill = [0.0] * match.players
        for number in range(before[0], moves):
            for seat, change in enumerate(_skill(plan, found, number)):
                skill[seat] += change
        luck = tuple(now - then - part for now, then, part in zip(chances, before[1], skill, strict=True))
        mover = decisions[moves - 1].seat if moves else None
        curve.append(Outlook(moves, chances, errors, mover, luck if at else nothing, tuple(skill)))
    said = Analysis(match.game.name, match.players, task.tables, len(found), total, tuple(curve))
    if not whole or len(places) < 2:
        return said
    return msgspec.structs.replace(
        said,
        curve=tuple(
            msgspec.structs.replace(one, choice=_choice(task, found, one.moves - 1)) for one in curve
        ),
        accounts=tuple(_account(task, plan, found, curve, seat) for seat in range(match.players)),
        mistakes=_mistakes(task, found),
        turns=_turns(curve),
    )


def suspects(plan: Plan, found: Mapping[Job, Found]) -> list[Job]:
    """Decisions that are worth a second look, once all were looked at."""
    choices = [found[Job("choice", number)] for number in plan.choices]
    costly = sorted((each for each in choices if each.cost > 0), key=lambda each: -each.cost)
    return [Job("again", each.job.number, each.better) for each in costly[:SUSPECTS]]


def _worth(found: Mapping[Job, Found], number: int) -> tuple[Chances, Chances]:
    estimate = found[Job("worth", number)]
    return estimate.means, estimate.errors


def _skill(plan: Plan, found: Mapping[Job, Found], number: int) -> Sequence[float]:
    """What a decision changed; nothing where the coach would have done it, too, or that isn't known yet."""
    known = found.get(Job("choice", number))
    return () if known is None or number in plan.favourites else known.means


def _choice(task: Task, found: Mapping[Job, Found], number: int) -> Choice | None:
    """What was better than a decision by more than the error; from the second look, where there was one."""
    known = found.get(Job("choice", number))
    if known is None:
        return None
    known = found.get(Job("again", number, known.better), known)
    if known.cost < max(LEAST, known.cost_error):
        return Choice()
    match, decisions = opened(task)
    better, words = _told(match, decisions[number], known.better)
    return Choice(better, words, known.cost, known.cost_error)


def _told(match: Match, moment: Moment, action: int) -> tuple[PlainMove, dict[str, Any]]:
    """A move that could be made at a moment, and what its table adds to its sentence."""
    game, state, seat = match.game, moment.state, moment.seat
    move = game.move(state, action)
    return game.encode(move), game.words(game.whole_view(state, seat, match.options), seat, move)


def _account(
    task: Task, plan: Plan, found: Mapping[Job, Found], curve: Sequence[Outlook], seat: int
) -> Account:
    decisions = opened(task)[1]
    skill = own = skill_error = own_error = 0.0
    for number in plan.choices:
        if number in plan.favourites:
            continue
        known = found[Job("choice", number)]
        skill += known.means[seat]
        skill_error += known.errors[seat] ** 2
        if decisions[number].seat == seat:
            own += known.means[seat]
            own_error += known.errors[seat] ** 2
    begin, end = curve[0], curve[-1]
    luck_error = math.sqrt(skill_error + begin.errors[seat] ** 2 + end.errors[seat] ** 2)
    return Account(
        begin.chances[seat],
        end.chances[seat],
        end.chances[seat] - begin.chances[seat] - skill,
        luck_error,
        skill,
        math.sqrt(skill_error),
        own,
        math.sqrt(own_error),
    )


def _mistakes(task: Task, found: Mapping[Job, Found]) -> tuple[Mistake, ...]:
    match, decisions = opened(task)
    sure = [
        each
        for each in found.values()
        if each.job.kind == "again" and each.cost >= LEAST and each.cost >= DOUBT * each.cost_error
    ]
    mistakes: list[Mistake] = []
    for each in sorted(sure, key=lambda each: -each.cost):
        number = each.job.number
        moment = decisions[number]
        seat = moment.seat
        if len(mistakes) == MISTAKES:
            break
        if any(one.seat == seat and abs(one.moves - number) <= APART * match.players for one in mistakes):
            continue
        played, words = _told(match, moment, moment.action)
        better, better_words = _told(match, moment, each.job.better)
        mistakes.append(
            Mistake(
                number, seat, played, better, words, better_words, each.cost, each.cost_error, each.sources
            )
        )
    return tuple(mistakes)


def _turns(curve: Sequence[Outlook]) -> tuple[Turn, ...]:
    turns = []
    for before, point in pairwise(curve):
        changes = [now - then for now, then in zip(point.chances, before.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        lucky = abs(point.luck[seat]) > abs(point.skill[seat])
        turns.append(Turn(point.moves, seat, changes[seat], lucky))
    most = sorted(turns, key=lambda turn: -abs(turn.change))[:TURNS]
    return tuple(sorted(most, key=lambda turn: turn.moves))
