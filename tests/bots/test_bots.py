"""Bots: legal moves only, nothing they can't know, budgets kept, stronger ones stronger."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec
import pytest

import monstrerie
from monstrerie import BadValue, IllegalMove, Match, Move, Refusal, Rng, UnknownName
from monstrerie.bots import BOTS, LEVELS, Bot, Budget, Imagination, insist, make, search
from monstrerie.bots.arena import Contest, play_all, play_one, standings
from monstrerie.bots.tree import iterate
from monstrerie.core.state import State
from monstrerie.learning import lookahead

from .. import harness

monstrerie.register("tests.tiny:GAME")
GAMES = [game for game in monstrerie.games().values() if not game.simulated]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
QUICK = Budget(iterations=2)


@pytest.fixture(autouse=True)
def short_sighted(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far `master` looks ahead decides how long it takes and how well it plays: not tested here."""
    monkeypatch.setattr(lookahead, "DECISIONS", 3)


@EVERY_GAME
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_every_game_to_its_end(game: monstrerie.Game, name: str) -> None:
    match = game.new(game.players.start, seed=3)
    bots = [make(name, seed) for seed in range(match.players)]
    while not match.over:
        seat = match.to_act[-1]
        match.play(seat, bots[seat].choose(match, seat, QUICK))
    assert match.result is not None


@EVERY_GAME
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_whatever_it_can_not_know(game: monstrerie.Game, name: str) -> None:
    for moves in (0, 5, 11):
        match = harness.after(game, game.players.start + 1, 8, moves)
        if match.over:
            continue
        seat = match.to_act[0]
        choices = {
            make(name, seed=5).choose(world, seat, QUICK)
            for world in (match, *(match.determinise(seat, Rng(other)) for other in range(4)))
        }
        assert len(choices) == 1


def test_a_bot_is_given_an_imagined_table_never_the_match() -> None:
    seen: list[State] = []

    class Curious(Bot):
        name = "curious"

        def think(self, imagination: Imagination, table: State, legal: list[int], budget: Budget) -> int:
            seen.extend([table, imagination.table()])
            return legal[0]

    match = monstrerie.game("mighty-monsters").new(4, seed=1, factions="dealt")
    Curious().choose(match, match.to_act[0])
    assert all(table is not match.state for table in seen) and len(seen) == 2


def test_choosing_changes_nothing() -> None:
    match: Match = harness.after(monstrerie.game("mighty-monsters"), 4, 2, 9)
    before = harness.everything(match)
    make("search", 1).choose(match, match.to_act[0], Budget(iterations=30))
    assert harness.everything(match) == before


def test_a_search_with_the_same_seed_and_iterations_is_repeatable() -> None:
    match = harness.after(monstrerie.game("mighty-monsters"), 4, 2, 9)
    choices = {make("hard", 7).choose(match, match.to_act[0], Budget(iterations=50)) for _ in range(3)}
    assert len(choices) == 1


def test_a_search_stops_when_nothing_can_change_its_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    walks = 0

    def counted(*arguments: Any) -> None:
        nonlocal walks
        walks += 1
        iterate(*arguments)

    monkeypatch.setattr(search, "iterate", counted)
    match = monstrerie.game("mighty-monsters").new(4, seed=3)
    saved = 0
    for _ in range(12):
        seat = match.to_act[0]
        walks = 0
        soon = make("search", 5).choose(match, seat, Budget(iterations=80))
        saved += 80 - walks if walks else 0
        with monkeypatch.context() as patient:
            patient.setattr(search, "decided", lambda root, left: False)
            assert make("search", 5).choose(match, seat, Budget(iterations=80)) == soon
        match.play(seat, soon)
    assert saved > 0


def test_seconds_end_a_search() -> None:
    match = harness.after(monstrerie.game("mighty-monsters"), 4, 2, 9)
    start = perf_counter()
    make("search", 1).choose(match, match.to_act[0], Budget(seconds=0.05, iterations=10**9))
    assert perf_counter() - start < 30  # it ended by itself, long before the iterations would


