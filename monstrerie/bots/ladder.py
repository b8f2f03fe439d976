"""Every bot against every other at mixed tables: ratings with intervals, as rungs of a ladder."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from ..core.errors import BadValue
from ..core.game import Game
from ..core.rng import Rng
from ..games import game as find_game
from . import Budget, job_pool, make
from .arena import Contest, Played, play_one
from .master import network_of

RESAMPLED: Final = 200
"""times for the intervals"""
EDGE: Final = 0.025
"""Of the resampled ratings, outside each end of an interval."""
USUAL: Final = ("random", "easy", "greedy", "normal", "hard")
LEARNED: Final = ("network", "master")


class Ladder(msgspec.Struct, frozen=True):
    """What is to be played: so many matches, each by bots that are drawn from all."""

    game: str
    bots: tuple[str, ...]
    players: int
    matches: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    budget: Budget | None = None
    processor: bool = False
    """Whether seconds of thought are those of the processor."""

    def check(self) -> None:
        """Refuse what can't be played before any work starts."""
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadValue("error-ladder-bots")
        for bot in self.bots:
            make(bot)
        find_game(self.game).new(self.players, seed=self.seed, **self.options)
        Contest(self.game, self.lineup(0), self.matches, self.seed, self.options).check()

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match: all different, as long as there are enough bots."""
        dice = Rng((self.seed << 20) + number)
        seats: list[str] = []
        while len(seats) < self.players:
            bots = [*self.bots]
            dice.shuffle(bots)
            seats += bots[: self.players - len(seats)]
        dice.shuffle(seats)
        return tuple(seats)


class Outcome(msgspec.Struct, frozen=True):
    """Who played, and how it ended."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    """of the victory"""


class Rung(msgspec.Struct, frozen=True):
    """A bot's rating with its 95 % interval, and how often it won."""

    bot: str
    rating: float
    low: float
    high: float
    seats: int
    wins: float


def usual(game: Game) -> tuple[str, ...]:
    """The bots that can play a game."""
    if game.simulated:
        return tuple(bot for bot in USUAL if bot != "greedy")
    return USUAL + (LEARNED if network_of(game) is not None else ())


def climb(
    ladder: Ladder, workers: int = 0, on: str = "here", known: Collection[int] = ()
) -> Iterator[Outcome]:
    """All matches as they finish, but for those whose outcome is known."""
    ladder.check()
    wanted = [number for number in range(ladder.matches) if number not in known]
    return job_pool.do(partial(played, ladder), wanted, min(workers, ladder.matches), on)


def played(ladder: Ladder, number: int) -> Outcome:
    """Play one match."""
    bots = ladder.lineup(number)
    contest = Contest(ladder.game, bots, 1, ladder.seed + number, ladder.options, ladder.budget)
    contest = msgspec.structs.replace(contest, processor=ladder.processor)
    return outcome(number, bots, play_one(contest, 0))


def outcome(number: int, bots: tuple[str, ...], match: Played) -> Outcome:
    """How a match of these bots ended."""
    shares = tuple((seat in match.winners) / len(match.winners) for seat in range(len(bots)))
    return Outcome(number, bots, match.places, shares)


def rungs(bots: Sequence[str], outcomes: Sequence[Outcome], seed: int = 0) -> list[Rung]:
    """The ladder, best first. Intervals come from rating matches drawn from these again and again."""
    outcomes = sorted(outcomes, key=lambda match: match.number)
    found = ratings(bots, outcomes)
    dice = Rng(seed)
    again = [
        ratings(bots, [outcomes[dice.below(len(outcomes))] for _ in outcomes])
        for _ in range(RESAMPLED if outcomes else 0)
    ]
    ladder = []
    for bot in bots:
        drawn = sorted(each[bot] for each in again) or [found[bot]]
        seats = wins = 0.0
        for match in outcomes:
            for name, share in zip(match.bots, match.shares, strict=True):
                if name == bot:
                    seats, wins = seats + 1, wins + share
        low, high = drawn[int(EDGE * len(drawn))], drawn[int((1 - EDGE) * len(drawn) - 1e-9)]
        ladder.append(Rung(bot, found[bot], low, high, int(seats), wins))
    return sorted(ladder, key=lambda rung: -rung.rating)


def ratings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Openskill's Plackett-Luce rating of each bot, the matches taken in order; all begin at 25."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for match in outcomes:
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma, name=bot)] for bot in match.bots]
        rated = model.rate(teams, ranks=[float(place) for place in match.places])
        for bot in set(match.bots):
            mine = [team[0] for team, name in zip(rated, match.bots, strict=True) if name == bot]
            known[bot].mu = sum(one.mu for one in mine) / len(mine)
            known[bot].sigma = sum(one.sigma for one in mine) / len(mine)
    return {bot: rating.mu for bot, rating in known.items()}


WIDE: Final = 640
LEFT: Final = 110
STEP: Final = 34
TOP: Final = 56


def draw(ladder: Sequence[Rung], title: str) -> str:
    """The ladder as an SVG: a dot for each rating, a bar for its interval."""
    least = min(rung.low for rung in ladder) - 1
    most = max(rung.high for rung in ladder) + 1
    high = TOP + STEP * len(ladder) + 20

    def x(rating: float) -> float:
        return LEFT + (WIDE - LEFT - 30) * (rating - least) / (most - least)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" font-family="sans-serif">',
        f'<rect width="{WIDE}" height="{high}" fill="#fffdf8"/>',
        f'<text x="16" y="28" font-size="16" fill="#2b2433">{title}</text>',
    ]
    for tick in range(-(-int(least) // 5) * 5, int(most) + 1, 5):
        lines.append(f'<path d="M{x(tick):.1f} {TOP - 12}V{high - 22}" stroke="#e4ddd0"/>')
        place = f'x="{x(tick):.1f}" y="{high - 6}" font-size="12" text-anchor="middle"'
        lines.append(f'<text {place} fill="#6b6275">{tick}</text>')
    for number, rung in enumerate(ladder):
        y = TOP + STEP * number + 6
        name = f'x="{LEFT - 12}" y="{y + 5}" font-size="14" text-anchor="end"'
        bar = 'stroke="#7b4fa3" stroke-width="4" opacity="0.45"'
        lines += [
            f'<text {name} fill="#2b2433">{rung.bot}</text>',
            f'<path d="M{x(rung.low):.1f} {y}H{x(rung.high):.1f}" {bar}/>',
            f'<circle cx="{x(rung.rating):.1f}" cy="{y}" r="6" fill="#7b4fa3"/>',
        ]
    return "\n".join([*lines, "</svg>"]) + "\n"
