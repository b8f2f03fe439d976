"""The coach: luck and skill add up, what nobody did by choice is luck, mistakes are found, work goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import monstrerie
from monstrerie import BadSave, BadValue, Match, NotSupported, Rng
from monstrerie.bots import make
from monstrerie.coach import Analysis, advise, analysis_beside, progress, work, worth
from monstrerie.coach.advice import reason
from monstrerie.core.fingerprint import fingerprint
from tests.cli.test_cli import run, words

from .. import harness


def played(game: str, seed: int, moves: int, bot: str = "random", players: int = 3) -> Match:
    """A match after so many moves, or at its end."""
    match = monstrerie.game(game).new(players, seed=seed)
    bots = [make(bot, seed + seat) for seat in range(players)]
    while not match.over and len(match.log) < moves:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


@pytest.mark.parametrize("game", harness.NOT_SIMULATED)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_nobody_knows_is_reshuffled_and_nothing_else(game: str, seed: int) -> None:
    match = played(game, seed, 60)
    before = [match.view(seat) for seat in range(match.players)]
    prints = set()
    for number in range(6):
        state = match.state.copy()
        match.game.reshuffle(state, Rng(number))
        again = match.state.copy()
        match.game.reshuffle(again, Rng(number))
        assert fingerprint(state) == fingerprint(again)
        twin = Match.around(match.game, state)
        assert [
            match.game.whole_view(twin.state, seat, match.options) for seat in range(match.players)
        ] == before
        prints.add(fingerprint(state))
    assert len(prints) > 1


@pytest.mark.parametrize("game", harness.NOT_SIMULATED)
def test_luck_and_skill_are_the_end_minus_the_beginning_for_every_seat(game: str) -> None:
    match = played(game, 5, 30)
    said = monstrerie.analyse(match, tables=2, workers=1)
    assert said.done == said.total and len(said.accounts) == 3
    for seat, one in enumerate(said.accounts):
        assert one.begin + one.luck + one.skill == pytest.approx(one.end, abs=1e-9)
        assert one.luck == pytest.approx(sum(point.luck[seat] for point in said.curve), abs=1e-9)
        assert one.skill == pytest.approx(sum(point.skill[seat] for point in said.curve), abs=1e-9)
    for point in said.curve:
        assert sum(point.chances) == pytest.approx(1, abs=1e-5)
    assert sum(one.luck for one in said.accounts) == pytest.approx(0, abs=1e-4)


def test_the_end_is_exact_and_what_is_played_as_the_coach_would_costs_nothing() -> None:
    match = played("mighty-monsters", 3, 1000, "greedy")
    said = monstrerie.analyse(match, tables=3, workers=1)
    assert match.result is not None
    winners = match.result.winners
    assert [one.end for one in said.accounts] == [(seat in winners) / len(winners) for seat in range(3)]
    assert [one.skill for one in said.accounts] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("game", harness.NOT_SIMULATED)
@pytest.mark.parametrize("moves", [11, 47])
def test_advice_is_a_function_of_what_the_seat_knows(game: str, moves: int) -> None:
    match = played(game, 8, moves, "greedy")
    for seat in match.to_act:
        said = advise(match, seat, tables=3)
        twins = [match.determinise(seat, number) for number in (1, 2)]
        assert len({fingerprint(twin.state) for twin in twins}) == 2
        assert [advise(twin, seat, tables=3) for twin in twins] == [said, said]
        legal = [match.game.encode(move) for move in match.moves(seat)]
        assert len(said.moves) == min(3, len(legal))
        assert all(each.move in legal for each in said.moves)
        assert said.moves[0].behind == 0
        assert [each.chance for each in said.moves] == sorted(
            (each.chance for each in said.moves), reverse=True
        )


def test_advice_is_no_blunder_and_says_why() -> None:
    match = played("dungeon-lords", 3, 60, "greedy")
    seat = match.to_act[0]
    said = advise(match, seat)
    best, worse = said.moves[0], said.moves[-1]
    assert best.chance - worse.chance == pytest.approx(worse.behind)
    assert best.reason.key == "coach-reason-gain" and best.reason.data["points"] > best.reason.data["other"]
    assert (
        worse.reason.key == "coach-reason-loss" and worse.reason.data["points"] < worse.reason.data["other"]
    )


def test_what_lies_within_the_error_is_not_called_better() -> None:
    close = [worth.Tried([(0.5, 0.5), (chance, 1 - chance)], {}) for chance in (0.6, 0.5, 0.55)]
    assert [reason(place, one, close, 0).key for place, one in enumerate(close)] == [
        "coach-reason-level",
        "coach-reason-close",
        "coach-reason-close",
    ]
    clear = [worth.Tried([(chance, 1 - chance)] * 2, {}) for chance in (0.6, 0.5)]
    assert [reason(place, one, clear, 0).key for place, one in enumerate(clear)] == [
        "coach-reason-prospects",
        "coach-reason-behind",
    ]


def test_nobody_is_advised_who_has_nothing_to_decide() -> None:
    match = played("mighty-monsters", 1, 5)
    waiting = next(seat for seat in range(3) if seat not in match.to_act)
    with pytest.raises(BadValue):
        advise(match, waiting)
    with pytest.raises(NotSupported):
        advise(monstrerie.game("rampage").new(2, seed=1), 0)


def test_luck_is_fair_in_the_long_run() -> None:
    lucks = []
    for seed in range(12):
        said = monstrerie.analyse(played("mighty-monsters", seed, 1000, "greedy"), tables=4, workers=1)
        lucks += [one.luck for one in said.accounts]
    # Of a seat: its share of the matches it happens to win, less the chance it began with.
    assert abs(sum(lucks[0::3])) / 12 < 0.5
    assert any(abs(luck) > 0.2 for luck in lucks)


def test_a_planted_blunder_is_found_with_what_would_have_been_better() -> None:
    match = played("mighty-monsters", 4, 30, "greedy")
    game, seat = match.game, match.to_act[0]
    judge = worth.Judge(game, 16)
    legal = match.state.legal_of(seat)
    tried = judge.compare(match.state, seat, legal)
    worst = min(range(len(legal)), key=lambda at: work.mean_of(tried[at].chances, seat))
    match.play(seat, game.move(match.state, legal[worst]))
    blunder = len(match.log) - 1
    while not match.over:
        mover = match.to_act[0]
        match.play(mover, make("greedy").choose(match, mover))
    said = monstrerie.analyse(match, tables=8, workers=1)
    found = {mistake.moves: mistake for mistake in said.mistakes}
    assert blunder in found
    assert found[blunder].seat == seat and found[blunder].cost > 0.05
    assert game.decode(found[blunder].better) in match.rewound(blunder).moves(seat)
    assert found[blunder].sources
    # At its point of the curve the same is said, and nothing of what was done well.
    points = {point.moves: point.choice for point in said.curve}
    at_blunder = points[blunder + 1]
    assert at_blunder is not None and at_blunder.better == found[blunder].better
    assert at_blunder.gain == found[blunder].cost and at_blunder.words == found[blunder].better_words
    assert points[0] is None
    assert any(choice is not None and choice.better is None for choice in points.values())
    assert [one.own < -0.05 for one in said.accounts].count(True) == 1


def test_an_interrupted_analysis_goes_on_to_the_same_end(tmp_path: Path) -> None:
    match = played("mighty-monsters", 6, 24)
    whole = monstrerie.analyse(match, tables=3, workers=1)
    file = tmp_path / "kept.json"
    part = monstrerie.analyse(match, tables=3, workers=1, file=file, seconds=1e-9)
    # A few tables all over the match are there at once.
    assert [point.moves for point in part.curve] == [*range(0, 24, 3)] and part.done == 8
    assert part.total > part.done and not part.accounts and file.exists()
    begun = progress(match, 3, 1, file)
    assert next(begun).done == part.done
    assert [*begun][-1] == whole
    # All is known now, and nothing is done again.
    assert [said.done for said in progress(match, 3, 1, file)] == [whole.done, whole.done]
    # Another depth is another analysis.
    assert not next(iter(progress(match, 2, 1, file))).accounts


def test_two_workers_find_what_one_finds() -> None:
    match = played("mighty-monsters", 7, 12)
    one, two = (monstrerie.analyse(match, tables=2, workers=workers) for workers in (1, 2))
    assert [point.moves for point in one.curve] == [point.moves for point in two.curve]
    for mine, theirs in zip(one.accounts, two.accounts, strict=True):
        # The network's sums are rounded otherwise in several threads.
        assert msgspec.structs.astuple(mine) == pytest.approx(msgspec.structs.astuple(theirs), abs=1e-4)


def test_what_cannot_be_analysed_is_refused(tmp_path: Path) -> None:
    match = played("mighty-monsters", 1, 5)
    for tables in (1, -3, 10_001):
        with pytest.raises(BadValue, match="from 2 to 10,000"):
            monstrerie.analyse(match, tables=tables, workers=1)
    with pytest.raises(NotSupported):
        monstrerie.analyse(match.determinise(0, 1), workers=1)
    for broken in (b"", b"{}", b'{"coach":1', match.save().encode()):
        (tmp_path / "kept.json").write_bytes(broken)
        with pytest.raises(BadSave, match="not an analysis"):
            monstrerie.analyse(match, workers=1, file=tmp_path / "kept.json")


def test_games_that_cannot_be_played_on_fast_say_so() -> None:
    with pytest.raises(NotSupported, match="Rampage"):
        work.can_analyse(monstrerie.game("rampage"))


def test_a_game_without_network_is_judged_by_its_heuristics() -> None:
    monstrerie.register("tests.tiny:GAME")
    match = played("boo", 1, 1000)
    said = monstrerie.analyse(match, tables=4, workers=1)
    assert all(one.begin + one.luck + one.skill == pytest.approx(one.end) for one in said.accounts)


@pytest.mark.parametrize(
    ("lang", "prints"),
    [
        ("en", ("Chance to win", "own decisions", "The costliest decisions", "Better:", "Turning points")),
        ("fr", ("Chances de victoire", "ses décisions", "coûteuses", "Mieux", "tournants")),
    ],
)
def test_the_command_tells_it_in_both_languages(tmp_path: Path, lang: str, prints: tuple[str, ...]) -> None:
    match = played("mighty-monsters", 9, 1000)
    file = tmp_path / "match.json"
    file.write_text(match.save(), encoding="utf-8")
    monstrerie.analyse(match, tables=3, workers=1, file=analysis_beside(file))
    done = run("analyse", str(file), "--tables", "3", "--workers", "1", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert [word in words(done.stdout) for word in prints] == [True] * len(prints)
    as_json = run("analyse", str(file), "--tables", "3", "--workers", "1", "--json")
    assert msgspec.json.decode(as_json.stdout, type=Analysis).accounts


def test_the_command_refuses_what_is_no_match(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("{}", encoding="utf-8")
    done = run("analyse", str(tmp_path / "match.json"))
    assert done.returncode != 0 and "Traceback" not in done.stderr
    assert run("analyse", str(tmp_path / "missing.json")).returncode != 0
