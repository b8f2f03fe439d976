"""What there is to do for an analysis, in small jobs that can be done anywhere, in any order, and again."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from ..core.errors import BadValue, NotSupported
from ..core.fingerprint import fingerprint
from ..core.game import Game
from ..core.match import Match
from ..core.save import parse
from ..core.state import State
from ..games import game as find_game
from .worth import Judge, gain

CANDIDATES: Final = 4
"""Actions that are compared at a decision, beside the one played."""
TWINS: Final = 2
"""Tables at which it is looked whether a move leaves anything to luck."""
AGAIN: Final = 4
"""times the tables for decisions that are looked at a second time"""
MOST_TABLES: Final = 10_000
SKETCH: Final = 8
"""Parts of a match whose beginnings are judged before all else, so that there soon is a curve."""


class Task(msgspec.Struct, frozen=True):
    """What is to be found out, and how thoroughly."""

    save: str
    tables: int

    def check(self) -> None:
        """Refuse a match that no analysis is made for, before any work starts."""
        if not 2 <= self.tables <= MOST_TABLES:
            raise BadValue("error-tables", value=str(self.tables)[:20], most=MOST_TABLES)
        can_analyse(find_game(parse(self.save)["game"]))


class Job(msgspec.Struct, frozen=True):
    """One thing to find out: `worth` of the table before a decision, what other actions would have been worth
    (`choice`), or that `again` with other and more tables for the two that matter.
    """

    kind: str
    number: int
    better: int = -1


class Source(msgspec.Struct, frozen=True):
    """A source of points that another action changes."""

    source: str
    played: float
    better: float


class Found(msgspec.Struct, frozen=True):
    """What a job found: a worth with its errors; or what the decision changed beside the coach's first choice
    (`means`), and by how much the best action found was better for its player.
    """

    job: Job
    means: tuple[float, ...]
    errors: tuple[float, ...]
    better: int = -1
    cost: float = 0.0
    cost_error: float = 0.0
    sources: tuple[Source, ...] = ()


class Moment(NamedTuple):
    """A table of the match, and what was done there."""

    state: State
    seat: int
    action: int


class Plan(NamedTuple):
    """What is to be found out about a match."""

    worths: list[int]
    """Decisions before which the table is judged."""
    choices: list[int]
    """Decisions in which there was something to choose."""
    favourites: frozenset[int]
    """Decisions in which what looks best at first sight was chosen, or nothing else could be."""


def can_analyse(game: Game) -> None:
    """NotSupported where playing on takes too long to be done thousands of times."""
    if game.simulated:
        raise NotSupported("error-no-analysis", game=game.name)


def moments(match: Match) -> list[Moment]:
    """Every decision of a match, as it stood."""
    game = match.game
    state = match.rewound(0).state
    found = []
    for (seat, move), outcome in zip(match.log, match.outcomes, strict=True):
        found.append(Moment(state.copy(), seat, game.action(state, move)))
        game.perform(state, seat, move, outcome)
    return found


@lru_cache(maxsize=2)
def opened(task: Task) -> tuple[Match, list[Moment]]:
    """The match of a task, and its decisions."""
    match = find_game(parse(task.save)["game"]).load(task.save)
    return match, moments(match)


def sketch(task: Task) -> Plan:
    """A few tables all over the match."""
    count = len(opened(task)[1])
    return Plan([*range(0, count, max(1, count // SKETCH))], [], frozenset())


def plan(task: Task) -> Plan:
    """Where there is anything to find out: what the coach would have done too, and what left nothing to luck,
    changes nobody's chances.
    """
    match, decisions = opened(task)
    judge = Judge(match.game, task.tables)
    worths, choices, favourites = {0, *sketch(task).worths}, [], set()
    for number, (state, seat, action) in enumerate(decisions):
        legal = state.legal_of(seat)
        if len(legal) > 1:
            choices.append(number)
        if first_choice(judge, state, seat, action, legal) == action:
            favourites.add(number)
        last = number + 1 == len(decisions)
        after = match.state if last else decisions[number + 1].state
        if not after.done and (number not in favourites or lucky(judge, state, seat, action, after)):
            worths.add(number + 1)
    return Plan(sorted(worths), choices, frozenset(favourites))


def first_choice(judge: Judge, state: State, seat: int, action: int, legal: list[int]) -> int:
    """What looks best at first sight; the action itself where nothing looks better."""
    if len(legal) == 1:
        return legal[0]
    ranks = judge.ranks(state, seat, legal)
    best = max(ranks)
    return action if ranks[legal.index(action)] == best else legal[ranks.index(best)]


def lucky(judge: Judge, before: State, seat: int, action: int, after: State) -> bool:
    """Whether luck had a part in what came of an action."""
    for number in range(TWINS):
        table = judge.reshuffled(before, number)
        if action not in table.legal_of(seat):
            return True
        table.apply_of(seat, action)
        if fingerprint(table) != fingerprint(judge.reshuffled(after, number)):
            return True
    return False


def do(task: Task, job: Job) -> Found:
    """Do a job."""
    match, decisions = opened(task)
    judge = Judge(match.game, task.tables)
    if job.kind == "worth":
        last = job.number == len(decisions)
        estimate = judge.worth(match.state if last else decisions[job.number].state)
        return Found(job, *estimate)
    if job.kind == "again":
        return examine(Judge(match.game, AGAIN * task.tables, 1), decisions[job.number], job)
    return examine(judge, decisions[job.number], job)


def examine(judge: Judge, moment: Moment, job: Job) -> Found:
    """Compare what was done with what looks best at first sight, and with what turns out best."""
    state, seat, action = moment
    if job.better >= 0:
        favourite, actions = job.better, [job.better, action]
    else:
        legal = state.legal_of(seat)
        ranks = judge.ranks(state, seat, legal)
        order = [legal[at] for at in sorted(range(len(legal)), key=lambda at: -ranks[at])]
        favourite = first_choice(judge, state, seat, action, legal)
        others = [other for other in order if other not in (favourite, action)]
        actions = [*dict.fromkeys((favourite, action)), *others[: CANDIDATES - 1]]
    tried = dict(zip(actions, judge.compare(state, seat, actions), strict=True))
    played = tried[action]
    means, errors = gain(played, tried[favourite])
    better = (
        favourite if job.better >= 0 else max(actions, key=lambda other: mean_of(tried[other].chances, seat))
    )
    cost = gain(tried[better], played)
    return Found(
        job,
        means,
        errors,
        better,
        cost.means[seat],
        cost.errors[seat],
        changed(played.sources, tried[better].sources) if better != action else (),
    )


def mean_of(chances: list[tuple[float, ...]], seat: int) -> float:
    """A seat's chance over all tables."""
    return sum(each[seat] for each in chances) / len(chances)


def changed(played: dict[str, float], better: dict[str, float]) -> tuple[Source, ...]:
    """The sources that differ, those that differ most first."""
    found = [
        Source(source, round(played.get(source, 0.0), 2), round(better.get(source, 0.0), 2))
        for source in dict.fromkeys((*better, *played))
    ]
    differing = [each for each in found if abs(each.better - each.played) >= 0.1]
    return tuple(sorted(differing, key=lambda each: -abs(each.better - each.played))[:3])
