"""What a decision says and shows first, at many tables of all games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

import monstrerie
from monstrerie import Match, Rng
from monstrerie.core.decision import prompt
from monstrerie.core.text import LANGUAGES, sentence
from monstrerie.games import INCLUDED
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
    for match, seat in decisions(name):
        asked = prompt(match.state, seat)
        for lang in LANGUAGES:
            text = sentence(asked["key"], asked["data"], lang, [f"Anne {number}" for number in range(8)])
            if text not in said:
                said.add(text)
                assert len(re.findall(r"[.!?…](?=\s|$)", text)) <= 2 and len(text) <= LONGEST, text
        listed = match.listed(seat)
        legal = [match.game.encode(move) for move in listed]
        if asked["key"] != PRISONERS and {move["kind"] for move in legal} - HARMFUL:
            assert legal[0]["kind"] not in HARMFUL, (asked, legal)
        if legal[0]["kind"] == "pay-tax":
            assert legal[0]["gold"] == max(move["gold"] for move in legal), "unpaid tax costs points"
        assert sorted(map(str, listed)) == sorted(map(str, match.moves(seat)))
    assert len(said) >= 4
