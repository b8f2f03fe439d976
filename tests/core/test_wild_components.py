"""Owners' component files with one wild number each: refused with a word, or playable."""

from __future__ import annotations

import random
from typing import Any

import pytest

import monstrerie
from monstrerie import BadComponents
from monstrerie.games import INCLUDED

WILD = (-1, 0, 1, 40, 300, 10**6)
TABLE_GAMES = [name for name in INCLUDED if not monstrerie.game(name).simulated]
STRETCH = 300
LOOK = 25


def changed(value: Any, wild: int, place: int) -> tuple[Any, int]:
    """The value with its number at a place (counted through lists and tables) made wild, and how many numbers
    it has.
    """
    if isinstance(value, bool) or not isinstance(value, int | list | dict):
        return value, 0
    if isinstance(value, int):
        return wild if place == 0 else value, 1
    found = 0
    made: Any = {} if isinstance(value, dict) else []
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        other, numbers = changed(part, wild, place - found)
        found += numbers
        if isinstance(made, dict):
            made[key] = other
        else:
            made.append(other)
    return made, found


def nested(path: str, value: Any) -> dict[str, Any]:
    """The value at its path, as an owner's file would have it."""
    for name in reversed(path.split(".")):
        value = {name: value}
    own: dict[str, Any] = value
    return own


def play(name: str, own: dict[str, Any], players: int, seed: int) -> None:
    """A stretch of a random match, with everything that looks at it."""
    game = monstrerie.game(name)
    match = game.new(players, seed=seed, components=own)
    dice = random.Random(seed)
    for number in range(STRETCH):
        if match.over:
            break
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.moves(seat)))
        if number % LOOK == 0:
            for other in range(players):
                match.view(other)
                game.observe(match.state, other)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLE_GAMES)
def test_a_wild_number_is_refused_or_playable(name: str) -> None:
    game = monstrerie.game(name)
    dice = random.Random(name)
    refused, played = {}, 0
    for path, fact in game.components().facts.items():
        for place in range(changed(fact.value, 0, 0)[1]):
            for wild in dice.sample(WILD, 3):
                own = nested(path, changed(fact.value, wild, place)[0])
                players = dice.choice(list(game.players))
                try:
                    play(name, own, players, dice.randrange(1000))
                except BadComponents as error:
                    refused[str(error)] = path
                except Exception as error:
                    raise AssertionError(f"{path}: number {place} made {wild}, {players} players") from error
                else:
                    played += 1
    assert played
    assert refused, f"no number is ever refused: {type(game).__name__}.box has no limits"
    for says, path in refused.items():
        assert path.split(".")[0] in says
