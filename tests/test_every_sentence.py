"""All that a match tells people: events, prompts, moves, refusals and previews of random matches are said in
both languages, with names that begin with a vowel, and held to the same checks as the messages themselves.

Of Rampage the city is the toy one of its tests: what a shove does there is drawn, but told with the same
events. What is said twice with the same data is checked once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

import monstrerie
from monstrerie import Game, Match
from monstrerie.core.errors import MonstrerieError
from monstrerie.core.text import LANGUAGES, sentence

from . import harness
from .games.rampage.test_matches import TABLES
from .games.rampage.test_matches import game as toy_rampage
from .sentences import (
    IDS,
    LABELS,
    NAMES,
    Code,
    Count,
    Id,
    disagreements,
    is_words,
    marked,
    plain,
    text_faults,
)

MATCHES = 50
monstrerie.register("tests.tiny:GAME")


class Collector:
    """Every sentence of some matches, once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: dict[tuple[str, str], tuple[str, dict[str, Any]]] = {}
        self.plays = 0
        self.pause = 25 if game.simulated else 5
        """A view of a city of loose pieces is costly."""

    def note(self, key: str, data: Mapping[str, Any]) -> None:
        # A shove by 87.1° reads like one by 87.2°.
        alike = {name: value for name, value in data.items() if not isinstance(value, float)}
        self.said.setdefault((key, repr(alike)), (key, dict(data)))

    def notice(self, tree: object) -> None:
        """Sentences anywhere in a view or a preview: `{"key": …, "data": …}`."""
        if isinstance(tree, dict):
            if tree.keys() == {"key", "data"}:
                self.note(tree["key"], tree["data"])
            for part in tree.values():
                self.notice(part)
        elif isinstance(tree, list | tuple):
            for part in tree:
                self.notice(part)

    def check(self, match: Match) -> None:
        """What the seats are shown and could be told at this decision; not at every one of them."""
        self.plays += 1
        if self.plays % self.pause == 0:
            seat = match.to_act[0]
            view = match.view(seat)
            self.notice(view)
            if "phase" in view:
                self.note(view["phase"], {})
            for move in match.moves(seat):
                words = self.game.words(view, seat, move)
                fields = msgspec.structs.asdict(move)
                self.note(move.sentence, fields)
                if words:
                    self.note(f"{move.sentence}-named", {**fields, **words})
                if self.plays % (3 * self.pause) == 0:
                    self.notice(match.preview(seat, move))
        if self.plays % (3 * self.pause) == 0:
            for seat in (None, *range(match.players)):
                self.notice(match.view(seat)["prompt"])
        if self.plays % (8 * self.pause) == 0:
            moves = harness.all_moves(match)
            for seat in range(match.players):
                for move in moves[self.plays % 7 :: max(1, len(moves) // 40)]:
                    if refusal := match.why_not(seat, move):
                        self.note(refusal.key, refusal.data)


def everything_said(name: str) -> Collector:
    game = toy_rampage() if name == "rampage" else monstrerie.game(name)
    collector = Collector(game)
    tables = list(TABLES) if name == "rampage" else list(harness.tables(game))
    for seed in range(MATCHES):
        players, options = tables[seed % len(tables)]
        match = game.new(players, seed=seed, **options)
        events = match.opening_events + harness.play_randomly(match, seed, collector.check)
        for event in events:
            collector.note(event.kind, event.data)
    return collector


def faults_of(key: str, data: Mapping[str, Any], lang: str) -> Iterator[str]:
    """What is wrong with a sentence as a match says it."""
    found = marked(key, {name: _marked(key, name, value) for name, value in data.items()}, lang)
    assert plain(found) == sentence(key, data, lang, NAMES)
    yield from text_faults(found, lang, key)


def _marked(key: str, name: str, value: Any) -> Any:
    if isinstance(value, bool) or name in ("seat", "seats") or name.endswith("_seat"):
        return value
    if isinstance(value, int):
        return Id(value) if name in IDS else value if name in LABELS else Count(value)
    if isinstance(value, str):
        # "nowhere" is what the harness puts into a wrong move: a refusal may say it again.
        return value if is_words(key, name) or value in ("", "nowhere") else Code(value)
    if isinstance(value, list | tuple):
        return [_marked(key, name, item) for item in value]
    return value


@pytest.mark.parametrize("name", monstrerie.games())
def test_every_sentence_of_random_matches_is_well_said(name: str) -> None:
    collector = everything_said(name)
    wrong: dict[str, str] = {}
    counted: set[tuple[str, str]] = set()
    for key, data in collector.said.values():
        for lang in LANGUAGES:
            place = f"{lang} {key}"
            if place in wrong:
                continue
            for fault in faults_of(key, data, lang):
                wrong[place] = f"{fault} ({data})"
            codes = repr({name: value for name, value in data.items() if not isinstance(value, int)})
            if (place, codes) not in counted:
                counted.add((place, codes))
                for name_of, value in data.items():
                    if type(value) is int and isinstance(_marked(key, name_of, value), Count):
                        for fault in disagreements(key, data, name_of, lang):
                            wrong[place] = f"{fault} ({data})"
    assert wrong == {}, "what an argument holds is said at the top of tests/sentences.py"


def test_errors_refusals_and_moves_are_said_by_one_function() -> None:
    """`monstrerie.say` takes whatever a match hands out, in both languages; anything else is refused."""
    match = monstrerie.game("mighty-monsters").new(players=3, seed=7)
    move = match.moves(match.to_act[0])[0]
    waiting = next(seat for seat in range(3) if seat not in match.to_act)
    refusal = match.why_not(waiting, move)
    assert refusal is not None
    with pytest.raises(MonstrerieError) as caught:
        monstrerie.game("nothing")
    for lang in LANGUAGES:
        for thing in (move, refusal, caught.value, *match.opening_events):
            said = monstrerie.say(thing, lang, NAMES)
            assert said and text_faults(said, lang) == [], said
    with pytest.raises(TypeError, match="not int"):
        monstrerie.say(3)
