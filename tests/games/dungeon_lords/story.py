"""Whole random matches, watched: snapshots of the table before every decision and all that was told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from monstrerie import Event, Match, Rng
from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.state import Realm


class Story:
    """A match from beginning to end."""

    def __init__(self, match: Match, states: list[Realm], events: list[Event]) -> None:
        self.match = match
        self.states = states
        self.events = events

    def heard(self, *kinds: str) -> list[Event]:
        """Events of these kinds, in order."""
        return [event for event in self.events if event.kind in kinds]


@cache
def story(players: int = 4, rules: str = "full", seed: int = 1) -> Story:
    """A random match; kept, so look but don't touch."""
    match = GAME.new(players, seed=seed, rules=rules)
    states: list[Realm] = []
    events = list(match.opening_events)
    dice = Rng(seed)
    while not match.over:
        assert isinstance(match.state, Realm)
        states.append(match.state.copy())
        waiting = match.to_act
        seat = waiting[dice.below(len(waiting))]
        events += match.play(seat, GAME.sample(match, seat, dice))
    assert isinstance(match.state, Realm)
    states.append(match.state.copy())
    return Story(match, states, events)


def watch(check: Callable[[Realm], Any], matches: int = 6, **options: Any) -> None:
    """Look at the table before every decision of random matches of every size."""
    for players in GAME.players:
        for seed in range(matches):
            match = GAME.new(players, seed=seed, **options)
            state, dice = match.state, Rng(seed)
            assert isinstance(state, Realm)
            while not state.done:
                check(state)
                legal = state.legal()
                state.apply(legal[dice.below(len(legal))])
            check(state)
