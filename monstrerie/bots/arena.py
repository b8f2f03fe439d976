"""Bots against bots: many matches on all cores, seats rotated, win shares with intervals, ratings."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from ..core.errors import BadValue
from ..core.match import Match
from ..core.move import Move
from ..core.thinking import count_processor
from ..core.thinking import seconds as now
from ..games import game as find_game
from . import Budget, insist, job_pool, make, next_bot

Watcher = Callable[[Match, int, Move], None]


class Played(msgspec.Struct, frozen=True):
    """One match: which entrant sat where, how it ended, and how long each thought."""

    number: int
    entrants: tuple[int, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    rounds: int | None = None
    """The round in which it ended; None where a game has no rounds."""


class Standing(msgspec.Struct, frozen=True):
    """How one kind of bot did, over all the seats it had."""

    bot: str
    seats: int
    matches: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    seconds_a_decision: float
    slowest_decision: float
    rating: float
    uncertainty: float
    rounds: float | None = None
    """Mean of the rounds that the matches took; None where a game has no rounds."""


class Contest(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    seats: tuple[str, ...]
    matches: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    budget: Budget | None = None
    processor: bool = False
    """whether seconds are those of the processor: on a busy machine bots think no less then"""

    def check(self) -> None:
        """Refuse what can't be played before any work starts."""
        game = find_game(self.game)
        for name in self.seats:
            make(name)
        game.new(len(self.seats), seed=self.seed, **self.options)
        if not 1 <= self.matches <= 1_000_000:
            raise BadValue("error-matches", value=str(self.matches))


def play_one(contest: Contest, number: int) -> Played:
    """Play one match and say how it went."""
    return play(contest, number)[1]


def play(contest: Contest, number: int, watch: Watcher | None = None) -> tuple[Match, Played]:
    """Play one match. Every seed is played in each rotation of the seats, so that no chair is favoured.
    `watch` sees every move before it is played.
    """
    count_processor(contest.processor)
    players = len(contest.seats)
    entrants = tuple((seat + number) % players for seat in range(players))
    seed = contest.seed + number // players
    match = find_game(contest.game).new(players, seed=seed, **contest.options)
    bots = [
        make(contest.seats[entrant], seed=number * players + seat) for seat, entrant in enumerate(entrants)
    ]
    decisions, seconds, slowest = [0] * players, [0.0] * players, [0.0] * players

    def choose(seat: int) -> Move:
        start = now()
        move = bots[seat].choose(match, seat, contest.budget)
        took = now() - start
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        if watch is not None:
            watch(match, seat, move)
        return move

    while not match.over:
        seat = next_bot(match, range(players))
        assert seat is not None
        insist(match.game, partial(choose, seat), partial(match.play, seat))
    result = match.result
    assert result is not None
    return match, Played(
        number,
        entrants,
        result.scores,
        result.winners,
        result.places,
        len(match.log),
        tuple(decisions),
        tuple(seconds),
        tuple(slowest),
        _round(match),
    )


def _round(match: Match) -> int | None:
    """The round as every spectator sees it."""
    found = match.view(None).get("round")
    return found if isinstance(found, int) else None


def play_all(contest: Contest, workers: int = 0, on: str = "here") -> Iterator[Played]:
    """All matches as they finish: on all cores, as many processes as said, or a Ray cluster."""
    contest.check()
    job_pool.check(workers, on)
    if workers == 1 and on == "here":
        return (play_one(contest, number) for number in range(contest.matches))
    return job_pool.do(partial(play_one, contest), range(contest.matches), min(workers, contest.matches), on)


def standings(contest: Contest, played: Sequence[Played]) -> list[Standing]:
    """Win shares with 95 % intervals, mean scores, thinking times and ratings, best first."""
    ratings = _ratings(contest, played)
    rounds = [match.rounds for match in played if match.rounds is not None]
    table = []
    for bot in dict.fromkeys(contest.seats):
        entrants = [entrant for entrant, name in enumerate(contest.seats) if name == bot]
        wins, score, decisions, seconds, slowest = 0.0, 0.0, 0, 0.0, 0.0
        for match in played:
            for seat, entrant in enumerate(match.entrants):
                if entrant in entrants:
                    wins += 1 / len(match.winners) if seat in match.winners else 0.0
                    score += match.scores[seat]
                    decisions += match.decisions[seat]
                    seconds += match.seconds[seat]
                    slowest = max(slowest, match.slowest[seat])
        trials = len(played) * len(entrants)
        low, high = interval(wins, trials)
        mu, sigma = ratings[bot]
        table.append(
            Standing(
                bot,
                len(entrants),
                len(played),
                wins,
                wins / trials if trials else 0.0,
                low,
                high,
                score / trials if trials else 0.0,
                seconds / decisions if decisions else 0.0,
                slowest,
                mu,
                sigma,
                sum(rounds) / len(rounds) if rounds else None,
            )
        )
    return sorted(table, key=lambda standing: -standing.share)


def interval(wins: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> low, high = interval(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if trials == 0:
        return 0.0, 1.0
    z = 1.959964
    share = wins / trials
    middle = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _ratings(contest: Contest, played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Openskill's Plackett-Luce rating of each kind of bot, the matches taken in their order."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in contest.seats}
    for match in sorted(played, key=lambda match: match.number):
        names = [contest.seats[entrant] for entrant in match.entrants]
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma, name=name)] for name in names]
        rated = model.rate(teams, ranks=[float(place) for place in match.places])
        for name, own in known.items():
            mine = [team[0] for team, owner in zip(rated, names, strict=True) if owner == name]
            own.mu = sum(rating.mu for rating in mine) / len(mine)
            own.sigma = sum(rating.sigma for rating in mine) / len(mine)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
