"""What a decision says and shows first, at many tables of all games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

import monstrerie
from monstrerie import Match, Rng
from monstrerie.core.decision import prompt
from monstrerie.core.move import Waiver
from monstrerie.core.text import LANGUAGES, sentence
from monstrerie.games import INCLUDED
from monstrerie.games.dungeon_lords.moves import Release
from monstrerie.games.rampage import Rampage

from .games.rampage.toy import ToyWorld
from .harness import tables

LONGEST: Final = 175
"""Characters of a prompt."""
HARMFUL: Final = {
    *("decline", "let-go", "refuse", "release", "stop", "no-trap", "no-armor", "no-shovel", "no-sale"),
    *("no-store", "stop-play", "stop-exchange"),
}
"""Kinds of moves that waste or lose something wherever there is another."""
WASTEFUL: Final = {
    "perform": {"spy"},
    "finish": {"flick", "drop", "breathe", "throw", "dine", "eat", "pick", "buy"},
}
"""Kinds that waste something where one of these may be played instead: a look at a Combat card, an action, a
meal.
"""
MET: Final = {
    "mighty-monsters": {"play"},
    "dungeon-lords": {"decline", "let-go", "no-trap", "stop", "release", "spy"},
    "dungeon-petz": {"refuse", "release", "stop-play", "no-sale", "no-shovel", "stop-exchange"},
    "rampage": {"finish"},
}
"""What the random matches come to, at least."""
PRISONERS: Final = "dl-prompt-release-prisoner"
"""Where one must be released, and the question is which."""


def decisions(name: str) -> Iterator[tuple[Match, int]]:
    """Tables with all players and options, and who is to decide there."""
    game = Rampage(lambda boxes: ToyWorld(boxes, wild=True)) if name == "rampage" else monstrerie.game(name)
    for seed, (players, options) in enumerate(tables(game)):
        match, dice = game.new(players, seed=seed, **options), Rng(seed)
        for _ in range(40 if game.simulated else 10_000):
            if match.over:
                break
            waiting = match.to_act
            seat = waiting[dice.below(len(waiting))]
            yield match, seat
            match.play(seat, game.sample(match, seat, dice))


@pytest.mark.parametrize("name", INCLUDED)
def test_a_prompt_is_short_and_what_is_listed_first_does_no_harm(name: str) -> None:
    said: set[str] = set()
    decided: set[str] = set()
    for match, seat in decisions(name):
        asked = prompt(match.state, seat)
        for lang in LANGUAGES:
            text = sentence(asked["key"], asked["data"], lang, [f"Anne {number}" for number in range(8)])
            if text not in said:
                said.add(text)
                assert len(re.findall(r"[.!?…](?=\s|$)", text)) <= 2 and len(text) <= LONGEST, text
        listed = match.listed(seat)
        legal = [match.game.encode(move) for move in listed]
        kinds = {move["kind"] for move in legal}
        if asked["key"] != PRISONERS and kinds - HARMFUL:
            assert legal[0]["kind"] not in HARMFUL, (asked, legal)
        assert not WASTEFUL.get(legal[0]["kind"], set()) & kinds, (asked, legal)
        decided |= kinds
        if legal[0]["kind"] == "pay-tax":
            assert legal[0]["gold"] == max(move["gold"] for move in legal), "unpaid tax costs points"
        assert sorted(map(str, listed)) == sorted(map(str, match.moves(seat)))
    assert len(said) >= 4
    assert MET[name] <= decided


@pytest.mark.parametrize("name", INCLUDED)
def test_whatever_wastes_something_is_listed_last(name: str) -> None:
    """Those kinds, too, that are too seldom for a random match."""
    wasteful = {kind for kind in monstrerie.game(name).kinds if kind.__struct_config__.tag in HARMFUL}
    assert {kind for kind in wasteful if not issubclass(kind, Waiver)} <= {Release}