@pytest.mark.parametrize(
    ("budget", "message"),
    [
        ({"seconds": 0.0}, "budget"),
        ({"seconds": -1.0}, "budget"),
        ({"iterations": 0}, "at least 1 search iteration per decision, not 0"),
        ({"seconds": 1e9}, "budget"),
    ],
)
def test_senseless_budgets(budget: dict[str, float], message: str) -> None:
    with pytest.raises(BadValue, match=message):
        Budget(**budget)  # type: ignore[arg-type]


def test_unknown_bots() -> None:
    with pytest.raises(UnknownName, match="random, greedy, search, easy, normal, hard"):
        make("zorg")
    assert set(LEVELS) < set(BOTS)


def test_a_bot_refuses_a_seat_with_nothing_to_play() -> None:
    match = monstrerie.game("mighty-monsters").new(4, seed=1)
    with pytest.raises(BadValue, match="nothing to play"):
        make("greedy").choose(match, 3)


def test_greedy_beats_random_clearly() -> None:
    contest = Contest("mighty-monsters", ("greedy", "random", "random", "random"), 80)
    played = [play_one(contest, number) for number in range(80)]
    table = standings(contest, played)
    assert {match.rounds for match in played} == {6} and {row.rounds for row in table} == {6.0}
    longer = [msgspec.structs.replace(match, rounds=match.number) for match in played]
    assert {row.rounds for row in standings(contest, longer)} == {39.5}
    without = [msgspec.structs.replace(match, rounds=None) for match in played]
    assert {row.rounds for row in standings(contest, without)} == {None}
    assert table[0].bot == "greedy" and table[0].low > 0.45
    assert table[0].rating > table[1].rating + 5


@pytest.mark.once
@pytest.mark.slow
def test_search_beats_greedy() -> None:
    contest = Contest(
        "mighty-monsters", ("search", "greedy", "greedy", "greedy"), 60, budget=Budget(iterations=150)
    )
    table = standings(contest, list(play_all(contest)))
    assert table[0].bot == "search" and table[0].low > 0.25  # more than a fair share, beyond chance


def test_seats_rotate_and_seeds_are_shared_by_all_rotations() -> None:
    contest = Contest("mighty-monsters", ("greedy", "random", "easy"), 6, seed=40)
    played = [play_one(contest, number) for number in range(6)]
    assert [match.entrants for match in played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert all(sum(match.decisions) == match.moves for match in played)


def test_workers_give_the_same_contest_as_one_process() -> None:
    contest = Contest("mighty-monsters", ("greedy", "random", "random"), 4)
    many = sorted(play_all(contest, workers=2), key=lambda match: match.number)
    one = list(play_all(contest, workers=1))
    assert [match.scores for match in many] == [match.scores for match in one]


@pytest.mark.parametrize(
    ("contest", "says"),
    [
        (Contest("zorg", ("random",) * 3, 1), "zorg"),
        (Contest("mighty-monsters", ("random",) * 2, 1), "3 to 6"),
        (Contest("mighty-monsters", ("random", "zorg", "easy"), 1), "zorg"),
        (Contest("mighty-monsters", ("random",) * 3, 0), "matches"),
        (Contest("mighty-monsters", ("random",) * 3, 1, options={"zorg": 1}), "zorg"),
    ],
    ids=range(5),
)
def test_contests_that_can_not_be_played(contest: Contest, says: str) -> None:
    with pytest.raises(monstrerie.MonstrerieError, match=says):
        contest.check()


def test_a_world_that_breaks_down_is_tried_with_another_move() -> None:
    tried: list[int] = []

    def choose() -> Move:
        tried.append(len(tried))
        return Move()

    def play(move: Move) -> int:
        if len(tried) < 3:
            raise IllegalMove(Refusal("RA-PHY-02", "refusal-not-your-turn", {"seats": [0]}))
        return 7

    assert insist(monstrerie.game("rampage"), choose, play) == 7 and len(tried) == 3
    tried.clear()
    with pytest.raises(IllegalMove):
        insist(monstrerie.game("mighty-monsters"), choose, play)
    assert len(tried) == 1, "where nothing is simulated, a bot's illegal move is a fault"
    tried.clear()

    def broken(move: Move) -> int:
        raise IllegalMove(Refusal("RA-PHY-02", "refusal-not-your-turn", {"seats": [0]}))

    with pytest.raises(IllegalMove):
        insist(monstrerie.game("rampage"), choose, broken)
    assert 3 < len(tried) < 20, "a world that never holds is told"
