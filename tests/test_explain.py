"""Whatever stands on a board explains itself, in both languages, by what its reader sees."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import monstrerie
from monstrerie import Game, Match, Rng
from monstrerie.core.explain import ExplainPart
from monstrerie.core.text import LANGUAGES, sentence
from tests.sentences import text_faults

from . import harness

GAMES: Final = [game for game in monstrerie.games().values() if game.explain is not None]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
WEB: Final = Path(__file__).parent.parent / "web" / "src"
LONGEST: Final = 200
"""Characters of a line."""


def part_of(game: Game) -> ExplainPart:
    assert game.explain is not None
    return game.explain


def sampled(game: Game) -> list[Match]:
    """Tables at all stages of a match."""
    if game.simulated:
        return [harness.after(game, 2, seed, moves) for seed, moves in ((1, 0), (2, 3))]
    found: list[Match] = []
    for seed, (players, options) in enumerate([*harness.tables(game)][::3]):
        match = game.new(players, seed=seed, **options)
        dice = Rng(seed)

        def check(now: Match, dice: Rng = dice) -> None:
            if dice.below(40) == 0:
                found.append(game.load(now.save()))

        harness.play_randomly(match, seed, check)
        found.append(match)
    return found


def names(thing: Any) -> set[str]:
    """All words and numbers in a view: whatever it is about is called by one of them, or by two."""
    if isinstance(thing, dict):
        return {str(key) for key in thing} | {name for value in thing.values() for name in names(value)}
    if isinstance(thing, list):
        return {name for value in thing for name in names(value)}
    return {str(thing)} if isinstance(thing, str | int) and not isinstance(thing, bool) else set()


@EVERY_GAME
def test_what_is_there_is_explained_in_both_languages(game: Game) -> None:
    part, explained, seen = part_of(game), set(), set()
    rules = {rule.id for chapter in game.rules().chapters for rule in chapter.rules}
    for match in sampled(game):
        for seat in (None, 0, match.players - 1):
            view = match.view(seat)
            words = {word for word in names(view) if re.fullmatch(r"[a-z-]{2,25}|\d{1,2}", word)}
            asked = [kind + end for kind in part.kinds for end in ("", *(f":{word}" for word in words))]
            asked += [f"phase:{phase}" for track in part.tracks for phase in track]
            for name, found in zip(asked, part.of(view, asked), strict=True):
                if found is None:
                    continue
                explained.add(name.partition(":")[0])
                assert found.rule in rules and 1 <= len(found.lines) <= 3, name
                content = (found.rule, *((one.key, str(one.data)) for one in (found.title, *found.lines)))
                if content in seen:
                    continue
                seen.add(content)
                for lang in LANGUAGES:
                    for one in (found.title, *found.lines):
                        said = sentence(one.key, one.data, lang)
                        assert said.strip() and text_faults(said, lang) == [], (name, said)
                        assert len(said) <= LONGEST, (name, said)
    assert explained >= {*part.kinds, "phase"} - {kind for kind in part.kinds if kind in PAIRED}


PAIRED: Final = {"space", "bar", "card", "chamber", "new-addon"}
"""Kinds whose names are put together of two words, and what is seldom there."""


@EVERY_GAME
def test_every_phase_has_its_place_in_a_track(game: Game) -> None:
    phases = [phase for track in part_of(game).tracks for phase in track]
    assert len(phases) == len(set(phases))
    assert {match.view(None)["phase"] for match in sampled(game)} <= set(phases)


@EVERY_GAME
def test_no_piece_and_no_view_are_told_apart(game: Game) -> None:
    part, view = part_of(game), game.new(game.players.start, seed=1).view(0)
    wild = ["", "nothing", "guard:99", "gold@9", "gold:x:y", "a b", "phase:x", "tile:-1", "tile:999999999999"]
    assert part.of(view, wild) == [None] * len(wild)
    for broken in ({}, {**view, "seats": "none"}, {**view, "players": None}):
        with pytest.raises(msgspec.ValidationError):
            part.of(broken, ["gold"])


@EVERY_GAME
def test_the_page_names_no_kind_that_the_engine_does_not_know(game: Game) -> None:
    """In `data-piece={`gold@${seat}`}` and `piece={…}` a kind is what stands before the colon."""
    found = set()
    for file in (WEB / "games" / game.name).glob("*.svelte"):
        for text in re.findall(
            r"\b(?:data-)?piece=(\{[^}]*\}?[^}]*\}|\"[^\"]*\")", file.read_text(encoding="utf-8")
        ):
            literal = re.sub(r"\?\? \"\w+\"", "", text)
            found |= set(re.findall(r"[`\"]([a-z][a-z-]*)(?=[:@`\"$])", literal))
    assert found - set(part_of(game).kinds) - {"phase"} == set()
    assert found, "a board without any piece"
