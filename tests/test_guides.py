"""Guided first matches: whoever follows them comes to the end, and nothing said there is false or missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import monstrerie
from monstrerie import Game, IllegalMove, Move, Rng
from monstrerie.core.errors import BadSave
from monstrerie.core.guide import PUPIL, Guide, Guided, begin, resume
from monstrerie.core.text import LANGUAGES, sentence
from monstrerie.games.mighty_monsters.moves import Play

GAMES = [game for game in monstrerie.games().values() if game.guide is not None]
EVERY_GUIDE = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NAMES = [f"Player{number}" for number in range(9)]
STOPS = range(10, 17)
"""How many ideas a guide may have."""
LONGEST = 330
"""Characters of one idea: what one reads at a glance."""


EXAMPLES = [
    pytest.param(game, section.example, id=f"{game.name}-{section.name}")
    for game in monstrerie.games().values()
    for section in game.overview
    if section.example is not None
]


def start(game: Game, guide: Guide | None = None) -> Guided:
    guide = guide or game.guide
    assert guide is not None
    return begin(game, guide)


def tries(guided: Guided, rng: Rng) -> Iterator[Move]:
    """What may be played now, in any order; gestures of a simulated game are drawn."""
    game, match = guided.match.game, guided.match
    moves = match.moves(PUPIL)
    rng.shuffle(moves)
    yield from moves
    for _ in range(2000 * game.simulated):
        yield game.sample(match, PUPIL, rng)


def walk(game: Game, seed: int, guide: Guide | None = None) -> Iterator[Guided]:
    """A pupil who tries moves at random until one fits: the match at each decision, and at the end."""
    guided, rng = start(game, guide), Rng(seed)
    while not guided.over:
        check(guided)
        yield guided
        before = (guided.save(), guided.at, len(guided.events))
        for move in tries(guided, rng):
            answer = guided.play(move)
            if answer is None:
                break
            assert (guided.save(), guided.at, len(guided.events)) == before, "an answered move was played"
            said(answer.key, dict(answer.data))
        else:
            raise AssertionError(f"no legal move fits stop {guided.at + 1}")
    check(guided)
    yield guided


@cache
def walked(game: Game) -> Guided:
    """A guided match at its end."""
    *_, guided = walk(game, 1)
    return guided


def check(guided: Guided) -> None:
    """What is said now can be said, is in order, and waits for events that happened."""
    stops = guided.said()
    assert stops and [stop.number for stop in stops] == sorted({stop.number for stop in stops})
    for stop in stops:
        text = said(stop.sentence.key, dict(stop.sentence.data))
        assert len(text) <= LONGEST, text
        assert stop.after is None or guided.events[stop.after].visible(PUPIL)
    assert [stop.decides for stop in stops[:-1]] == [False] * (len(stops) - 1)
    assert stops[-1].decides != guided.over


def said(key: str, data: dict[str, object]) -> str:
    texts = [sentence(key, data, lang, NAMES) for lang in LANGUAGES]
    for text in texts:
        assert text and key not in text and not re.search(r"\{|None|\$", text), text
    return max(texts, key=len)


@EVERY_GUIDE
def test_any_pupil_comes_to_the_end(game: Game) -> None:
    assert game.guide is not None and len(game.guide.stops) in STOPS
    reached: set[int] = set()
    for seed in range(1 if game.simulated else 6):
        for guided in walk(game, seed):
            reached |= {stop.number for stop in guided.said()}
    sure = {number for number, stop in enumerate(game.guide.stops, 1) if not stop.after}
    assert sure <= reached


@EVERY_GUIDE
def test_one_comes_back_where_one_was(game: Game) -> None:
    assert game.guide is not None
    for guided in walk(game, 3):
        again = resume(game, game.guide, guided.save())
        assert (again.at, again.events, again.said()) == (guided.at, guided.events, guided.said())
        assert again.match.view(PUPIL) == guided.match.view(PUPIL)
        # Whoever leaves here plays this very match on.
        assert game.load(guided.save()).view(PUPIL) == guided.match.view(PUPIL)


@EVERY_GUIDE
def test_a_match_of_something_else_is_no_lesson(game: Game) -> None:
    assert game.guide is not None
    other = game.new(game.guide.players, seed=game.guide.seed + 1)
    for text in (other.save(), "{}", "nonsense", b"\xff"):
        with pytest.raises(BadSave):
            resume(game, game.guide, text)


@EVERY_GUIDE
def test_an_illegal_move_is_refused_as_everywhere(game: Game) -> None:
    guided = start(game)
    rival = next(seat for seat in range(guided.match.players) if seat != PUPIL)
    moves = set(guided.match.moves(PUPIL))
    later = walked(game).match.log
    wrong = next(move for seat, move in later if seat == rival or move not in moves)
    before = guided.save()
    if guided.match.why_not(PUPIL, wrong) is not None:
        with pytest.raises(IllegalMove):
            guided.play(wrong)
    assert guided.save() == before


@EVERY_GUIDE
def test_the_match_goes_on_after_the_guide(game: Game) -> None:
    match = game.load(walked(game).save())
    if not match.over and not game.simulated:
        rng = Rng(1)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, game.sample(match, seat, rng))
        assert match.result is not None


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_of_the_rules_begins_at_its_table_and_comes_to_an_end(game: Game, example: Guide) -> None:
    guided = start(game, example)
    assert bool(guided.match.began) == bool(example.position) and len(guided.match.moves(PUPIL)) > 1
    again = resume(game, example, guided.save())
    assert (again.said(), again.match.view(PUPIL)) == (guided.said(), guided.match.view(PUPIL))
    with pytest.raises(BadSave):
        resume(game, example, game.new(guided.match.players, seed=guided.match.seed + 1).save())
    for seed in range(1 if game.simulated else 4):
        *_, guided = walk(game, seed, example)
        assert guided.said()[-1].sentence.key == "guide-example-end"


def test_a_rival_elsewhere_is_not_the_one_to_replace() -> None:
    """What is said after it is about the pair at the gate."""
    game = monstrerie.game("mighty-monsters")
    (example,) = [section.example for section in game.overview if section.name == "replace"]
    guided = start(game, example)
    assert guided.play(Play(5, 2)) is not None and not guided.over
    assert guided.play(Play(3, 0)) is None and guided.over
